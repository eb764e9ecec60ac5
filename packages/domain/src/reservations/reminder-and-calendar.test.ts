import { describe, expect, test } from 'vitest'
import { headingDate, longDate } from '../hours/date-words.ts'
import { instantOf } from '../hours/local-time.ts'
import { HALIFAX } from '../testing/halifax.ts'
import { calendarEvent } from './calendar-event.ts'
import { holdExpiresAt } from './hold.ts'
import { mayResend, reminderAt } from './reminder.ts'
import { guestsText, readClock } from './words.ts'

const at = (date: string, time: string) => instantOf(HALIFAX, date, time)

describe('the reminder', () => {
  test.each([
    ['2026-11-21', at('2026-11-15', '09:00'), at('2026-11-20', '10:00')],
    // The clocks change in the night between: ten in the morning stays ten in the morning.
    ['2026-11-02', at('2026-10-20', '09:00'), at('2026-11-01', '10:00')],
    ['2027-03-15', at('2027-03-01', '09:00'), at('2027-03-14', '10:00')],
    ['2026-11-21', at('2026-11-20', '10:00'), null],
    ['2026-11-20', at('2026-11-20', '09:00'), null],
  ])('of %s, booked %s, goes out %s', (date, bookedAt, expected) => {
    expect(reminderAt(HALIFAX, date, bookedAt)).toEqual(expected)
  })

  test('the link is sent again after two minutes, and five times at most', () => {
    const now = at('2026-11-20', '12:00')
    expect(mayResend({ lastAt: null, times: 0 }, now)).toBe(true)
    expect(mayResend({ lastAt: new Date(now.getTime() - 119_000), times: 1 }, now)).toBe(false)
    expect(mayResend({ lastAt: new Date(now.getTime() - 120_000), times: 4 }, now)).toBe(true)
    expect(mayResend({ lastAt: new Date(0), times: 5 }, now)).toBe(false)
  })
})

test('a hold lasts five minutes (tables 21)', () => {
  expect(holdExpiresAt(new Date(0))).toEqual(new Date(300_000))
})

test.each([
  ['19:00', '19:00'],
  ['7 p.m.', '19:00'],
  ['7:00 PM', '19:00'],
  ['12:30 am', '00:30'],
  ['12 p.m.', '12:00'],
  ['07:30 p.m.', '19:30'],
  ['25:00', null],
  ['13:00 PM', null],
  ['soon', null],
])('"%s" is %s', (text, expected) => expect(readClock(text)).toBe(expected))

test('dates and parties read as people say them', () => {
  expect(longDate('2026-11-20')).toBe('Friday, November 20, 2026')
  expect(headingDate('2026-11-20', '2026-11-02')).toBe('Friday, November 20')
  expect(headingDate('2027-01-20', '2026-11-02')).toBe('Wednesday, January 20, 2027')
  expect([guestsText(1), guestsText(2)]).toEqual(['1 guest', '2 guests'])
})

describe('the calendar event', () => {
  const event = (change: object = {}) =>
    calendarEvent({
      id: '0198a0c0-0000-7000-8000-000000000000',
      reservationId: 'RES-TRU-20261101-ABCD',
      version: 1,
      startsAt: at('2026-11-01', '19:00'),
      updatedAt: at('2026-10-20', '12:00'),
      partySize: 4,
      isCancelled: false,
      restaurant: 'Sizzle & Spice',
      location: { name: 'Truro Heights', address: '395 Truro Heights Road, Truro; NS', phone: '(902) 555-0139' },
      ...change,
    })

  test('holds the instant in UTC, on both sides of a clock change (tables 27)', () => {
    expect(event()).toContain('DTSTART:20261101T230000Z\r\nDTEND:20261102T003000Z\r\n')
    expect(event({ startsAt: at('2026-10-31', '19:00') })).toContain('DTSTART:20261031T220000Z')
    expect(event({ startsAt: at('2027-03-14', '19:00') })).toContain('DTSTART:20270314T220000Z')
  })

  test('escapes what the format would read as its own', () => {
    expect(event()).toContain('LOCATION:395 Truro Heights Road\\, Truro\\; NS\r\n')
    const nasty = event({ location: { name: 'A\r\nATTENDEE:x', address: 'a\\b', phone: '1' } })
    expect(nasty).not.toContain('\r\nATTENDEE')
    expect(nasty).toContain('LOCATION:a\\\\b')
  })

  test('no line is longer than 75 bytes, and unfolding gives the text back', () => {
    const link = `https://order.example.test/reservations?reservation=RES-TRU-20261101-ABCD&token=${'é'.repeat(60)}`
    const text = event({ link })
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n ', '')).toContain(link)
  })

  test('a cancelled one says so', () => {
    expect(event({ isCancelled: true })).toContain('STATUS:CANCELLED')
  })
})
