import {
  addDays,
  clock12,
  clockAt,
  daysBetween,
  instantOf,
  isLocalDate,
  isLocalTime,
  type LocalDate,
  type LocalTime,
  localAt,
  timeOf,
} from '../hours/local-time.ts'
import { dayName } from '../hours/open-state.ts'
import { type LocationHours, openingsOf } from '../hours/opening-hours.ts'
import { joined, type PeriodsOn, periodAfter, periodAt, type Stretch } from '../hours/periods.ts'
import { intervalsOf, type WeeklySchedule } from '../hours/schedule.ts'
import { closestSlots, type Slot, slotAt } from '../hours/wall-slots.ts'
import { orderableAt, type SaleFacts, timesNear } from '../menu/orderable.ts'
import { ok, refuse } from '../result.ts'
import { hasRoom, isSlotStart, type KitchenLoad, type SlotLength } from './kitchen-load.ts'
import { ORDER_TYPE_LABELS, type OrderType } from './order-type.ts'
import { type Channel, type Pause, pausedUntil } from './pause.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 1440
const NEAREST = 3

export type OrderTimes = {
  readonly slotMinutes: SlotLength
  /** From the opening to the first order, and from now at least. */
  readonly leadMinutes: number
  /** From the last order to the closing. */
  readonly lastOrderMinutes: Readonly<Record<OrderType, number>>
  readonly daysAhead: number
}
/** A location may set others. */
export const ORDER_TIMES: OrderTimes = {
  slotMinutes: 15,
  leadMinutes: 15,
  lastOrderMinutes: { pickup: 15, 'dine-in': 15, delivery: 30 },
  daysAhead: 7,
}

export type DishFacts = { readonly id: string; readonly name: string; readonly sale: SaleFacts }

/** What decides about the time of one order; `location` carries the exceptions that hold there. */
export type TimeFacts = {
  readonly location: LocationHours
  readonly times: OrderTimes
  readonly orderType: OrderType
  readonly channel: Channel
  /** The hours of the order type; null when it has those of the location. */
  readonly typeSchedule: WeeklySchedule | null
  readonly pauses: readonly Pause[]
  readonly dishes: readonly DishFacts[]
  readonly kitchen: KitchenLoad
  readonly quoteMinutes: number
}

/** The times that can be chosen on a date: open, on, not paused, with all dishes, and with room (times 10). */
export function offeredOn(facts: TimeFacts, date: LocalDate, now: Date): Slot[] {
  return offeredBut(facts, date, now).filter(({ at }) => hasRoom(facts.kitchen, at))
}

/** The first one that can be chosen from an instant on. */
export function firstOffered(facts: TimeFacts, from: Date, now: Date): Slot | null {
  return first(facts, now, (slot) => slot.at >= from && hasRoom(facts.kitchen, slot.at))
}

function first(facts: TimeFacts, now: Date, isWanted: (slot: Slot) => boolean): Slot | null {
  const today = localAt(facts.location.timeZone, now).date
  for (let ahead = 0; ahead <= facts.times.daysAhead; ahead += 1) {
    const slot = offeredBut(facts, addDays(today, ahead), now).find(isWanted)
    if (slot) return slot
  }
  return null
}

/** All but room, which depends on the others who order. */
function offeredBut(facts: TimeFacts, date: LocalDate, now: Date): Slot[] {
  const { location, times, typeSchedule } = facts
  const zone = location.timeZone
  const ahead = daysBetween(localAt(zone, now).date, date)
  if (ahead < 0 || ahead > times.daysAhead) return []
  const earliest = earliestFrom(facts, now)
  const typeOn = typeSchedule && intervalsOf(typeSchedule, zone)
  return slotsInHours(facts, date).filter(
    ({ at }) =>
      at >= earliest &&
      (typeOn === null || periodAt(typeOn, zone, at) !== null) &&
      pausedUntil(facts.pauses, facts, at) === null &&
      facts.dishes.every(({ sale }) => orderableAt(sale, zone, at).ok),
  )
}

function earliestFrom({ times, quoteMinutes }: TimeFacts, now: Date): Date {
  return new Date(now.getTime() + Math.max(times.leadMinutes, quoteMinutes) * MINUTE_MS)
}

function slotsInHours(facts: TimeFacts, date: LocalDate): Slot[] {
  const { location, times } = facts
  const windows = stretchesOn(openingsOf(location), date).map((stretch) => windowOf(facts, stretch))
  const count = Math.ceil(DAY_MINUTES / times.slotMinutes)
  const slots = Array.from({ length: count }, (_, n) => slotAt(location.timeZone, date, timeOf(n * times.slotMinutes)))
  return slots.flatMap((slot) => (slot && windows.some((window) => isWithin(window, slot.at)) ? [slot] : []))
}

/** All that is open on a date, what began the evening before included. */
function stretchesOn(openings: PeriodsOn, date: LocalDate): Stretch[] {
  return joined([...openings(addDays(date, -1)), ...openings(date), ...openings(addDays(date, 1))])
}

type Window = { readonly stretch: Stretch; readonly from: Date; readonly last: Date }

/** From the lead after the opening to the last order before the closing. */
function windowOf({ times, orderType }: TimeFacts, stretch: Stretch): Window {
  const from = new Date(stretch.opens.getTime() + times.leadMinutes * MINUTE_MS)
  const last = new Date(stretch.closes.getTime() - times.lastOrderMinutes[orderType] * MINUTE_MS)
  return { stretch, from, last }
}

