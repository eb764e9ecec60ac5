import { describe, expect, test } from 'vitest'
import { checkOrderData, checkPricingCall } from './check-order.ts'

const good = {
  customerInfo: { name: 'Priya', email: 'priya@example.ca', phone: '+19025550123', firebaseId: null },
  items: [{ id: 'samosa', name: 'Samosa', price: 5, quantity: 2, selectedSpiceLevel: 1, category: 'appetizers' }],
  location: { id: 'truro', name: 'Truro Heights' },
  orderType: 'pickup',
  pricing: { subtotal: 10, tax: 1.4, tip: 0, total: 11.4 },
}
const item = good.items[0]
const customer = (change: object) => ({ ...good, customerInfo: { ...good.customerInfo, ...change } })
const items = (change: object) => ({ ...good, items: [{ ...item, ...change }] })
const pricing = (change: object) => ({ ...good, pricing: { ...good.pricing, ...change } })
const delivery = (deliveryInfo?: object) => ({ ...good, orderType: 'delivery', deliveryInfo })
const table = (partySize: unknown) => ({ ...good, orderType: 'dine-in', tableInfo: { partySize } })

describe('order data (ordering 11)', () => {
  test.each([
    ['a good order', good],
    ['a location sent as locationInfo', { ...good, location: undefined, locationInfo: good.location }],
    ['a signed-in customer', customer({ firebaseId: 'u1' })],
    ['no spice level and no category', items({ selectedSpiceLevel: undefined, category: undefined })],
    ['spice level 5', items({ selectedSpiceLevel: 5 })],
    ['ten of one item', items({ quantity: 10 })],
    ['a delivery with an address', delivery({ address: '1 Main St' })],
    ['a table for 1', table(1)],
    ['a table for 20', table(20)],
    ['a total off by 0.02', pricing({ total: 11.42 })],
  ])('%s is fine (ordering 13)', (_, payload) => {
    expect(checkOrderData(payload)).toEqual([])
  })

  test.each([
    ['Order data is required', 'order', undefined],
    ['Order data is required', 'order', null],
    ['Order data is required', 'order', []],
    ['Customer information is required', 'customerInfo', { ...good, customerInfo: undefined }],
    ['Customer name is required', 'customerInfo.name', customer({ name: '  ' })],
    ['Please enter a valid email address', 'customerInfo.email', customer({ email: undefined })],
    ['Please enter a valid email address', 'customerInfo.email', customer({ email: 'a@b' })],
    ['Please enter a valid phone number (10+ digits)', 'customerInfo.phone', customer({ phone: '555-0123' })],
    ['Please enter a valid phone number (10+ digits)', 'customerInfo.phone', customer({ phone: 9025550123 })],
    ['Account id must be text that is not empty', 'customerInfo.firebaseId', customer({ firebaseId: '' })],
    ['Your cart is empty. Please add items before placing an order.', 'items', { ...good, items: [] }],
    ['Your cart is empty. Please add items before placing an order.', 'items', { ...good, items: 'samosa' }],
    ['Each item needs a name', 'items.0.name', items({ name: '' })],
    ['Each item needs a price above zero', 'items.0.price', items({ price: 0 })],
    ['Each item needs a price above zero', 'items.0.price', items({ price: Number.NaN })],
    ['Each item needs a price above zero', 'items.0.price', items({ price: '5' })],
    ['Each item needs a price above zero', 'items.0.price', items({ price: Number.POSITIVE_INFINITY })],
    ['Each item needs a whole quantity of at least 1', 'items.0.quantity', items({ quantity: 0 })],
    ['Each item needs a whole quantity of at least 1', 'items.0.quantity', items({ quantity: -1 })],
    ['Each item needs a whole quantity of at least 1', 'items.0.quantity', items({ quantity: 1.5 })],
    ['Each item needs a whole quantity of at least 1', 'items.0.quantity', items({ quantity: '3' })],
    ['Each item needs a whole quantity of at least 1', 'items.0.quantity', items({ quantity: true })],
    ['Maximum 10 items allowed for Samosa', 'items.0.quantity', items({ quantity: 11 })],
    ['Spice level must be a number from 1 to 5', 'items.0.selectedSpiceLevel', items({ selectedSpiceLevel: 6 })],
    ['Spice level must be a number from 1 to 5', 'items.0.selectedSpiceLevel', items({ selectedSpiceLevel: 'hot' })],
    ['Item category must be text that is not empty', 'items.0.category', items({ category: '' })],
    ['Maximum 50 total items allowed in cart', 'items', { ...good, items: Array(6).fill({ ...item, quantity: 9 }) }],
    ['Maximum 20 different items allowed in cart', 'items', { ...good, items: Array(21).fill(item) }],
    ['Please select a restaurant location', 'location.id', { ...good, location: { name: 'Truro Heights' } }],
    ['Please select a restaurant location', 'location.id', { ...good, location: undefined }],
    ['Location name is missing', 'location.name', { ...good, location: { id: 'truro' } }],
    ['Order type must be pickup, delivery or dine-in', 'orderType', { ...good, orderType: 'drone' }],
    ['Delivery address is required for delivery orders', 'deliveryInfo.address', delivery()],
    ['Delivery address is required for delivery orders', 'deliveryInfo.address', delivery({ address: ' ' })],
    [
      'Delivery address too long. Maximum 300 characters allowed',
      'deliveryInfo.address',
      delivery({ address: 'x'.repeat(301) }),
    ],
    [
      'Delivery instructions too long. Maximum 500 characters allowed',
      'deliveryInfo.instructions',
      delivery({ address: '1 Main St', instructions: 'x'.repeat(501) }),
    ],
    [
      'Special instructions too long. Maximum 1000 characters allowed',
      'specialInstructions',
      { ...good, specialInstructions: 'x'.repeat(1001) },
    ],
    ['Please specify a valid party size (1-20 people)', 'tableInfo.partySize', table(0)],
    ['Please specify a valid party size (1-20 people)', 'tableInfo.partySize', table(21)],
    ['Please specify a valid party size (1-20 people)', 'tableInfo.partySize', table(2.5)],
    ['Please specify a valid party size (1-20 people)', 'tableInfo.partySize', table(undefined)],
    ['Tip must be an amount of 0 or more', 'tipAmount', { ...good, tipAmount: -0.01 }],
    ['Tip must be an amount of 0 or more', 'tipAmount', { ...good, tipAmount: '5' }],
    ['Tip must be an amount of 0 or more', 'tipAmount', { ...good, tipAmount: Number.NaN }],
    ['Pricing is required', 'pricing', { ...good, pricing: null }],
    ['Pricing amounts must be numbers', 'pricing', pricing({ tax: undefined })],
    ['Pricing amounts cannot be negative', 'pricing', pricing({ tip: -1, total: 10.4 })],
    ['Order total must be above zero', 'pricing.total', pricing({ subtotal: 0, tax: 0, total: 0 })],
    [
      'Pricing calculation error: total does not match subtotal + tax + tip',
      'pricing.total',
      pricing({ total: 11.43 }),
    ],
  ])('"%s" at %s', (sentence, field, payload) => {
    expect(checkOrderData(payload)).toEqual([{ field, sentence }])
  })
})

