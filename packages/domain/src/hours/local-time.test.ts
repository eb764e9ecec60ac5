import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HALIFAX } from '../testing/halifax.ts'
import {
  addDays,
  clock12,
  clockAt,
  closingClock,
  daysBetween,
  instantOf,
  isLocalDate,
  isLocalTime,
  localAt,
  minutesOf,
  steadyClocks,
  tellClocks,
  timeOf,
  weekdayOf,
  zoneName,
} from './local-time.ts'

describe('wall time in Halifax', () => {
  test.each([
    ['2026-11-20T03:59:00Z', '2026-11-19', '23:59', 'thursday', -240],
    ['2026-11-20T04:00:59.999Z', '2026-11-20', '00:00', 'friday', -240],
    ['2026-07-01T02:30:00Z', '2026-06-30', '23:30', 'tuesday', -180],
    // Autumn: 01:30 twice.
    ['2026-11-01T04:30:00Z', '2026-11-01', '01:30', 'sunday', -180],
    ['2026-11-01T05:30:00Z', '2026-11-01', '01:30', 'sunday', -240],
    // Spring: 01:59 is followed by 03:00.
    ['2027-03-14T05:59:00Z', '2027-03-14', '01:59', 'sunday', -240],
    ['2027-03-14T06:00:00Z', '2027-03-14', '03:00', 'sunday', -180],
  ])('%s is %s %s, a %s', (instant, date, time, weekday, offsetMinutes) => {
    expect(localAt(HALIFAX, new Date(instant))).toEqual({ date, time, weekday, offsetMinutes })
  })

  test.each([
    ['2026-11-20', '11:30', '2026-11-20T15:30:00.000Z'],
    ['2026-07-01', '11:30', '2026-07-01T14:30:00.000Z'],
    ['2026-11-01', '00:30', '2026-11-01T03:30:00.000Z'],
    ['2026-11-01', '01:30', '2026-11-01T04:30:00.000Z'],
    ['2026-11-01', '02:30', '2026-11-01T06:30:00.000Z'],
    ['2027-03-14', '01:59', '2027-03-14T05:59:00.000Z'],
    ['2027-03-14', '02:30', '2027-03-14T06:30:00.000Z'],
    ['2027-03-14', '03:00', '2027-03-14T06:00:00.000Z'],
  ])('%s %s is %s: twice means the first, skipped means as far after the gap', (date, time, instant) => {
    expect(instantOf(HALIFAX, date, time).toISOString()).toBe(instant)
  })

  test('the first and the last minute of the days with 25 and 23 hours', () => {
    const hours = (date: string) =>
      (instantOf(HALIFAX, addDays(date, 1), '00:00').getTime() - instantOf(HALIFAX, date, '00:00').getTime()) /
      3_600_000
    expect([hours('2026-11-01'), hours('2027-03-14'), hours('2026-11-20')]).toEqual([25, 23, 24])
  })

  test('any instant comes back from its wall time, except in the hour that happens twice', () => {
    const zones = fc.constantFrom(HALIFAX, 'America/Vancouver', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC')
    const minutes = fc.integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2030, 0) / 60_000 })
    fc.assert(
      fc.property(zones, minutes, (zone, minute) => {
        const instant = new Date(minute * 60_000)
        const { date, time } = localAt(zone, instant)
        const back = instantOf(zone, date, time)
        expect(back <= instant).toBe(true)
        expect(localAt(zone, back)).toMatchObject({ date, time })
      }),
    )
  })

  test('winter is AST and summer is ADT (menu 22)', () => {
    expect(zoneName(HALIFAX, new Date('2026-12-01T12:00:00Z'))).toBe('AST')
    expect(zoneName(HALIFAX, new Date('2026-07-01T12:00:00Z'))).toBe('ADT')
  })
})

