import { z } from 'zod'
import type { Job } from '../kit/jobs/worker.ts'
import { type Lookup, lookupOf, onlyAt } from '../kit/lookup.ts'
import { locationsById } from '../locations/locations.sql.ts'
import { expirePending } from './expire-pending.ts'
import type { PrivateLinks } from './private-link.ts'
import { noteReminded, overduePending } from './reservations.sql.ts'
import { changeSeats, slotsWithExpiredHolds } from './slots.sql.ts'
import { EXPIRE, REMIND, tellReminder } from './tell-guest.ts'

const Payload = z.object({ id: z.string(), locationId: z.string().optional() })

const TIDY_HOLDS = 'tidy-reservation-holds'

const TIDY_PENDING = 'tidy-pending-reservations'

export const RESERVATION_TIMETABLE = [
  { task: TIDY_HOLDS, cron: '*/5 * * * *' },
  { task: TIDY_PENDING, cron: '* * * * *' },
]

export function reservationJobs(links: PrivateLinks): Record<string, Job> {
  return { [REMIND]: remindOf(links), [EXPIRE]: expireOne, [TIDY_HOLDS]: tidyHolds, [TIDY_PENDING]: tidyPending }
}

/** Once for each booking that still stands: the row remembers, whatever is tried again or restored from a backup. */
function remindOf(links: PrivateLinks): Job {
  return (payload, { database, now }) =>
    database.transaction(async (tx) => {
      const row = await noteReminded(tx, lookupIn(payload), now())
      const [location] = row ? await locationsById(tx, [row.location_id]) : []
      if (row && location) await tellReminder(tx, row, location, links)
    })
}

/** Expired holds stand in nobody's way; this only clears their rows where nobody has booked since. */
const tidyHolds: Job = async (_payload, { database, now }) => {
  for (const { location_id, date, slot } of await slotsWithExpiredHolds(database.db, now())) {
    await database.transaction(async (tx) => {
      const key = { locationId: location_id, date, time: slot }
      const [location] = await locationsById(tx, [location_id])
      await changeSeats(tx, key, { guests: 0, held: 0, endHold: null }, location?.slot_capacity ?? 0, now())
    })
  }
}

const expireOne: Job = async (payload, { database, now }) => {
  await database.transaction((tx) => expirePending(tx, lookupIn(payload), now()))
}

function lookupIn(payload: unknown): Lookup {
  const { id, locationId } = Payload.parse(payload)
  return { id, at: onlyAt(locationId) }
}

/** For those whose own job was late or lost. */
const tidyPending: Job = async (_payload, { database, now }) => {
  for (const row of await overduePending(database.db, now()))
    await database.transaction((tx) => expirePending(tx, lookupOf(row), now()))
}
