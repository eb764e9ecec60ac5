import { expect, test } from 'vitest'
import { instantOf } from '../hours/local-time.ts'
import { HALIFAX } from '../testing/halifax.ts'
import { dayPartOf, factorOf, fireAt, type PrepSample, quoteMinutes } from './quote.ts'

const now = new Date('2026-11-20T16:00:00Z')
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const sample = (minutes: number, change: Partial<PrepSample> = {}): PrepSample => ({
  orderedAt: now,
  fireAt: null,
  readyAt: after(minutes),
  kitchenMinutes: 20,
  isBatch: false,
  isRecalled: false,
  ...change,
})
const many = (count: number, minutes: number, change?: Partial<PrepSample>) =>
  Array.from({ length: count }, () => sample(minutes, change))

test.each([
  ['pickup', 4, 130, 10, 50],
  ['pickup', 4, 100, 10, 40],
  ['pickup', 4, 100, 0, 27],
  ['pickup', 5, 100, 0, 30],
  ['pickup', 50, 200, 30, 150],
  ['delivery', 50, 100, 0, 90],
  ['pickup', 15, 115, 0, 70],
] as const)('a %s order of %i, at %i percent and with %i more, is quoted %i minutes (times 7)', (...row) => {
  const [orderType, items, factorPercent, bumpMinutes, expected] = row
  expect(quoteMinutes({ orderType, items, factorPercent, bumpMinutes })).toBe(expected)
})

test.each([
  ['twice as long in the kitchen', 4, 200, 0, 65],
  ['a kitchen that is quicker', 4, 70, 0, 30],
  ['a kitchen that is behind', 4, 100, 10, 50],
  ['the longest wait', 50, 200, 0, 170],
] as const)(
  '%s does not change the ten minutes of the ride (kitchen 45)',
  (_, items, factorPercent, bumpMinutes, expected) => {
    expect(quoteMinutes({ orderType: 'delivery', items, factorPercent, bumpMinutes })).toBe(expected)
  },
)

test.each([
  ['longer than the whole formula', { pickupMinutes: 0, deliveryMinutes: 120, minutesPerItem: 0 }, 90],
  ['none where a delivery is quicker', { pickupMinutes: 40, deliveryMinutes: 20, minutesPerItem: 0 }, 40],
])('a ride that is %s is left alone (kitchen 45)', (_, pace, expected) => {
  expect(quoteMinutes({ orderType: 'delivery', items: 1, pace, factorPercent: 200, bumpMinutes: 0 })).toBe(expected)
})

test.each([
  ['19 samples', many(19, 26), 100],
  ['20 samples', many(20, 26), 130],
  ['the middle, not the mean', [...many(15, 20), ...many(14, 120)], 100],
  ['an even number has two in the middle', [...many(10, 20), ...many(10, 24)], 110],
  ['only the last thirty', [...many(40, 100), ...many(30, 22)], 110],
  ['never below 0.70', many(30, 4), 70],
  ['never above 2.00', many(30, 90), 200],
  ['too short to be true', [...many(19, 26), sample(2.9)], 100],
  ['just long enough', many(20, 3), 70],
  ['too long to be true', [...many(19, 26), sample(181)], 100],
  ['moved in a batch', [...many(19, 26), sample(26, { isBatch: true })], 100],
  ['recalled', [...many(19, 26), sample(26, { isRecalled: true })], 100],
  ['for later, counted from when it was due', many(20, 106, { fireAt: after(80) }), 130],
])('%s (times 8)', (_, samples, expected) => expect(factorOf(samples)).toBe(expected))

test.each([
  ['10:59', 'rest'],
  ['11:00', 'lunch'],
  ['13:59', 'lunch'],
  ['14:00', 'afternoon'],
  ['17:00', 'evening'],
  ['19:59', 'evening'],
  ['20:00', 'rest'],
])('%s is of the part %s of the day', (time, part) => {
  expect(dayPartOf(HALIFAX, instantOf(HALIFAX, '2026-11-20', time))).toBe(part)
})

test('what is quoted 50 minutes begins 50 minutes before its time', () => {
  expect(fireAt(after(90), 50)).toEqual(after(40))
})
