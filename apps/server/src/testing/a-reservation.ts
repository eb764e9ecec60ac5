import { randomUUID } from 'node:crypto'
import { addDays, localAt } from '@sizzle/domain/hours/local-time.ts'
import { HALIFAX } from '@sizzle/domain/testing/halifax.ts'

/** The local date so many days from a moment. */
export function dayAfter(days: number, now = new Date()): string {
  return addDays(localAt(HALIFAX, now).date, days)
}

/** What a browser sends for two people tomorrow at seven; everybody has an address of their own. */
export function aReservation(details: Record<string, unknown> = {}, customer: Record<string, unknown> = {}) {
  return {
    location: 'truro',
    customerInfo: {
      name: 'Priya Sharma',
      email: `priya-${randomUUID()}@example.test`,
      phone: '(902) 555-0123',
      firebaseId: null,
      ...customer,
    },
    reservationDetails: { date: dayAfter(1), time: '19:00', partySize: 2, specialRequests: null, ...details },
  }
}
