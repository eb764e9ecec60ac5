import { expect, test, vi } from 'vitest'
import { openAt } from '../../../testing/open-at.tsx'
import { PRIYA } from '../../../testing/people.ts'
import { orderTimes, quote } from '../../../testing/quote.ts'
import { aServer } from '../../../testing/server.ts'
import { DAL_LINE, ORDER, TRURO } from '../../../testing/shop.ts'
import { Checkout } from './checkout.tsx'

const server = aServer()
const PLACED = { success: true, orderId: ORDER.id, order: ORDER } as const
const onPlaced = vi.fn()

async function opened() {
  onPlaced.mockClear()
  server.signedIn(PRIYA)
  server.on('/getOrderTimes', orderTimes())
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
  return { screen, place: screen.getByRole('button', { name: /Place Order/ }) }
}
const sent = () => server.sent('/createCustomerOrderCash').map(({ input }) => input)

test('the same dishes a moment later are asked about first', async () => {
  const first = { id: ORDER.id, shortNumber: 'TRU-001' }
  server.on('/validatePricing', quote())
  server.on(
    '/createCustomerOrderCash',
    { success: false, code: 'ordered_the_same', time: '2 p.m.', order: first },
    PLACED,
  )
  const { screen, place } = await opened()
  await place.click()
  await expect.element(screen.getByRole('link', { name: 'See order TRU-001' })).toBeVisible()
  await expect.element(place).not.toBeInTheDocument()
  await screen.getByRole('button', { name: /^Order again · \$28\.50/ }).click()
  await expect.poll(() => onPlaced.mock.calls).toEqual([[ORDER]])
  await expect.poll(() => sent().map(({ orderAgain }) => orderAgain)).toEqual([false, true])
})

test('a second press where the question has just come up is no answer to it (ordering 70)', async () => {
  const first = { id: ORDER.id, shortNumber: 'TRU-001' }
  server.on('/validatePricing', quote())
  server.on('/createCustomerOrderCash', { success: false, code: 'ordered_the_same', time: '2 p.m.', order: first })
  const { screen, place } = await opened()
  const button = place.element()
  // As soon as it says something else.
  const pressed = new Promise<void>((done) => {
    const words = new MutationObserver(() => {
      if (!button.textContent?.startsWith('Order again')) return
      words.disconnect()
      if (button instanceof HTMLElement) button.click()
      done()
    })
    words.observe(button, { childList: true, characterData: true, subtree: true })
  })
  await place.click()
  await pressed
  await expect.element(screen.getByRole('button', { name: /^Order again/ })).not.toHaveAttribute('aria-disabled')
  expect(sent()).toHaveLength(1)
})

test('Back folds the summary and stays at the checkout (ordering 53)', async () => {
  server.on('/validatePricing', quote())
  const { screen } = await opened()
  const line = screen.getByRole('button', { name: /the order summary$/ })
  await line.click()
  await expect.element(line).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(() => history.state?.over).toBeDefined()
  history.back()
  await expect.element(line).toHaveAttribute('aria-expanded', 'false')
  await expect.poll(() => history.state?.over).toBeUndefined()
})
