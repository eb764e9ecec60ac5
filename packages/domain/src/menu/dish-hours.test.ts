import { describe, expect, test } from 'vitest'
import { instantOf } from '../hours/local-time.ts'
import type { WeeklySchedule } from '../hours/schedule.ts'
import { HALIFAX } from '../testing/halifax.ts'
import { everyDay, scheduleOf } from '../testing/schedules.ts'
import { type DishHours, hoursFor, type MenuOfDish, notNowFor } from './dish-hours.ts'
import { orderableAt, timesNear } from './orderable.ts'

const FRIDAY = '2026-11-20'
const menu = (name: string, schedule: WeeklySchedule, orderTypes: MenuOfDish['orderTypes'] = []): MenuOfDish => ({
  name,
  schedule,
  orderTypes,
})
const lunch = menu('Lunch', everyDay(['11:30', '15:00']))
const dinner = menu('Dinner', everyDay(['17:00', '22:00']))
const night = menu('Late', scheduleOf({ friday: [['22:00', '02:00']] }))
const brunch = menu('Brunch', scheduleOf({ sunday: [['10:00', '14:00']] }))
const takeaway = menu('Lunch', everyDay(['11:30', '15:00']), ['pickup'])
const dish = (menus: readonly MenuOfDish[], schedule: WeeklySchedule | null = null): DishHours => ({ schedule, menus })

const asked = (date: string, time: string, daysAhead = 7, zone = HALIFAX) => ({
  zone,
  now: instantOf(zone, date, time),
  daysAhead,
})
const saidAt = (hours: DishHours, date: string, time: string) =>
  notNowFor(hours, 'pickup', asked(date, time))?.text ?? 'on'

describe('when a dish is on (menu 59)', () => {
  test.each<[string, DishHours, string, string, string]>([
    ['in no menu', dish([]), FRIDAY, '04:00', 'on'],
    ['a minute before lunch', dish([lunch]), FRIDAY, '11:29', 'Lunch only, 11:30 a.m. - 3 p.m.'],
    ['at lunch', dish([lunch]), FRIDAY, '11:30', 'on'],
    ['as lunch ends', dish([lunch]), FRIDAY, '15:00', 'Lunch only, 11:30 a.m. - 3 p.m.'],
    ['in two menus, in the second', dish([lunch, dinner]), FRIDAY, '18:00', 'on'],
    ['in two, between', dish([lunch, dinner]), FRIDAY, '16:00', 'Only 11:30 a.m. - 3 p.m., 5 p.m. - 10 p.m.'],
    ['past midnight', dish([night]), '2026-11-21', '01:59', 'on'],
    ['after the night', dish([night]), '2026-11-21', '02:00', 'Late only, Friday 10 p.m. - 2 a.m.'],
    ['on another day', dish([brunch]), FRIDAY, '12:00', 'Brunch only, Sunday 10 a.m. - 2 p.m.'],
    ['the day before', dish([brunch]), '2026-11-21', '12:00', 'Brunch only, tomorrow 10 a.m. - 2 p.m.'],
    ['in its own hours', dish([], everyDay(['17:00', '20:00'])), FRIDAY, '18:00', 'on'],
    ['out of its own hours', dish([lunch], everyDay(['12:00', '13:00'])), FRIDAY, '14:00', 'Only 12 p.m. - 1 p.m.'],
    [
      'out of its menu',
      dish([lunch], everyDay(['12:00', '20:00'])),
      FRIDAY,
      '16:00',
      'Lunch only, 11:30 a.m. - 3 p.m.',
    ],
    ['in a menu without times', dish([menu('Feast', scheduleOf({}))]), FRIDAY, '16:00', 'Not available for now'],
  ])('%s', (_, hours, date, time, expected) => expect(saidAt(hours, date, time)).toBe(expected))

  test('what the spring change skips does not happen, and a time in the skipped hour is behind it', () => {
    const skipped = dish([menu('Early', everyDay(['02:30', '03:00']))])
    expect(saidAt(skipped, '2027-03-14', '03:31')).not.toBe('on')
    const early = dish([menu('Early', everyDay(['02:30', '05:00']))])
    expect(saidAt(early, '2027-03-14', '03:29')).not.toBe('on')
    expect(saidAt(early, '2027-03-14', '03:30')).toBe('on')
  })

  test('at Lord Howe, whose clock moves by half an hour, lunch begins by the wall', () => {
    const at = (utc: string) =>
      notNowFor(dish([lunch]), 'pickup', { zone: 'Australia/Lord_Howe', now: new Date(utc), daysAhead: 7 })
    expect(at('2026-10-03T00:59:00Z')).not.toBeNull()
    expect(at('2026-10-03T01:00:00Z')).toBeNull()
    expect(at('2026-10-04T00:29:00Z')?.until).toEqual(new Date('2026-10-04T00:30:00Z'))
    expect(at('2026-10-04T00:30:00Z')).toBeNull()
  })
})

describe('menus for some order types (menu 59)', () => {
  test('have their dishes for those alone', () => {
    expect(notNowFor(dish([takeaway]), 'pickup', asked(FRIDAY, '12:00'))).toBeNull()
    for (const time of ['12:00', '18:00']) {
      expect(notNowFor(dish([takeaway]), 'delivery', asked(FRIDAY, time))).toEqual({
        text: 'Pickup only',
        until: null,
        isForLater: false,
      })
    }
    const facts = { isHidden: false, soldOut: null, ...hoursFor(dish([takeaway]), 'delivery') }
    const noon = instantOf(HALIFAX, FRIDAY, '12:00')
    expect(orderableAt(facts, HALIFAX, noon)).toEqual({ ok: false, why: 'schedule', until: null })
    expect(timesNear(facts, HALIFAX, noon)).toBe('for pickup')
  })

  test('beside one for others each type has the times of its own', () => {
    const both = dish([takeaway, menu('Evening', everyDay(['17:00', '22:00']), ['delivery', 'dine-in'])])
    const at = (type: 'pickup' | 'delivery') => notNowFor(both, type, asked(FRIDAY, '12:00'))?.text
    expect([at('pickup'), at('delivery')]).toEqual([undefined, 'Evening only, 5 p.m. - 10 p.m.'])
    expect(hoursFor(both, 'dine-in').menus).toEqual([everyDay(['17:00', '22:00'])])
  })

  test('name all that they are for', () => {
    const two = dish([menu('In and out', lunch.schedule, ['dine-in', 'pickup'])])
    expect(notNowFor(two, 'delivery', asked(FRIDAY, '12:00'))?.text).toBe('Pickup and dine-in only')
  })
})

describe('for later (menu 60)', () => {
  test.each<[string, DishHours, number, string | null, boolean]>([
    ['today', dish([dinner]), 0, '2026-11-20T21:00:00.000Z', true],
    ['tomorrow, taken a day ahead', dish([lunch]), 1, '2026-11-21T15:30:00.000Z', true],
    ['tomorrow, taken today only', dish([lunch]), 0, '2026-11-21T15:30:00.000Z', false],
    ['never', dish([menu('Feast', scheduleOf({}))]), 30, null, false],
  ])('%s', (_, hours, daysAhead, until, isForLater) => {
    const notNow = notNowFor(hours, 'pickup', asked(FRIDAY, '16:00', daysAhead))
    expect({ until: notNow?.until?.toISOString() ?? null, isForLater: notNow?.isForLater }).toEqual({
      until,
      isForLater,
    })
  })
})
