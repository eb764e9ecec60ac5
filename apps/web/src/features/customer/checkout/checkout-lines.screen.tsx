import { type ComponentProps, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dishToChoose } from '../../../kit/cart/to-choose.ts'
import { openAt } from '../../../testing/open-at.tsx'
import { PRIYA } from '../../../testing/people.ts'
import { orderTimes, QUOTED, quote } from '../../../testing/quote.ts'
import { aServer, LOST } from '../../../testing/server.ts'
import { DAL, DAL_LINE, TRURO } from '../../../testing/shop.ts'
import { Checkout } from './checkout.tsx'

// How the lines of the cart and their sums read at the checkout, and what the kitchen has changed in them.

const server = aServer()
type Props = ComponentProps<typeof Checkout>
const payOnline = vi.fn<Props['payment']['send']>()
const KNOWN = { name: 'Priya Nair', email: 'priya@example.ca', phone: '+19025550123' }

function Screen({ begun }: { begun: Props['lines'] }) {
  const [lines, setLines] = useState(begun)
  return (
    <Checkout
      user={PRIYA}
      known={KNOWN}
      location={TRURO}
      lines={lines}
      cartId="cart-0001"
      emptied={false}
      wishedType="pickup"
      isAgain={false}
      onCartChange={setLines}
      onPlaced={() => undefined}
      onOrderAgain={() => undefined}
      payment={{ send: payOnline, isSending: false, error: undefined, forgetError: () => undefined }}
    />
  )
}

async function opened(...lines: Props['lines']) {
  payOnline.mockClear()
  server.signedIn(PRIYA)
  server.on('/getOrderTimes', orderTimes())
  const screen = await openAt('/checkout', <Screen begun={lines} />)
  await expect.element(screen.getByRole('button', { name: 'Edit your details' })).toBeVisible()
  await screen.getByRole('button', { name: /Show the order summary$/ }).click()
  const summary = screen.getByRole('region', { name: 'Order summary' })
  return { screen, summary, place: screen.getByRole('button', { name: /Place Order/ }) }
}

const fold = ({ getByRole }: Awaited<ReturnType<typeof opened>>['screen']) =>
  getByRole('button', { name: /Hide the order summary$/ }).click()

const NAAN = { groupId: 'bread', optionId: 'naan', quantity: 2 }
const WITH_NAAN = {
  ...DAL_LINE,
  cartKey: 'dal-makhani-hot~naan',
  price: 1250,
  options: [NAAN],
  words: [{ ...NAAN, name: 'Garlic Naan', price: 150, choices: [] }],
  note: 'No onions',
}
const WITH_NAAN_QUOTED = { ...QUOTED, cartKey: WITH_NAAN.cartKey }

test('before the server has answered, the choices and the note are there, and the tax is estimated', async () => {
  server.on('/validatePricing', LOST)
  const { summary } = await opened(WITH_NAAN)
  await expect
    .element(summary.getByRole('listitem'))
    .toMatchTextContent(/^2 × Dal Makhani.*\$25\.00Garlic Naan ×2 \(\$1\.50\) · Hot · \$12\.50 each“No onions”$/)
  await expect.element(summary.getByText('Tax (HST 14%)')).toBeVisible()
  await expect.element(summary.getByText(/\$28\.50/)).toBeVisible()
})

test('the summary has each tax that the server names, and what it is in coins', async () => {
  const classes = ['prepared' as const]
  server.on('/validatePricing', {
    ...quote(WITH_NAAN_QUOTED),
    pricing: { subtotal: 25, tax: 3.74, tip: 0, total: 28.74, taxRate: 0.1498 },
    tax: { name: 'GST + QST', ratePer100k: 14_975 },
    taxes: [
      { name: 'GST', ratePer100k: 5000, base: 25, amount: 1.25, registration: '', classes },
      { name: 'QST', ratePer100k: 9975, base: 25, amount: 2.49, registration: '', classes },
    ],
  })
  const { screen, summary, place } = await opened(WITH_NAAN)
  const names = summary.getByRole('term')
  await expect
    .poll(() => names.elements().map(({ textContent }) => textContent))
    .toEqual(['Subtotal', 'GST (5%)', 'QST (9.975%)', 'Rounded for cash', 'Total'])
  await expect.element(summary.getByText('$28.75 CAD')).toBeVisible()
  await expect.element(place).toHaveTextContent('Place Order · $28.75 tax included')
  await fold(screen)
  await screen.getByRole('radio', { name: /online/i }).click()
  await expect.element(place).toHaveTextContent('Place Order · $28.74 tax included')
  await place.click()
  const [, shown] = payOnline.mock.calls[0] ?? []
  expect(shown?.sums.map(({ label }) => label)).toEqual(['Subtotal', 'GST (5%)', 'QST (9.975%)', 'Total'])
})

