import { describe, expect, it } from 'vitest'
import {
  confirmProblem,
  fillsSlot,
  hasTriedTooOften,
  isWithinDay,
  pendingUntil,
  SEATS_A_DAY,
  TABLES_A_DAY,
} from './pending.ts'
import type { ReservationStatus } from './reservation.ts'

const NOW = new Date('2026-11-20T16:00:00Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

it.each([
  [{ tables: 0, seats: 0 }, 12, 1, true],
  [{ tables: 0, seats: 0 }, 13, 1, false],
  [{ tables: 1, seats: 2 }, 10, 1, true],
  [{ tables: 1, seats: 3 }, 10, 1, false],
  [{ tables: 2, seats: 2 }, 1, 1, false],
  [{ tables: 2, seats: 12 }, 12, 2, true],
])('with %j a party of %i is believed at once (limits times %i): %s', (booked, partySize, factor, expected) => {
  const most = { tables: TABLES_A_DAY * factor, seats: SEATS_A_DAY * factor }
  expect(isWithinDay({ ...booked, bookings: 0 }, partySize, most)).toBe(expected)
})

it('thirty bookings a day are the last, cancelled ones counted', () => {
  expect([29, 30, 31].map((bookings) => hasTriedTooOften({ tables: 0, seats: 0, bookings }))).toEqual([
    false,
    true,
    true,
  ])
})

describe('confirming', () => {
  const at = later(24 * 60)
  it.each<[ReservationStatus, Date | null, Date, string | null]>([
    ['pending', pendingUntil(NOW), later(0), null],
    ['pending', pendingUntil(NOW), later(14.9), null],
    ['pending', pendingUntil(NOW), later(15), 'reservation_not_held'],
    ['pending', null, later(15), null],
    ['pending', null, later(24 * 60), 'reservation_not_held'],
    ['confirmed', null, later(0), null],
    ['cancelled', null, later(0), 'reservation_not_held'],
    ['seated', null, later(0), 'reservation_not_held'],
  ])('a %s booking that is held until %s, at %s: %s', (status, until, now, code) => {
    expect(confirmProblem({ status, at, until }, now)?.refusal.code ?? null).toBe(code)
  })
})

it('one source fills a slot with half of its seats in several bookings', () => {
  expect(fillsSlot({ seats: 20, bookings: 2 }, 40)).toBe(true)
  expect(fillsSlot({ seats: 19, bookings: 5 }, 40)).toBe(false)
  expect(fillsSlot({ seats: 20, bookings: 1 }, 40)).toBe(false)
})
