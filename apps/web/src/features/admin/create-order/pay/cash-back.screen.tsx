import { expect, test } from 'vitest'
import { placedByStaff, theOrderDesk, withTwoDals } from '../../../../testing/order-desk.tsx'
import { aServer } from '../../../../testing/server.ts'

// The browser's Back while the cash is counted.

const server = aServer()
const { desk } = theOrderDesk(server)

async function atTheCash() {
  const screen = await desk()
  await withTwoDals(screen)
  await screen.getByRole('textbox', { name: 'Name' }).fill('Walk-in')
  const before = history.length
  await screen.getByRole('button', { name: 'Create Order' }).click()
  const dialog = screen.getByRole('dialog', { name: /^Confirm cash payment/ })
  await expect.element(dialog).toBeVisible()
  return { screen, dialog, before }
}

test('Back closes the question, and the order stays as it was entered (ordering 48)', async () => {
  const { screen, dialog } = await atTheCash()
  const at = location.href
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => location.href).toBe(at)
  await expect.element(screen.getByRole('heading', { name: 'Cart (2)' })).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Walk-in')
  await screen.getByRole('button', { name: 'Create Order' }).click()
  await expect.element(dialog).toBeVisible()
  expect(server.sent('/createAdminOrderCash')).toHaveLength(0)
})

test('Back leads from a part in cash to the whole of it, and then out', async () => {
  const { screen, dialog } = await atTheCash()
  await screen.getByRole('button', { name: 'Part in cash, rest by link' }).click()
  const part = screen.getByRole('dialog', { name: 'Part in cash, rest by link' })
  await expect.element(part).toBeVisible()
  history.back()
  await expect.element(dialog).toBeVisible()
  await expect.element(part).not.toBeInTheDocument()
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('every other way out leaves no step behind', async () => {
  server.on('/createAdminOrderCash', placedByStaff())
  const { screen, dialog } = await atTheCash()
  const own = () => JSON.stringify(history.state).includes('over')
  expect(own()).toBe(true)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(own).toBe(false)
  await screen.getByRole('button', { name: 'Create Order' }).click()
  await expect.poll(own).toBe(true)
  await screen.getByRole('button', { name: /received$/ }).click()
  await expect.element(screen.toasts).toMatchTextContent('Order TRU-001 was created')
  await expect.poll(own).toBe(false)
})

test('Back while the order is on its way takes nothing of it back, and sends it once', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof placedByStaff>>()
  server.on('/createAdminOrderCash', answer.promise)
  const { screen, dialog } = await atTheCash()
  await dialog.getByRole('button', { name: /received$/ }).click()
  await expect.poll(() => server.sent('/createAdminOrderCash')).toHaveLength(1)
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Create Order' })).toBeDisabled()
  answer.resolve(placedByStaff())
  await expect.element(screen.toasts).toMatchTextContent('Order TRU-001 was created')
  await expect.element(screen.getByText('The cart is empty.')).toBeVisible()
  await expect.poll(() => server.sent('/createAdminOrderCash')).toHaveLength(1)
})
