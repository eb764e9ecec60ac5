import type { Cart } from '@sizzle/domain/cart/cart.ts'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { beginCart, cartOf, useCart } from '../kit/cart/cart-store.ts'
import type { AskedDish } from '../kit/cart/to-choose.ts'
import type { MenuData } from '../kit/page-content.ts'
import { openAt } from '../testing/open-at.tsx'
import { orderTimes } from '../testing/quote.ts'
import { aServer } from '../testing/server.ts'
import { DAL, DAL_LINE, TRURO } from '../testing/shop.ts'
import { CartPanel } from './cart-panel.tsx'
import { ItemPanel } from './item-panel.tsx'

// A line of the cart is chosen anew in the dialog of its dish, which stands over the cart.

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
const MILD = {
  ...DAL_LINE,
  cartKey: 'dal-makhani-mild',
  selectedSpiceLevel: 1,
  spiceLevelName: 'Mild',
  spiceLevelId: 'mild',
}
const NAAN = { ...DAL_LINE, cartKey: 'naan-default', id: 'naan', name: 'Garlic Naan', price: 400, quantity: 1 }

function Screen() {
  const cart = useCart('truro')
  const [asked, ask] = useState<AskedDish>()
  return (
    <>
      <CartPanel
        menu={MENU}
        checked={{ cart, gone: [], repriced: [], unfit: [] }}
        onEdit={ask}
        ready={undefined}
        onClose={() => undefined}
      />
      {asked && <ItemPanel menu={MENU} orderType="pickup" asked={asked} onClose={() => ask(undefined)} />}
    </>
  )
}

async function editing(...lines: Cart) {
  beginCart('truro', lines)
  server.on('/getOrderTimes', orderTimes({ asap: null }))
  const screen = await openAt('/menu/truro', <Screen />)
  await screen.getByRole('button', { name: 'Edit Dal Makhani' }).first().click()
  const dialog = screen.getByRole('dialog', { name: 'Dal Makhani' })
  return { screen, dialog, save: dialog.getByRole('button', { name: /^Save changes/ }) }
}
const quantities = () => cartOf('truro').map(({ cartKey, quantity }) => [cartKey, quantity])

test('the row of a line that was chosen anew has the focus', async () => {
  const { screen, dialog, save } = await editing(DAL_LINE, NAAN)
  await dialog.getByRole('radio', { name: /^Medium/ }).click()
  await save.click()
  await expect.element(screen.getByRole('button', { name: 'Edit Dal Makhani' })).toHaveFocus()
  await expect
    .poll(() => quantities())
    .toEqual([
      ['dal-makhani-medium', 2],
      ['naan-default', 1],
    ])
})

test("the cart's heading has the focus when the line has become a part of another", async () => {
  const { screen, dialog, save } = await editing(DAL_LINE, MILD)
  await dialog.getByRole('radio', { name: /^Mild/ }).click()
  await save.click()
  await expect.element(screen.getByRole('heading', { name: 'Your cart' })).toHaveFocus()
  await expect.poll(() => quantities()).toEqual([['dal-makhani-mild', 4]])
})

test('a dialog that is closed without a change leads back to its button, and a line that is removed later has Undo', async () => {
  const { screen } = await editing(DAL_LINE, NAAN)
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Edit Dal Makhani' })).toHaveFocus()
  await screen.getByRole('button', { name: 'Remove Dal Makhani' }).click()
  await expect.element(screen.getByRole('button', { name: 'Undo: put Dal Makhani back' })).toHaveFocus()
})
