import { expect, test } from 'vitest'
import { isOrderType, offers, orderTypeAt, orderTypesAt } from './order-type.ts'

test.each([
  [
    ['Dine-in', 'Takeout', 'Delivery'],
    ['pickup', 'delivery', 'dine-in'],
  ],
  [
    ['pickup', 'dine-in', 'delivery'],
    ['pickup', 'delivery', 'dine-in'],
  ],
  [
    ['pickup', 'dine-in'],
    ['pickup', 'dine-in'],
  ],
  [['Takeout', 'WiFi'], ['pickup']],
  [[], ['pickup']],
])('features %j offer %j', (features, expected) => {
  expect(orderTypesAt(features)).toEqual(expected)
})

test('a wish that the location lacks falls back to pickup (ordering 9)', () => {
  expect(orderTypeAt(['Takeout'], 'delivery')).toBe('pickup')
  expect(orderTypeAt(['Takeout'], 'dine-in')).toBe('pickup')
  expect(orderTypeAt(['Delivery'], 'delivery')).toBe('delivery')
  expect(offers(['Catering'], 'delivery')).toBe(false)
})

test.each([
  ['pickup', true],
  ['dine-in', true],
  ['Dine-in', false],
  ['', false],
  [null, false],
  [3, false],
])('%j is an order type: %s', (value, expected) => {
  expect(isOrderType(value)).toBe(expected)
})
