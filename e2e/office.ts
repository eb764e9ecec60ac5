import { randomUUID } from 'node:crypto'
import { createClient } from '@sizzle/contract/client.ts'
import { cookieOf } from './kitchen.ts'
import { STAFF } from './people.ts'
import { OWNER } from './program.ts'

export type OfficeBooking = { name: string; date: string; time: string; partySize: number }

/** Bookings that the owner takes by phone: confirmed at once, whatever else is booked. */
export async function openOffice(url: string): Promise<(booking: OfficeBooking) => Promise<void>> {
  const owner = await ownersCalls(url)
  return async ({ name, ...reservationDetails }) => {
    const customerInfo = { name, phone: '(902) 555-0166' }
    await owner.post('/createPhoneReservation', { location: 'truro', customerInfo, reservationDetails }, randomUUID())
  }
}

/** The person behind the counter runs these locations from now on. */
export async function promoteStaff(url: string, locationIds: string[]): Promise<void> {
  const { user } = await callsOf(url, await cookieOf(url, STAFF)).get('/session', {})
  const updates = { role: 'manager' as const, locationIds }
  await (await ownersCalls(url)).post('/updateUser', { userId: user?.id ?? '', updates }, randomUUID())
}

/** What the owner does beside the browsers. */
export async function ownersCalls(url: string) {
  const cookie = await cookieOf(url, OWNER)
  const { apiKey } = await callsOf(url, cookie).get('/session', {})
  return callsOf(url, cookie, apiKey)
}

function callsOf(url: string, cookie: string, apiKey?: string) {
  const withCookie: typeof fetch = (input, init) =>
    fetch(input, { ...init, headers: { ...(init?.headers as Record<string, string>), cookie, origin: url } })
  return createClient({ base: `${url}/api`, fetch: withCookie, apiKey: () => apiKey })
}
