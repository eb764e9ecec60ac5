import { addDays, instantOf, type LocalDate, type LocalTime, localAt } from './local-time.ts'

/** A kitchen that closes after midnight still counts the night to the evening before, until this hour. */
export const DEFAULT_DAY_ENDS_AT: LocalTime = '04:00'

export type BusinessHours = { readonly zone: string; readonly dayEndsAt: LocalTime }

/** The business date to which an instant belongs at a location (money 52). */
export function businessDateOf({ zone, dayEndsAt }: BusinessHours, instant: Date): LocalDate {
  const { date } = localAt(zone, instant)
  return instant < instantOf(zone, date, dayEndsAt) ? addDays(date, -1) : date
}

/** From the first instant of a business date to the first of the next; 23 or 25 hours where the clock changes. */
export function businessDay({ zone, dayEndsAt }: BusinessHours, date: LocalDate): { from: Date; until: Date } {
  return { from: instantOf(zone, date, dayEndsAt), until: instantOf(zone, addDays(date, 1), dayEndsAt) }
}
