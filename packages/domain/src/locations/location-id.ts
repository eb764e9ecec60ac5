import { isAmong } from '../among.ts'
import { slug, uniqueSlug } from '../naming/slug.ts'
import { ok, refuse } from '../result.ts'

// Chosen once, at creation (menu 16).
const MIN_LOCATION_ID = 2
export const MAX_LOCATION_ID = 50

const LOCATION_ID_CHARACTERS = 'Only lowercase letters, numbers, and hyphens allowed'
/** The same from the service, for calls that come without the form. */
export const LOCATION_ID_CHARACTERS_SERVICE = 'Location ID must contain only lowercase letters, numbers, and hyphens'
const LOCATION_ID_TOO_SHORT = 'ID must be at least 2 characters'
const LOCATION_ID_TOO_LONG = 'ID must be 50 characters or less'
const LOCATION_ID_TAKEN = 'This location ID already exists'
export const LOCATION_ID_VALID = 'Valid location ID'
export const LOCATION_ID_INVALID = 'Invalid location ID'

/** Stands for every location in lists that are filtered by one. */
const RESERVED = ['all']

export function locationIdTaken(id: string): string {
  return `Location ID "${id}" already exists`
}

/** Whether it is made of what an id may hold, however long. */
export function isLocationIdText(id: string): boolean {
  return /^[a-z0-9-]*$/.test(id)
}

export function locationIdProblem(id: string, isTaken: (id: string) => boolean): string | null {
  if (!isLocationIdText(id)) return LOCATION_ID_CHARACTERS
  if (id.length < MIN_LOCATION_ID) return LOCATION_ID_TOO_SHORT
  if (id.length > MAX_LOCATION_ID) return LOCATION_ID_TOO_LONG
  if (!/[a-z0-9]/.test(id) || isAmong(RESERVED, id)) return LOCATION_ID_INVALID
  return isTaken(id) ? LOCATION_ID_TAKEN : null
}

/** What the field keeps of what is typed. */
export function stripLocationId(typed: string): string {
  return typed.toLowerCase().replace(/[^a-z0-9-]/g, '')
}

/** The Auto button; a name without any Latin letter or digit still gets an id. */
export function generateLocationId(name: string, isTaken: (id: string) => boolean) {
  const id = uniqueSlug(baseOf(name), (tried) => isAmong(RESERVED, tried) || isTaken(tried), MAX_LOCATION_ID)
  return id === null ? refuse({ code: 'location_id_exhausted' }) : ok(id)
}

/** Every id that it would try, so that one question finds out which of them are taken. */
export function locationIdTries(name: string): readonly string[] {
  const tried: string[] = []
  uniqueSlug(baseOf(name), (id) => tried.push(id) > 0, MAX_LOCATION_ID)
  return tried
}

function baseOf(name: string): string {
  const base = slug(name, MAX_LOCATION_ID)
  return base.length < MIN_LOCATION_ID ? `location${base && `-${base}`}` : base
}
