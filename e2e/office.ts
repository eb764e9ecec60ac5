import { randomUUID } from 'node:crypto'
import { createClient } from '@sizzle/contract/client.ts'
import { cookieOf } from './kitchen.ts'
import { OWNER } from './program.ts'

export type OfficeBooking = { name: string; date: string; time: string; partySize: number }

/** Bookings that the owner takes by phone: confirmed at once, whatever else is booked. */
export async function openOffice(url: string): Promise<(booking: OfficeBooking) => Promise<void>> {
  const cookie = await cookieOf(url, OWNER)
  const withCookie: typeof fetch = (input, init) =>
    fetch(input, { ...init, headers: { ...(init?.headers as Record<string, string>), cookie, origin: url } })
  const plain = createClient({ base: `${url}/api`, fetch: withCookie })
  const { apiKey } = await plain.get('/session', {})
  const owner = createClient({ base: `${url}/api`, fetch: withCookie, apiKey: () => apiKey })
  return async ({ name, ...reservationDetails }) => {
    const customerInfo = { name, phone: '(902) 555-0166' }
    await owner.post('/createPhoneReservation', { location: 'truro', customerInfo, reservationDetails }, randomUUID())
  }
}
