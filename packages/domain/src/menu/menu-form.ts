import type { WeeklySchedule } from '../hours/schedule.ts'
import { type Problem, problemsOf } from '../problem.ts'
import { ownHoursProblems } from './own-hours.ts'

export const MAX_MENU_NAME = 60
const MAX_MENUS = 20
const MENU_NAME_REQUIRED = 'Menu name is required'
const MENU_NAME_TAKEN = 'There is a menu of this name already'
const NO_CATEGORY = 'Please choose at least one category'
const TOO_MANY_MENUS = `A location has at most ${MAX_MENUS} menus`

export type MenuFields = {
  readonly name: string
  readonly schedule: WeeklySchedule
  readonly categoryIds: readonly string[]
}

/** What a menu with hours needs; `others` are the names of the location's other menus (menu 61). */
export function checkMenu({ name, schedule, categoryIds }: MenuFields, others: readonly string[]): Problem[] {
  const isTaken = others.some((other) => sameName(other, name))
  return [
    ...problemsOf([
      ['name', name.trim() === '' && MENU_NAME_REQUIRED],
      ['name', isTaken && MENU_NAME_TAKEN],
      ['name', others.length >= MAX_MENUS && TOO_MANY_MENUS],
    ]),
    ...ownHoursProblems(schedule),
    ...problemsOf([['categoryIds', categoryIds.length === 0 && NO_CATEGORY]]),
  ]
}

function sameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
