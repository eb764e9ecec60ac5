import { expect, test } from 'vitest'
import { timeOf } from '../hours/local-time.ts'
import { everyDay, scheduleOf } from '../testing/schedules.ts'
import { checkMenu, type MenuFields } from './menu-form.ts'

const lunch: MenuFields = { name: 'Lunch', schedule: everyDay(['11:30', '15:00']), categoryIds: ['combos'] }
const five = [1, 2, 3, 4, 5].map((hour) => [timeOf(hour * 60), timeOf(hour * 60 + 30)] as const)

test.each([
  ['as it should be', lunch, ['Dinner']],
  ['past midnight', { ...lunch, schedule: scheduleOf({ friday: [['22:00', '02:00']] }) }, []],
])('a menu %s is fine (menu 61)', (_, fields, others) => expect(checkMenu(fields, others)).toEqual([]))

test.each<[Partial<MenuFields>, string, string]>([
  [{ name: ' ' }, 'name', 'Menu name is required'],
  [{ name: ' dinner' }, 'name', 'There is a menu of this name already'],
  [{ schedule: scheduleOf({}) }, 'schedule', 'Please add a time on at least one day'],
  [{ schedule: scheduleOf({ monday: five }) }, 'schedule.days.monday', 'At most 4 times a day'],
  [{ schedule: { ...lunch.schedule, until: '2027-02-31' } }, 'schedule.dates', 'Please enter a valid date'],
  [{ categoryIds: [] }, 'categoryIds', 'Please choose at least one category'],
])('%j: "%s" says "%s" (menu 61)', (change, field, sentence) => {
  expect(checkMenu({ ...lunch, ...change }, ['Dinner'])).toEqual([{ field, sentence }])
})

test('the twenty-first menu is refused', () => {
  const others = Array.from({ length: 20 }, (_, n) => `Menu ${n}`)
  expect(checkMenu(lunch, others)).toEqual([{ field: 'name', sentence: 'A location has at most 20 menus' }])
})
