import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addToCart, type Cart, type CartItem, cartKey, piecesIn, refreshCart } from './cart.ts'
import { MAX_CART_ITEMS, MAX_CART_LINES, tooManyOf } from './limits.ts'
import { putBack } from './put-back.ts'
import { HOT, MEDIUM, MILD, SPICE_LEVELS, shownSpice, spiceById } from './spice.ts'
import { removeFromCart, updateQuantity } from './update-quantity.ts'

const anItem = (change: Partial<CartItem> = {}): CartItem => ({
  id: 'samosa',
  name: 'Samosa',
  price: 500,
  category: 'appetizers',
  description: 'Two pieces',
  isAvailable: true,
  ...change,
})

function added(cart: Cart, item: CartItem, quantity = 1, spice = MILD): Cart {
  const result = addToCart(cart, item, spice, quantity)
  return result.ok ? result.value : cart
}
const filled = (lines: number, each: number): Cart =>
  Array.from({ length: lines }, (_, n) => anItem({ id: `i${n}` })).reduce<Cart>((cart, i) => added(cart, i, each), [])

describe('adding', () => {
  test('an item comes in mild with its key and the default maximum', () => {
    expect(addToCart([], anItem(), null)).toMatchObject({
      value: [
        { cartKey: 'samosa-default', quantity: 1, maxQuantity: 10, selectedSpiceLevel: 1, spiceLevelName: 'Mild' },
      ],
    })
  })

  test('the same item in another heat is another line, in the same heat it is one more (ordering 5)', () => {
    const cart = added(added(added([], anItem(), 1, HOT), anItem(), 1, MEDIUM), anItem(), 2, HOT)
    expect(cart.map((line) => [line.cartKey, line.quantity])).toEqual([
      ['samosa-hot', 3],
      ['samosa-medium', 1],
    ])
  })

  test('an unavailable item is refused', () => {
    expect(addToCart([], anItem({ isAvailable: false }), null)).toEqual({
      ok: false,
      refusal: { code: 'item_not_available', name: 'Samosa' },
    })
  })

  test('the 11th of one item is refused with its maximum and name (ordering 3)', () => {
    expect(addToCart(added([], anItem(), 10), anItem(), MILD)).toEqual({
      ok: false,
      refusal: { code: 'cart_item_limit', max: 10, name: 'Samosa' },
    })
    expect(addToCart([], anItem({ maxQuantity: 2 }), MILD, 3)).toMatchObject({ refusal: { max: 2 } })
    expect(tooManyOf('Samosa')).toBe('Maximum 10 items allowed for Samosa')
  })

  test('the 51st piece is refused (ordering 2)', () => {
    expect(piecesIn(filled(5, 10))).toBe(MAX_CART_ITEMS)
    expect(addToCart(filled(5, 10), anItem(), MILD)).toMatchObject({ refusal: { code: 'cart_items_limit' } })
  })

  test('the 21st different line is refused, more of a held line is not', () => {
    const cart = filled(20, 1)
    expect(addToCart(cart, anItem(), MILD)).toMatchObject({ refusal: { code: 'cart_lines_limit' } })
    expect(addToCart(cart, anItem({ id: 'i3' }), MILD).ok).toBe(true)
  })

  test.each([[0], [-3], [Number.NaN], [1.9], [Number.POSITIVE_INFINITY]])('a quantity of %f adds one', (quantity) => {
    expect(piecesIn(added([], anItem(), quantity))).toBe(1)
  })
})

describe('changing', () => {
  const cart = added(added([], anItem(), 2), anItem({ id: 'naan', name: 'Naan' }), 1)

  test.each([
    [5, 6],
    [99, 11],
    [1.7, 2],
    [0, 1],
    [-1, 1],
    [Number.NaN, 3],
  ])('a quantity of %f leaves %i pieces in all (ordering 4)', (quantity, pieces) => {
    expect(updateQuantity(cart, 'samosa-mild', quantity)).toMatchObject({ ok: true })
    const updated = updateQuantity(cart, 'samosa-mild', quantity)
    expect(updated.ok && piecesIn(updated.value)).toBe(pieces)
  })

  test('an update past 50 pieces is refused', () => {
    const full = added(added(filled(4, 10), anItem({ id: 'a' }), 9), anItem({ id: 'b' }), 1)
    expect(updateQuantity(full, 'b-mild', 2)).toMatchObject({ refusal: { code: 'cart_items_limit' } })
    expect(updateQuantity(full, 'i0-mild', 9).ok).toBe(true)
  })

  test('an unknown line changes nothing', () => {
    expect(updateQuantity(cart, 'gone', 5)).toEqual({ ok: true, value: cart })
    expect(removeFromCart(cart, 'gone')).toEqual(cart)
    expect(removeFromCart(cart, 'samosa-mild').map((line) => line.id)).toEqual(['naan'])
  })
})

