import { expect, test } from 'vitest'
import type { DishWithOptions } from '../menu/options.ts'
import { priceUnit } from '../menu/options-price.ts'
import { aDish, aGroup, aMenu, anOption, BUTTER_CHICKEN, CHUTNEYS, choose, MENU } from '../testing/options.ts'
import type { Cart } from './cart.ts'
import { type MenuItemNow, type PastLine, reorder as reorderFrom } from './reorder.ts'

const canBeHad = ({ isSoldOut }: { isSoldOut: boolean }) => !isSoldOut

function reorder(cart: Cart, past: readonly PastLine[], items: readonly MenuItemNow[]) {
  const dishes = items.map(({ id, name, price }) => aDish(id, { name, price }))
  return reorderFrom(cart, past, items, { menu: aMenu(dishes), canBeHad })
}

const dish = (id: string, changes: Partial<MenuItemNow> = {}): MenuItemNow => ({
  id,
  name: `Dish ${id}`,
  price: 1000,
  category: 'c',
  description: '',
  isAvailable: true,
  hasHeat: true,
  soldOut: null,
  ...changes,
})
const line = (id: string, quantity = 1, spiceLevelName = 'Mild', selectedSpiceLevel = 1): PastLine => ({
  id,
  name: `Dish ${id}`,
  price: 1000,
  basePrice: 1000,
  quantity,
  spiceLevelName,
  selectedSpiceLevel,
  options: [],
  note: '',
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

test('what is sold out comes back, and is named apart from what is gone (menu 50)', () => {
  const soldOut = (because: string | null) => ({ isAvailable: false, soldOut: { because } })
  const menu = [dish('a', soldOut(null)), dish('b', soldOut('Sold out: Bread'))]
  const { cart, changes } = reorder([], [line('a'), line('b'), line('c')], menu)
  expect(cart).toEqual([])
  expect(changes).toEqual([
    { kind: 'sold_out', name: 'Dish a', because: null },
    { kind: 'sold_out', name: 'Dish b', because: 'Sold out: Bread' },
    { kind: 'gone', name: 'Dish c' },
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

/** A butter chicken as it was ordered when the menu was that of the tests. */
function ordered(options: ReturnType<typeof choose>, note = ''): PastLine {
  const { base, price, choices } = priceUnit(BUTTER_CHICKEN, options, MENU)
  const names = { id: 'butter-chicken', name: 'Butter Chicken', spiceLevelName: 'Hot', selectedSpiceLevel: 3 }
  return { ...names, price, basePrice: base, quantity: 2, options: choices, note }
}

function againFrom(dish: DishWithOptions, ...past: PastLine[]) {
  const item: MenuItemNow = { ...CHICKEN_ITEM, name: dish.name, price: dish.price }
  return reorderFrom([], past, [item], { menu: aMenu([dish]), canBeHad })
}
const CHICKEN_ITEM = { ...dish('butter-chicken'), name: 'Butter Chicken' }
const full = choose('size', 'full')
const usual = [...full, ...choose('chutneys', 'mint*2', 'mango')]
const chutneysWith = (...options: ReturnType<typeof anOption>[]) =>
  aDish('butter-chicken', { price: 1749, groups: [BUTTER_CHICKEN.groups[0] ?? CHUTNEYS, { ...CHUTNEYS, options }] })
const [mint, tamarind, mango] = [
  anOption('mint', { price: 75 }),
  anOption('tamarind', { price: 75 }),
  anOption('mango', { price: 125 }),
]

test('choices and a note come back by their ids, whatever they are called today (menu 50)', () => {
  const renamed = chutneysWith({ ...mint, name: 'Fresh Mint' }, tamarind, mango)
  const { cart, changes } = againFrom(renamed, ordered(usual, 'no onions'))
  expect(changes).toEqual([])
  expect(cart).toMatchObject([{ price: 1824, quantity: 2, spiceLevelId: 'hot', note: 'no onions' }])
  expect(cart[0]?.words?.map(({ name }) => name)).toEqual(['Full', 'Fresh Mint', 'Mango'])
})

test('an option that is gone or sold out is named, and the rest is added (menu 50)', () => {
  for (const today of [chutneysWith(mint, tamarind), chutneysWith(mint, { ...mango, isSoldOut: true })]) {
    const { cart, changes } = againFrom(today, ordered(usual))
    expect(cart).toMatchObject([{ price: 1749, options: [{ optionId: 'mint', quantity: 2 }, { optionId: 'full' }] }])
    expect(changes).toEqual([
      { kind: 'option_gone', name: 'Butter Chicken', option: 'Mango' },
      { kind: 'repriced', name: 'Butter Chicken', was: 1824, now: 1749 },
    ])
  }
})

test('an option with another price is named, apart from the dish (menu 50)', () => {
  const dearer = chutneysWith({ ...mint, price: 100 }, tamarind, mango)
  expect(againFrom(dearer, ordered(usual)).changes).toEqual([
    { kind: 'option_repriced', name: 'Butter Chicken', option: 'Mint', was: 75, now: 100 },
  ])
})

test('a dish that misses a choice is never added by itself: it is to be chosen again (menu 50)', () => {
  const bread = aGroup('bread', [anOption('roti')], { min: 1, max: 1 })
  const asksBread = aDish('butter-chicken', { price: 1749, groups: [...BUTTER_CHICKEN.groups.slice(0, 1), bread] })
  const { cart, changes } = againFrom(asksBread, ordered(full, 'no onions'))
  expect(cart).toEqual([])
  expect(changes).toEqual([
    {
      kind: 'choose_again',
      name: 'Butter Chicken',
      sentence: 'Please choose Bread',
      isMore: false,
      start: expect.objectContaining({ itemId: 'butter-chicken', choices: full, note: 'no onions', quantity: 2 }),
    },
  ])
})

test('of a dish that the cart holds already, one more misses a choice (menu 50)', () => {
  const held = againFrom(BUTTER_CHICKEN, ordered(usual)).cart
  const [lacking, whole] = [ordered(choose('chutneys', 'mint')), ordered(usual)]
  const menu = { menu: aMenu([BUTTER_CHICKEN]), canBeHad }
  for (const [before, past] of [
    [held, [lacking]],
    [[], [lacking, whole]],
  ] as const)
    expect(reorderFrom(before, past, [CHICKEN_ITEM], menu).changes).toMatchObject([
      { kind: 'choose_again', isMore: true },
    ])
  expect(againFrom(BUTTER_CHICKEN, lacking).changes).toMatchObject([{ kind: 'choose_again', isMore: false }])
})
