import { expect, test } from 'vitest'
import type { Choice, DishWithOptions } from '../menu/options.ts'
import { aDish, aGroup, anOption, BUTTER_CHICKEN, choose, MENU } from '../testing/options.ts'
import { addToCart, type CartItem, refreshCart } from './cart.ts'
import { chosenLine } from './chosen-line.ts'
import { lineNow } from './line-now.ts'
import { replaceLine } from './replace-line.ts'
import { MILD } from './spice.ts'

const full = choose('size', 'full')
const usual = [...full, ...choose('bread', 'garlic-naan'), ...choose('chutneys', 'mint*2', 'mango')]

const item = ({ id, name, price }: DishWithOptions): CartItem => ({
  id,
  name,
  price,
  category: 'curries',
  description: '',
  isAvailable: true,
})
const CHICKEN = item(BUTTER_CHICKEN)
const made = (choices: readonly Choice[], note = '') =>
  chosenLine({ dish: BUTTER_CHICKEN, spice: MILD, choices, note }, MENU)

function cartOf(...lines: ReturnType<typeof made>[]) {
  return lines.reduce<Parameters<typeof addToCart>[0]>((cart, line) => {
    const added = addToCart(cart, CHICKEN, MILD, 1, line)
    return added.ok ? added.value : cart
  }, [])
}

test('a line has its choices as they are sent, their words, its note and its price (menu 47)', () => {
  const line = made(usual, ' no\nonions ')
  expect(line).toMatchObject({ price: 2223, note: 'no onions' })
  expect(line.options).toHaveLength(4)
  expect(line.words?.map(({ name, quantity, price }) => [name, quantity, price])).toEqual([
    ['Full', 1, 0],
    ['Garlic Naan', 1, 399],
    ['Mint', 2, 75],
    ['Mango', 1, 0],
  ])
  expect(made([]).options).toEqual([])
})

test('a dish without groups says nothing about choices, and keeps the key of earlier versions (menu 47)', () => {
  const dal = aDish('dal')
  expect(chosenLine({ dish: dal, spice: MILD, choices: [], note: ' ' }, MENU)).toEqual({
    cartKey: 'dal-mild',
    price: 1000,
  })
  expect(chosenLine({ dish: dal, spice: MILD, choices: [], note: 'hot plate' }, MENU)).toMatchObject({
    cartKey: expect.stringMatching(/^dal-mild~/),
    note: 'hot plate',
  })
})

test('the same dish chosen otherwise is another line, chosen alike it is one more (menu 47)', () => {
  const cart = cartOf(made(usual), made(full), made(usual.toReversed()), made(full, 'no onions'))
  expect(cart.map(({ quantity, price, note }) => [quantity, price, note])).toEqual([
    [2, 2223, undefined],
    [1, 1749, undefined],
    [1, 1749, 'no onions'],
  ])
})

test('a line that is chosen anew stands where it stood, or joins the line that it has become (menu 47)', () => {
  const cart = cartOf(made(usual), made(full))
  const change = (choices: readonly Choice[]) =>
    replaceLine(cart, made(usual).cartKey, { item: CHICKEN, spice: MILD, quantity: 3, made: made(choices) })
  expect(change(choose('size', 'half'))).toMatchObject({ value: [{ price: 1249, quantity: 3 }, { price: 1749 }] })
  expect(change(full)).toMatchObject({ value: [{ price: 1749, quantity: 4 }] })
  expect(change(usual)).toMatchObject({ value: [{ price: 2223, quantity: 3 }, { price: 1749 }] })
})

const [size, bread, chutneys] = BUTTER_CHICKEN.groups
function today(dish: DishWithOptions) {
  const now = {
    menu: { ...MENU, dishes: new Map([[dish.id, dish]]) },
    canBeHad: (one: { isSoldOut: boolean }) => !one.isSoldOut,
  }
  return refreshCart(cartOf(made(usual)), [item(dish)], (line) => lineNow(line, now))
}
const withBread = (change: Parameters<typeof anOption>[1] | null) => {
  const naan = change ? [anOption('garlic-naan', { price: 399, ...change })] : []
  const others = [size, chutneys].flatMap((group) => group ?? [])
  return aDish('butter-chicken', { price: 1749, groups: [...others, aGroup('bread', naan, { max: 2 })] })
}

test('a new menu prices a line by its choices (menu 49)', () => {
  expect(today(withBread({}))).toMatchObject({ repriced: [], unfit: [] })
  const dearer = today(withBread({ price: 449, name: 'Naan' }))
  expect(dearer).toMatchObject({
    cart: [{ price: 2273 }],
    repriced: [{ name: 'Butter Chicken', was: 2223, now: 2273 }],
  })
  expect(dearer.cart[0]?.words?.find(({ optionId }) => optionId === 'garlic-naan')?.name).toBe('Naan')
})

test.each([
  ['is sold out', withBread({ isSoldOut: true })],
  ['is gone', withBread(null)],
])('a line whose option %s stays in the cart and names it (menu 49)', (_, dish) => {
  const { cart, unfit } = today(dish)
  expect(cart).toHaveLength(1)
  expect(unfit.map(({ problems }) => problems)).toEqual([['No longer available: Garlic Naan in Butter Chicken.']])
})

test('a line that misses what is asked now says so (menu 49)', () => {
  const rice = aGroup('rice', [anOption('plain')], { min: 1, max: 1 })
  const asked = aDish('butter-chicken', { groups: [size, bread, chutneys, rice].flatMap((group) => group ?? []) })
  expect(today(asked).unfit).toMatchObject([{ problems: ['Please choose Rice'] }])
  const { unfit } = refreshCart(cartOf(made(usual)), [item(asked)])
  expect(unfit, 'without the rules the server says it').toEqual([])
})

test('a line of an earlier version has what is chosen at the start (menu 49)', () => {
  const old = cartOf({ cartKey: 'butter-chicken-mild', price: 1749 })
  const now = { menu: MENU, canBeHad: () => true }
  expect(refreshCart(old, [CHICKEN], (line) => lineNow(line, now))).toMatchObject({ repriced: [], unfit: [] })
})