function isWithin({ stretch, from, last }: Window, at: Date): boolean {
  return from <= at && at <= last && at < stretch.closes
}

export type TimeWish = { readonly date: LocalDate; readonly time: LocalTime }

/**
 * The slot that an order can have, or why not. A time that the spring change skips is as far behind it; of an hour that
 * comes twice the first is meant (times 11).
 */
export function checkScheduledFor(facts: TimeFacts, wish: TimeWish, now: Date) {
  const zone = facts.location.timeZone
  if (!isLocalDate(wish.date) || !isLocalTime(wish.time)) return refuse({ code: 'scheduled_time_invalid' })
  const at = instantOf(zone, wish.date, wish.time)
  const { date, time } = localAt(zone, at)
  if (at < earliestFrom(facts, now)) return tooSoon(facts, now, now)
  if (daysBetween(localAt(zone, now).date, date) > facts.times.daysAhead) {
    return refuse({ code: 'scheduled_too_far_ahead', days: facts.times.daysAhead })
  }
  const closed = hoursProblem(facts, { date, at }, now)
  if (closed) return closed
  if (!isSlotStart(facts.times.slotMinutes, time)) return refuse({ code: 'scheduled_time_invalid' })
  const slot: Slot = { date, time, label: clock12(time), at }
  const problem = offProblem(facts, at, now)
  if (problem) return problem
  if (!hasRoom(facts.kitchen, at)) return refuse({ code: 'slot_unavailable', nearest: nearestFree(facts, slot, now) })
  return ok(slot)
}

function tooSoon(facts: TimeFacts, from: Date, now: Date) {
  const earliest = first(facts, now, ({ at }) => at >= from)
  if (earliest === null) return refuse({ code: 'scheduled_closed' })
  return refuse({ code: 'scheduled_too_soon', time: timeInWords(facts.location.timeZone, earliest.at, now) })
}

/** Before the first order of a stretch, behind the last one of the day, or on a day without any. */
function hoursProblem(facts: TimeFacts, { date, at }: Pick<Slot, 'date' | 'at'>, now: Date) {
  const zone = facts.location.timeZone
  const isToday = (instant: Date) => localAt(zone, instant).date === date
  const windows = stretchesOn(openingsOf(facts.location), date).map((stretch) => windowOf(facts, stretch))
  if (windows.some((window) => isWithin(window, at))) return null
  if (windows.some(({ from, last }) => at < from && from <= last && isToday(from))) return tooSoon(facts, at, now)
  const before = windows.findLast(({ from, last, stretch }) => from <= last && last < at && isToday(stretch.closes))
  if (before === undefined) return refuse({ code: 'scheduled_closed' })
  return refuse({ code: 'scheduled_after_last_order', time: clockAt(zone, before.last) })
}

/** Why an order for that moment is not taken although the location is open: the order type, a pause, or a dish. */
export function offProblem(facts: TimeFacts, at: Date, now: Date) {
  return typeProblem(facts, at, now) ?? dishProblem(facts, at)
}

function typeProblem(facts: TimeFacts, at: Date, now: Date) {
  const zone = facts.location.timeZone
  const orderType = ORDER_TYPE_LABELS[facts.orderType].toLowerCase()
  const paused = pausedUntil(facts.pauses, facts, at)
  if (paused) return refuse({ code: 'orders_paused', orderType, time: timeInWords(zone, paused, now) })
  const typeOn = facts.typeSchedule && intervalsOf(facts.typeSchedule, zone)
  if (typeOn === null || periodAt(typeOn, zone, at)) return null
  const next = periodAfter(typeOn, zone, at)
  if (next === null) return refuse({ code: 'order_type_unavailable', orderType: facts.orderType })
  return refuse({ code: 'orders_paused', orderType, time: timeInWords(zone, next.opens, now) })
}

function dishProblem({ dishes, location: { timeZone } }: TimeFacts, at: Date) {
  for (const { id, name, sale } of dishes) {
    const orderable = orderableAt(sale, timeZone, at)
    if (orderable.ok) continue
    if (orderable.why !== 'schedule') return refuse({ code: 'item_unavailable', items: [{ id, name }] })
    return refuse({ code: 'item_not_then', item: name, times: timesNear(sale, timeZone, at) })
  }
  return null
}

/** The later of two equally close ones is nearer: nobody is asked to hurry. */
function nearestFree(facts: TimeFacts, wished: Slot, now: Date): Slot[] {
  const free = [-1, 0, 1].flatMap((days) => offeredOn(facts, addDays(wished.date, days), now))
  const distance = ({ at }: Slot) => {
    const ms = at.getTime() - wished.at.getTime()
    return ms < 0 ? 1 - ms : ms
  }
  const near = closestSlots(free, distance, NEAREST)
  if (near.length > 0) return near
  const next = firstOffered(facts, wished.at, now)
  return next ? [next] : []
}

/** '7:30 p.m.', with the day in front unless it is today. */
export function timeInWords(zone: string, at: Date, now: Date): string {
  const [date, time] = [localAt(zone, at).date, clockAt(zone, at)]
  const today = localAt(zone, now).date
  return date === today ? time : `${dayName(today, date)} at ${time}`
}
