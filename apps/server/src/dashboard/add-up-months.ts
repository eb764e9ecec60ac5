import type { Job } from '../kit/jobs/worker.ts'
import { addUp, addUpYears, countCustomersOfMonths, takeMarkedMonths } from './months.sql.ts'

export const MONTHS_JOB = 'add-up-months'
export const MONTHS_TIMETABLE = [{ task: MONTHS_JOB, cron: '17 * * * *' }]

/** One takes some milliseconds, and no statement may take long. */
const MONTHS_AT_ONCE = 50
/** Until then an order of the last evening may still come in, in any zone. */
const SETTLED_AFTER_MS = 2 * 86_400_000

/** Adds up the days of months that are over and the months of such years, once again where a day was counted since. Until then days are read. */
export const addUpMonths: Job = async (_payload, { database, now }) => {
  const before = settledBefore(now())
  let added: number
  do {
    added = await database.transaction(async (tx) => {
      const months = await takeMarkedMonths(tx, before, MONTHS_AT_ONCE)
      if (months.length > 0) await addUp(tx, months)
      if (months.length < MONTHS_AT_ONCE) {
        await addUpYears(tx, before, MONTHS_AT_ONCE)
        await countCustomersOfMonths(tx, MONTHS_AT_ONCE)
      }
      return months.length
    })
  } while (added === MONTHS_AT_ONCE)
}

/** What ends before that day does not change any more by itself. */
export function settledBefore(now: Date): string {
  return new Date(now.getTime() - SETTLED_AFTER_MS).toISOString().slice(0, 10)
}
