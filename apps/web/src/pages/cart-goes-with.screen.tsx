import { expect, test } from 'vitest'
import { beginCart, cartOf, useCart } from '../kit/cart/cart-store.ts'
import type { PageItem } from '../kit/page-content.ts'
import { openAt } from '../testing/open-at.tsx'
import { aServer } from '../testing/server.ts'
import { DAL, DAL_LINE, TRURO } from '../testing/shop.ts'
import { CartPanel } from './cart-panel.tsx'

// Dishes that go with the cart are added from the cart (ordering 68).

aServer()
const dish = (id: string, name: string, more: Partial<PageItem> = {}): PageItem => ({
  ...DAL,
  id,
  name,
  category: id,
  price: 4,
  startPrice: 4,
  spiceLevel: 'none',
  ...more,
})
const NAAN = dish('naan', 'Garlic Naan')
const OFF = { text: 'Lunch only', until: '2026-11-21T15:30:00.000Z', isForLater: true }
const MENU = [
  DAL,
  NAAN,
  dish('rice', 'Jeera Rice', { isSoldOut: true }),
  dish('wrap', 'Lunch Wrap', { notNow: { pickup: OFF } }),
  dish('phaal', 'Paneer Phaal', { spiceLevel: 'hot' }),
]

function Screen({ items }: { items: PageItem[] }) {
  const cart = useCart('truro')
  return (
    <CartPanel
      menu={{ location: TRURO, items }}
      checked={{ cart, gone: [], repriced: [], unfit: [] }}
      ready={undefined}
      onEdit={() => undefined}
      onClose={() => undefined}
    />
  )
}

async function opened(items: PageItem[]) {
  beginCart('truro', [DAL_LINE])
  return openAt('/menu/truro', <Screen items={items} />)
}
const inCart = () => cartOf('truro').map(({ id, quantity }) => [id, quantity])

test('one press adds one, a double press no more than that, and the row stays under the finger', async () => {
  const screen = await opened(MENU)
  await screen.getByRole('button', { name: 'Add Garlic Naan to your cart' }).dblClick()
  await expect.element(screen.getByRole('button', { name: 'Add another Garlic Naan, 1 in your cart' })).toHaveFocus()
  await expect.poll(inCart).toEqual([
    [DAL_LINE.id, DAL_LINE.quantity],
    ['naan', 1],
  ])
  await expect.element(screen.getByText('Subtotal, 3 items')).toBeVisible()
})

test('what cannot be had now, or has something to choose, is not offered', async () => {
  const screen = await opened(MENU)
  const offers = screen.getByRole('region', { name: 'Goes well with this' })
  await expect.element(offers.getByRole('listitem')).toHaveTextContent('Garlic Naan $4.00 Add')
})

test('where nothing goes with it, nothing is said', async () => {
  const screen = await opened([DAL, { ...NAAN, isAvailable: false }])
  await expect.element(screen.getByText('Subtotal, 2 items')).toBeVisible()
  await expect.element(screen.getByText('Goes well with this')).not.toBeInTheDocument()
})
