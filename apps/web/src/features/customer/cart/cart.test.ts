import { expect, it } from 'vitest'
import type { PageItem } from '../../../pages/page-content.ts'
import { SPICE_LEVELS } from '../../../ui/spice-levels.ts'
import { addToCart, type CartLine, itemCount, quantityOf, setQuantity } from './cart.ts'

const HOT = SPICE_LEVELS[2]

function aDish(id: string, spiceLevel: PageItem['spiceLevel'] = 'mild'): PageItem {
  return {
    id,
    name: `Dish ${id}`,
    description: '',
    price: 10,
    category: 'veg-curries',
    spiceLevel,
    prepTime: 15,
    calories: null,
    isVegetarian: true,
    isVegan: false,
    isGlutenFree: false,
    isPopular: false,
    isAvailable: true,
    isTodaysSpecial: false,
    specialStartDate: null,
    specialEndDate: null,
    image: null,
    tags: [],
    allergens: [],
  }
}

function added(
  lines: readonly CartLine[],
  ...dish: Parameters<typeof addToCart> extends [unknown, ...infer R] ? R : never
) {
  const result = addToCart(lines, ...dish)
  if (!result.ok) throw new Error(result.sentence)
  return result.lines
}

it('adds Mild unless another heat is asked for, each heat on a line of its own', () => {
  const lines = added(added(added([], aDish('a'), undefined, 1), aDish('a'), HOT, 2), aDish('a'), undefined, 1)
  expect(lines.map(({ cartKey, quantity }) => [cartKey, quantity])).toEqual([
    ['a-mild', 2],
    ['a-hot', 2],
  ])
  expect(quantityOf(lines, 'a')).toBe(4)
})

it('gives a dish without heat the default key', () => {
  expect(added([], aDish('lassi', 'none'), undefined, 1)[0]?.cartKey).toBe('lassi-default')
})

it('refuses the eleventh of a dish, the 51st item and the 21st line in the specified words', () => {
  const ten = added([], aDish('a'), undefined, 10)
  expect(addToCart(ten, aDish('a'), undefined, 1)).toEqual({
    ok: false,
    sentence: 'Maximum 10 items allowed for Dish a',
  })
  const fifty = ['a', 'b', 'c', 'd', 'e'].reduce(
    (lines, id) => added(lines, aDish(id), undefined, 10),
    [] as CartLine[],
  )
  expect(itemCount(fifty)).toBe(50)
  expect(addToCart(fifty, aDish('f'), undefined, 1)).toEqual({
    ok: false,
    sentence: 'Maximum 50 total items allowed in cart',
  })
  const twenty = Array.from({ length: 20 }, (_, n) => n).reduce(
    (lines, n) => added(lines, aDish(`d${n}`), undefined, 1),
    [] as CartLine[],
  )
  expect(addToCart(twenty, aDish('another'), undefined, 1)).toEqual({
    ok: false,
    sentence: 'Maximum 20 different items allowed in cart',
  })
})

it('takes a line out at zero and caps it at its maximum', () => {
  const lines = added([], aDish('a'), undefined, 1)
  expect(setQuantity(lines, 'a-mild', 0)).toEqual([])
  expect(setQuantity(lines, 'a-mild', 99)[0]?.quantity).toBe(10)
})
