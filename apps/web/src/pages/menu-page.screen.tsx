import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AddressParam } from '../kit/address/address-param.ts'
import { beginCart } from '../kit/cart/cart-store.ts'
import { wishOrderType } from '../kit/cart/order-type-store.ts'
import type { MenuData } from '../kit/page-content.ts'
import { openAt } from '../testing/open-at.tsx'
import { orderTimes } from '../testing/quote.ts'
import { aServer } from '../testing/server.ts'
import { DAL, DAL_LINE, TRURO } from '../testing/shop.ts'
import { MenuPage } from './menu-page.tsx'
import { InitialPageContext } from './page-context.ts'

const server = aServer()
const MENU: MenuData = {
  page: 'menu',
  location: TRURO,
  locations: [TRURO],
  total: 1,
  items: [DAL],
  categories: [],
  optionGroups: [],
  takesNotes: true,
  version: 1,
  changesAt: '2026-11-21T04:00:00.000Z',
}

const open = (data: MenuData) =>
  openAt(
    `/menu/${data.location.id}`,
    <InitialPageContext value={{ path: `/menu/${data.location.id}`, data }}>
      <AddressParam value={data.location.id}>
        <MenuPage />
      </AddressParam>
    </InitialPageContext>,
  )

test('a dish that is fetched over the open cart leaves the cart as it is: closed, it gives the focus back', async () => {
  beginCart('truro', [DAL_LINE])
  server.on('/getOrderTimes', orderTimes())
  const screen = await open(MENU)
  await screen.getByRole('button', { name: 'View cart' }).click()
  const edit = screen.getByRole('button', { name: 'Edit Dal Makhani' })
  await expect.element(edit).toBeVisible()
  edit.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('dialog', { name: 'Dal Makhani' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog', { name: 'Dal Makhani' })).not.toBeInTheDocument()
  await expect.element(edit).toHaveFocus()
})

test('a cart with a dish whose hours are over is promised no time of now, neither in it nor above the menu', async () => {
  server.on('/getOrderTimes', orderTimes())
  const lunch = { text: 'Only 11:30 a.m. - 3 p.m.', until: null, isForLater: true }
  const naan = { ...DAL, id: 'naan', name: 'Garlic Naan' }
  const line = (item: typeof DAL) => ({ ...DAL_LINE, cartKey: `${item.id}-hot`, id: item.id, name: item.name })
  const items = [{ ...DAL, notNow: { pickup: lunch } }, naan]
  wishOrderType('pickup')
  // Of a place of its own: what was read of a menu is kept.
  const location = { ...TRURO, id: 'amherst' }
  beginCart(location.id, [line(DAL), line(naan)])
  const screen = await open({ ...MENU, location, items, changesAt: '2100-01-01T00:00:00.000Z' })
  await screen.getByRole('button', { name: 'View cart' }).click()
  const cart = screen.getByRole('dialog', { name: 'Your cart' })
  await expect.element(cart.getByText(lunch.text)).toBeVisible()
  await expect.poll(() => server.sent('/getOrderTimes').length).toBeGreaterThan(0)
  await expect.element(screen.getByText(/Ready about/)).not.toBeInTheDocument()
  await cart.getByRole('button', { name: 'Remove Dal Makhani' }).click()
  await expect.element(cart.getByText(/^Ready about 6:35 p\.m\./)).toBeVisible()
})

test('one press says with which heat a dish goes into the cart, and a dish without heat says nothing of it (menu 94)', async () => {
  server.on('/getOrderTimes', orderTimes())
  const items: (typeof DAL)[] = [
    { ...DAL, spiceLevel: 'mild' },
    { ...DAL, id: 'naan', name: 'Garlic Naan', spiceLevel: 'none' },
  ]
  const categories = [{ id: DAL.category, name: 'Veg Curries', isDefault: true }]
  const location = { ...TRURO, id: 'pictou' }
  const screen = await open({ ...MENU, location, items, categories, changesAt: '2100-01-01T00:00:00.000Z' })
  await screen.getByRole('button', { name: 'Add Dal Makhani, mild, to your cart', exact: true }).click()
  await expect
    .element(screen.getByRole('button', { name: 'Add another Dal Makhani, mild, 1 in your cart', exact: true }))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Add Garlic Naan to your cart', exact: true })).toBeVisible()
})
