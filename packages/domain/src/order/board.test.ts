import { describe, expect, test } from 'vitest'
import { cardBand, clockMinutes, dueBand, dueStep, lastFinishedFirst, matchesSearch, oldestFirst } from './board.ts'

const now = new Date('2026-11-20T16:00:00Z')
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000)

describe('what an order has promised', () => {
  test.each([
    ['pending', 45 * 60, 'calm'],
    ['preparing', 5 * 60 + 1, 'calm'],
    ['preparing', 5 * 60, 'soon'],
    ['pending', 0, 'soon'],
    ['pending', -1, 'late'],
    ['preparing', -3600, 'late'],
    ['ready', 60, 'calm'],
    ['ready', -3600, 'calm'],
    ['completed', -3600, 'calm'],
    ['cancelled', -3600, 'calm'],
  ] as const)('%s with %i seconds left is %s (kitchen 19)', (status, seconds, band) => {
    expect(dueBand({ status, promisedAt: inSeconds(seconds) }, now)).toBe(band)
  })
  test.each([
    ['preparing', 5 * 60 + 1, 'calm'],
    ['preparing', 5 * 60, 'soon'],
    ['preparing', -1, 'late'],
    ['pending', -15 * 60 + 1, 'late'],
    ['pending', -15 * 60, 'long-late'],
    ['preparing', -7 * 3600, 'long-late'],
    ['ready', -3600, 'calm'],
  ] as const)('%s with %i seconds left stands at the step %s (kitchen 19)', (status, seconds, step) => {
    expect(dueStep({ status, promisedAt: inSeconds(seconds) }, now)).toBe(step)
  })
  test('nothing promised is nothing late', () => {
    expect(dueBand({ status: 'preparing', promisedAt: null }, now)).toBe('calm')
    expect(dueStep({ status: 'preparing', promisedAt: null }, now)).toBe('calm')
  })
  test.each([
    ['16:00:00', '16:05:00', 5],
    ['16:00:59', '16:05:00', 5],
    ['16:00:00', '16:05:59', 5],
    ['16:00:59', '16:01:00', 1],
    ['16:00:01', '16:00:59', 0],
    ['16:05:00', '16:04:59', -1],
  ])('from %s to %s clocks show %i minutes', (from, to, minutes) => {
    const at = (time: string) => new Date(`2026-11-20T${time}Z`)
    expect(clockMinutes(at(from), at(to))).toBe(minutes)
  })
})

describe('the colour of a card', () => {
  test.each([
    ['preparing', -1, null, 'late'],
    ['ready', -3600, 9 * 60 + 59, 'calm'],
    ['ready', 3600, 10 * 60, 'soon'],
    ['ready', -3600, null, 'calm'],
  ] as const)('%s, promised in %i s and ready for %s s, is %s (kitchen 32)', (status, seconds, waited, band) => {
    const readyAt = waited === null ? null : inSeconds(-waited)
    expect(cardBand({ status, promisedAt: inSeconds(seconds), readyAt }, now)).toBe(band)
  })
})

describe('the search', () => {
  const order = {
    id: '0199-abc',
    shortNumber: 'TRU-042',
    customerInfo: { name: 'José Díaz', email: 'jose@example.test', phone: '+19025550123' },
    items: [
      { name: 'Masala Dosa', options: [] },
      { name: 'Thali', options: [{ name: 'Garlic Naan', choices: [{ name: 'Extra butter', choices: [] }] }] },
    ],
  }
  test.each([
    ['', true],
    ['  ', true],
    ['díaz', true],
    ['JOSE@', true],
    ['tru-042', true],
    ['042', true],
    ['ABC', true],
    ['+1902', true],
    ['902-555', true],
    ['(902) 555-0123', true],
    ['dosa', true],
    ['garlic NAAN', true],
    ['extra butter', true],
    ['jose diaz', true],
    ['902‑555', true],
    ['korma', false],
    ['priya', false],
    ['555-9999', false],
    ['.*', false],
  ])('for %j finds it: %s (kitchen 3)', (typed, expected) => expect(matchesSearch(order, typed)).toBe(expected))
})

test('the oldest comes first, and of two at once always the same', () => {
  const orders = [
    { orderTime: '2026-11-20T16:00:00.000Z', id: 'b' },
    { orderTime: '2026-11-20T16:00:00.000Z', id: 'a' },
    { orderTime: '2026-11-20T15:59:59.999Z', id: 'c' },
  ]
  expect(orders.toSorted(oldestFirst).map(({ id }) => id)).toEqual(['c', 'a', 'b'])
})

test('what is over comes with the last finished first, and what is just being finished before all', () => {
  const order = (id: string, completedTime: string | null, cancelledTime: string | null = null) => ({
    id,
    completedTime,
    cancelledTime,
  })
  const orders = [
    order('early', '2026-11-20T12:00:00.000Z'),
    order('under-way', null),
    order('cancelled', null, '2026-11-20T13:00:00.000Z'),
    order('late', '2026-11-20T14:00:00.000Z'),
  ]
  expect(orders.toSorted(lastFinishedFirst).map(({ id }) => id)).toEqual(['under-way', 'late', 'cancelled', 'early'])
})
