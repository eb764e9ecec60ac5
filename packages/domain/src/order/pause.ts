import { type BusinessHours, businessDateOf, businessDay } from '../hours/business-date.ts'
import { addDays, daysBetween, isLocalDate, type LocalDate } from '../hours/local-time.ts'
import { type LocationHours, openingsOf } from '../hours/opening-hours.ts'
import { periodAfter, periodAt } from '../hours/periods.ts'
import { ok, refuse } from '../result.ts'
import type { OrderType } from './order-type.ts'

const MINUTE_MS = 60_000
export const PAUSE_MINUTES = [15, 30, 60] as const
const LONGEST_PAUSE_DAYS = 30
export const BUMPS = [10, 20, 30] as const
export const BUMP_MINUTES = [30, 60, 120] as const

/** Where an order comes from. */
export const CHANNELS = ['site', 'staff'] as const
export type Channel = (typeof CHANNELS)[number]

/** Null stands for every order type or channel. It ends by itself, and open orders stay. */
export type Pause = {
  readonly orderType: OrderType | null
  readonly channel: Channel | null
  readonly from: Date
  readonly until: Date
}

export type OrderKind = { readonly orderType: OrderType; readonly channel: Channel }

/** When orders are taken again; null while they are. Pauses that follow each other are one (times 5). */
export function pausedUntil(pauses: readonly Pause[], kind: OrderKind, at: Date): Date | null {
  const holding = pauses.filter((pause) => holdsFor(pause, kind))
  let until: Date | null = null
  for (;;) {
    const instant: Date = until ?? at
    const ends = holding.filter((pause) => pause.from <= instant && instant < pause.until).map((pause) => pause.until)
    const [latest] = ends.sort((a, b) => b.getTime() - a.getTime())
    if (latest === undefined) return until
    until = latest
  }
}

export function isPaused(pauses: readonly Pause[], kind: OrderKind, at: Date): boolean {
  return pausedUntil(pauses, kind, at) !== null
}

function holdsFor({ orderType, channel }: Pause, kind: OrderKind): boolean {
  return (orderType === null || orderType === kind.orderType) && (channel === null || channel === kind.channel)
}

export type PauseLength =
  | { readonly for: 'minutes'; readonly minutes: number }
  | { readonly for: 'until_tomorrow' }
  | { readonly for: 'until_date'; readonly date: LocalDate }

export type PausedLocation = LocationHours & { readonly dayEndsAt: string }

/** When a pause that begins now ends. A day begins with its opening, and the night still belongs to the day before (times 6). */
export function pauseEnd(location: PausedLocation, length: PauseLength, now: Date) {
  if (length.for === 'minutes') {
    if (!PAUSE_MINUTES.some((minutes) => minutes === length.minutes)) return refuse({ code: 'pause_invalid' })
    return ok(minutesAfter(now, length.minutes))
  }
  if (length.for === 'until_tomorrow') return ok(openingTomorrow(location, now))
  const today = businessDateOf(businessHoursOf(location), now)
  const isDate = isLocalDate(length.date)
  if (!isDate || length.date <= today || daysBetween(today, length.date) > LONGEST_PAUSE_DAYS) {
    return refuse({ code: 'pause_invalid' })
  }
  return ok(openingFrom(location, length.date))
}

/** The next opening that is not of today's business day. */
export function openingTomorrow(location: PausedLocation, now: Date): Date {
  return openingFrom(location, addDays(businessDateOf(businessHoursOf(location), now), 1))
}

/** The first opening of that day or of one after it; the beginning of the day where it is open then, or where none is near. */
function openingFrom(location: PausedLocation, date: LocalDate): Date {
  const { from } = businessDay(businessHoursOf(location), date)
  const openings = openingsOf(location)
  if (periodAt(openings, location.timeZone, from)) return from
  return periodAfter(openings, location.timeZone, from)?.opens ?? from
}

function businessHoursOf({ timeZone, dayEndsAt }: PausedLocation): BusinessHours {
  return { zone: timeZone, dayEndsAt }
}

/** Minutes on top of every quote while the kitchen is behind; it ends by itself too. */
export type Bump = { readonly minutes: number; readonly until: Date }

export function bumpAt(bump: Bump | null, at: Date): number {
  return bump && at < bump.until ? bump.minutes : 0
}

export function newBump(asked: { readonly minutes: number; readonly forMinutes: number }, now: Date) {
  const isOffered = BUMPS.some((minutes) => minutes === asked.minutes)
  if (!isOffered || !BUMP_MINUTES.some((minutes) => minutes === asked.forMinutes)) {
    return refuse({ code: 'bump_invalid' })
  }
  return ok<Bump>({ minutes: asked.minutes, until: minutesAfter(now, asked.forMinutes) })
}

/** On a full minute: the end is said in hours and minutes, and holds as it is said. */
export function minutesAfter(instant: Date, minutes: number): Date {
  return new Date((Math.ceil(instant.getTime() / MINUTE_MS) + minutes) * MINUTE_MS)
}
