import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { PlaceAgain } from '../../../kit/cart/place-again.ts'
import { openAt } from '../../../testing/open-at.tsx'
import { PRIYA } from '../../../testing/people.ts'
import { orderTimes, quote } from '../../../testing/quote.ts'
import { aServer } from '../../../testing/server.ts'
import { DAL_LINE, ORDER, TRURO } from '../../../testing/shop.ts'
import { Checkout } from './checkout.tsx'

const server = aServer()
const PLACE = { address: '12 Main St, Truro', instructions: 'Door code 4711' }
const DELIVERED = { ...ORDER, orderType: 'delivery', status: 'completed', deliveryInfo: PLACE } as const
let delivered: readonly (typeof ORDER)[] = []
beforeEach(() => {
  delivered = []
})

async function opened(wishedType: OrderType, placeAgain?: PlaceAgain) {
  server.signedIn(PRIYA)
  server.on('/validatePricing', quote({}, { orderTypes: ['pickup', 'delivery', 'dine-in'] }))
  server.on('/getOrderTimes', orderTimes())
  server.on('/getMyOrders', { success: true, orders: [...delivered], total: delivered.length, hasMore: false })
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
      placeAgain={placeAgain}
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

test('who has ordered to a door before fills in where it is at one press, and can change it (ordering 65)', async () => {
  const wrong = { ...PLACE, address: '1 Wrong St, Truro' }
  const later = '2026-11-21T18:00:00.000Z'
  delivered = [{ ...DELIVERED, id: 'wrong', status: 'cancelled', deliveryInfo: wrong, orderTime: later }, DELIVERED]
  const { screen, place } = await opened('pickup')
  expect(server.sent('/getMyOrders')).toEqual([])
  await screen.getByText('Delivery', { exact: true }).click()
  const address = screen.getByLabelText('Delivery address')
  await address.click()
  await screen.getByRole('button', { name: 'As last time: 12 Main St, Truro' }).click()
  await expect.element(address).toHaveValue(PLACE.address)
  await expect.element(screen.getByLabelText('Delivery instructions (optional)')).toHaveValue(PLACE.instructions)
  await expect.element(screen.getByRole('button', { name: /^As last time/ })).not.toBeInTheDocument()
  expect(server.sent('/getMyOrders').map(({ input }) => input)).toEqual([
    { orderType: 'delivery', limit: '5', offset: '0' },
  ])
  await address.fill('14 Main St, Truro')
  await place.click()
  await expect
    .poll(() => sent())
    .toMatchObject([{ deliveryInfo: { address: '14 Main St, Truro', instructions: PLACE.instructions } }])
})

test('instructions that are typed already stay, and by keys the focus stays with the fields (ordering 65)', async () => {
  delivered = [DELIVERED]
  const { screen } = await opened('delivery')
  const instructions = screen.getByLabelText('Delivery instructions (optional)')
  await instructions.fill('Ring twice')
  const offer = screen.getByRole('button', { name: /^As last time/ })
  const [button] = offer.elements()
  if (button instanceof HTMLElement) button.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByLabelText('Delivery address')).toHaveValue(PLACE.address)
  await expect.element(instructions).toHaveValue('Ring twice')
  await expect.poll(() => document.activeElement?.contains(instructions.element())).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

test('who never ordered to a door is offered nothing (ordering 65)', async () => {
  const { screen } = await opened('delivery')
  await expect.poll(() => server.sent('/getMyOrders')).toHaveLength(1)
  await expect.element(screen.getByRole('button', { name: /^As last time/ })).not.toBeInTheDocument()
})

const AGAIN: PlaceAgain = {
  orderId: DELIVERED.id,
  place: { address: PLACE.address, deliveryInstructions: PLACE.instructions },
}

test('a delivery that is wanted again goes where it went, and nothing is asked for it (ordering 64)', async () => {
  const { screen, place } = await opened('delivery', AGAIN)
  await expect.element(screen.getByLabelText('Delivery address')).toHaveValue(PLACE.address)
  await place.click()
  await expect.poll(() => sent()).toMatchObject([{ deliveryInfo: PLACE }])
  expect(server.sent('/getMyOrders')).toEqual([])
})

test('its place counts above what was typed before, and not above what is typed afterwards (ordering 64)', async () => {
  const before = await opened('pickup')
  await before.screen.getByLabelText(/^Allergies/).fill('No peanuts')
  await before.screen.unmount()
  const again = await opened('delivery', AGAIN)
  const address = again.screen.getByLabelText('Delivery address')
  await expect.element(address).toHaveValue(PLACE.address)
  await expect.element(again.screen.getByLabelText(/^Allergies/)).toHaveValue('No peanuts')
  await address.fill('14 Main St, Truro')
  await again.screen.unmount()
  const reloaded = await opened('delivery', AGAIN)
  await expect.element(reloaded.screen.getByLabelText('Delivery address')).toHaveValue('14 Main St, Truro')
})

test('a table that is wanted again is for as many as before, and which one is asked (ordering 64)', async () => {
  const { screen } = await opened('dine-in', { orderId: ORDER.id, place: { partySize: '4' } })
  await expect.element(screen.getByLabelText('Party size')).toHaveValue(4)
  await expect.element(screen.getByLabelText('Table number')).toHaveValue('')
})
