import type { Job } from '../kit/jobs/worker.ts'
import { settledBefore } from './add-up-months.ts'
import { addUpStretches, takeHouseMarks } from './house.sql.ts'

/** A day of thousands of locations takes some tenths of a second, and no statement may take long. */
const STRETCHES_AT_ONCE = 5

/** Adds up the days of which a location was counted anew, and the months and years that they are in. Until then locations are read. */
export const addUpHouse: Job = async (_payload, { database, now }) => {
  let added: number
  do {
    added = await database.transaction(async (tx) => {
      const stretches = await takeHouseMarks(tx, settledBefore(now()), STRETCHES_AT_ONCE)
      if (stretches.length > 0) await addUpStretches(tx, stretches)
      return stretches.length
    })
  } while (added === STRETCHES_AT_ONCE)
}
