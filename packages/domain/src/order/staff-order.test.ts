import { expect, test } from 'vitest'
import { canCreateOrder, cashConfirmation, cashQuestion } from './staff-order.ts'

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
