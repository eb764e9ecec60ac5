import { slug, uniqueSlug } from '../naming/slug.ts'
import { ok, refuse } from '../result.ts'

// Chosen once, at creation (menu 16).
export const MIN_LOCATION_ID = 2
export const MAX_LOCATION_ID = 50

export const LOCATION_ID_CHARACTERS = 'Only lowercase letters, numbers, and hyphens allowed'
/** The same from the service, for calls that come without the form. */
export const LOCATION_ID_CHARACTERS_SERVICE = 'Location ID must contain only lowercase letters, numbers, and hyphens'
export const LOCATION_ID_TOO_SHORT = 'ID must be at least 2 characters'
export const LOCATION_ID_TOO_LONG = 'ID must be 50 characters or less'
export const LOCATION_ID_TAKEN = 'This location ID already exists'
export const LOCATION_ID_VALID = 'Valid location ID'

export function locationIdTaken(id: string): string {
  return `Location ID "${id}" already exists`
}

export function locationIdProblem(id: string, isTaken: (id: string) => boolean): string | null {
  if (!/^[a-z0-9-]*$/.test(id)) return LOCATION_ID_CHARACTERS
  if (id.length < MIN_LOCATION_ID) return LOCATION_ID_TOO_SHORT
  if (id.length > MAX_LOCATION_ID) return LOCATION_ID_TOO_LONG
  return isTaken(id) ? LOCATION_ID_TAKEN : null
}

/** What the field keeps of what is typed. */
export function stripLocationId(typed: string): string {
  return typed.toLowerCase().replace(/[^a-z0-9-]/g, '')
}

/** The Auto button; a name without any Latin letter or digit still gets an id. */
export function generateLocationId(name: string, isTaken: (id: string) => boolean) {
  const base = slug(name, MAX_LOCATION_ID)
  const id = uniqueSlug(
    base.length < MIN_LOCATION_ID ? `location${base && `-${base}`}` : base,
    isTaken,
    MAX_LOCATION_ID,
  )
  return id === null ? refuse({ code: 'location_id_exhausted' }) : ok(id)
}