test('a fresh menu drops what is gone and says what costs otherwise (menu 28)', () => {
  const cart = added(added([], anItem(), 2), anItem({ id: 'naan', name: 'Naan' }), 1)
  const changes = refreshCart(cart, [anItem({ price: 550 }), anItem({ id: 'naan', isAvailable: false })])
  expect(changes.cart.map((line) => [line.id, line.price])).toEqual([['samosa', 550]])
  expect(changes.gone.map((line) => line.name)).toEqual(['Naan'])
  expect(changes.repriced).toEqual([{ name: 'Samosa', was: 500, now: 550 }])
  expect(refreshCart(changes.cart, [anItem({ price: 550 })])).toEqual({
    cart: changes.cart,
    gone: [],
    repriced: [],
    unfit: [],
  })
})

test('whatever a person does, no limit is passed and no key is twice in the cart', () => {
  const action = fc.oneof(
    fc.record({
      do: fc.constant('add' as const),
      item: fc.nat(25),
      spice: fc.option(fc.constantFrom(...SPICE_LEVELS)),
      quantity: fc.integer({ min: -2, max: 15 }),
    }),
    fc.record({ do: fc.constant('set' as const), line: fc.nat(25), quantity: fc.integer({ min: -2, max: 15 }) }),
    fc.record({ do: fc.constant('remove' as const), line: fc.nat(25) }),
  )
  fc.assert(
    fc.property(fc.array(action, { maxLength: 80 }), (actions) => {
      let cart: Cart = []
      for (const act of actions) {
        const before = JSON.stringify(cart)
        const held = cart
        if (act.do === 'add') {
          const result = addToCart(cart, anItem({ id: `i${act.item}` }), act.spice, act.quantity)
          cart = result.ok ? result.value : cart
        } else if (act.do === 'set') {
          const result = updateQuantity(cart, cart[act.line]?.cartKey ?? 'none', act.quantity)
          cart = result.ok ? result.value : cart
        } else cart = removeFromCart(cart, cart[act.line]?.cartKey ?? 'none')
        expect(JSON.stringify(held)).toBe(before)
        expect(piecesIn(cart)).toBeLessThanOrEqual(MAX_CART_ITEMS)
        expect(cart.length).toBeLessThanOrEqual(MAX_CART_LINES)
        expect(cart.every((line) => line.quantity >= 1 && line.quantity <= line.maxQuantity)).toBe(true)
        expect(new Set(cart.map((line) => line.cartKey)).size).toBe(cart.length)
      }
    }),
  )
})

test('keys and heat levels read as agreed (ordering 6)', () => {
  expect(cartKey('dal', HOT)).toBe('dal-hot')
  expect(cartKey('dal', null)).toBe('dal-default')
  expect(SPICE_LEVELS.map(({ name, level }) => [name, level])).toEqual([
    ['Mild', 1],
    ['Medium', 2],
    ['Hot', 3],
  ])
  expect(spiceById('hot')).toBe(HOT)
  expect([shownSpice('Mild'), shownSpice('Hot')]).toEqual([null, 'Hot'])
})

describe('putting back what was taken out', () => {
  const three = filled(3, 2)
  const taken = three[1]
  const rest = removeFromCart(three, taken?.cartKey ?? '')

  test('restores the line where it was', () => {
    expect(taken && putBack(rest, taken, 1)).toEqual({ ok: true, value: three })
  })

  test('twice, or after the dish was added again, changes nothing', () => {
    expect(taken && putBack(three, taken, 0)).toEqual({ ok: true, value: three })
  })

  test('is refused when the cart has filled up meanwhile', () => {
    const line = added([], anItem({ id: 'other' }), 2)[0]
    expect(line && putBack(filled(5, 10), line, 0)).toMatchObject({ refusal: { code: 'cart_items_limit' } })
    expect(line && putBack(filled(MAX_CART_LINES, 1), line, 0)).toMatchObject({ refusal: { code: 'cart_lines_limit' } })
  })
})
