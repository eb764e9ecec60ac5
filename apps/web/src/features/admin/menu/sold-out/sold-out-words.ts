import { weekdayName } from '@sizzle/domain/hours/date-words.ts'
import { addDays, localAt } from '@sizzle/domain/hours/local-time.ts'
import { openingTomorrow, type PausedLocation } from '@sizzle/domain/order/pause.ts'
import { clockOf } from '../../../../ui/clock.ts'

type Stock = {
  readonly soldOut: { readonly until: string | null } | null
  readonly unitsLeft: number | null
  readonly held?: number
  readonly isLow?: boolean
}

/** 'Sold out until 7:30 p.m.', 'Low: 3 left, 1 being paid for'; undefined while there is nothing to say. */
export function stockWords({ soldOut, unitsLeft, held = 0, isLow = false }: Stock, timeZone: string) {
  if (soldOut?.until) return `Sold out until ${whenWords(soldOut.until, timeZone)}`
  if (soldOut) return 'Sold out'
  if (unitsLeft === null) return undefined
  return `${isLow ? 'Low: ' : ''}${unitsLeft} left${held > 0 ? `, ${held} being paid for` : ''}`
}

/** Of what has run out, where that it has stands beside it: 'Until 7:30 p.m.' */
export function untilWords({ soldOut }: Pick<Stock, 'soldOut'>, timeZone: string): string {
  if (soldOut?.until) return `Until ${whenWords(soldOut.until, timeZone)}`
  return soldOut ? 'Until turned back on' : 'Change…'
}

/**
 * 'Until tomorrow · 11:30 a.m.', when the kitchen opens next. Where that is a later day it is named;
 * after midnight, while the night belongs to the day before, it is today.
 */
export function nextOpeningWords(place: PausedLocation, now: Date): string {
  const { timeZone } = place
  const opens = openingTomorrow(place, now)
  const { date } = localAt(timeZone, opens)
  const today = localAt(timeZone, now).date
  const day = date === today ? 'today' : date === addDays(today, 1) ? 'tomorrow' : weekdayName(date)
  return `Until ${day} · ${clockOf({ timeZone }).time(opens)}`
}

/** Another day is named. */
function whenWords(until: string, timeZone: string): string {
  const clock = clockOf({ timeZone })
  const isToday = localAt(timeZone, new Date(until)).date === clock.today()
  return isToday ? clock.time(until) : clock.shortMoment(until)
}