describe('calendar and clock', () => {
  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-11-01', 1, '2026-11-02'],
    ['2027-01-01', -1, '2026-12-31'],
  ])('%s plus %i days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected)
    expect(daysBetween(date, expected)).toBe(days)
  })

  test('2026-11-20 is a Friday', () => expect(weekdayOf('2026-11-20')).toBe('friday'))

  test.each([
    '2026-02-30',
    '2026-13-01',
    '26-01-01',
    '2026-1-1',
    '',
    '2026-01-01T00:00',
    '0000-01-01',
    '0001-01-01',
    '1799-12-31',
    '3000-01-01',
    '9999-12-31',
  ])('%j is no date', (text) => {
    expect(isLocalDate(text)).toBe(false)
  })
  test.each(['2028-02-29', '1800-01-01', '2999-12-31'])('%j is one', (text) => expect(isLocalDate(text)).toBe(true))

  test.each(['24:00', '9:30', '12:60', '', '12:30:00'])('%j is no time', (text) => {
    expect(isLocalTime(text)).toBe(false)
  })

  test.each([
    ['00:00', '12 a.m.'],
    ['00:05', '12:05 a.m.'],
    ['11:30', '11:30 a.m.'],
    ['12:00', '12 p.m.'],
    ['23:59', '11:59 p.m.'],
  ])('%s reads %s (menu 23)', (time, text) => {
    expect(isLocalTime(time)).toBe(true)
    expect(clock12(time)).toBe(text)
    expect(timeOf(minutesOf(time))).toBe(time)
  })

  test.each([
    ['00:00', 'midnight'],
    ['00:30', '12:30 a.m.'],
    ['22:00', '10 p.m.'],
  ])('what closes at %s closes at %s (menu 23)', (time, text) => expect(closingClock(time)).toBe(text))

  test('minutes past midnight are the next morning', () => expect(timeOf(1470)).toBe('00:30'))
})

describe('a zone is asked once for each quarter of an hour', () => {
  const ZONES = ['America/St_Johns', 'America/Vancouver', 'Australia/Lord_Howe', 'Pacific/Chatham', 'Asia/Kathmandu']
  const [from, until] = [new Date('2012-01-01T00:00:00Z'), new Date('2036-01-01T00:00:00Z')]

  test.each(ZONES)('and what is remembered is what %s says at any minute', (timeZone) => {
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    fc.assert(
      fc.property(fc.date({ min: from, max: until, noInvalidDate: true }), (instant) => {
        const { date, time } = localAt(timeZone, instant)
        expect(`${date} ${time}`).toBe(clock.format(instant))
      }),
      { numRuns: 500 },
    )
  })
})

test('steady clocks leave out the day on which they change', () => {
  const day = (date: string) => Date.parse(`${date}T00:00:00Z`)
  expect(steadyClocks('America/Halifax', new Date('2026-10-30T15:00:00Z'), 3)).toEqual([
    { zone: 'America/Halifax', from: day('2026-10-27'), until: day('2026-11-01'), offsetMinutes: -180 },
    { zone: 'America/Halifax', from: day('2026-11-02'), until: day('2026-11-04'), offsetMinutes: -240 },
  ])
})

test.each([HALIFAX, 'Pacific/Pago_Pago', 'Pacific/Kiritimati'])(
  'steady clocks of %s cover yesterday at every hour, and the day that its times are compared with',
  (zone) => {
    for (let hour = 0; hour < 24; hour += 1) {
      const now = new Date(Date.parse('2026-11-27T00:30:00Z') + hour * 3_600_000)
      const comparedWith = addDays(localAt(zone, now).date, -2)
      expect(steadyClocks(zone, now, 1)[0]?.from, `${hour}:30`).toBeLessThanOrEqual(
        Date.parse(`${comparedWith}T00:00Z`),
      )
    }
  },
)

test('a clock that was told counts while it stands still, and the zone is asked beyond', () => {
  const [from, until] = [Date.parse('2026-11-20T00:00:00Z'), Date.parse('2026-11-22T00:00:00Z')]
  tellClocks([{ zone: 'America/Halifax', from, until, offsetMinutes: -60 }])
  try {
    expect(localAt('America/Halifax', new Date(from)).time).toBe('23:00')
    expect(localAt('America/Halifax', new Date(until)).time).toBe('20:00')
    expect(localAt('America/Toronto', new Date(from)).time).toBe('19:00')
  } finally {
    tellClocks([])
  }
})

test.each([
  ['before the hour', '2026-11-01T03:59:00Z', '12:59 a.m.'],
  ['in its first minute', '2026-11-01T04:00:00Z', '1 a.m. ADT'],
  ['half through', '2026-11-01T04:30:00Z', '1:30 a.m. ADT'],
  ['half through once more', '2026-11-01T05:30:00Z', '1:30 a.m. AST'],
  ['after it', '2026-11-01T06:00:00Z', '2 a.m.'],
  ['on any other day', '2026-11-02T05:30:00Z', '1:30 a.m.'],
  ['where the clocks go forward', '2026-03-08T06:30:00Z', '3:30 a.m.'],
])('where the clocks go back, what they show twice has its zone: %s (menu 22)', (_, instant, clock) => {
  expect(clockAt('America/Halifax', new Date(instant))).toBe(clock)
})
