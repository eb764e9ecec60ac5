import { expect, test } from 'vitest'
import { instantOf } from '../hours/local-time.ts'
import { HALIFAX } from '../testing/halifax.ts'
import { everyDay, scheduleOf } from '../testing/schedules.ts'
import { orderableAt, type SaleFacts, timesNear } from './orderable.ts'

const at = (date: string, time: string) => instantOf(HALIFAX, date, time)
const FRIDAY = '2026-11-20'
const SATURDAY = '2026-11-21'
const always: SaleFacts = { isHidden: false, soldOut: null, schedule: null, menus: [] }
const thali: SaleFacts = { ...always, menus: [everyDay(['11:30', '15:00'])] }

test.each([
  [FRIDAY, '14:58', { ok: true }],
  [FRIDAY, '15:00', { ok: false, why: 'schedule', until: at(SATURDAY, '11:30') }],
  [SATURDAY, '12:00', { ok: true }],
  [SATURDAY, '15:15', { ok: false, why: 'schedule', until: at('2026-11-22', '11:30') }],
])('a lunch dish for %s %s: %j (times 4)', (date, time, expected) => {
  expect(orderableAt(thali, HALIFAX, at(date, time))).toEqual(expected)
})

test.each([
  ['always', always, { ok: true }],
  ['hidden', { ...always, isHidden: true }, { ok: false, why: 'hidden', until: null }],
  ['hidden and sold out', { ...always, isHidden: true, soldOut: { until: null } }, { why: 'hidden' }],
  ['sold out', { ...always, soldOut: { until: null } }, { ok: false, why: 'sold_out', until: null }],
  ['sold out until later', { ...always, soldOut: { until: at(FRIDAY, '19:00') } }, { until: at(FRIDAY, '19:00') }],
  ['sold out until now', { ...always, soldOut: { until: at(FRIDAY, '18:00') } }, { ok: true }],
  ['of the dinner menu too', { ...thali, menus: [...thali.menus, everyDay(['17:00', '22:00'])] }, { ok: true }],
  [
    'on in none of its hours that its menu has',
    { ...thali, schedule: everyDay(['17:00', '22:00']) },
    { ok: false, why: 'schedule', until: null },
  ],
  [
    'of its own day and a menu',
    { ...thali, schedule: scheduleOf({ sunday: [['14:00', '20:00']] }) },
    { ok: false, why: 'schedule', until: at('2026-11-22', '14:00') },
  ],
])('a dish that is %s, on Friday at 18:00 (times 4)', (_, facts, expected) => {
  expect(orderableAt(facts, HALIFAX, at(FRIDAY, '18:00'))).toMatchObject(expected)
})

test.each([
  [thali, '11:30 a.m. - 3 p.m.'],
  [{ ...thali, menus: [...thali.menus, everyDay(['21:00', '22:00'])] }, '11:30 a.m. - 3 p.m., 9 p.m. - 10 p.m.'],
  [{ ...always, schedule: scheduleOf({ sunday: [['11:30', '15:00']] }) }, 'Sunday 11:30 a.m. - 3 p.m.'],
  [{ ...always, schedule: scheduleOf({}) }, 'at other times'],
])('when a dish is on is said in words %#', (facts, expected) => {
  expect(timesNear(facts, HALIFAX, at(FRIDAY, '18:00'))).toBe(expected)
})
