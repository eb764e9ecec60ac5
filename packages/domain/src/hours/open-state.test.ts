import { describe, expect, test } from 'vitest'
import { HALIFAX } from '../testing/halifax.ts'
import { addDays, instantOf, WEEKDAYS } from './local-time.ts'
import { closesFirst, openState } from './open-state.ts'
import {
  type DayHours,
  DEFAULT_HOURS,
  hoursOn,
  isConfigured,
  openingOn,
  UNCONFIGURED_DAY,
  wholeWeek,
} from './opening-hours.ts'

const everyDay = (open: string, close: string): Record<string, DayHours> =>
  Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, { open, close, closed: false }]))
const closedDay: DayHours = { open: '', close: '', closed: true }
const truro = { isActive: true, hours: everyDay('11:30', '22:00'), timeZone: HALIFAX }
const at = (date: string, time: string) => instantOf(HALIFAX, date, time)

describe('an ordinary week (2026-11-20 is a Friday)', () => {
  test.each([
    ['00:00', false, 'Closed - Opens today at 11:30 a.m.'],
    ['11:29', false, 'Closed - Opens today at 11:30 a.m.'],
    ['11:30', true, 'Open until 10 p.m.'],
    ['21:29', true, 'Open until 10 p.m.'],
    ['22:00', false, 'Closed - Opens tomorrow at 11:30 a.m.'],
  ])('at %s it is open: %s, "%s"', (time, isOpen, text) => {
    expect(openState(truro, at('2026-11-20', time))).toEqual({ isOpen, text })
  })

  test.each(['21:30', '21:59'])('at %s it is open, and closes within the half hour', (time) => {
    expect(openState(truro, at('2026-11-20', time))).toEqual({
      isOpen: true,
      text: 'Closes at 10 p.m.',
      closesSoon: true,
    })
  })

  test('a closed Saturday and Sunday point to Monday by name (menu 20)', () => {
    const location = { ...truro, hours: { ...truro.hours, saturday: closedDay, sunday: closedDay } }
    expect(openState(location, at('2026-11-20', '23:00')).text).toBe('Closed - Opens Monday at 11:30 a.m.')
    expect(openState(location, at('2026-11-22', '12:00')).text).toBe('Closed - Opens tomorrow at 11:30 a.m.')
  })

  test('a weekday that comes round again carries its date', () => {
    const fridays = { ...truro, hours: Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, closedDay])) }
    const location = { ...fridays, hours: { ...fridays.hours, friday: everyDay('11:30', '22:00').friday ?? closedDay } }
    expect(openState(location, at('2026-11-20', '22:30')).text).toBe('Closed - Opens Friday 2026-11-27 at 11:30 a.m.')
    expect(openState(fridays, at('2026-11-20', '12:00'))).toEqual({ isOpen: false, text: 'Closed' })
  })

  test('an inactive location says so, whatever the hour', () => {
    expect(openState({ ...truro, isActive: false }, at('2026-11-20', '12:00'))).toEqual({
      isOpen: false,
      text: 'Location is currently inactive',
    })
  })
})

describe('hours that pass midnight', () => {
  const late = { ...truro, hours: { ...truro.hours, friday: { open: '17:00', close: '02:00', closed: false } } }

  test.each([
    ['2026-11-20', '16:59', false, 'Closed - Opens today at 5 p.m.'],
    ['2026-11-20', '23:59', true, 'Open until 2 a.m.'],
    ['2026-11-21', '01:29', true, 'Open until 2 a.m.'],
    ['2026-11-21', '02:00', false, 'Closed - Opens today at 11:30 a.m.'],
  ])('on %s at %s it is open: %s, "%s"', (date, time, isOpen, text) => {
    expect(openState(late, at(date, time))).toEqual({ isOpen, text })
  })

  test('closing at midnight is the end of the day', () => {
    const location = { ...truro, hours: everyDay('11:30', '00:00') }
    expect(openState(location, at('2026-11-20', '23:29'))).toEqual({ isOpen: true, text: 'Open until midnight' })
    expect(openState(location, at('2026-11-20', '23:59')).text).toBe('Closes at midnight')
    expect(openState(location, at('2026-11-21', '00:00')).isOpen).toBe(false)
  })

  test('the same opening and closing time every day never closes', () => {
    const location = { ...truro, hours: everyDay('06:00', '06:00') }
    expect(openState(location, at('2026-11-20', '03:00'))).toEqual({ isOpen: true, text: 'Open 24 hours' })
  })
})

describe('dated exceptions (menu 21)', () => {
  const exceptions = [
    { date: '2026-12-25', closed: true },
    { date: '2026-12-24', closed: false, close: '16:00' },
    { date: '2026-12-26', closed: false, open: '14:00', close: '20:00' },
  ]
  const location = { ...truro, exceptions }

  test.each([
    ['2026-12-24', '15:29', true, 'Open until 4 p.m.'],
    ['2026-12-24', '16:00', false, 'Closed - Opens Saturday at 2 p.m.'],
    ['2026-12-25', '12:00', false, 'Closed - Opens tomorrow at 2 p.m.'],
    ['2026-12-26', '14:00', true, 'Open until 8 p.m.'],
    ['2026-12-27', '11:30', true, 'Open until 10 p.m.'],
  ])('on %s at %s it is open: %s, "%s"', (date, time, isOpen, text) => {
    expect(openState(location, at(date, time))).toEqual({ isOpen, text })
  })
})

