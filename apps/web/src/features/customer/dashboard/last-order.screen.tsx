import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { beginCart } from '../../../kit/cart/cart-store.ts'
import { ask } from '../../../kit/server/ask.ts'
import { openAt } from '../../../testing/open-at.tsx'
import { aServer } from '../../../testing/server.ts'
import { ORDER } from '../../../testing/shop.ts'
import { LastOrder, type LastOrderProps } from './last-order.tsx'

const server = aServer()
const DONE = { ...ORDER, status: 'completed' } as const
const BAR = { name: 'Your last order' }

/** Drawn together with the bar: where it says so, the bar knows the answer. */
function Answered() {
  const { isSuccess } = useQuery(ask('/getMyOrders', { limit: '3', offset: '0' }))
  return isSuccess && <p>answered</p>
}

function answerWith(order: typeof ORDER) {
  server.on('/getMyOrders', { success: true, orders: [order], total: 1, hasMore: false })
}

function shown({ locationId, hasCart = false }: Partial<LastOrderProps>) {
  return (
    <>
      <LastOrder locationId={locationId} hasCart={hasCart} />
      <Answered />
    </>
  )
}

test('what was ordered last stands with its dishes and total, and is put away for good', async () => {
  answerWith(DONE)
  const screen = await openAt('/', shown({}))
  const bar = screen.getByRole('complementary', BAR)
  await expect.element(bar).toMatchTextContent(/Dal Makhani/)
  await expect.element(bar).toMatchTextContent(/\$28\.50/)
  // Its kitchen stands first on the home page from the next visit on.
  expect(localStorage.getItem('sizzle_spice_last_kitchen')).toBe(DONE.location)
  await bar.getByRole('button', { name: 'Not now' }).click()
  await expect.element(bar).not.toBeInTheDocument()
  await screen.unmount()

  const again = await openAt('/', shown({}))
  await expect.element(again.getByText('answered')).toBeVisible()
  await expect.element(again.getByRole('complementary', BAR)).not.toBeInTheDocument()
})

test('a long order is cut between its dishes, and says how many more there are', async () => {
  sessionStorage.clear()
  const [dal] = DONE.items
  if (!dal) throw new Error('the order has a dish')
  const items = ['Paneer Tikka', 'Kadai Paneer', 'Masala Chai'].map((name) => ({ ...dal, name, quantity: 1 }))
  answerWith({ ...DONE, items })
  const screen = await openAt('/', shown({}))
  const bar = screen.getByRole('complementary', BAR)
  await expect.element(bar).toMatchTextContent(/Paneer Tikka \+ 2 morePaneer Tikka, Kadai Paneer \+ 1 more/)
  expect(bar.element().querySelectorAll('.dish-tile')).toHaveLength(1)
})

test('an order under way says when it is ready and leads to it, wherever it is from', async () => {
  sessionStorage.clear()
  answerWith(ORDER)
  const screen = await openAt('/', shown({ locationId: 'new-glasgow' }))
  const bar = screen.getByRole('complementary', { name: 'Your order' })
  await expect
    .element(bar)
    .toMatchTextContent(new RegExp(`^Your order ${ORDER.shortNumber}Received · ready about .+m\\.Track`))
  await expect
    .element(bar.getByRole('link', { name: `Track order ${ORDER.shortNumber}` }))
    .toHaveAttribute('href', expect.stringContaining(ORDER.id))
})

test('an order under way stands above a cart that was begun', async () => {
  sessionStorage.clear()
  answerWith(ORDER)
  const screen = await openAt('/', <LastOrder locationId={undefined} hasCart instead={<p>2 items in your cart</p>} />)
  await expect.element(screen.getByRole('complementary', { name: 'Your order' })).toBeVisible()
  await expect.element(screen.getByText('2 items in your cart')).toBeVisible()
})

test.each([
  ['was cancelled', { ...ORDER, status: 'cancelled' } as const, 'truro', false],
  ['came from elsewhere', DONE, 'new-glasgow', false],
  ['is not wanted beside a cart', DONE, 'truro', true],
] as const)('an order that %s is not offered', async (_, order, locationId, hasCart) => {
  sessionStorage.clear()
  beginCart('truro', [])
  answerWith(order)
  const screen = await openAt('/', shown({ locationId, hasCart }))
  await expect.element(screen.getByText('answered')).toBeVisible()
  await expect.element(screen.getByRole('complementary', BAR)).not.toBeInTheDocument()
})
