import { addDays, type LocalDate, type LocalTime, minutesOf, timeOf } from '../hours/local-time.ts'
import { hoursOn, isConfigured, type LocationHours, openingOn } from '../hours/opening-hours.ts'
import { closestSlots, type Slot, slotAt } from '../hours/wall-slots.ts'

// A day's slots (tables 1, tables 2).
const SLOT_EVERY_MINUTES = 30
const FIRST_SLOT_AFTER_OPENING_MINUTES = 30
const LAST_SLOT_BEFORE_CLOSING_MINUTES = 30
/** Guests of all confirmed bookings of one slot. */
export const SLOT_CAPACITY = 40
/** How far ahead a table can be booked (tables 4). */
export const BOOKING_DAYS_AHEAD = 90
const NOTICE_MINUTES = 30

/** What a location may set for itself; the values above otherwise. */
export type SlotRules = {
  readonly slotCapacity: number
  readonly slotMinutes: number
  readonly noticeMinutes: number
}
export type SlotLocation = LocationHours & Partial<SlotRules>

/** False when the day, or the one before whose hours may reach into it, claims to be open without readable times. */
export function hasReadableHours(location: LocationHours, date: LocalDate): boolean {
  return isConfigured(hoursOn(location, date))
}

/** Every slot on a date's wall clock, in order; those after midnight of the evening before are this date's. */
export function slotsOn(location: SlotLocation, date: LocalDate): Slot[] {
  return timesOn(location, date).flatMap((time) => slotAt(location.timeZone, date, time) ?? [])
}

/** The last slot of a date: it answers at once whether the date is over, where all its slots are many times the work. */
export function lastSlotOn(location: SlotLocation, date: LocalDate): Slot | undefined {
  for (const time of timesOn(location, date).reverse()) {
    const slot = slotAt(location.timeZone, date, time)
    if (slot) return slot
  }
  return undefined
}

function timesOn(location: SlotLocation, date: LocalDate): LocalTime[] {
  const times = [...timesFrom(location, addDays(date, -1), 1), ...timesFrom(location, date, 0)]
  return [...new Set(times)].sort()
}

/** The times that an opening day has after this many midnights. */
function timesFrom(location: SlotLocation, openingDate: LocalDate, midnights: 0 | 1): LocalTime[] {
  const opening = openingOn(location, openingDate)
  if (opening === null) return []
  const close = minutesOf(opening.close) + (opening.closesNextDay ? 1440 : 0)
  const times: LocalTime[] = []
  let minutes = minutesOf(opening.open) + FIRST_SLOT_AFTER_OPENING_MINUTES
  const step = location.slotMinutes ?? SLOT_EVERY_MINUTES
  for (; minutes <= close - LAST_SLOT_BEFORE_CLOSING_MINUTES; minutes += step) {
    if (Math.floor(minutes / 1440) === midnights) times.push(timeOf(minutes))
  }
  return times
}

export type GuestsByTime = ReadonlyMap<LocalTime, number>

/** The slots a party can still have: far enough ahead, with enough seats; full ones are hidden. */
export function freeSlots(
  slots: readonly Slot[],
  guests: GuestsByTime,
  partySize: number,
  now: Date,
  { slotCapacity, noticeMinutes }: Partial<SlotRules> = {},
): Slot[] {
  return slots.filter(
    (slot) => hasNotice(slot, now, noticeMinutes) && fits(guests.get(slot.time) ?? 0, partySize, slotCapacity),
  )
}

export function fits(guestsInSlot: number, partySize: number, capacity: number = SLOT_CAPACITY): boolean {
  return guestsInSlot + partySize <= capacity
}

export function hasNotice(slot: Slot, now: Date, noticeMinutes: number = NOTICE_MINUTES): boolean {
  return slot.at > now && slot.at.getTime() - now.getTime() >= noticeMinutes * 60_000
}

/** The free times closest to the wished one, for the answer to a full slot; of two equally close the earlier first. */
export function nearestSlots(free: readonly Slot[], wished: LocalTime, count = 3): Slot[] {
  return closestSlots(free, ({ time }) => Math.abs(minutesOf(time) - minutesOf(wished)), count)
}
