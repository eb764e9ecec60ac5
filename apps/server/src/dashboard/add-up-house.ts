import type { Job } from '../kit/jobs/worker.ts'
import { settledBefore } from './add-up-months.ts'
import { addUpStretch, takeHouseMark } from './house.sql.ts'

/** Adds up the days of which a location was counted anew, and the months and years that they are in. Until then locations are read. */
export const addUpHouse: Job = async (_payload, { database, now }) => {
  let isMore: boolean
  do {
    // One at a time: a day of a large house takes seconds, and a statement that takes too long would be tried again for ever.
    isMore = await database.transaction(async (tx) => {
      const stretch = await takeHouseMark(tx, settledBefore(now()))
      if (stretch) await addUpStretch(tx, stretch)
      return stretch !== undefined
    })
  } while (isMore)
}
