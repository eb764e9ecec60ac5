import { addDays, instantOf, type LocalDate, type LocalTime } from '../hours/local-time.ts'

/** Late enough to be read at breakfast, early enough to give the table to somebody else. */
const REMINDER_TIME: LocalTime = '10:00'

/** The morning of the day before; null when the booking was made after that, because then it is still fresh. */
export function reminderAt(zone: string, date: LocalDate, bookedAt: Date): Date | null {
  const at = instantOf(zone, addDays(date, -1), REMINDER_TIME)
  return at > bookedAt ? at : null
}

const RESEND_AFTER_MS = 2 * 60_000
const MOST_RESENDS = 5

/** A guest may ask for the private link again, but not fill a mailbox with it. */
export function mayResend(sent: { readonly lastAt: Date | null; readonly times: number }, now: Date): boolean {
  const isRested = sent.lastAt === null || now.getTime() - sent.lastAt.getTime() >= RESEND_AFTER_MS
  return isRested && sent.times < MOST_RESENDS
}
