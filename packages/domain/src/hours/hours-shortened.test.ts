import { expect, test } from 'vitest'
import type { OrderType } from '../order/order-type.ts'
import { HALIFAX } from '../testing/halifax.ts'
import { everyDay } from '../testing/schedules.ts'
import { leftOut, shortenedSentence } from './hours-shortened.ts'
import { instantOf } from './local-time.ts'
import { DEFAULT_HOURS } from './opening-hours.ts'

// Friday, open 11:30 a.m. to 11 p.m.
const DAY = '2026-11-20'
const usual = { location: { hours: DEFAULT_HOURS, timeZone: HALIFAX }, typeHours: {} }
const withDate = (change: object) => ({
  ...usual,
  location: { ...usual.location, exceptions: [{ date: DAY, closed: false, ...change }] },
})
const lunchDelivery = { ...usual, typeHours: { delivery: everyDay(['11:30', '15:00']) } }

test.each<[string, typeof usual, typeof usual, OrderType | null, string, boolean]>([
  ['a day that closes', usual, withDate({ closed: true }), null, '19:00', true],
  ['an evening that ends early', usual, withDate({ close: '19:00' }), null, '18:59', false],
  ['an evening that ends just then', usual, withDate({ close: '19:00' }), null, '19:00', true],
  ['a day that starts later', usual, withDate({ open: '13:00' }), 'pickup', '12:59', true],
  ['what was outside before', withDate({ close: '18:00' }), withDate({ closed: true }), null, '19:00', false],
  ['longer hours', withDate({ close: '18:00' }), usual, null, '17:00', false],
  ['delivery at lunch only', usual, lunchDelivery, 'delivery', '18:00', true],
  ['delivery at lunch only, for pickup', usual, lunchDelivery, 'pickup', '18:00', false],
  ['delivery at lunch only, for a table', usual, lunchDelivery, null, '18:00', false],
  ['delivery all day again', lunchDelivery, usual, 'delivery', '12:00', false],
  ['what delivery did not have', lunchDelivery, withDate({ closed: true }), 'delivery', '18:00', false],
])('%s %#: %s at %s is left out: %s (times 15)', (_, before, after, orderType, time, expected) => {
  expect(leftOut(before, after)({ at: instantOf(HALIFAX, DAY, time), orderType })).toBe(expected)
})

test('the night belongs to the day on which it starts', () => {
  const late = withDate({ open: '17:00', close: '02:00' })
  const oneAtNight = { at: instantOf(HALIFAX, '2026-11-21', '01:00'), orderType: null }
  expect(leftOut(late, withDate({ closed: true }))(oneAtNight)).toBe(true)
  expect(leftOut(late, withDate({ open: '17:00', close: '01:30' }))(oneAtNight)).toBe(false)
})

test.each([
  [{ orders: 3, bookings: 2 }, '3 orders and 2 bookings lie in these hours'],
  [{ orders: 1, bookings: 1 }, '1 order and 1 booking lie in these hours'],
  [{ orders: 1, bookings: 0 }, '1 order lies in these hours'],
  [{ orders: 0, bookings: 1 }, '1 booking lies in these hours'],
  [{ orders: 12, bookings: 0 }, '12 orders lie in these hours'],
])('%j: "%s"', (counts, sentence) => expect(shortenedSentence(counts)).toBe(sentence))
