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
const ID = 'a-cart-of-this-test'
const carts = {
  truro: { id: ID, lines: [line] },
  'new-glasgow': { id: 'another-cart', lines: [{ ...line, quantity: 1 }] },
}
const read = (text: string | null) => readCarts(text, () => 'a-new-id')

describe('carts in the browser storage', () => {
  test('come back as they were stored', () => {
    expect(read(storedText(carts))).toEqual({ carts, warning: null, isChanged: false })
  })

  test('each location has its own, truro being the default', () => {
    expect(cartAt(carts)).toEqual([line])
    expect(cartAt(carts, 'halifax')).toEqual([])
    expect(cartAt(carts, 'constructor')).toEqual([])
    expect(withCart(carts, 'truro', [], ID)).toEqual({ 'new-glasgow': carts['new-glasgow'] })
    expect(withCart({}, 'truro', [line], ID)).toEqual({ truro: { id: ID, lines: [line] } })
  })

  test('the key goes when every cart is empty (ordering 7)', () => {
    expect(storedText({})).toBeNull()
    expect(storedText({ truro: { id: ID, lines: [] } })).toBeNull()
  })

  test.each([[null], ['']])('nothing stored (%j) is no cart and no warning', (text) => {
    expect(read(text)).toEqual({ carts: {}, warning: null, isChanged: false })
  })

  test.each(['{', '[]', 'null', '3', '"x"', 'undefined'])('%s is dropped with a warning (ordering 8)', (text) => {
    expect(read(text)).toEqual({ carts: {}, warning: CORRUPT_CART_WARNING, isChanged: true })
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
    const kept = { id: ID, lines: [line] }
    for (const truro of [corrupt, { id: ID, lines: corrupt }]) {
      const found = read(JSON.stringify({ truro, 'new-glasgow': kept }))
      expect(found).toEqual({ carts: { 'new-glasgow': kept }, warning: CORRUPT_CART_WARNING, isChanged: true })
    }
  })

  test('choices and notes come back, and lines of earlier versions that have none stay valid (menu 47)', () => {
    const choice = { groupId: 'bread', optionId: 'naan', quantity: 2 }
    const nested = { ...choice, choices: [{ groupId: 'butter', optionId: 'ghee', quantity: 1 }] }
    const words = [{ ...choice, name: 'Naan', price: 0, choices: [] }]
    for (const more of [{}, { options: [] }, { note: 'no onions' }, { options: [choice, nested], words }]) {
      const truro = { id: ID, lines: [{ ...line, ...more }] }
      expect(read(JSON.stringify({ truro }))).toEqual({ carts: { truro }, warning: null, isChanged: false })
    }
  })

  test.each([
    { note: 5 },
    { options: 'naan' },
    { options: [null] },
    { options: [{ groupId: 'bread', optionId: 'naan', quantity: 0 }] },
    { options: [{ groupId: 'bread', quantity: 1 }] },
    { options: [{ groupId: 'bread', optionId: 'naan', quantity: 1, choices: [{}] }] },
    { words: [{ groupId: 'bread', optionId: 'naan', quantity: 1, choices: [] }] },
    { words: [{ groupId: 'bread', optionId: 'naan', quantity: 1, name: 'Naan', price: 0.5, choices: [] }] },
  ])('choices that cannot be read, %j, drop their cart (menu 47)', (more) => {
    const text = JSON.stringify({ truro: { id: ID, lines: [{ ...line, ...more }] } })
    expect(read(text)).toEqual({ carts: {}, warning: CORRUPT_CART_WARNING, isChanged: true })
  })

  test('a cart of an earlier version, a list of lines alone, gets its id now', () => {
    const found = read(JSON.stringify({ truro: [line] }))
    expect(found).toEqual({ carts: { truro: { id: 'a-new-id', lines: [line] } }, warning: null, isChanged: true })
  })

  test.each(['', 'short', 'a'.repeat(65), 'no id!', 5, null])('an id that is %j is none', (id) => {
    expect(read(JSON.stringify({ truro: { id, lines: [line] } })).carts).toEqual({})
  })

  test('no text whatever breaks it', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => typeof read(text).carts === 'object'))
  })
})
