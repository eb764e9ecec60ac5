import { expect, test } from 'vitest'
import { theOrderDesk, withTwoDals } from '../../../../testing/order-desk.tsx'
import { aServer } from '../../../../testing/server.ts'

const server = aServer()
const { desk } = theOrderDesk(server)

test('a tip that is no amount holds the order back until it is one', async () => {
  const screen = await desk()
  await withTwoDals(screen)
  await screen.getByRole('textbox', { name: 'Name' }).fill('Walk-in')
  await screen.getByText('Custom', { exact: true }).click()
  const tip = screen.getByRole('textbox', { name: 'Tip in dollars' })
  await tip.fill('1,250')
  await screen.getByRole('button', { name: 'Create Order' }).click()
  await expect.element(tip).toHaveFocus()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await tip.fill('1,25')
  await screen.getByRole('button', { name: 'Create Order' }).click()
  await expect.element(screen.getByRole('dialog')).toMatchTextContent('Tip$1.25')
})
