import { isAmong } from '../among.ts'
import { isImageUrl } from '../menu/image.ts'
import { type Problem, problemsOf } from '../problem.ts'
import { nameProblem } from './name.ts'
import { normalizePhone, phoneDigits } from './phone.ts'
import { ROLES } from './rights.ts'

/** All that a customer may change of the own profile (people 13). */
const OWN_PROFILE_FIELDS = ['displayName', 'phoneNumber', 'photoURL', 'preferences', 'locale'] as const
/** All that an admin may change of a user (people 14); the figures become ledger entries (people 24). */
const USER_FIELDS = [
  'displayName',
  'phoneNumber',
  'role',
  'isActive',
  'totalOrders',
  'totalSpent',
  'loyaltyPoints',
] as const
export const MAX_BULK_USERS = 100

const DISPLAY_NAME_REQUIRED = 'Display name is required'
export const USER_PHONE_INVALID = 'Please enter a valid phone number'
const PHOTO_URL_INVALID = 'Photo address must start with https://'
export const PHOTO_URL_NOT_PUBLIC = 'Photo address must be a public web address'
const PREFERENCES_INVALID = 'Preferences must be switched on or off'
const ROLE_INVALID = 'Role must be customer, staff, manager or admin'
const ACTIVE_INVALID = 'Active must be yes or no'
const FIGURE_INVALID = 'Figures must be whole numbers of 0 or more'
export const UPDATES_REQUIRED = 'Updates are required'
export const USER_IDS_REQUIRED = 'User IDs are required'
export const TOO_MANY_USERS = 'Cannot update more than 100 users at once'
/** The toast above a user form with problems. */
export const FIX_FORM_ERRORS = 'Please fix the form errors'

export const DEFAULT_COUNTRY_CODE = '+1'

function refusedField(field: string): string {
  return `${field} cannot be changed`
}

type Loose = Readonly<Record<string, unknown>>

/** What is sent is checked field by field; a field that is not there stays as it is, one that is not known is refused. */
export function checkOwnProfile(changes: Loose): Problem[] {
  const { displayName, phoneNumber, photoURL, preferences } = changes
  return [
    ...unknownFields(changes, OWN_PROFILE_FIELDS),
    ...problemsOf([
      ['displayName', displayName !== undefined && givenNameProblem(displayName)],
      ['phoneNumber', phoneNumber !== undefined && !isPhoneOrNone(phoneNumber) && USER_PHONE_INVALID],
      ['photoURL', photoURL !== undefined && photoUrlProblem(photoURL)],
      ['preferences', preferences !== undefined && !arePreferences(preferences) && PREFERENCES_INVALID],
    ]),
  ]
}

export function checkUserEdit(changes: Loose): Problem[] {
  const { displayName, phoneNumber, role, isActive } = changes
  const isFigure = (value: unknown) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
  const figures = ['totalOrders', 'totalSpent', 'loyaltyPoints'] as const
  return [
    ...unknownFields(changes, USER_FIELDS),
    ...problemsOf([
      ['displayName', displayName !== undefined && givenNameProblem(displayName)],
      ['phoneNumber', phoneNumber !== undefined && !isPhonePattern(phoneNumber) && USER_PHONE_INVALID],
      ['role', role !== undefined && !isAmong(ROLES, role) && ROLE_INVALID],
      ['isActive', isActive !== undefined && typeof isActive !== 'boolean' && ACTIVE_INVALID],
    ]),
    ...problemsOf(figures.map((key) => [key, changes[key] !== undefined && !isFigure(changes[key]) && FIGURE_INVALID])),
  ]
}

function unknownFields(changes: Loose, known: readonly string[]): Problem[] {
  const unknown = Object.keys(changes).filter((field) => !known.includes(field))
  return unknown.map((field) => ({ field, sentence: refusedField(field) }))
}

function givenNameProblem(value: unknown): string | null {
  return isText(value) ? nameProblem(value) : DISPLAY_NAME_REQUIRED
}

function isPhoneOrNone(value: unknown): boolean {
  return value === '' || value === null || (typeof value === 'string' && normalizePhone(value) !== null)
}

/** At least 10 digits and separators; an empty one is none (people 14). */
function isPhonePattern(value: unknown): boolean {
  if (value === '' || value === null) return true
  return typeof value === 'string' && /^[\d\s()+.-]{10,}$/.test(value) && phoneDigits(value).length <= 15
}

function photoUrlProblem(value: unknown): string | null {
  if (value === null || value === '' || (isText(value) && isImageUrl(value))) return null
  return isText(value) && value.startsWith('https://') ? PHOTO_URL_NOT_PUBLIC : PHOTO_URL_INVALID
}

function arePreferences(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const known = ['notifications', 'marketing']
  return Object.entries(value).every(([key, on]) => known.includes(key) && typeof on === 'boolean')
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
