import { expect, test } from 'vitest'
import { canCreateOrder, cashConfirmation, cashQuestion, checkStaffOrder } from './staff-order.ts'

test.each([
  [{ isBusy: false, pieces: 1, customerName: 'Al' }, true],
  [{ isBusy: true, pieces: 1, customerName: 'Al' }, false],
  [{ isBusy: false, pieces: 0, customerName: 'Al' }, false],
  [{ isBusy: false, pieces: 1, customerName: '  ' }, false],
])('%j can be created: %s (ordering 36)', (form, expected) => expect(canCreateOrder(form)).toBe(expected))

test('cash is asked for and confirmed with the amount', () => {
  expect(cashQuestion(123_456)).toBe('Confirm cash payment of $1,234.56 has been received?')
  expect(cashConfirmation(1476)).toEqual({ cashConfirmed: true, finalTotal: 14.76 })
})

const atTable = (tableNumber: unknown, orderType = 'dine-in') => ({
  customerInfo: { name: 'Al' },
  items: [{ id: 'samosa', name: 'Samosa', price: 5, quantity: 1 }],
  locationInfo: { id: 'truro', name: 'Truro Heights' },
  orderType,
  tableInfo: { tableNumber, partySize: 1 },
  pricing: { subtotal: 5, tax: 0.7, tip: 0, total: 5.7 },
})

test.each(['1', ' 12 ', 7, '', ' ', undefined, null, 'Patio 3'])('a table may be %j', (table) =>
  expect(checkStaffOrder(atTable(table))).toEqual([]),
)

test.each(['0', 0, '-3', -3, '1.5', '-0.1', 'Infinity'])('a table cannot be %j (ordering 47)', (table) => {
  const sentence = 'Please enter a table number of at least 1'
  expect(checkStaffOrder(atTable(table))).toEqual([{ field: 'tableInfo.tableNumber', sentence }])
  expect(checkStaffOrder(atTable(table, 'pickup'))).toEqual([])
})

test.each([undefined, null, 'order', [], 7])('%j is no order', (payload) => {
  expect(checkStaffOrder(payload)).not.toEqual([])
})
