import { daysBetween, localAt } from '../hours/local-time.ts'
import type { WeeklySchedule } from '../hours/schedule.ts'
import { ORDER_TYPES, type OrderType, typesInWords } from '../order/order-type.ts'
import { orderableAt, type SaleFacts, timesNear } from './orderable.ts'

/** A menu as a dish sees it; without order types it is for all of them. */
export type MenuOfDish = {
  readonly name: string
  readonly schedule: WeeklySchedule
  readonly orderTypes: readonly OrderType[]
}

export type DishHours = {
  /** The dish's own hours, or else those of its category. */
  readonly schedule: WeeklySchedule | null
  readonly menus: readonly MenuOfDish[]
}

/** What of them holds for an order type: a menu for others has the dish for those alone (menu 59). */
export function hoursFor({ schedule, menus }: DishHours, orderType: OrderType) {
  const holding = menusFor(menus, orderType).map((menu) => menu.schedule)
  if (menus.length === 0 || holding.length > 0) return { schedule, menus: holding }
  return { schedule, menus: [], onlyFor: ORDER_TYPES.filter((type) => menusFor(menus, type).length > 0) }
}

function menusFor(menus: readonly MenuOfDish[], orderType: OrderType): MenuOfDish[] {
  return menus.filter(({ orderTypes }) => orderTypes.length === 0 || orderTypes.includes(orderType))
}

/** Why a dish cannot be had at once, as its row of the menu says it. */
export type NotNow = {
  readonly text: string
  readonly until: Date | null
  /** It can be ordered for a time when it is on. */
  readonly isForLater: boolean
}

export type TimeAsked = { readonly zone: string; readonly now: Date; readonly daysAhead: number }

export function notNowFor(hours: DishHours, orderType: OrderType, { zone, now, daysAhead }: TimeAsked): NotNow | null {
  const facts: SaleFacts = { isHidden: false, soldOut: null, ...hoursFor(hours, orderType) }
  const orderable = orderableAt(facts, zone, now)
  if (orderable.ok) return null
  const { until } = orderable
  if (until === null) return { text: whyNever(facts), until, isForLater: false }
  const ahead = daysBetween(localAt(zone, now).date, localAt(zone, until).date)
  const text = inWords(facts, menusFor(hours.menus, orderType), { zone, now })
  return { text, until, isForLater: ahead <= daysAhead }
}

function whyNever({ onlyFor }: SaleFacts): string {
  if (!onlyFor) return 'Not available for now'
  const types = typesInWords(onlyFor)
  return `${types.charAt(0).toUpperCase()}${types.slice(1)} only`
}

/** 'Lunch only, 11:30 a.m. - 3 p.m.' where one menu has it; a menu does not explain what the dish's own hours forbid. */
function inWords(facts: SaleFacts, menus: readonly MenuOfDish[], { zone, now }: Pick<TimeAsked, 'zone' | 'now'>) {
  const times = timesNear(facts, zone, now)
  const isOfMenu = orderableAt({ ...facts, menus: [] }, zone, now).ok
  const [menu, ...others] = isOfMenu ? menus : []
  return menu && others.length === 0 ? `${menu.name} only, ${times}` : `Only ${times}`
}
