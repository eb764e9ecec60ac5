import { expect, test } from 'vitest'
import { weekdayOf } from './local-time.ts'
import { statutoryDays } from './statutory-days.ts'

test('the twelve months from a date on, in order (times 17)', () => {
  expect(statutoryDays('2026-11-21').map(({ date, name }) => `${date} ${name}`)).toEqual([
    '2026-12-25 Christmas Day',
    '2026-12-26 Boxing Day',
    "2027-01-01 New Year's Day",
    '2027-02-15 Heritage Day',
    '2027-03-26 Good Friday',
    '2027-05-24 Victoria Day',
    '2027-07-01 Canada Day',
    '2027-08-02 Natal Day',
    '2027-09-06 Labour Day',
    '2027-09-30 National Day for Truth and Reconciliation',
    '2027-10-11 Thanksgiving',
    '2027-11-11 Remembrance Day',
  ])
})

test.each(['2026-01-01', '2026-12-25', '2028-02-29', '2027-03-26'])('from %s on each comes once', (from) => {
  const days = statutoryDays(from)
  expect(new Set(days.map(({ name }) => name)).size).toBe(12)
  expect(days).toHaveLength(12)
  expect(days.every(({ date }) => date >= from)).toBe(true)
})

test.each([
  [2019, '04-19'],
  [2021, '04-02'],
  [2024, '03-29'],
  [2025, '04-18'],
  [2026, '04-03'],
  [2028, '04-14'],
  [2035, '03-23'],
  [2038, '04-23'],
  [2049, '04-16'],
  [2076, '04-17'],
  [2106, '04-16'],
])('Good Friday of %i is %s', (year, day) => {
  const [goodFriday] = statutoryDays(`${year}-03-01`)
  expect(goodFriday).toEqual({ date: `${year}-${day}`, name: 'Good Friday' })
  expect(weekdayOf(goodFriday?.date ?? '')).toBe('friday')
})

test.each([
  ['2026-05-18', 2026],
  ['2025-05-19', 2025],
  ['2021-05-24', 2021],
])('Victoria Day is the Monday before May 25: %s', (date, year) => {
  expect(statutoryDays(`${year}-05-01`)[0]).toEqual({ date, name: 'Victoria Day' })
})