test('there is one amount, the one for the chosen way to pay (money 64)', async () => {
  server.on('/validatePricing', quote({ price: 12.51 }))
  const { screen, summary, place } = await opened({ ...DAL_LINE, price: 1251 })
  await expect.element(place).toHaveTextContent('Place Order · $28.50 tax included')
  await expect.element(summary.getByText('−$0.02')).toBeVisible()
  await expect.poll(() => screen.getByText(/28\.52/).elements()).toEqual([])
  await fold(screen)
  await screen.getByRole('radio', { name: /^Pay online/ }).click()
  await expect.element(place).toHaveTextContent('Place Order · $28.52 tax included')
  await expect.poll(() => screen.getByText(/28\.50|Rounded/).elements()).toEqual([])
})

test('the summary says when it is ready and how it is paid, and that bringing it is free', async () => {
  server.on('/getMyOrders', { success: true, orders: [], total: 0, hasMore: false })
  server.on('/validatePricing', quote({}, { orderTypes: ['pickup', 'delivery'] }))
  const { screen, summary } = await opened(DAL_LINE)
  await expect.element(summary.getByText('Cash on pickup Change how you pay')).toBeVisible()
  await expect.element(summary.getByText('Ready about 6:35 p.m.')).toBeVisible()
  await expect.element(summary.getByText('Free')).not.toBeInTheDocument()
  await fold(screen)
  await screen.getByText('Delivery', { exact: true }).click()
  await screen.getByRole('radio', { name: /^Pay online/ }).click()
  await screen.getByRole('button', { name: /Show the order summary$/ }).click()
  await expect.element(summary.getByText('Pay online by card Change how you pay')).toBeVisible()
  await expect.element(summary.getByText('At your door about 6:35 p.m.')).toBeVisible()
  await expect.element(summary.getByText('Free')).toBeVisible()
})

test('the summary leads to the choice of how it is paid, which folds it on a phone', async () => {
  server.on('/validatePricing', quote())
  const { screen, summary } = await opened(DAL_LINE)
  await summary.getByRole('button', { name: 'Change how you pay' }).click()
  await expect.element(screen.getByRole('radio', { name: /^Cash/ })).toHaveFocus()
  await expect.element(screen.getByRole('button', { name: /Show the order summary$/ })).toBeVisible()
})

test('the form behind the unfolded summary takes no press', async () => {
  server.on('/validatePricing', quote())
  const { screen } = await opened(DAL_LINE)
  const pickup = screen.getByRole('radio', { name: 'Pickup' }).element()
  expect(pickup.closest('[inert]')).not.toBeNull()
  await fold(screen)
  expect(pickup.closest('[inert]')).toBeNull()
})

