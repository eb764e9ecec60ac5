import { addDays, type LocalDate } from '@sizzle/domain/hours/local-time.ts'
import type { Slot } from '@sizzle/domain/hours/wall-slots.ts'
import { dayProblem } from '@sizzle/domain/reservations/booking.ts'
import { freeSlots, nearestSlots, slotsOn } from '@sizzle/domain/reservations/slots.ts'
import type { Db } from '../kit/db/sql.ts'
import type { LocationRow } from '../locations/locations.sql.ts'
import { bookable } from './bookable.ts'
import { guestsOfDay } from './slots.sql.ts'

const DAYS_LOOKED_AT = 7

type TableWish = { readonly date: LocalDate; readonly partySize: number; readonly holdId?: string | undefined }

/** The slots of a day that this party can still have. */
export async function freeSlotsOn(db: Db, location: LocationRow, asked: TableWish, now: Date): Promise<Slot[]> {
  const rules = bookable(location)
  const rows = await guestsOfDay(db, location.id, asked.date, now, asked.holdId ?? null)
  const guests = new Map(rows.map((row) => [row.slot, row.guests + row.pending + row.held]))
  return freeSlots(slotsOn(rules, asked.date), guests, asked.partySize, now, rules)
}

/** Around the wished time on that day; when nothing is left, on the first day after it that has something. */
export async function nearestTimes(
  db: Db,
  location: LocationRow,
  wish: TableWish & { readonly time: string },
  now: Date,
) {
  for (let ahead = 0; ahead < DAYS_LOOKED_AT; ahead++) {
    const date = addDays(wish.date, ahead)
    if (dayProblem(bookable(location), date, now)) break
    const near = nearestSlots(await freeSlotsOn(db, location, { ...wish, date }, now), wish.time)
    if (near.length > 0) return near.map(({ time, label }) => ({ date, time, label }))
  }
  return []
}
