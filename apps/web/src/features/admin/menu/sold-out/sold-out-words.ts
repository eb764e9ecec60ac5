import { localAt } from '@sizzle/domain/hours/local-time.ts'
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

/** Another day is named. */
function whenWords(until: string, timeZone: string): string {
  const clock = clockOf({ timeZone })
  const isToday = localAt(timeZone, new Date(until)).date === clock.today()
  return isToday ? clock.time(until) : clock.shortMoment(until)
}
