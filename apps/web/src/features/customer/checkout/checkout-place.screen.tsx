import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { expect, test, vi } from 'vitest'
import { openAt } from '../../../testing/open-at.tsx'
import { PRIYA } from '../../../testing/people.ts'
import { orderTimes, quote } from '../../../testing/quote.ts'
import { aServer } from '../../../testing/server.ts'
import { DAL_LINE, ORDER, TRURO } from '../../../testing/shop.ts'
import { Checkout } from './checkout.tsx'

const server = aServer()

async function opened(wishedType: OrderType) {
  server.signedIn(PRIYA)
  server.on('/validatePricing', quote({}, { orderTypes: ['pickup', 'delivery', 'dine-in'] }))
  server.on('/getOrderTimes', orderTimes())
  server.on('/createCustomerOrderCash', { success: true, orderId: ORDER.id, order: ORDER })
  const screen = await openAt(
    '/checkout',
    <Checkout
      user={PRIYA}
      known={{ name: 'Priya Nair', email: 'priya@example.ca', phone: '+19025550123' }}
      location={TRURO}
      lines={[DAL_LINE]}
      cartId="cart-0001"
      emptied={false}
      wishedType={wishedType}
      isAgain={false}
      onCartChange={() => undefined}
      onPlaced={() => undefined}
      onOrderAgain={() => undefined}
      payment={{ send: vi.fn(), isSending: false, error: undefined, forgetError: () => undefined }}
    />,
  )
  const place = screen.getByRole('button', { name: /Place Order/ })
  await expect.element(place).toBeEnabled()
  return { screen, place }
}
const sent = () => server.sent('/createCustomerOrderCash').map(({ input }) => input)

test('an address that is too long stays as it was typed, and nothing goes until it is shorter (ordering 60)', async () => {
  const { screen, place } = await opened('delivery')
  const address = screen.getByLabelText('Delivery address')
  const long = `${'The yellow house behind the old mill, '.repeat(8)}apartment 4, Truro`
  await address.fill(long)
  await expect.element(address).toHaveValue(long)
  await expect.element(screen.getByText(`${long.length} of 300`)).toBeVisible()
  await place.click()
  await expect.element(screen.getByText('Delivery address too long. Maximum 300 characters allowed')).toBeVisible()
  await expect.element(address).toHaveFocus()
  expect(sent()).toEqual([])
  await address.fill('12 Main St\nApt 4\nTruro')
  await place.click()
  await expect.poll(() => sent()).toMatchObject([{ deliveryInfo: { address: '12 Main St, Apt 4, Truro' } }])
})

test('who orders to a table for now says which; for later it may wait (ordering 63)', async () => {
  const { screen, place } = await opened('dine-in')
  await screen.getByLabelText('Table number').fill('   ')
  await place.click()
  await expect.element(screen.getByText('Please enter your table number')).toBeVisible()
  await expect.element(screen.getByLabelText('Table number')).toHaveFocus()
  expect(sent()).toEqual([])
  await screen.getByRole('radio', { name: /^Choose a time/ }).click()
  await expect.element(screen.getByLabelText('Table number (optional)')).toBeVisible()
  await expect.element(screen.getByText('Please enter your table number')).not.toBeInTheDocument()
  await screen.getByRole('radio', { name: /^As soon as possible/ }).click()
  await screen.getByLabelText('Table number').fill('7')
  await place.click()
  await expect.poll(() => sent()).toMatchObject([{ tableInfo: { tableNumber: '7', partySize: 1 } }])
})
