import type { Cart } from '@sizzle/domain/cart/cart.ts'
import { removeFromCart } from '@sizzle/domain/cart/update-quantity.ts'
import { expect, it } from 'vitest'
import { type RemovedLine, rowsWith } from './removed-lines.ts'

const lineOf = (cartKey: string): Cart[number] => ({
  cartKey,
  id: cartKey,
  name: cartKey,
  price: 100,
  category: 'drinks',
  description: '',
  quantity: 1,
  maxQuantity: 10,
  selectedSpiceLevel: 1,
  spiceLevelName: 'Mild',
  spiceLevelId: 'mild',
})

function withoutEach(all: Cart, keys: readonly string[]) {
  let cart = all
  const removed: RemovedLine[] = []
  for (const key of keys) {
    const at = cart.findIndex(({ cartKey }) => cartKey === key)
    const line = cart[at]
    if (line) removed.push({ line, at })
    cart = removeFromCart(cart, key)
  }
  return { cart, removed }
}

const FOUR = ['a', 'b', 'c', 'd'].map(lineOf)

it.each([[['b']], [['a', 'b']], [['b', 'a']], [['d', 'a', 'c']], [['c', 'd', 'b', 'a']]])(
  'after taking out %j every line still has its place',
  (keys) => {
    const { cart, removed } = withoutEach(FOUR, keys)
    const rows = rowsWith(cart, removed)
    expect(rows.map(({ line }) => line.cartKey)).toEqual(['a', 'b', 'c', 'd'])
    expect(rows.filter(({ isRemoved }) => isRemoved).map(({ line }) => line.cartKey)).toEqual(keys.toSorted())
  },
)

it('a line that came back is not offered again', () => {
  const { removed } = withoutEach(FOUR, ['b'])
  expect(rowsWith(FOUR, removed).some(({ isRemoved }) => isRemoved)).toBe(false)
})