describe('the days when clocks change', () => {
  test.each([
    // Autumn: 2026-11-01 has 25 hours. 11:30 is standard time already.
    ['2026-11-01T15:29:00Z', false, 'Closed - Opens today at 11:30 a.m.'],
    ['2026-11-01T15:30:00Z', true, 'Open until 10 p.m.'],
    ['2026-11-02T02:00:00Z', false, 'Closed - Opens tomorrow at 11:30 a.m.'],
    // Spring: 2027-03-14 has 23 hours.
    ['2027-03-14T14:29:00Z', false, 'Closed - Opens today at 11:30 a.m.'],
    ['2027-03-14T14:30:00Z', true, 'Open until 10 p.m.'],
  ])('at %s it is open: %s, "%s"', (instant, isOpen, text) => {
    expect(openState(truro, new Date(instant))).toEqual({ isOpen, text })
  })

  const lateNight = { ...truro, hours: everyDay('17:00', '02:30') }

  test('a closing time that happens is not passed early or late in autumn', () => {
    expect(openState(lateNight, new Date('2026-11-01T06:29:00Z')).isOpen).toBe(true)
    expect(openState(lateNight, new Date('2026-11-01T06:30:00Z')).isOpen).toBe(false)
  })

  test('a closing time that spring skips moves behind the gap', () => {
    expect(openState(lateNight, new Date('2027-03-14T06:29:00Z')).isOpen).toBe(true)
    expect(openState(lateNight, new Date('2027-03-14T06:30:00Z')).isOpen).toBe(false)
  })

  test('a closing time that autumn shows twice is its first', () => {
    const location = { ...truro, hours: everyDay('17:00', '01:30') }
    expect(openState(location, new Date('2026-11-01T04:29:00Z')).isOpen).toBe(true)
    expect(openState(location, new Date('2026-11-01T04:30:00Z')).isOpen).toBe(false)
  })
})

describe('what holds where nothing is configured', () => {
  test('no hours at all: the default week', () => {
    const location = { hours: {}, timeZone: HALIFAX }
    WEEKDAYS.forEach((weekday, index) => {
      expect(hoursOn(location, addDays('2026-11-16', index))).toEqual(DEFAULT_HOURS[weekday])
    })
    expect(DEFAULT_HOURS.friday).toEqual({ open: '11:30', close: '23:00', closed: false })
    expect(DEFAULT_HOURS.sunday).toEqual({ open: '12:00', close: '22:00', closed: false })
  })

  test('the whole week says what holds on each day (menu 19)', () => {
    expect(wholeWeek({})).toEqual(DEFAULT_HOURS)
    const monday = { open: '17:00', close: '22:00', closed: true }
    expect(wholeWeek({ monday })).toEqual({ ...everyDay('11:00', '23:00'), monday })
  })

  test('one missing day: 11:00 to 23:00 (menu 19)', () => {
    const { friday: _, ...others } = truro.hours
    expect(hoursOn({ hours: others, timeZone: HALIFAX }, '2026-11-20')).toEqual(UNCONFIGURED_DAY)
  })

  test('unreadable times open nothing', () => {
    const broken = { open: 'noon', close: '22:00', closed: false }
    expect(isConfigured(broken)).toBe(false)
    expect(openingOn({ ...truro, hours: { ...truro.hours, friday: broken } }, '2026-11-20')).toBeNull()
  })
})

describe('what is ready after the doors have closed', () => {
  const first = (location: Parameters<typeof closesFirst>[0], ordered: string, ready: [string, string]) =>
    closesFirst(location, { orderedAt: at('2026-11-20', ordered), readyAt: at(...ready) })

  test.each([
    ['21:40', ['2026-11-20', '21:59'], null],
    ['21:45', ['2026-11-20', '22:00'], '10 p.m.'],
    ['21:50', ['2026-11-20', '22:08'], '10 p.m.'],
  ] as const)('ordered at %s for %s: it closes first at %s', (ordered, ready, closing) => {
    expect(first(truro, ordered, [...ready])).toBe(closing)
  })

  test('what staff took while it was closed, and a kitchen that never closes', () => {
    expect(first(truro, '23:00', ['2026-11-20', '23:20'])).toBeNull()
    const always = { ...truro, hours: everyDay('06:00', '06:00') }
    expect(first(always, '05:50', ['2026-11-20', '06:20'])).toBeNull()
  })

  test('midnight is said as such', () => {
    const late = { ...truro, hours: everyDay('11:30', '00:00') }
    expect(first(late, '23:50', ['2026-11-21', '00:08'])).toBe('midnight')
  })
})
