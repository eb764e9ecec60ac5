// Cash orders that a paired till takes while nobody can be reached (offline 37).

/** So many may wait on one till. */
export const TILL_ORDERS = 20
/** So long after the server was last heard. */
export const TILL_HOURS = 4
const TILL_MS = TILL_HOURS * 3_600_000

/** No I and no O: on paper they read as figures. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
/** After it a series starts at 1 again, as a day's numbers do. */
const LAST_NUMBER = 999

/** The letters of a location's n-th till: A to Z, then AA. */
export function seriesLetters(series: number): string {
  const place = (series - 1) % LETTERS.length
  const before = (series - 1 - place) / LETTERS.length
  return (before > 0 ? seriesLetters(before) : '') + LETTERS.charAt(place)
}

/** The other way; null for letters of no series. */
export function seriesOf(letters: string): number | null {
  let series = 0
  for (const letter of letters) {
    const place = LETTERS.indexOf(letter)
    if (place < 0) return null
    series = series * LETTERS.length + place + 1
  }
  return series > 0 ? series : null
}

/** What the guest is told: TRU-A07. */
export function tillNumber(code: string, letters: string, number: number): string {
  return `${code}-${letters}${String(((number - 1) % LAST_NUMBER) + 1).padStart(2, '0')}`
}

type Standing = {
  /** Taken and not sent yet. */
  readonly waiting: number
  /** Numbers that the server has given and nobody has used. */
  readonly numbersLeft: number
  /** Since the server was heard. */
  readonly silentMs: number
}

/** Why a till takes no other order; null where it does. */
export function tillStop({ waiting, numbersLeft, silentMs }: Standing): string | null {
  if (silentMs > TILL_MS)
    return `This till has been offline for ${TILL_HOURS} hours. It takes orders again once it is online.`
  if (waiting >= TILL_ORDERS || numbersLeft <= 0)
    return `${TILL_ORDERS} orders are waiting. This till takes more once they are sent.`
  return null
}

/** '3 h 59 min' */
export function tillTimeLeft(silentMs: number): string {
  const minutes = Math.max(0, Math.floor((TILL_MS - silentMs) / 60_000))
  const hours = Math.floor(minutes / 60)
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`
}

type Given = {
  /** How many numbers of the series were given out so far. */
  readonly given: number
  /** The highest that an order has arrived with. */
  readonly used: number
  /** What the till says that it has not used yet; null where it has lost that. */
  readonly next: number | null
}

/** The numbers that were given and not used, and new ones up to a full set. A till that lost its own gets new ones only. */
export function numbersToGive({ given, used, next }: Given): { readonly from: number; readonly until: number } {
  const unused = next === null || next > given ? given + 1 : next
  const from = Math.max(unused, used + 1)
  return { from, until: Math.max(given, from + TILL_ORDERS - 1) }
}

const SLACK_MS = 2 * 60_000

type Said = { readonly takenAt: Date; readonly pairedAt: Date; readonly now: Date }

/** A till cannot have taken an order before it was paired or after now: then it counts as taken now. */
export function takenTime({ takenAt, pairedAt, now }: Said): Date {
  const isPossible = takenAt.getTime() >= pairedAt.getTime() - SLACK_MS && takenAt.getTime() <= now.getTime() + SLACK_MS
  if (!isPossible) return now
  return takenAt > now ? now : takenAt
}

type Taken = {
  readonly takenAt: Date
  readonly countedAt: Date
  /** What the clock of the device showed then. */
  readonly clock: Date
  readonly heardAt: Date
  /** Of the till's orders since it heard the server, this is the n-th. */
  readonly place: number
}

const CLOCK_MS = 10 * 60_000

/** What a manager should know of when it was taken. */
export function timeDifferences({ takenAt, countedAt, clock, heardAt, place }: Taken): string[] {
  const off = clock.getTime() - takenAt.getTime()
  return [
    ...(countedAt.getTime() === takenAt.getTime()
      ? []
      : ['The time at which it was taken cannot be: it counts as taken when it arrived.']),
    ...(Math.abs(off) > CLOCK_MS ? [`The clock of the till is ${spanOf(off)} ${off > 0 ? 'ahead' : 'behind'}.`] : []),
    ...(takenAt.getTime() - heardAt.getTime() > TILL_MS + SLACK_MS
      ? [`It was taken more than ${TILL_HOURS} hours after the till was last online.`]
      : []),
    ...(place > TILL_ORDERS
      ? [`It is order ${place} since the till was last online; ${TILL_ORDERS} are allowed.`]
      : []),
  ]
}

function spanOf(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / 60_000)
  if (minutes < 120) return `${minutes} minutes`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`
}
