import type { WeeklySchedule } from '@sizzle/domain/hours/schedule.ts'
import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { NO_HOURS } from '../../../../ui/week-words.ts'
import type { MenuWithHours } from './menus-query.ts'

/** What stands in the form. */
export type MenuDraft = {
  readonly name: string
  readonly schedule: WeeklySchedule
  readonly categoryIds: readonly string[]
  readonly orderTypes: readonly OrderType[]
}

export const EMPTY_MENU: MenuDraft = { name: '', schedule: NO_HOURS, categoryIds: [], orderTypes: [] }

export function draftOf({ name, schedule, categoryIds, orderTypes }: MenuWithHours): MenuDraft {
  return { name, schedule, categoryIds, orderTypes }
}

export function fieldsIn({ name, schedule, categoryIds, orderTypes }: MenuDraft) {
  return { name: name.trim(), schedule, categoryIds: [...categoryIds], orderTypes: [...orderTypes] }
}
