import type { LocalDate } from './local-time.ts'

// Written out in UTC from its own midnight in UTC: no zone can move it to another day.
const WRITTEN = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', month: 'short', day: 'numeric', year: 'numeric' })

/** 'Nov 20, 2026', as on screens: for papers that are kept longer than a year. */
export function writtenDate(date: LocalDate): string {
  return WRITTEN.format(new Date(`${date}T00:00:00Z`)).replaceAll('.', '')
}
