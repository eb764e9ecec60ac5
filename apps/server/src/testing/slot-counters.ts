import { expect } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import type { TestApp } from './test-app.ts'

type SlotCounters = {
  slot: string
  date: string
  guests: number
  held: number
  capacity: number
  booked: number
  pending: number
  waiting: number
  kept: number
}

/** Each slot's counters are the sums of its bookings, pending bookings and holds, together never above its capacity. */
export async function expectCountersTrue(app: TestApp, since = '2000-01-01'): Promise<SlotCounters[]> {
  const slots = await app.database.db.many<SlotCounters>(sql`
    select s.slot, s.date, s.guests, s.held, s.pending, s.capacity,
      coalesce((select sum(party_size) from reservations r where r.location_id = s.location_id and r.date = s.date
        and r.slot = s.slot and r.status not in ('cancelled', 'pending')), 0)::int as booked,
      coalesce((select sum(party_size) from reservations r where r.location_id = s.location_id and r.date = s.date
        and r.slot = s.slot and r.status = 'pending'), 0)::int as waiting,
      coalesce((select sum(party_size) from reservation_holds h where h.location_id = s.location_id and h.date = s.date
        and h.slot = s.slot), 0)::int as kept
    from slot_guests s where s.date >= ${since}`)
  for (const slot of slots) {
    expect(slot.guests, JSON.stringify(slot)).toBe(slot.booked)
    expect(slot.held, JSON.stringify(slot)).toBe(slot.kept)
    expect(slot.pending, JSON.stringify(slot)).toBe(slot.waiting)
    expect(slot.pending).toBeLessThanOrEqual(20)
    expect(slot.guests + slot.held + slot.pending).toBeLessThanOrEqual(40)
  }
  const doubles = await app.database.db.many(sql`
    select location_id, email_key from reservations
    where status = 'confirmed' and starts_at > now() and email_key is not null
    group by 1, 2 having count(*) > 1`)
  expect(doubles).toEqual([])
  return slots
}
