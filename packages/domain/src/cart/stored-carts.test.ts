import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CartLine } from './cart.ts'
import { CORRUPT_CART_WARNING, cartAt, readCarts, storedText, withCart } from './stored-carts.ts'

const line: CartLine = {
  cartKey: 'dal-mild',
  id: 'dal',
  name: 'Dal',
  price: 1295,
  category: 'veg-curries',
  description: '',
  quantity: 2,
  maxQuantity: 10,
  selectedSpiceLevel: 1,
  spiceLevelName: 'Mild',
  spiceLevelId: 'mild',
}
const carts = { truro: [line], 'new-glasgow': [{ ...line, quantity: 1 }] }

describe('carts in the browser storage', () => {
  test('come back as they were stored', () => {
    expect(readCarts(storedText(carts))).toEqual({ carts, warning: null })
  })

  test('each location has its own, truro being the default', () => {
    expect(cartAt(carts)).toEqual([line])
    expect(cartAt(carts, 'halifax')).toEqual([])
    expect(cartAt(carts, 'constructor')).toEqual([])
    expect(withCart(carts, 'truro', [])).toEqual({ 'new-glasgow': carts['new-glasgow'] })
    expect(withCart({}, 'truro', [line])).toEqual({ truro: [line] })
  })

  test('the key goes when every cart is empty', () => {
    expect(storedText({})).toBeNull()
    expect(storedText({ truro: [] })).toBeNull()
  })

  test.each([[null], ['']])('nothing stored (%j) is no cart and no warning', (text) => {
    expect(readCarts(text)).toEqual({ carts: {}, warning: null })
  })

  test.each(['{', '[]', 'null', '3', '"x"', 'undefined'])('%s is dropped with a warning', (text) => {
    expect(readCarts(text)).toEqual({ carts: {}, warning: CORRUPT_CART_WARNING })
  })

  test.each([
    ['a text', 'x'],
    ['a line without a price', [{ ...line, price: undefined }]],
    ['a price in dollars and cents', [{ ...line, price: 12.95 }]],
    ['a quantity of 0', [{ ...line, quantity: 0 }]],
    ['a quantity as text', [{ ...line, quantity: '2' }]],
    ['the same key twice', [line, line]],
    ['51 pieces', [{ ...line, quantity: 51 }]],
    ['a list of nothing', [null]],
  ])('a cart that holds %s is dropped alone, with a warning', (_, corrupt) => {
    const text = JSON.stringify({ truro: corrupt, 'new-glasgow': [line] })
    expect(readCarts(text)).toEqual({ carts: { 'new-glasgow': [line] }, warning: CORRUPT_CART_WARNING })
  })

  test('no text whatever breaks it', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => typeof readCarts(text).carts === 'object'))
  })
})
