import { expect, it } from 'vitest'
import { TRURO } from '../../../testing/shop.ts'
import { hoursToday } from './hours-today.ts'

// Half past eleven in the evening of a Friday in Halifax: Saturday in UTC.
const NOW = new Date('2026-11-21T03:30:00Z')
const on = (change: Partial<(typeof TRURO)['hours'][string]>) => ({
  ...TRURO,
  hours: { ...TRURO.hours, friday: { open: '11:30', close: '00:00', closed: false, ...change } },
})

it.each([
  [on({}), 'Today 11:30 a.m. – midnight'],
  [on({ closed: true }), 'Closed today'],
  [on({ open: '00:00' }), 'Open around the clock today'],
  [
    { ...TRURO, exceptions: [{ date: '2026-11-20', closed: true, open: null, close: null, name: null }] },
    'Closed today',
  ],
])('says what holds on the day that it is at the kitchen', (location, words) => {
  expect(hoursToday(location, NOW)).toBe(words)
})
