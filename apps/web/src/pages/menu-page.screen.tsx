import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AddressParam } from '../kit/address/address-param.ts'
import { beginCart } from '../kit/cart/cart-store.ts'
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

test('a dish that is fetched over the open cart leaves the cart as it is: closed, it gives the focus back', async () => {
  beginCart('truro', [DAL_LINE])
  server.on('/getOrderTimes', orderTimes())
  const screen = await openAt(
    '/menu/truro',
    <InitialPageContext value={{ path: '/menu/truro', data: MENU }}>
      <AddressParam value="truro">
        <MenuPage />
      </AddressParam>
    </InitialPageContext>,
  )
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
