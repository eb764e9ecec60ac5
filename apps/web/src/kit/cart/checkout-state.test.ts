import { expect, it } from 'vitest'
import { checkoutState, readCheckoutState } from './checkout-state.ts'

const line = {
  cartKey: 'naan-default',
  id: 'naan',
  name: 'Naan',
  price: 395,
  category: 'bread',
  description: '',
  quantity: 2,
  maxQuantity: 10,
  selectedSpiceLevel: 1,
  spiceLevelName: 'Mild',
  spiceLevelId: 'mild',
}
const truro = { id: 'truro', name: 'Truro Heights', postalCode: 'B6L 1X7' }

it('a cart and its location come back as they were put in, also after a reload', () => {
  const state = checkoutState(truro, [line], 'delivery')
  expect(readCheckoutState(structuredClone(state))).toEqual(state)
})

it('the location may be called the current one, and an unknown order type is pickup', () => {
  expect(readCheckoutState({ items: [line], currentLocation: truro, orderType: 'drone' })).toEqual(
    checkoutState(truro, [line]),
  )
})

it.each([
  null,
  undefined,
  'checkout',
  [],
  {},
  { items: [], locationInfo: truro },
  { items: [line] },
  { items: [line], locationInfo: { name: 'Truro' } },
  { items: [{ ...line, quantity: 1.5 }], locationInfo: truro },
  { items: [{ ...line, price: '1' }], locationInfo: truro },
  { items: [line, line], locationInfo: truro },
  { items: Array.from({ length: 21 }, (_, n) => ({ ...line, cartKey: `${n}` })), locationInfo: truro },
])('%j cannot be checked out', (state) => {
  expect(readCheckoutState(state)).toBeUndefined()
})
