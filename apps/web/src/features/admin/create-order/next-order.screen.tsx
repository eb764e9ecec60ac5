import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { placedByStaff, theOrderDesk, withTwoDals } from '../../../testing/order-desk.tsx'
import { orderDetails } from '../../../testing/samples-admin.ts'
import { LINK, SHOWN_LINK } from '../../../testing/samples-links.ts'
import { aServer } from '../../../testing/server.ts'

// The next customer is there before the answer to the order of the one before.

const server = aServer()
const { desk } = theOrderDesk(server)

async function slowlySent() {
  const late = Promise.withResolvers<ReturnType<typeof placedByStaff>>()
  server.on('/createAdminOrderCash', late.promise)
  const screen = await desk()
  await withTwoDals(screen)
  await screen.getByRole('textbox', { name: 'Name' }).fill('Slow Sam')
  await screen.getByRole('button', { name: 'Create Order' }).click()
  return { screen, arrive: () => late.resolve(placedByStaff()) }
}
type Screen = Awaited<ReturnType<typeof desk>>

async function enterNext(screen: Screen) {
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.getByRole('textbox', { name: 'Name' }).fill('Next Nora')
  await screen.getByRole('textbox', { name: 'Special Instructions' }).fill('no onion')
  await screen.getByRole('button', { name: 'One Dal Makhani more' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Cart (3)' })).toBeVisible()
}

async function hasNext(screen: Screen) {
  await expect.element(screen.getByRole('heading', { name: 'Cart (1)' })).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Next Nora')
  await expect.element(screen.getByRole('textbox', { name: 'Special Instructions' })).toHaveValue('no onion')
}

test('what was entered while an order was on its way is the next one', async () => {
  const { screen, arrive } = await slowlySent()
  await screen.getByRole('button', { name: /received$/ }).click()
  await enterNext(screen)
  arrive()
  await expect.element(screen.toasts).toMatchTextContent('Order TRU-001 was created')
  await hasNext(screen)
  server.on('/createAdminOrderCash', placedByStaff())
  await screen.getByRole('button', { name: 'Create Order' }).click()
  await screen.getByRole('button', { name: /received$/ }).click()
  await expect.element(screen.getByText('The cart is empty.')).toBeVisible()
  const [first, second] = server.sent('/createAdminOrderCash')
  expect(second?.input.cartId).not.toBe(first?.input.cartId)
  expect(second?.input.customerInfo.name).toBe('Next Nora')
})

test('it waits while the rest of the order before is paid by a link', async () => {
  const { sessionId, paymentLink, expiresAt } = LINK
  const rest = { sessionId, paymentUrl: '', paymentLink, qrCodeData: '', amount: 8.5, left: 8.5, expiresAt, sms: null }
  server.on('/createOrderPaymentLink', { success: true, ...rest })
  server.on('/getPaymentLink', { ...SHOWN_LINK, pricing: null, order: { id: 'o1', shortNumber: 'TRU-001' } })
  server.on('/getOrderDetails', { success: true, order: orderDetails() })
  const { screen, arrive } = await slowlySent()
  await screen.getByRole('button', { name: 'Part in cash, rest by link' }).click()
  await screen.getByRole('textbox', { name: 'Part in cash' }).fill('20')
  await screen.getByRole('button', { name: /received$/ }).click()
  // Back to the whole of it, and out from there.
  await userEvent.keyboard('{Escape}')
  await enterNext(screen)
  arrive()
  await expect.element(screen.getByRole('heading', { name: 'Payment link' })).toBeVisible()
  await screen.getByRole('button', { name: 'Begin another order' }).click()
  await hasNext(screen)
})