test('what is wrong with the choices of a line is said with its name, and leads to its dialog', async () => {
  const problem = { field: 'items.0.options.bread', sentence: 'Please choose Bread' }
  server.on('/validatePricing', quote({ price: null, problems: [problem] }))
  const { screen, place } = await opened(DAL_LINE)
  await expect.element(screen.getByText('Dal Makhani: Please choose Bread')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Update my order' })).not.toBeInTheDocument()
  await expect.element(place).toBeDisabled()
  await screen.getByRole('link', { name: 'Choose again: Dal Makhani' }).click()
  await expect.element(screen.getByLabelText('Address')).toHaveTextContent('/menu/truro')
  expect(dishToChoose.get()).toEqual({ itemId: DAL.id, cartKey: DAL_LINE.cartKey })
})

test('two lines of one dish change each for itself', async () => {
  const gone = { ...QUOTED, price: null, isAvailable: false }
  server.on('/validatePricing', { ...quote(), items: [gone, { ...WITH_NAAN_QUOTED, price: 13 }] })
  const { screen, summary } = await opened(DAL_LINE, WITH_NAAN)
  const changes = screen.getByRole('status').filter({ hasText: 'The menu has changed' }).getByRole('listitem')
  await expect
    .poll(() => changes.elements().map(({ textContent }) => textContent))
    .toEqual(['Dal Makhani cannot be ordered right now.', 'Dal Makhani costs $13.00 now, before: $12.50'])
  await screen.getByRole('button', { name: 'Update my order' }).click()
  await expect.poll(() => summary.getByRole('listitem').elements()).toHaveLength(1)
  await expect.element(summary.getByRole('listitem')).toMatchTextContent(/\$26\.00/)
})

test('a long order shows whole rows on a small phone, and every row when asked for them', async () => {
  await page.viewport(390, 640)
  const lines = Array.from({ length: 7 }, (_, at) => ({ ...DAL_LINE, cartKey: `dal-${at}`, quantity: 1 }))
  server.on('/validatePricing', LOST)
  const { summary } = await opened(...lines)
  const list = summary.getByRole('list', { name: 'Items of your order' })
  const cut = () => {
    const edge = list.element().getBoundingClientRect().bottom
    return [...list.element().children].filter((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return top < edge - 8 && bottom > edge
    }).length
  }
  const hidden = () => {
    const edge = list.element().getBoundingClientRect().bottom
    return [...list.element().children].filter((row) => row.getBoundingClientRect().bottom > edge).length
  }
  await expect.poll(hidden).toBeGreaterThan(0)
  expect(cut()).toBe(0)
  await summary.getByRole('button', { name: /^Show \d more · \$/ }).click()
  await expect.poll(hidden).toBe(0)
  await summary.getByRole('button', { name: 'Show fewer' }).click()
  await expect.poll(hidden).toBeGreaterThan(0)
  expect(cut()).toBe(0)
})

test('no single dish is hidden: the words about it would take its room', async () => {
  await page.viewport(390, 640)
  const lines = Array.from({ length: 7 }, (_, at) => ({ ...DAL_LINE, cartKey: `dal-${at}`, quantity: 1 }))
  server.on('/validatePricing', LOST)
  const { screen, summary } = await opened(...lines)
  const more = summary.getByRole('button', { name: /^Show \d more · \$/ })
  await expect.element(more).toBeVisible()
  const [, hidden] = more.element().textContent.match(/^Show (\d) more/) ?? []
  const room = lines.length - Number(hidden)
  await screen.unmount()
  const { summary: another } = await opened(...lines.slice(0, room + 1))
  await expect.element(another.getByRole('listitem').last()).toBeInViewport({ ratio: 1 })
  await expect.element(another.getByRole('button', { name: /^Show \d more/ })).not.toBeInTheDocument()
})

test('an unfolded summary keeps the keys from what lies behind it, and Escape folds it', async () => {
  server.on('/validatePricing', quote())
  const footer = document.createElement('footer')
  footer.className = 'site-footer'
  document.body.append(footer)
  onTestFinished(() => footer.remove())
  const { screen } = await opened(DAL_LINE)
  expect(footer.inert).toBe(true)
  await userEvent.keyboard('{Tab}{Escape}')
  const line = screen.getByRole('button', { name: /Show the order summary$/ })
  await expect.element(line).toHaveFocus()
  expect(footer.inert).toBe(false)
})

test('while the items are changed two of one dish are told apart by what was chosen with each', async () => {
  server.on('/validatePricing', LOST)
  const { summary } = await opened(DAL_LINE, WITH_NAAN)
  await summary.getByRole('button', { name: 'Change items' }).click()
  const remove = summary.getByRole('button', { name: 'Remove Dal Makhani' })
  await expect.element(remove.nth(0)).not.toHaveAccessibleDescription(/Garlic Naan/)
  await expect.element(remove.nth(1)).toHaveAccessibleDescription(/Garlic Naan.*No onions/)
})
