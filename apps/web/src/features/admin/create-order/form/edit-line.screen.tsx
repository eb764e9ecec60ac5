import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { theOrderDesk, withTwoDals } from '../../../../testing/order-desk.tsx'
import { aServer } from '../../../../testing/server.ts'

const server = aServer()
const { desk } = theOrderDesk(server)

test('heat and note of a dish in the cart are changed in its own dialog, and the line keeps its place and the focus', async () => {
  const screen = await desk()
  await withTwoDals(screen)
  const edit = screen.getByRole('button', { name: 'Edit Dal Makhani' })
  await edit.click()
  const dialog = screen.getByRole('dialog', { name: 'Dal Makhani' })
  await expect.element(dialog).toMatchTextContent('2 × Dal Makhani, Medium')
  await dialog.getByRole('radio', { name: /Hot/ }).click({ force: true })
  await dialog.getByRole('textbox', { name: /^Note for this dish/ }).fill('no cream')
  await dialog.getByRole('button', { name: 'Save changes • $25.00' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Cart (2)' })).toBeVisible()
  const line = screen.getByRole('listitem').filter({ hasText: 'no cream' })
  await expect.element(line).toMatchTextContent('Hot')
  await expect.element(edit).toHaveFocus()
  // Closed without a change it stays as it is.
  await edit.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(line).toMatchTextContent('Hot')
})
