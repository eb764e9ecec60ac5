import type { OrderType } from '../order/order-type.ts'
import { type LocationHours, openingsOf } from './opening-hours.ts'
import { periodAt } from './periods.ts'
import { intervalsOf, type WeeklySchedule } from './schedule.ts'

/** When a location is there for its guests, and for orders of a type. */
export type OpenTimes = {
  readonly location: LocationHours
  readonly typeHours: Readonly<Partial<Record<OrderType, WeeklySchedule>>>
}

/** What somebody is promised: a table, or an order of a type for later. */
export type Promised = { readonly at: Date; readonly orderType: OrderType | null }

/** Tells what lay in the old hours and does not in the new ones; what was outside before has been kept already. */
export function leftOut(before: OpenTimes, after: OpenTimes): (promised: Promised) => boolean {
  const [wasOpen, isOpen] = [openFor(before), openFor(after)]
  return (promised) => wasOpen(promised) && !isOpen(promised)
}

function openFor({ location, typeHours }: OpenTimes): (promised: Promised) => boolean {
  const zone = location.timeZone
  const openings = openingsOf(location)
  const ofTypes = new Map(
    Object.entries(typeHours).map(([type, schedule]) => [type, intervalsOf(schedule, zone)] as const),
  )
  return ({ at, orderType }) => {
    const ofType = orderType === null ? undefined : ofTypes.get(orderType)
    return periodAt(openings, zone, at) !== null && (ofType === undefined || periodAt(ofType, zone, at) !== null)
  }
}

/** '3 orders and 2 bookings lie in these hours' */
export function shortenedSentence({ orders, bookings }: { orders: number; bookings: number }): string {
  const counts = [countOf(orders, 'order'), countOf(bookings, 'booking')].filter((text) => text !== null)
  return `${counts.join(' and ')} ${orders + bookings === 1 ? 'lies' : 'lie'} in these hours`
}

function countOf(count: number, noun: string): string | null {
  if (count === 0) return null
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}
