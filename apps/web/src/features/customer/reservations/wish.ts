import { dayOfMonth, shortMonth, shortWeekday } from '@sizzle/domain/hours/date-words.ts'
import { addDays, isLocalDate, type LocalDate, localAt } from '@sizzle/domain/hours/local-time.ts'
import { isPartySize } from '@sizzle/domain/order/party-size.ts'
import { isClosedDay } from '@sizzle/domain/reservations/booking.ts'
import { BOOKING_DAYS_AHEAD, fits, hasNotice, lastSlotOn } from '@sizzle/domain/reservations/slots.ts'
import { BRAND } from '../../../brand/brand.ts'
import type { TableLocation } from '../../../kit/page-content.ts'

export type Wish = { readonly locationId: string; readonly date: LocalDate; readonly partySize: number }
export type Day = { readonly date: LocalDate; readonly isClosed: boolean; readonly name: string | undefined }

/** Under this name a tab keeps what was begun with. */
export const DRAFT = 'table-draft'
const DEFAULT_PARTY = 2
/** With the tile for another day they are two weeks on a wide screen. */
const DAYS_SHOWN = 13
export const NOBODY: ReadonlyMap<string, number> = new Map()

/**
 * What the address says, as far as it makes sense; otherwise two people at the default place on the first day that has a
 * time for them. `full` is the last day that was found without a table.
 */
export function readWish(
  query: URLSearchParams,
  locations: readonly TableLocation[],
  now: Date,
  full?: LocalDate,
): Wish | undefined {
  const atId = (wanted: string | null) => locations.find(({ id }) => id === wanted)
  const location = atId(query.get('location')) ?? atId(BRAND.defaultLocationId) ?? locations[0]
  if (!location) return undefined
  const { first, last } = bookableDates(location, now)
  const date = query.get('date') ?? ''
  const party = Number(query.get('party'))
  const partySize = isPartySize(party) ? party : DEFAULT_PARTY
  const isAsked = isLocalDate(date) && date >= first && date <= last
  const own = isAsked ? date : (nextOpenDay(location, now, partySize, full) ?? full ?? first)
  return { locationId: location.id, date: own, partySize }
}

export function writeWish({ locationId, date, partySize }: Wish): URLSearchParams {
  return new URLSearchParams({ location: locationId, date, party: String(partySize) })
}

/** From today at the location to 90 days ahead. */
export function bookableDates({ timeZone }: TableLocation, now: Date): { first: LocalDate; last: LocalDate } {
  const first = localAt(timeZone, now).date
  return { first, last: addDays(first, BOOKING_DAYS_AHEAD) }
}

export function nextDays(location: TableLocation, now: Date): Day[] {
  const { first } = bookableDates(location, now)
  return Array.from({ length: DAYS_SHOWN }, (_, ahead) => {
    const date = addDays(first, ahead)
    const name = location.exceptions.find((one) => one.date === date)?.name ?? undefined
    return { date, isClosed: isClosedDay(location, date), name }
  })
}

/**
 * Whether the hours leave a time on this day that can still be booked. Who has booked already only the server knows: a day
 * without a time here has none there either.
 */
export function hasTimes(location: TableLocation, date: LocalDate, partySize: number, now: Date): boolean {
  const last = lastSlotOn(location, date)
  return last !== undefined && hasNotice(last, now, location.noticeMinutes) && fits(0, partySize)
}

/** The first day with times, after this one when one is named, among the days that have a tile. */
export function nextOpenDay(
  location: TableLocation,
  now: Date,
  partySize: number,
  after = '',
  full: ReadonlySet<LocalDate> = new Set(),
): LocalDate | undefined {
  const later = nextDays(location, now).filter(({ date }) => date > after && !full.has(date))
  return later.find(({ date }) => hasTimes(location, date, partySize, now))?.date
}

/** A wall date in three short words for a tile. */
export function dayWords(date: LocalDate, today: LocalDate) {
  const name = date === today ? 'Today' : date === addDays(today, 1) ? 'Tomorrow' : shortWeekday(date)
  return { name, day: dayOfMonth(date), month: shortMonth(date) }
}
