import { expect, test } from 'vitest'
import type { Cart } from './cart.ts'
import { type MenuItemNow, reorder } from './reorder.ts'

const dish = (id: string, changes: Partial<MenuItemNow> = {}): MenuItemNow => ({
  id,
  name: `Dish ${id}`,
  price: 1000,
  category: 'c',
  description: '',
  isAvailable: true,
  hasHeat: true,
  ...changes,
})
const line = (id: string, quantity = 1, spiceLevelName = 'Mild', selectedSpiceLevel = 1) => ({
  id,
  name: `Dish ${id}`,
  price: 1000,
  quantity,
  spiceLevelName,
  selectedSpiceLevel,
})
const shown = (cart: Cart) => cart.map(({ cartKey, quantity }) => `${quantity} ${cartKey}`)

test('the same again, with its heat', () => {
  const { cart, changes } = reorder([], [line('a', 2, 'Hot', 3), line('b')], [dish('a'), dish('b', { hasHeat: false })])
  expect(shown(cart)).toEqual(['2 a-hot', '1 b-default'])
  expect(changes).toEqual([])
})

test('what is gone or sold out is named and left out', () => {
  const { cart, changes } = reorder([], [line('a'), line('b')], [dish('b', { isAvailable: false, name: 'New name' })])
  expect(cart).toEqual([])
  expect(changes).toEqual([
    { kind: 'gone', name: 'Dish a' },
    { kind: 'gone', name: 'New name' },
  ])
})

test('today’s price counts, and the difference is named', () => {
  const { cart, changes } = reorder([], [line('a')], [dish('a', { price: 1150 })])
  expect(cart[0]?.price).toBe(1150)
  expect(changes).toEqual([{ kind: 'repriced', name: 'Dish a', was: 1000, now: 1150 }])
})

test('on top of what is in the cart, within its limits', () => {
  const full = reorder([], [line('a', 10)], [dish('a')]).cart
  const { cart, changes } = reorder(full, [line('a', 3), line('b', 4)], [dish('a'), dish('b')])
  expect(shown(cart)).toEqual(['10 a-mild', '4 b-mild'])
  expect(changes).toEqual([{ kind: 'fewer', name: 'Dish a', wanted: 3, added: 0 }])
  const many = ['a', 'b', 'c', 'd', 'e'].map((id) => line(id, 10))
  expect(
    reorder(
      cart,
      many,
      many.map(({ id }) => dish(id)),
    ).changes.at(-1),
  ).toMatchObject({ kind: 'fewer', added: 6 })
})

test('a heat that the menu does not know by name goes by its level', () => {
  expect(shown(reorder([], [line('a', 1, 'Extra', 2)], [dish('a')]).cart)).toEqual(['1 a-medium'])
  expect(shown(reorder([], [line('a', 1, 'Fire', 5)], [dish('a')]).cart)).toEqual(['1 a-mild'])
})
