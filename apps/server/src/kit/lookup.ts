import type { Person } from './context.ts'

/** Locations in which to look; null is every one. */
export type Locations = readonly string[] | null

/** A row of which the id is known, and where it can be: it is looked for there and nowhere else. */
export type Lookup = { readonly id: string; readonly at: Locations }

/** For an id that comes alone, in a public link or from a provider. The row that is found says where the rest is. */
export const EVERYWHERE: Locations = null

/** Where somebody of the staff works; an admin works everywhere. */
export function locationsOf({ role, locationIds }: Person): Locations {
  return role === 'admin' ? EVERYWHERE : locationIds
}

/** Jobs and first halves of a call that were written down by an earlier version name no location. */
export function onlyAt(locationId: string | undefined): Locations {
  return locationId === undefined ? EVERYWHERE : [locationId]
}

/** The way back to a row that was read before. */
export function lookupOf(row: { readonly location_id: string; readonly id: string }): Lookup {
  return { id: row.id, at: [row.location_id] }
}
