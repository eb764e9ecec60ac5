import { expect, test, vi } from 'vitest'
import { aNetwork, goOffline, goOnline } from '../../../testing/network.ts'
import { openAt } from '../../../testing/open-at.tsx'
import { PRIYA } from '../../../testing/people.ts'
import { orderTimes, quote } from '../../../testing/quote.ts'
import { aServer } from '../../../testing/server.ts'
import { DAL_LINE, ORDER, TRURO } from '../../../testing/shop.ts'
import { Checkout } from './checkout.tsx'

const server = aServer()
aNetwork()

test('without a network it is said once, at the button, that nothing can be ordered (offline 5)', async () => {
  server.signedIn(PRIYA)
  server.on('/validatePricing', quote({}, { phone: '(902) 555-0160' }))
  server.on('/getOrderTimes', orderTimes())
  server.on('/createCustomerOrderCash', { success: true, orderId: ORDER.id, order: ORDER })
  const onPlaced = vi.fn()
  const screen = await openAt(
    '/checkout',
    <Checkout
      user={PRIYA}
      known={{ name: 'Priya Nair', email: 'priya@example.ca', phone: '+19025550123' }}
      location={TRURO}
      lines={[DAL_LINE]}
      cartId="cart-0001"
      emptied={false}
      wishedType="pickup"
      isAgain={false}
      onCartChange={() => undefined}
      onPlaced={onPlaced}
      onOrderAgain={() => undefined}
      payment={{ send: vi.fn(), isSending: false, error: undefined, forgetError: () => undefined }}
    />,
  )
  const place = screen.getByRole('button', { name: /Place Order/ })
  const said = screen.getByRole('alert').filter({ hasText: 'Cannot create orders while offline' })
  await expect.element(screen.getByText('at 12 Inglis Place')).toBeVisible()
  await expect.element(said).not.toBeInTheDocument()

  goOffline()
  await expect
    .element(said)
    .toMatchTextContent(/^Cannot create orders while offlineYour order is kept here\. Or call \(902\) 555-0160\.$/)
  await expect.poll(() => screen.getByText(/offline|online once|network/i).elements()).toHaveLength(1)
  await expect.element(place).toHaveAccessibleDescription('Your order is kept here. Or call (902) 555-0160.')
  await expect
    .element(screen.getByRole('radio', { name: 'As soon as possibleYou’ll see the time once you’re back online.' }))
    .toBeChecked()
  await place.click({ force: true })
  expect(server.sent('/createCustomerOrderCash')).toEqual([])

  goOnline()
  await expect.element(said).not.toBeInTheDocument()
  await place.click()
  await expect.poll(() => onPlaced.mock.calls).toEqual([[ORDER]])
})
