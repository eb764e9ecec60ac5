import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { NO_TIMES, type Week } from '../../../../ui/week-words.ts'
import type { MenuWithHours } from './menus-query.ts'

/** What stands in the form; an empty date is none. */
export type MenuDraft = {
  readonly name: string
  readonly days: Week
  readonly from: string
  readonly until: string
  readonly categoryIds: readonly string[]
  readonly orderTypes: readonly OrderType[]
}

const EMPTY: MenuDraft = { name: '', days: NO_TIMES, from: '', until: '', categoryIds: [], orderTypes: [] }

export function draftOf(menu: MenuWithHours | undefined): MenuDraft {
  if (!menu) return EMPTY
  const { name, schedule, categoryIds, orderTypes } = menu
  return { name, days: schedule.days, from: schedule.from ?? '', until: schedule.until ?? '', categoryIds, orderTypes }
}

export function fieldsIn({ name, days, from, until, categoryIds, orderTypes }: MenuDraft) {
  return {
    name: name.trim(),
    schedule: { days, from: from || null, until: until || null },
    categoryIds: [...categoryIds],
    orderTypes: [...orderTypes],
  }
}
