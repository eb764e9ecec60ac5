import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { useLocation, useNavigate } from '../router/router.tsx'
import { openAt } from '../testing/open-at.tsx'
import { PRIYA } from '../testing/people.ts'
import { aServer } from '../testing/server.ts'
import { ORDER } from '../testing/shop.ts'
import { OrderSuccessPage } from './order-success-page.tsx'

// The page to which a payment leads back, where that became no order.

const server = aServer()
const BACK = {
  reason: 'An item of your order is no longer available.',
  amount: 14.76,
  isDone: false,
  isOrdered: false,
  order: null,
  kitchen: { name: 'Truro Heights', phone: '(902) 555-0139' },
}
const NOT_YET = { success: false, code: 'order_not_yet', isOver: true, sentBack: null } as const

async function backFromPaying() {
  server.signedIn(PRIYA)
  server.on('/getMyOrders', { success: true, orders: [ORDER], total: 1, hasMore: false })
  return openAt('/order-success?session_id=018f0000-0000-7000-8000-000000000000', <OrderSuccessPage />)
}
const HEADLINES = { pending: 'Order Confirmed!', preparing: 'Being Prepared', cancelled: 'Order Cancelled' }

/** Comes with what the step before carried along. */
function Arriving({ state }: { state: object }) {
  const navigate = useNavigate()
  const { state: carried } = useLocation()
  useEffect(() => navigate('/order-success', { replace: true, state }), [navigate, state])
  return carried ? <OrderSuccessPage /> : null
}
const waysOn = (screen: Awaited<ReturnType<typeof backFromPaying>>) =>
  screen
    .getByRole('link')
    .elements()
    .map((link) => link.textContent)

test('money that goes back is the headline, with its amount, the reason, the way back to the cart and the kitchen to call', async () => {
  const going = { ...NOT_YET, state: 'paid', sentBack: BACK }
  const gone = { ...NOT_YET, state: 'refunded', sentBack: { ...BACK, isDone: true } }
  server.on('/getOrderBySessionId', going, gone)
  const screen = await backFromPaying()
  await expect.element(screen.getByRole('heading', { name: 'Your payment is being refunded' })).toBeVisible()
  const alert = screen.getByRole('alert')
  await expect.element(alert).toMatchTextContent('An item of your order is no longer available.')
  await expect.element(alert).toMatchTextContent('No order was made. $14.76 is going back to the card you paid with.')
  expect(waysOn(screen)).toEqual(['Back to checkout', 'Back to Menu', '(902) 555-0139'])
  // The page asks on until the provider has said so.
  await expect.element(screen.getByRole('heading', { name: 'Your payment was refunded' })).toBeVisible()
})

test('the way on from money beside an order is that order, whichever else is under way', async () => {
  const order = { id: '018f0000-0000-7000-8000-000000000075', shortNumber: 'TRU-075' }
  const sentBack = { ...BACK, isDone: true, isOrdered: true, order }
  server.on('/getOrderBySessionId', { ...NOT_YET, state: 'refunded', sentBack })
  const screen = await backFromPaying()
  const track = screen.getByRole('link', { name: 'Track TRU-075' })
  await expect.element(track).toHaveAttribute('href', `/order-success?order_id=${order.id}`)
  expect(waysOn(screen)).toEqual(['Track TRU-075', 'My Orders', 'Back to Menu', '(902) 555-0139'])
  await expect.element(screen.getByText('No order was made')).not.toBeInTheDocument()
})

test('an order that may not be seen is looked for among one’s own', async () => {
  const sentBack = { ...BACK, isDone: true, isOrdered: true }
  server.on('/getOrderBySessionId', { ...NOT_YET, state: 'refunded', sentBack })
  const screen = await backFromPaying()
  await expect.element(screen.getByRole('heading', { name: 'Your payment was refunded' })).toBeVisible()
  expect(waysOn(screen)).toEqual(['My Orders', 'Back to Menu', '(902) 555-0139'])
})

test.each([
  ['expired', 'No order was made', 'Back to checkout'],
  ['paid', 'Your payment is being checked', 'My Orders'],
])('a payment that is %s and became no order is not called a link without an order', async (state, title, way) => {
  server.on('/getOrderBySessionId', { ...NOT_YET, state })
  const screen = await backFromPaying()
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
  expect(waysOn(screen)[0]).toBe(way)
})

test('an unknown payment is an order that is not found', async () => {
  server.on('/getOrderBySessionId', { success: false, code: 'order_not_found' })
  const screen = await backFromPaying()
  await expect.element(screen.getByRole('heading', { name: 'Order Not Found' })).toBeVisible()
})

test.each([
  ['pending', 1],
  ['preparing', 0],
  ['cancelled', 0],
] as const)(
  'that the payment went through is news of an order received, not of one that is %s',
  async (status, seen) => {
    server.signedIn(PRIYA)
    server.on('/getCustomerOrderDetails', { success: true, order: { ...ORDER, status } })
    const message = 'Payment successful! Your order is being processed.'
    const screen = await openAt('/order-success', <Arriving state={{ orderId: ORDER.id, order: ORDER, message }} />)
    await expect.poll(() => screen.getByRole('heading', { level: 1 }).query()?.textContent).toBe(HEADLINES[status])
    expect(screen.getByText(message).elements()).toHaveLength(seen)
  },
)
