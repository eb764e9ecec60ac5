import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useOnePress } from '../../../../kit/one-press.ts'
import { ASHA, placedByStaff, theOrderDesk, withTwoDals } from '../../../../testing/order-desk.tsx'
import { aServer } from '../../../../testing/server.ts'

// The cash question by keyboard, in the back office, where one press is one step.

const server = aServer()
const { desk } = theOrderDesk(server)

function OnePress() {
  useOnePress()
  return null
}

async function atTheSend() {
  server.on('/createAdminOrderCash', placedByStaff())
  await render(<OnePress />)
  const screen = await desk()
  await withTwoDals(screen)
  await screen.getByRole('textbox', { name: 'Name' }).fill('Walk-in')
  const create = screen.getByRole('button', { name: 'Create Order' })
  await expect.element(create).toBeEnabled()
  const button = create.element()
  if (button instanceof HTMLElement) button.focus()
  return screen
}

test('the second half of a double Enter takes no cash; Enter a moment later does, and the next order begins at the phone number', async () => {
  const screen = await atTheSend()
  await userEvent.keyboard('{Enter}')
  const received = screen.getByRole('button', { name: /received$/ })
  await expect.element(received).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(received).toHaveAttribute('aria-disabled', 'true')
  await expect.element(received).not.toHaveAttribute('aria-disabled')
  expect(server.sent('/createAdminOrderCash')).toHaveLength(0)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.toasts).toMatchTextContent('Order TRU-001 was created')
  await expect.element(screen.getByRole('textbox', { name: 'Phone' })).toHaveFocus()
})

test('the second half of a double Enter does not answer for the allergies either', async () => {
  server.on('/findCustomerByPhone', { success: true, customer: { ...ASHA, allergies: 'Peanuts: severe', note: '' } })
  const screen = await atTheSend()
  await screen.getByRole('textbox', { name: 'Phone' }).fill('902 555 0166')
  await expect.element(screen.getByRole('note', { name: 'Notes' })).toMatchTextContent('Peanuts: severe')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const tell = screen.getByRole('button', { name: 'Tell the kitchen' }).last()
  await expect.element(tell).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(tell).not.toHaveAttribute('aria-disabled')
  await expect.element(screen.getByRole('dialog', { name: /allergies/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: /received$/ })).toBeVisible()
})

test('the question shows its amount when it opens, where the window is low', async () => {
  await page.viewport(1280, 420)
  const screen = await atTheSend()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: /received$/ })).toHaveFocus()
  const dialog = screen.getByRole('dialog', { name: /^Confirm cash payment/ }).element()
  expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
  await expect.poll(() => dialog.scrollTop).toBe(0)
})
