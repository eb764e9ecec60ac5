import { isAmong } from '../among.ts'
import { clock12, closingClock, isLocalDate, isLocalTime, WEEKDAYS } from '../hours/local-time.ts'
import type { DayHours } from '../hours/opening-hours.ts'
import { emailHelperProblem } from '../people/email.ts'
import { type Problem, problemsOf } from '../problem.ts'
import { LOCATION_ID_INVALID, locationIdProblem } from './location-id.ts'

/** What a location can tick. */
export const LOCATION_FEATURES = [
  'Dine-in',
  'Takeout',
  'Delivery',
  'Catering',
  'WiFi',
  'Parking',
  'Bar',
  'Outdoor Seating',
  'Private Dining',
  'Live Music',
  'Wheelchair Accessible',
  'Pet Friendly',
] as const
/** A card shows this many, then '+N more' (menu 18). */
const SHOWN_FEATURES = 4

// Agreed to the letter (menu 17).
const LOCATION_NAME_REQUIRED = 'Location name is required'
const LOCATION_ID_REQUIRED = 'Location ID is required'
const ADDRESS_REQUIRED = 'Address is required'
const POSTAL_CODE_REQUIRED = 'postalCode is required'
const PHONE_REQUIRED = 'Phone number is required'
const PHONE_FORMAT = 'Phone must be in format (902) 555-0123'
const CAPACITY_INVALID = 'Capacity must be a positive number'
// What the form needs beyond it.
const FEATURE_UNKNOWN = 'Please choose features from the list'
const HOURS_INVALID = 'Please enter opening and closing times'
const OPENING_DATE_INVALID = 'Please enter a valid opening date'

const MAX_CAPACITY = 100_000
/** What lies outside of these is a slip of the keyboard. */
const FIRST_OPENING = '1800-01-01'
const LAST_OPENING = '2199-12-31'

export type LocationFields = {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly postalCode: string
  readonly phone: string
  readonly email: string
  readonly capacity: number | null
  readonly openingDate: string
  readonly features: readonly string[]
  readonly hours: Readonly<Record<string, DayHours>>
}

export function checkLocationForm(fields: LocationFields): Problem<keyof LocationFields>[] {
  const { capacity, openingDate } = fields
  const capacityIsFine = capacity === null || (Number.isInteger(capacity) && capacity >= 0 && capacity <= MAX_CAPACITY)
  const isDay = isLocalDate(openingDate) && openingDate >= FIRST_OPENING && openingDate <= LAST_OPENING
  return problemsOf([
    ['name', fields.name.trim() === '' && LOCATION_NAME_REQUIRED],
    ['id', idProblem(fields.id)],
    ['address', fields.address.trim() === '' && ADDRESS_REQUIRED],
    ['postalCode', fields.postalCode.trim() === '' && POSTAL_CODE_REQUIRED],
    ['phone', locationPhoneProblem(fields.phone)],
    ['email', emailHelperProblem(fields.email)],
    ['capacity', !capacityIsFine && CAPACITY_INVALID],
    ['openingDate', openingDate !== '' && !isDay && OPENING_DATE_INVALID],
    ['features', !fields.features.every(isFeature) && FEATURE_UNKNOWN],
    ['hours', !areHours(fields.hours) && HOURS_INVALID],
  ])
}

function idProblem(id: string): string | null {
  if (id === '') return LOCATION_ID_REQUIRED
  return locationIdProblem(id, () => false) === null ? null : LOCATION_ID_INVALID
}

function locationPhoneProblem(phone: string): string | null {
  if (phone.trim() === '') return PHONE_REQUIRED
  return /^\(\d{3}\) \d{3}-\d{4}$/.test(phone) ? null : PHONE_FORMAT
}

function isFeature(feature: string): boolean {
  return isAmong(LOCATION_FEATURES, feature)
}

/** Every day given is a weekday, and closed or with two times; a close before the open is after midnight. */
function areHours(hours: LocationFields['hours']): boolean {
  return Object.entries(hours).every(([weekday, day]) => {
    const isWeekday = isAmong(WEEKDAYS, weekday)
    return isWeekday && (day.closed || (isLocalTime(day.open) && isLocalTime(day.close)))
  })
}

export function shownFeatures(features: readonly string[]): { shown: readonly string[]; more: string | null } {
  const hidden = features.length - SHOWN_FEATURES
  return { shown: features.slice(0, SHOWN_FEATURES), more: hidden > 0 ? `+${hidden} more` : null }
}

export const HOURS_TBD = 'Hours TBD'

/** The card's line (menu 18). */
export function todaysHours(today: DayHours | undefined): string {
  if (today === undefined || (!today.closed && (today.open === '' || today.close === ''))) return HOURS_TBD
  return today.closed ? 'Closed Today' : `Today: ${clock12(today.open)} - ${closingClock(today.close)}`
}
