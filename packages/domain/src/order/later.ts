import { daysBetween, type LocalDate, localAt, weekdayOf } from '../hours/local-time.ts'
import type { OrderStatus } from './status.ts'
import { dayLabel } from './time-words.ts'

// Orders whose time the kitchen's screen waits for: they are on the list, and nobody is called for them yet.

type FiringOrder = { readonly status: OrderStatus; readonly fireAt: string | null }
type LaterOrder = FiringOrder & {
  readonly id: string
  readonly scheduledFor: string | null
  readonly promisedAt: string
  readonly locationInfo: { readonly timeZone: string }
}

/** What is started or cancelled early waits no longer, whatever its time. */
export function isForLater({ status, fireAt }: FiringOrder, now: Date): boolean {
  return status === 'pending' && fireAt !== null && Date.parse(fireAt) > now.getTime()
}

/** When the list changes by itself next. */
export function nextFiring(orders: readonly FiringOrder[], now: Date): Date | null {
  const times = orders.filter((order) => isForLater(order, now)).map(({ fireAt }) => Date.parse(fireAt ?? ''))
  return times.length === 0 ? null : new Date(Math.min(...times))
}

export type LaterDay<Order> = { readonly label: string; readonly orders: readonly Order[] }

/** By the day of each order's own location, the nearest first; of a day the earliest first. */
export function laterByDay<Order extends LaterOrder>(orders: readonly Order[], now: Date): LaterDay<Order>[] {
  const days = new Map<number, { label: string; orders: Order[] }>()
  for (const order of orders.toSorted(earliestFirst)) {
    const zone = order.locationInfo.timeZone
    const today = localAt(zone, now).date
    const { date } = localAt(zone, wantedAt(order))
    const ahead = daysBetween(today, date)
    const day = days.get(ahead) ?? { label: stripLabel(today, date), orders: [] }
    day.orders.push(order)
    days.set(ahead, day)
  }
  return [...days].toSorted(([a], [b]) => a - b).map(([, day]) => day)
}

function wantedAt({ scheduledFor, promisedAt }: LaterOrder): Date {
  return new Date(scheduledFor ?? promisedAt)
}

function earliestFirst(a: LaterOrder, b: LaterOrder): number {
  return wantedAt(a).getTime() - wantedAt(b).getTime() || a.id.localeCompare(b.id)
}

/** Within a week the weekday says it. */
function stripLabel(today: LocalDate, date: LocalDate): string {
  const ahead = daysBetween(today, date)
  if (ahead <= 0) return 'Later today'
  if (ahead === 1 || ahead > 6) return dayLabel(today, date)
  const weekday = weekdayOf(date)
  return weekday.charAt(0).toUpperCase() + weekday.slice(1)
}
