import type { ReservationStatus } from '@sizzle/domain/reservations/reservation.ts'
import { expect, it } from 'vitest'
import { splitOver } from './over-rows.ts'

const NOW = new Date('2026-11-20T21:00:00Z')
const row = (status: ReservationStatus, startsAt: string) => ({ status, startsAt })

it.each([
  ['who is still to come', 'confirmed', '2026-11-20T21:30:00Z', 'coming'],
  ['who is half an hour late', 'confirmed', '2026-11-20T20:30:00Z', 'coming'],
  ['who is more than an hour late', 'confirmed', '2026-11-20T19:59:00Z', 'over'],
  ['who sits at a table', 'seated', '2026-11-20T18:00:00Z', 'coming'],
  ['who has eaten', 'completed', '2026-11-20T18:00:00Z', 'over'],
  ['who never came', 'no-show', '2026-11-20T20:30:00Z', 'over'],
  ['who cancelled for later', 'cancelled', '2026-11-20T22:00:00Z', 'coming'],
] as const)('%s is in the right part', (_, status, at, part) => {
  const one = row(status, at)
  expect(splitOver([one], NOW)[part]).toEqual([one])
})
