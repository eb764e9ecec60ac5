import { expect, test } from 'vitest'
import { emptyDraft, type OrderDraft } from '../form/order-draft.ts'
import { staffPayload, tipOf } from './staff-payload.ts'

const LINE: OrderDraft['lines'][number] = {
  id: 'dal-makhani',
  name: 'Dal Makhani',
  price: 1250,
  quantity: 2,
  category: 'veg-curries',
  description: 'Black lentils',
  maxQuantity: 10,
  cartKey: 'dal-makhani-medium',
  selectedSpiceLevel: 2,
  spiceLevelId: 'medium',
  spiceLevelName: 'Medium',
}
const PLACE = {
  id: 'truro',
  name: 'Truro Heights',
  postalCode: 'B6L 1X7',
  address: '395 Truro Heights Road',
  phone: '(902) 555-0139',
}
const PRICING = { subtotal: 2500, tax: 350, tip: 285, total: 3135, taxRate: 0.14 }

function payloadOf(changes: Partial<OrderDraft>, place = PLACE) {
  const draft = { ...emptyDraft(), cartId: 'cart-0001', name: 'Walk-in', lines: [LINE], ...changes }
  return staffPayload({ draft, place, pricing: PRICING, overbook: false })
}

test('a whole order is sent as agreed', () => {
  const payload = payloadOf({
    name: ' Asha Rao ',
    email: 'asha@example.ca',
    phone: '(902) 555-0166',
    firebaseId: 'p1',
    specialInstructions: ' No onions ',
  })
  expect(payload).toEqual({
    customerInfo: { name: 'Asha Rao', email: 'asha@example.ca', phone: '(902) 555-0166', firebaseId: 'p1' },
    items: [
      {
        id: 'dal-makhani',
        name: 'Dal Makhani',
        price: 12.5,
        quantity: 2,
        category: 'veg-curries',
        description: 'Black lentils',
        cartKey: 'dal-makhani-medium',
        selectedSpiceLevel: 2,
        spiceLevelId: 'medium',
        spiceLevelName: 'Medium',
        menuItemId: 'dal-makhani',
      },
    ],
    locationInfo: PLACE,
    orderType: 'pickup',
    paymentMethod: 'cash',
    tipAmount: 2.85,
    pricing: { subtotal: 25, tax: 3.5, tip: 2.85, total: 31.35, taxRate: 0.14 },
    cartId: 'cart-0001',
    specialInstructions: 'No onions',
  })
})

test('what is empty is left out', () => {
  const bare = payloadOf(
    { lines: [{ ...LINE, description: '' }] },
    { ...PLACE, postalCode: '', address: ' ', phone: '' },
  )
  expect(bare.customerInfo).toEqual({ name: 'Walk-in' })
  expect(bare.items[0]).not.toHaveProperty('description')
  expect(bare.locationInfo).toEqual({ id: 'truro', name: 'Truro Heights' })
  for (const field of ['deliveryInfo', 'tableInfo', 'specialInstructions', 'scheduledFor', 'overbook'])
    expect(bare).not.toHaveProperty(field)
})

const ADDRESS = { address: ' 5 Prince Street ', deliveryInstructions: ' ' }

test.each<[OrderDraft['orderType'], Partial<OrderDraft>, object]>([
  ['pickup', { ...ADDRESS, tableNumber: '7' }, {}],
  ['delivery', { ...ADDRESS, tableNumber: '7' }, { deliveryInfo: { address: '5 Prince Street' } }],
  ['dine-in', { ...ADDRESS, tableNumber: ' 7 ', partySize: '4' }, { tableInfo: { tableNumber: '7', partySize: 4 } }],
  ['dine-in', {}, { tableInfo: { partySize: 1 } }],
  ['dine-in', { partySize: ' ' }, { tableInfo: { partySize: 1 } }],
  ['dine-in', { partySize: '0' }, { tableInfo: { partySize: 0 } }],
])('of a %s order with %j only %j goes along', (orderType, changes, details) => {
  const { deliveryInfo, tableInfo } = payloadOf({ orderType, ...changes })
  expect({ ...(deliveryInfo && { deliveryInfo }), ...(tableInfo && { tableInfo }) }).toEqual(details)
})

test.each<[OrderDraft['tip'], string, number]>([
  ['0', '', 0],
  ['10', '', 285],
  ['15', '', 428],
  ['18', '', 513],
  ['20', '', 570],
  ['custom', '4.25', 425],
  ['custom', '4.255', 426],
  ['custom', '4,25', 425],
  ['custom', '', 0],
  ['custom', '-5', 0],
  ['custom', 'ten', 0],
  ['custom', '250', 25_000],
])('a tip of %s, typed "%s", is %d cents of subtotal and tax', (tip, customTip, cents) => {
  expect(tipOf({ ...emptyDraft(), tip, customTip }, { subtotal: 2500, tax: 350 })).toBe(cents)
})
