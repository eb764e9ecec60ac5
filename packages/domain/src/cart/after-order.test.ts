import { expect, test } from 'vitest'
import { afterOrder } from './after-order.ts'
import type { CartLine } from './cart.ts'

const line = (cartKey: string, quantity: number): CartLine => ({
  cartKey,
  id: cartKey,
  name: cartKey,
  price: 1295,
  category: 'veg-curries',
  description: '',
  quantity,
  maxQuantity: 10,
  selectedSpiceLevel: 1,
  spiceLevelName: 'Mild',
  spiceLevelId: 'mild',
})
const left = (cart: CartLine[], ordered: { cartKey: string; quantity: number }[]) =>
  afterOrder(cart, ordered).map(({ cartKey, quantity }) => [cartKey, quantity])

test.each([
  ['all of it was ordered', [line('dal', 2)], [line('dal', 2)], []],
  ['a dish came in meanwhile', [line('dal', 2), line('gobi', 1)], [line('dal', 2)], [['gobi', 1]]],
  ['one more of the same came in', [line('dal', 3)], [line('dal', 2)], [['dal', 1]]],
  ['some was taken out meanwhile', [line('dal', 1)], [line('dal', 2)], []],
  ['it had been emptied', [], [line('dal', 2)], []],
])('what is left when %s', (_, cart, ordered, expected) => expect(left(cart, ordered)).toEqual(expected))
