import { expect, it } from 'vitest'
import { everyDay, scheduleOf } from '../testing/schedules.ts'
import { ownHoursProblems, tidyHours } from './own-hours.ts'

const LUNCH = everyDay(['11:30', '15:00'])

it.each([
  ['none of its own', null],
  ['lunch', LUNCH],
  ['Friday past midnight', scheduleOf({ friday: [['22:00', '02:00']] })],
  ['a summer', { ...LUNCH, from: '2026-06-01', until: '2026-08-31' }],
])('hours can be %s (menu 83)', (_, schedule) => expect(ownHoursProblems(schedule)).toEqual([]))

it.each([
  [scheduleOf({}), 'schedule', 'Please add a time on at least one day'],
  [scheduleOf({ monday: [['', '12:00']] }), 'schedule.days.monday.0', 'Please enter valid times'],
  [{ ...LUNCH, from: '2026-08-31', until: '2026-06-01' }, 'schedule.dates', expect.any(String)],
])('hours such as %j are refused at %s (menu 83)', (schedule, field, sentence) => {
  expect(ownHoursProblems(schedule)).toEqual([{ field, sentence }])
})

it('a date that was left empty is none', () => {
  expect(tidyHours({ ...LUNCH, from: '', until: '' })).toEqual(LUNCH)
  expect(tidyHours(null)).toBeNull()
})
