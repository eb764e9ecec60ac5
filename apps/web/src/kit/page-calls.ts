import { CallError } from '@sizzle/contract/client.ts'
import { NOT_NOW } from '@sizzle/contract/refusals/by-status.ts'
import { publicApi } from './api.ts'
import type { HomeData, MenuData, ReservationsData } from './page-content.ts'

/** The browser's way to what the server embeds, for a visitor who moves on without a new document. */
export async function loadHome(): Promise<HomeData> {
  const [{ locations }, { specials }] = await Promise.all([
    publicApi.get('/getActiveLocations', {}),
    publicApi.get('/getTodaysSpecials', {}),
  ])
  return { page: 'home', locations, specials }
}

export async function loadMenu(locationId: string): Promise<MenuData> {
  const [{ location }, { locations }, menu] = await Promise.all([
    publicApi.get('/getLocation', { id: locationId }),
    publicApi.get('/getActiveLocations', {}),
    publicApi.get('/getLocationMenu', { locationId }),
  ])
  return { page: 'menu', location, locations, ...menu }
}

export async function loadReservations(): Promise<ReservationsData> {
  const { locations } = await publicApi.get('/getDineInLocations', {})
  // The footer is the first document's, whatever is loaded after it.
  return { page: 'reservations', locations, now: new Date().toISOString(), footer: [] }
}

export function isMissing(error: unknown): boolean {
  return error instanceof CallError && (error.status === 404 || error.status === 400)
}

/** What to tell a person about a call that failed; our own bugs get the general sentence. */
export function sentenceOf(error: unknown): string {
  return error instanceof CallError ? error.message : NOT_NOW
}
