import type { Page } from 'playwright-core'
import { expect } from 'vitest'

// What a guest does at the reservation page, for the journeys about tables.

let guests = 0
export function newEmail(): string {
  guests += 1
  return `guest-${guests}@example.test`
}

/** As far from today as a test needs, so that none meets another's tables. */
export function dateIn(days: number): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Halifax',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(new Date(Date.now() + days * 86_400_000))
}

export async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Priya Sharma')
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Phone Number').fill('902 555 0123')
}

/** Books by the API, as any program could. */
export async function bookAsGuest(url: string, days: number, partySize: number): Promise<void> {
  const { apiKey } = (await (await fetch(`${url}/api/session`)).json()) as { apiKey: string }
  const answer = await fetch(`${url}/api/createReservation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      location: 'truro',
      customerInfo: { name: 'Li Wei', email: newEmail(), phone: '9025550188' },
      reservationDetails: { date: dateIn(days), time: '19:00', partySize },
    }),
  })
  expect(answer.status).toBe(200)
}
