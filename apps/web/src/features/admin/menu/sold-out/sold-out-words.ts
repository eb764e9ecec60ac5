import { localAt } from '@sizzle/domain/hours/local-time.ts'
import { clockOf } from '../../../../ui/clock.ts'

type Stock = { readonly soldOut: { readonly until: string | null } | null; readonly unitsLeft: number | null }

/** 'Sold out until 7:30 p.m.', 'Only 3 left'; undefined while there is nothing to say. */
export function stockWords({ soldOut, unitsLeft }: Stock, timeZone: string): string | undefined {
  if (soldOut?.until) return `Sold out until ${whenWords(soldOut.until, timeZone)}`
  if (soldOut) return 'Sold out'
  return unitsLeft === null ? undefined : `Only ${unitsLeft} left`
}

/** Another day is named. */
function whenWords(until: string, timeZone: string): string {
  const clock = clockOf({ timeZone })
  const isToday = localAt(timeZone, new Date(until)).date === clock.today()
  return isToday ? clock.time(until) : clock.shortMoment(until)
}
