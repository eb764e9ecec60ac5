import { type OpenState, openState } from '../hours/open-state.ts'
import { type LocationHours, openingsOf } from '../hours/opening-hours.ts'
import { periodAfter, periodAt } from '../hours/periods.ts'
import { ORDER_TYPE_LABELS, type OrderType, orderTypesAt } from './order-type.ts'
import { type Bump, type Channel, type Pause, pausedUntil } from './pause.ts'
import type { SaidPause } from './paused-type.ts'
import { timeInWords } from './slots.ts'

export type LocationPause = SaidPause & { readonly until: Date }
type PausedPlace = LocationHours & { readonly features: readonly string[] }

/**
 * What a location tells its customers. One sentence where every order type is off until the same time; none of pauses that
 * end before it opens: until then it is closed.
 */
export function pausesOnSite(place: PausedPlace, pauses: readonly Pause[], now: Date): LocationPause[] {
  const offered = orderTypesAt(place.features)
  const ends = offered.flatMap((orderType) => {
    const until = pausedUntil(pauses, { orderType, channel: 'site' }, now)
    return until ? [{ orderType, until }] : []
  })
  const [first] = ends
  if (first === undefined) return []
  const isWhole = ends.length === offered.length && ends.every(({ until }) => until.getTime() === first.until.getTime())
  const told = isWhole ? [{ orderType: null, until: first.until }] : ends
  return told
    .filter(({ until }) => !isClosedUntil(place, until, now))
    .map((end) => ({ ...end, text: notTaking(end.orderType, timeInWords(place.timeZone, end.until, now)) }))
}

function isClosedUntil(place: LocationHours, until: Date, now: Date): boolean {
  const openings = openingsOf(place)
  if (periodAt(openings, place.timeZone, now)) return false
  const next = periodAfter(openings, place.timeZone, now)
  return next !== null && next.opens >= until
}

type SaidPlace = PausedPlace & {
  readonly isActive: boolean
  readonly openState: OpenState
  /** As they were said; the ends as they travel. */
  readonly pauses: readonly (SaidPause & { readonly until: string })[]
}

/** False when a door has opened, closed or come near its closing since this was said, a pause has ended, or its "tomorrow" is today. */
export function isStillSo(place: SaidPlace, now: Date): boolean {
  const pauses = place.pauses.map(({ orderType, until }) => {
    return { orderType, channel: null, from: new Date(0), until: new Date(until) }
  })
  const said = ({ text }: { readonly text: string }) => text
  const isPauseStill = pausesOnSite(place, pauses, now).map(said).join() === place.pauses.map(said).join()
  return isPauseStill && openState(place, now).text === place.openState.text
}

/** Agreed to the letter (times 18). */
function notTaking(orderType: OrderType | null, time: string): string {
  return orderType === null
    ? `Not taking orders until ${time}`
    : `Not taking ${ORDER_TYPE_LABELS[orderType].toLowerCase()} orders until ${time}`
}

const WHOSE: Readonly<Record<Channel, string>> = { site: ' on the site', staff: ' for staff' }

/** For the kitchen; agreed to the letter (times 18). */
export function pausedInWords({ orderType, channel, until }: Omit<Pause, 'from'>, zone: string, now: Date): string {
  const what = orderType === null ? 'All orders' : ORDER_TYPE_LABELS[orderType]
  return `${what} paused${channel === null ? '' : WHOSE[channel]} until ${timeInWords(zone, until, now)}`
}

export function bumpInWords({ minutes, until }: Bump, zone: string, now: Date): string {
  return `Quotes +${minutes} min until ${timeInWords(zone, until, now)}`
}
