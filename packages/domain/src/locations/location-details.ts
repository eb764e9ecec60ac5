import { isAmong } from '../among.ts'
import { isLocalTime, type LocalTime } from '../hours/local-time.ts'
import { PROVINCES } from '../pricing/presets.ts'
import { type Problem, problemsOf } from '../problem.ts'

// What a location needs beside its card: how its orders are named, where its clock and its place are, how it takes bookings.
const ORDER_CODE_FORMAT = 'Order code must be 2 to 4 letters'
const PROVINCE_INVALID = 'Please choose a province from the list'
export const TIME_ZONE_INVALID = 'Please choose a time zone from the list'
const DAY_END_INVALID = 'The business day must end between midnight and noon'
const LATITUDE_INVALID = 'Latitude must be between -90 and 90'
const LONGITUDE_INVALID = 'Longitude must be between -180 and 180'
const COORDINATES_INCOMPLETE = 'Please enter both latitude and longitude, or neither'
const SLOT_CAPACITY_INVALID = 'Guests per time must be between 1 and 1,000'
const SLOT_MINUTES_INVALID = 'Minutes between times must be between 10 and 240'
const NOTICE_INVALID = 'Notice must be between 0 and 10,080 minutes'
const REGISTRATION_INVALID = 'Please enter the name of the tax and its number'

const MAX_REGISTRATIONS = 20
const MAX_REGISTRATION_LENGTH = 40

export type LocationDetails = {
  readonly code: string
  readonly province: string | null
  readonly timeZone: string
  readonly dayEndsAt: LocalTime
  readonly latitude: number | null
  readonly longitude: number | null
  /** Of reservations: guests of one slot, minutes from one slot to the next, minutes ahead that one must book. */
  readonly slotCapacity: number
  readonly slotMinutes: number
  readonly noticeMinutes: number
  /** The location's number under the name of each tax. */
  readonly taxRegistrations: Readonly<Record<string, string>>
}

export function checkLocationDetails(details: LocationDetails): Problem<keyof LocationDetails>[] {
  const { code, province, timeZone, dayEndsAt, latitude, longitude } = details
  const halfAPlace = (latitude === null) !== (longitude === null)
  return problemsOf([
    ['code', !/^[A-Z]{2,4}$/.test(code) && ORDER_CODE_FORMAT],
    ['province', province !== null && !isAmong(PROVINCES, province) && PROVINCE_INVALID],
    ['timeZone', !isTimeZone(timeZone) && TIME_ZONE_INVALID],
    ['dayEndsAt', !(isLocalTime(dayEndsAt) && dayEndsAt <= '12:00') && DAY_END_INVALID],
    ['latitude', halfAPlace && COORDINATES_INCOMPLETE],
    ['latitude', latitude !== null && !isWithin(latitude, -90, 90) && LATITUDE_INVALID],
    ['longitude', longitude !== null && !isWithin(longitude, -180, 180) && LONGITUDE_INVALID],
    ['slotCapacity', !isWholeWithin(details.slotCapacity, 1, 1_000) && SLOT_CAPACITY_INVALID],
    ['slotMinutes', !isWholeWithin(details.slotMinutes, 10, 240) && SLOT_MINUTES_INVALID],
    ['noticeMinutes', !isWholeWithin(details.noticeMinutes, 0, 10_080) && NOTICE_INVALID],
    ['taxRegistrations', !areRegistrations(details.taxRegistrations) && REGISTRATION_INVALID],
  ])
}

/** The letters of a code as they are stored: TRU. */
export function orderCode(typed: string): string {
  return typed.trim().toUpperCase()
}

/** A zone of the world by its name, such as America/St_Johns: a bare offset has no summer. */
export function isTimeZone(zone: string): boolean {
  if (!/^(?:UTC|[A-Z][A-Za-z_]+(?:\/[A-Za-z][A-Za-z0-9_+-]*){1,2})$/.test(zone)) return false
  try {
    new Intl.DateTimeFormat('en-CA', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

function areRegistrations(registrations: LocationDetails['taxRegistrations']): boolean {
  const entries = Object.entries(registrations)
  return (
    entries.length <= MAX_REGISTRATIONS &&
    entries.every(([tax, number]) => [tax, number].every((part) => isShort(part.trim())))
  )
}

function isShort(text: string): boolean {
  return text !== '' && text.length <= MAX_REGISTRATION_LENGTH
}

function isWithin(value: number, min: number, max: number): boolean {
  return value >= min && value <= max
}

function isWholeWithin(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && isWithin(value, min, max)
}
