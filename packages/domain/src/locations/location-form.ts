import { isAmong } from '../among.ts'
import { isLocalDate, isLocalTime, WEEKDAYS } from '../hours/local-time.ts'
import type { DayHours } from '../hours/opening-hours.ts'
import { emailHelperProblem } from '../people/email.ts'
import { type Problem, problemsOf } from '../problem.ts'
import { MAX_LOCATION_ID, MIN_LOCATION_ID } from './location-id.ts'

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
export const SHOWN_FEATURES = 4

// Agreed to the letter (menu 17).
export const LOCATION_NAME_REQUIRED = 'Location name is required'
export const LOCATION_ID_REQUIRED = 'Location ID is required'
export const LOCATION_ID_INVALID = 'Invalid location ID'
export const ADDRESS_REQUIRED = 'Address is required'
export const POSTAL_CODE_REQUIRED = 'postalCode is required'
export const PHONE_REQUIRED = 'Phone number is required'
export const PHONE_FORMAT = 'Phone must be in format (902) 555-0123'
export const CAPACITY_INVALID = 'Capacity must be a positive number'
// What the form needs beyond it.
export const FEATURE_UNKNOWN = 'Please choose features from the list'
export const HOURS_INVALID = 'Please enter opening and closing times'
export const OPENING_DATE_INVALID = 'Please enter a valid opening date'

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
  const capacityIsFine = capacity === null || (Number.isFinite(capacity) && capacity >= 0)
  return problemsOf([
    ['name', fields.name.trim() === '' && LOCATION_NAME_REQUIRED],
    ['id', idProblem(fields.id)],
    ['address', fields.address.trim() === '' && ADDRESS_REQUIRED],
    ['postalCode', fields.postalCode.trim() === '' && POSTAL_CODE_REQUIRED],
    ['phone', locationPhoneProblem(fields.phone)],
    ['email', emailHelperProblem(fields.email)],
    ['capacity', !capacityIsFine && CAPACITY_INVALID],
    ['openingDate', openingDate !== '' && !isLocalDate(openingDate) && OPENING_DATE_INVALID],
    ['features', !fields.features.every(isFeature) && FEATURE_UNKNOWN],
    ['hours', !areHours(fields.hours) && HOURS_INVALID],
  ])
}

function idProblem(id: string): string | null {
  if (id === '') return LOCATION_ID_REQUIRED
  const fits = id.length >= MIN_LOCATION_ID && id.length <= MAX_LOCATION_ID && /^[a-z0-9-]+$/.test(id)
  return fits ? null : LOCATION_ID_INVALID
}

export function locationPhoneProblem(phone: string): string | null {
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

/** The card's line (menu 18). */
export function todaysHours(today: DayHours | undefined): string {
  if (today === undefined || (!today.closed && (today.open === '' || today.close === ''))) return 'Hours TBD'
  return today.closed ? 'Closed Today' : `Today: ${today.open} - ${today.close}`
}
