import { shortTimes } from '../full-stop.ts'
import { clock12, isLocalDate, isLocalTime } from '../hours/local-time.ts'
import { formatCad } from '../money/cents.ts'

// What stands in an entry of the audit trail, in words: amounts as dollars, times by the clock of the location.

const MONEY = /price|amount|spent|returned/i
const MINUTES = /minutes$|^prepTime$/i
const CODE = /^[a-z]+(_[a-z]+)+$/

const NAMES: Readonly<Record<string, string>> = {
  isTodaysSpecial: 'Today’s Special',
  ratePer100k: 'Rate',
  prepTime: 'Preparation',
  locationIds: 'Locations',
  perMinute: 'Emails a minute',
}

/** What makers call their own. */
const CODES: Readonly<Record<string, string>> = {
  epson_sdp: 'Epson Server Direct Print',
  star_cloudprnt: 'Star CloudPRNT',
  escpos_tcp: 'ESC/POS on the local network',
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** 'specialStartDate' and 'special_start_date' as 'Special start date'; of a long number the end tells it from others. */
export function nameWords(name: string): string {
  if (isLocalDate(name)) return dateWords(name)
  if (UUID.test(name)) return `…${name.slice(-8)}`
  const known = NAMES[name]
  if (known !== undefined) return known
  const words = name
    .replace(/^is(?=[A-Z])/, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
  const small = words.replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
  return small.charAt(0).toUpperCase() + small.slice(1)
}

/** Null: nothing is said. `names` is the way to the value, from the field on. */
export function valueWords(names: readonly string[], value: unknown, timeZone: string): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return numberWords(names, value)
  if (typeof value === 'string') return textWords(value, timeZone)
  if (!Array.isArray(value)) return null
  const words = value.map((one) => (isStretch(one) ? one.map(clock12).join(' to ') : valueWords(names, one, timeZone)))
  return words.filter((one) => one !== null).join(', ') || null
}

function numberWords(names: readonly string[], value: number): string {
  const last = names.at(-1) ?? ''
  if (last === 'ratePer100k') return `${value / 1000}%`
  if (MINUTES.test(last)) return `${value} ${value === 1 ? 'minute' : 'minutes'}`
  return names.some((name) => MONEY.test(name)) ? formatCad(value) : value.toLocaleString('en-CA')
}

function textWords(value: string, timeZone: string): string | null {
  if (value === '') return null
  if (value === 'infinity') return 'until it is lifted'
  if (isLocalDate(value)) return dateWords(value)
  if (isLocalTime(value)) return clock12(value)
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value)) return momentWords(value, timeZone)
  return CODES[value] ?? (CODE.test(value) ? value.replaceAll('_', ' ') : value)
}

function isStretch(value: unknown): value is string[] {
  return Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string' && isLocalTime(one))
}

const DATE = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', dateStyle: 'medium' })

/** From its own midnight in UTC: no zone can move it to another day. */
function dateWords(date: string): string {
  return DATE.format(new Date(`${date}T00:00:00Z`))
}

function momentWords(instant: string, timeZone: string): string {
  const at = new Date(instant)
  if (Number.isNaN(at.getTime())) return instant
  return shortTimes(at.toLocaleString('en-CA', { timeZone, dateStyle: 'medium', timeStyle: 'short' }))
}
