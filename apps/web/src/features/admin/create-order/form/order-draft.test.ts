import { addToCart, type Cart, type CartItem } from '@sizzle/domain/cart/cart.ts'
import { expect, it } from 'vitest'
import { draftAfter, emptyDraft, isUntouched, type OrderDraft } from './order-draft.ts'

const dish = (id: string): CartItem => ({
  id,
  name: id,
  price: 1000,
  category: 'mains',
  description: '',
  isAvailable: true,
})
function cart(...dishes: [string, number][]): Cart {
  return dishes.reduce<Cart>((lines, [id, quantity]) => {
    const added = addToCart(lines, dish(id), null, quantity)
    if (!added.ok) throw new Error('It does not fit')
    return added.value
  }, [])
}
const SENT: OrderDraft = {
  ...emptyDraft(),
  lines: cart(['dal', 2]),
  orderType: 'delivery',
  address: '5 Prince Street',
  when: 'later',
  date: '2026-11-20',
  time: '18:00',
  name: 'Slow Sam',
  phone: '(902) 555-0166',
  firebaseId: 'sam',
  tip: 'custom',
  customTip: '4',
  specialInstructions: 'Extra hot',
}
const after = (changes: Partial<OrderDraft>) => draftAfter({ ...SENT, ...changes }, SENT)

it('nothing stays of an order that was not touched since, under a new cart', () => {
  expect(isUntouched(after({}))).toBe(true)
  expect(after({}).cartId).not.toBe(SENT.cartId)
})

it.each<[string, Partial<OrderDraft>, Partial<OrderDraft>]>([
  ['who it is for', { name: 'Next Nora' }, { name: 'Next Nora', phone: '', firebaseId: '' }],
  ['the words for the kitchen', { specialInstructions: 'no onion' }, { specialInstructions: 'no onion' }],
  ['another dish', { lines: cart(['dal', 2], ['naan', 1]) }, { lines: cart(['naan', 1]) }],
  ['more of the same', { lines: cart(['dal', 3]) }, { lines: cart(['dal', 1]) }],
  ['less of the same', { lines: cart(['dal', 1], ['naan', 1]) }, { lines: cart(['naan', 1]) }],
  ['another address, delivered', { address: '1 Elm Street' }, { orderType: 'delivery', address: '1 Elm Street' }],
  ['pickup', { orderType: 'pickup' }, { orderType: 'pickup', address: '' }],
  ['another time on that day', { time: '19:00' }, { when: 'later', date: '2026-11-20', time: '19:00' }],
  ['another tip of their own', { customTip: '6' }, { tip: 'custom', customTip: '6' }],
  ['another share as the tip', { tip: '15' }, { tip: '15', customTip: '' }],
  ['no link of that order', { linkId: 'cs_1', name: 'Next Nora' }, { linkId: '', name: 'Next Nora' }],
])('what was entered since stays: %s', (_, changes, kept) => {
  const { cartId, ...next } = after(changes)
  expect(cartId).not.toBe(SENT.cartId)
  expect(next).toEqual({ ...emptyDraft(), ...kept, cartId: undefined })
})
