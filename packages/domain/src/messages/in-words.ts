import { longDate } from '../hours/date-words.ts'
import {
  clock12,
  clockAt,
  type LocalDate,
  type LocalTime,
  localAt,
  zoneName,
  zoneWhereTwice,
} from '../hours/local-time.ts'
import { type Cents, formatCad } from '../money/cents.ts'
import { scheduledAt, scheduledInWords } from '../order/time-words.ts'
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
  about: (zone: string, at: Date) => `about ${clockAt(zone, at)}`,
  at: (zone: string, at: Date) => `at ${clockAt(zone, at)}`,
  on: scheduledAt,
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
  zone: frenchZone,
  soon: 'sous peu',
  about: (zone, at) => `vers ${frenchClockAt(zone, at)}`,
  at: (zone, at) => `à ${frenchClockAt(zone, at)}`,
  on: (zone, at) => `le ${frenchScheduled(zone, at)}${frenchZoneWhereTwice(zone, at)}`,
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

function frenchClockAt(zone: string, at: Date): string {
  return `${frenchClock(localAt(zone, at).time)}${frenchZoneWhereTwice(zone, at)}`
}

function frenchZoneWhereTwice(zone: string, at: Date): string {
  return zoneWhereTwice(zone, at) && ` ${frenchZone(zone, at)}`
}

function frenchZone(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('fr-CA', { timeZone: zone, timeZoneName: 'short' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** A wall date is no instant: it is read and written in UTC, so that no zone can move it. */
function dayIn(tag: string, options: Intl.DateTimeFormatOptions, date: LocalDate): string {
  return new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
}