describe('an order taken by staff', () => {
  test.each([[{ email: '', phone: '' }], [{ email: undefined, phone: null }], [{}]])('with %j is fine', (change) => {
    expect(checkOrderData(customer(change), 'staff')).toEqual([])
  })

  test.each([
    ['Customer name is required', 'customerInfo.name', { name: '' }],
    ['Please enter a valid email address', 'customerInfo.email', { email: 'x' }],
    ['Please enter a valid phone number (10+ digits)', 'customerInfo.phone', { phone: '12' }],
  ])('"%s" at %s', (sentence, field, change) => {
    expect(checkOrderData(customer(change), 'staff')).toEqual([{ field, sentence }])
  })
})

describe('the pricing check call', () => {
  const call = { items: good.items, frontendPricing: good.pricing, tipAmount: 0 }
  test('is fine with items, pricing and a tip', () => expect(checkPricingCall(call)).toEqual([]))

  test.each([
    ['items', { items: [] }, 'Your cart is empty. Please add items before placing an order.'],
    ['items', { items: [{ ...item, quantity: 51 }] }, 'Maximum 50 total items allowed in cart'],
    ['items', { items: Array.from({ length: 21 }, () => item) }, 'Maximum 20 different items allowed in cart'],
    ['frontendPricing', { frontendPricing: undefined }, 'Pricing is required'],
    ['tipAmount', { tipAmount: -1 }, 'Tip must be an amount of 0 or more'],
    ['tipAmount', { tipAmount: '1' }, 'Tip must be an amount of 0 or more'],
    ['tipAmount', { tipAmount: undefined }, 'Tip must be an amount of 0 or more'],
  ])('%s %j: "%s"', (field, change, sentence) => {
    expect(checkPricingCall({ ...call, ...change })).toEqual([{ field, sentence }])
  })
})
