import { expect, test } from 'vitest'
import { HALIFAX } from '../testing/halifax.ts'
import { dateAhead, datesAhead } from './dates-ahead.ts'
import { addDays, instantOf } from './local-time.ts'
import { openState } from './open-state.ts'
import { DEFAULT_HOURS } from './opening-hours.ts'

const place = (...exceptions: { date: string; closed: boolean; open?: string; close?: string; name?: string }[]) => ({
  hours: DEFAULT_HOURS,
  timeZone: HALIFAX,
  exceptions,
})
const closed = (date: string, name?: string) => ({ date, closed: true, ...(name === undefined ? {} : { name }) })
const evening = { date: '2025-12-24', closed: false, open: '12:00', close: '18:00' }

test.each([
  ['2025-12-22', 'Monday, December 22'],
  ['2025-12-23', 'Tuesday, December 23'],
  ['2025-12-24', 'Wednesday, December 24'],
  ['2025-12-25', 'Thursday, December 25'],
  ['2025-12-26', 'Friday, December 26'],
  ['2025-12-27', 'Saturday, December 27'],
  ['2025-12-28', 'Sunday, December 28'],
])('a closure on %s is told as "Closed %s" (times 13)', (date, words) => {
  expect(datesAhead(place(closed(date)), '2025-12-20')).toEqual([`Closed ${words}`])
})

test.each([
  ['other hours', [evening], ['Open 12 p.m. – 6 p.m. on Wednesday, December 24']],
  ['a name', [closed('2025-12-25', 'Christmas Day')], ['Closed Thursday, December 25 (Christmas Day)']],
  [
    'one time that is left out',
    [{ date: '2025-12-24', closed: false, close: '15:00' }],
    ['Open 11:30 a.m. – 3 p.m. on Wednesday, December 24'],
  ],
  [
    'past midnight',
    [{ date: '2025-12-31', closed: false, open: '17:00', close: '02:00' }],
    ['Open 5 p.m. – 2 a.m. on Wednesday, December 31'],
  ],
  [
    'a whole day',
    [{ date: '2025-12-31', closed: false, open: '06:00', close: '06:00' }],
    ['Open 24 hours on Wednesday, December 31'],
  ],
  ['times that nobody can read', [{ ...evening, open: 'noon' }], ['Closed Wednesday, December 24']],
  [
    'days in a row',
    [closed('2025-12-25'), closed('2025-12-27'), closed('2025-12-26'), closed('2025-12-29')],
    ['Closed Thursday, December 25 to Saturday, December 27', 'Closed Monday, December 29'],
  ],
  [
    'days in a row with names of their own',
    [closed('2025-12-25', 'Christmas Day'), closed('2025-12-26', 'Boxing Day')],
    ['Closed Thursday, December 25 (Christmas Day)', 'Closed Friday, December 26 (Boxing Day)'],
  ],
  [
    'other hours in a row',
    [evening, { ...evening, date: '2025-12-25' }],
    ['Open 12 p.m. – 6 p.m. from Wednesday, December 24 to Thursday, December 25'],
  ],
])('%s', (_, exceptions, told) => expect(datesAhead(place(...exceptions), '2025-12-20')).toEqual(told))

test('is told for the 14 days ahead; today, what is over and what is far off is not (times 13)', () => {
  const dates = [-1, 0, 14, 15].map((days) => addDays('2025-12-11', days))
  expect(datesAhead(place(...dates.map((date) => closed(date))), '2025-12-11')).toEqual([
    // It begins within the 14 days.
    'Closed Thursday, December 25 to Friday, December 26',
  ])
  expect(datesAhead(place(closed('2025-12-26')), '2025-12-11')).toEqual([])
  expect(datesAhead({ hours: DEFAULT_HOURS, timeZone: HALIFAX }, '2025-12-11')).toEqual([])
})

test.each([
  [
    'with others to come, through which day',
    [closed('2025-12-23', 'Staff party'), closed('2025-12-24', 'Staff party'), closed('2025-12-25', 'Christmas Day')],
    ['Closed through Wednesday, December 24 (Staff party)', 'Closed Thursday, December 25 (Christmas Day)'],
  ],
  ['alone, why', [closed('2025-12-23', 'Staff party')], ['Closed today (Staff party)']],
  [
    'as the last of several, why',
    [closed('2025-12-22', 'Move'), closed('2025-12-23', 'Move')],
    ['Closed today (Move)'],
  ],
  ['without a name', [closed('2025-12-23'), closed('2025-12-24')], ['Closed through Wednesday, December 24']],
  [
    'with other hours, only the days to come',
    [
      { ...evening, date: '2025-12-23' },
      { ...evening, date: '2025-12-24' },
    ],
    ['Open 12 p.m. – 6 p.m. on Wednesday, December 24'],
  ],
])('of a day that is closed today it is told %s (times 13)', (_, exceptions, told) =>
  expect(datesAhead(place(...exceptions), '2025-12-23')).toEqual(told),
)

test('of one date it is told however far ahead', () => {
  expect(dateAhead(place(closed('2026-07-01', 'Canada Day')), '2026-07-01')).toBe(
    'Closed Wednesday, July 1 (Canada Day)',
  )
  expect(dateAhead(place(closed('2026-07-01')), '2026-07-02')).toBeNull()
})

test.each([
  ['2025-12-24', '23:00', 'Closed - Opens Friday at 11:30 a.m.'],
  ['2025-12-25', '12:00', 'Closed - Opens tomorrow at 11:30 a.m.'],
  ['2025-12-26', '09:00', 'Closed - Opens today at 11:30 a.m.'],
])('over Christmas, on %s at %s: "%s"', (date, time, text) => {
  const location = { ...place(closed('2025-12-25', 'Christmas Day')), isActive: true }
  expect(openState(location, instantOf(HALIFAX, date, time)).text).toBe(text)
})

test.each([
  ['2026-11-16', 'Wednesday'],
  ['2026-11-17', 'Thursday'],
  ['2026-11-18', 'Friday'],
  ['2026-11-19', 'Saturday'],
  ['2026-11-20', 'Sunday'],
  ['2026-11-21', 'Monday'],
  ['2026-11-22', 'Tuesday'],
])('closed on the day after %s it opens on %s', (date, weekday) => {
  const location = { ...place(closed(addDays(date, 1))), isActive: true }
  const { open } = weekday === 'Sunday' ? { open: '12 p.m.' } : { open: '11:30 a.m.' }
  expect(openState(location, instantOf(HALIFAX, date, '23:30')).text).toBe(`Closed - Opens ${weekday} at ${open}`)
})
