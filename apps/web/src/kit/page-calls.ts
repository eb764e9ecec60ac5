import { CallError } from '@sizzle/contract/client.ts'
import { NOT_NOW } from '@sizzle/contract/refusals/by-status.ts'
import { LOCATIONS_SHOWN } from '@sizzle/domain/locations/locations-shown.ts'
import { publicApi } from './api.ts'
import { type HomeData, type MenuData, NO_FOOTER, type ReservationsData } from './page-content.ts'

/** Of a large chain the first by name; the others are found by the search. */
const SHOWN = { limit: `${LOCATIONS_SHOWN}` }

/** The browser's way to what the server embeds, for a visitor who moves on without a new document. */
export async function loadHome(): Promise<HomeData> {
  const [{ locations, total }, { specials }] = await Promise.all([
    publicApi.get('/getActiveLocations', SHOWN),
    // The kitchens stand without them.
    publicApi.get('/getTodaysSpecials', {}).catch(() => ({ specials: [] })),
  ])
  return { page: 'home', locations, total, specials }
}

export async function loadMenu(locationId: string): Promise<MenuData> {
  const [{ location }, { locations, total }, menu] = await Promise.all([
    publicApi.get('/getLocation', { id: locationId }),
    publicApi.get('/getActiveLocations', SHOWN),
    publicApi.get('/getLocationMenu', { locationId }),
  ])
  return { page: 'menu', location, locations, total, ...menu }
}

export async function loadReservations(): Promise<ReservationsData> {
  const { locations, total } = await publicApi.get('/getDineInLocations', SHOWN)
  // The footer is the first document's, whatever is loaded after it.
  return { page: 'reservations', locations, total, now: new Date().toISOString(), footer: NO_FOOTER }
}

export function isMissing(error: unknown): boolean {
  return error instanceof CallError && (error.status === 404 || error.status === 400)
}

/** What to tell a person about a call that failed; our own bugs get the general sentence. */
export function sentenceOf(error: unknown): string {
  return error instanceof CallError ? error.message : NOT_NOW
}
