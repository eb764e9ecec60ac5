import { clock12, localAt } from './local-time.ts'
import { dayName } from './open-state.ts'
import { type OpenPeriod, type PeriodsOn, periodAfter } from './periods.ts'

/**
 * When any of these is on, on the day itself or else on the next one that has times: '11:30 a.m. - 3 p.m.', with the day in
 * front where it is a later one. Null if none is near.
 */
export function timesNearIn(all: readonly PeriodsOn[], zone: string, at: Date): string | null {
  const today = localAt(zone, at).date
  const hasToday = all.some((periodsOn) => periodsOn(today).length > 0)
  const nexts = all.flatMap((periodsOn) => periodAfter(periodsOn, zone, at)?.date ?? [])
  const date = hasToday ? today : nexts.sort()[0]
  if (date === undefined) return null
  const periods = all.flatMap((periodsOn) => periodsOn(date))
  const times = [...new Set(periods.sort((a, b) => a.opens.getTime() - b.opens.getTime()).map(timesOf))]
  return `${date === today ? '' : `${dayName(today, date)} `}${times.join(', ')}`
}

function timesOf({ open, close }: OpenPeriod): string {
  return `${clock12(open)} - ${clock12(close)}`
}
