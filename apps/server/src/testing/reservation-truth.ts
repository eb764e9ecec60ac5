import { expect } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import type { TestApp } from './test-app.ts'

type SlotTruth = {
  slot: string
  date: string
  guests: number
  held: number
  capacity: number
  booked: number
  kept: number
}

/** Trust.md I5: each slot's counter is the sum of its bookings and holds, and never above its capacity. */
export async function expectCountersTrue(app: TestApp, since = '2000-01-01'): Promise<SlotTruth[]> {
  const slots = await app.database.db.many<SlotTruth>(sql`
    select s.slot, s.date, s.guests, s.held, s.capacity,
      coalesce((select sum(party_size) from reservations r where r.location_id = s.location_id and r.date = s.date
        and r.slot = s.slot and r.status <> 'cancelled'), 0)::int as booked,
      coalesce((select sum(party_size) from reservation_holds h where h.location_id = s.location_id and h.date = s.date
        and h.slot = s.slot), 0)::int as kept
    from slot_guests s where s.date >= ${since}`)
  for (const slot of slots) {
    expect(slot.guests, JSON.stringify(slot)).toBe(slot.booked)
    expect(slot.held, JSON.stringify(slot)).toBe(slot.kept)
    expect(slot.guests + slot.held).toBeLessThanOrEqual(40)
  }
  const doubles = await app.database.db.many(sql`
    select location_id, email_key from reservations
    where status in ('pending', 'confirmed') and starts_at > now() and email_key is not null
    group by 1, 2 having count(*) > 1`)
  expect(doubles).toEqual([])
  return slots
}
