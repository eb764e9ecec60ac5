import { addDays, isLocalDate, type LocalDate, type LocalTime, localAt } from '../hours/local-time.ts'
import { hoursOn, openingOn } from '../hours/opening-hours.ts'
import type { Slot } from '../hours/wall-slots.ts'
import { offers } from '../order/order-type.ts'
import { ok, refuse } from '../result.ts'
import { MAX_PENDING_SEATS } from './pending.ts'
import { BOOKING_DAYS_AHEAD, fits, hasNotice, hasReadableHours, type SlotLocation, slotsOn } from './slots.ts'

export type BookableLocation = SlotLocation & { readonly isActive: boolean; readonly features: readonly string[] }

export type Wish = { readonly date: LocalDate; readonly time: LocalTime; readonly partySize: number }

/** What is counted: seats taken in the slot, those of them that are pending, and bookings of this email here. */
export type SlotCounts = { readonly guestsInSlot: number; readonly pendingInSlot: number; readonly activeHere: number }

/** `isKnown`: staff, or whose own other booking it is: they may hear of it. `isBelieved`: within what one books in a day. */
export type Trust = { readonly isKnown: boolean; readonly isBelieved: boolean }

/** Active, and with Dine-in: only there can a table be booked (tables 5). */
export function takesReservations(location: BookableLocation): boolean {
  return location.isActive && offers(location.features, 'dine-in')
}

/** The days on which a slot may lie: from today at the location to 90 days ahead (tables 4). */
export function dayProblem(location: BookableLocation, date: LocalDate, now: Date) {
  if (!location.isActive) return refuse({ code: 'location_inactive' })
  if (!takesReservations(location)) return refuse({ code: 'dine_in_unavailable' })
  const today = localAt(location.timeZone, now).date
  if (!isLocalDate(date) || date < today) return refuse({ code: 'slot_in_past' })
  if (date > addDays(today, BOOKING_DAYS_AHEAD)) return refuse({ code: 'slot_too_far_ahead' })
  return hasReadableHours(location, date) ? null : refuse({ code: 'hours_not_configured' })
}

/** The slot that a wish names, or why there is none (tables 4, tables 5). Needs no counting: it can be asked before the lock. */
export function slotFor(location: BookableLocation, wish: Omit<Wish, 'partySize'>, now: Date) {
  const problem = dayProblem(location, wish.date, now)
  if (problem) return problem
  const slot = slotsOn(location, wish.date).find(({ time }) => time === wish.time)
  if (slot === undefined) return refuse({ code: whyNoSlot(location, wish.date) })
  if (slot.at <= now) return refuse({ code: 'slot_in_past' })
  if (!hasNotice(slot, now, location.noticeMinutes)) return refuse({ code: 'slot_too_soon' })
  return ok<Slot>(slot)
}

function whyNoSlot(location: SlotLocation, date: LocalDate) {
  return isClosedDay(location, date) ? 'closed_day' : 'slot_outside_hours'
}

export function isClosedDay(location: SlotLocation, date: LocalDate): boolean {
  return hoursOn(location, date).closed || openingOn(location, date) === null
}

/**
 * One active booking here per person, and never more than the slot's guests. A guest's second booking with an email is
 * pending instead of refused: the answer tells nobody whether a foreign address has a table.
 */
export function bookTable(slot: Slot, partySize: number, counted: SlotCounts, trust: Trust, capacity?: number) {
  const hasAnother = counted.activeHere > 0
  if (hasAnother && trust.isKnown) return refuse({ code: 'already_booked_here' })
  const isPending = hasAnother || !trust.isBelieved
  const isTooMuchPending = isPending && !fits(counted.pendingInSlot, partySize, MAX_PENDING_SEATS)
  if (isTooMuchPending || !fits(counted.guestsInSlot, partySize, capacity)) return refuse({ code: 'slot_full' })
  const status = isPending ? ('pending' as const) : ('confirmed' as const)
  return ok({ slot, partySize, status, guestsInSlot: counted.guestsInSlot + partySize })
}
