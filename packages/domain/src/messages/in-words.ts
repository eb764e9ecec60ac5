import { longDate } from '../hours/date-words.ts'
import { clock12, type LocalDate, type LocalTime, localAt, zoneName } from '../hours/local-time.ts'
import { type Cents, formatCad } from '../money/cents.ts'
import { scheduledInWords } from '../order/time-words.ts'
import { guestsText } from '../reservations/words.ts'
import type { LetterLanguage } from './letter-language.ts'

// How amounts, dates and times read in each language, in letters and text messages alike.

const ENGLISH = {
  money: formatCad,
  guests: guestsText,
  longDay: longDate,
  shortDay: (date: LocalDate) => dayIn('en-CA', { weekday: 'short', month: 'short', day: 'numeric' }, date),
  clock: clock12,
  dayAndTime: (date: LocalDate, time: LocalTime) => `${longDate(date)} at ${clock12(time)}`,
  scheduled: scheduledInWords,
  zone: zoneName,
  /** When an order is expected, as a sentence goes on. */
  soon: 'soon',
  about: (time: LocalTime) => `about ${clock12(time)}`,
  at: (time: LocalTime) => `at ${clock12(time)}`,
  on: scheduledInWords,
}
type InWords = typeof ENGLISH

const FRENCH_DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const

const FRENCH: InWords = {
  money: (cents: Cents) => (cents / 100).toLocaleString('fr-CA', { style: 'currency', currency: 'CAD' }),
  guests: (count) => (count === 1 ? '1 personne' : `${count} personnes`),
  longDay: frenchLongDay,
  shortDay: (date) => dayIn('fr-CA', { weekday: 'short', day: 'numeric', month: 'short' }, date),
  clock: frenchClock,
  dayAndTime: (date, time) => `${frenchLongDay(date)} à ${frenchClock(time)}`,
  scheduled: frenchScheduled,
  zone: (zone, at) =>
    new Intl.DateTimeFormat('fr-CA', { timeZone: zone, timeZoneName: 'short' })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '',
  soon: 'sous peu',
  about: (time) => `vers ${frenchClock(time)}`,
  at: (time) => `à ${frenchClock(time)}`,
  on: (zone, at) => `le ${frenchScheduled(zone, at)}`,
}

const ALL: Readonly<Record<LetterLanguage, InWords>> = { en: ENGLISH, fr: FRENCH }

export function inWords(language: LetterLanguage = 'en'): InWords {
  return ALL[language]
}

function frenchLongDay(date: LocalDate): string {
  return dayIn('fr-CA', { ...FRENCH_DAY, year: 'numeric' }, date)
}

function frenchScheduled(zone: string, at: Date): string {
  const { date, time } = localAt(zone, at)
  return `${dayIn('fr-CA', FRENCH_DAY, date)} à ${frenchClock(time)}`
}

/** '18 h 30', and '18 h' on the full hour. */
function frenchClock(time: LocalTime): string {
  const [hour = '', minute = ''] = time.split(':')
  return minute === '00' ? `${Number(hour)} h` : `${Number(hour)} h ${minute}`
}

/** A wall date is no instant: it is read and written in UTC, so that no zone can move it. */
function dayIn(tag: string, options: Intl.DateTimeFormatOptions, date: LocalDate): string {
  return new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
}
