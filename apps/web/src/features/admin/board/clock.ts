import { BRAND } from '../../../brand/brand.ts'

// The kitchen's clock, whatever the tablet's own zone is.
const time = new Intl.DateTimeFormat(BRAND.locale, { timeZone: BRAND.timeZone, hour: 'numeric', minute: '2-digit' })
const dayAndTime = new Intl.DateTimeFormat(BRAND.locale, {
  timeZone: BRAND.timeZone,
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

export function clockTime(instant: string | Date): string {
  return time.format(new Date(instant))
}

export function dateAndTime(instant: string | Date): string {
  return dayAndTime.format(new Date(instant))
}

/** Ends what may end in "p.m." already. */
export function fullStop(words: string): string {
  return words.endsWith('.') ? words : `${words}.`
}
