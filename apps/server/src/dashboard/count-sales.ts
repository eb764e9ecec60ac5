import type { Job } from '../kit/jobs/worker.ts'
import { countDays, takeMarkedDays } from './marked-days.sql.ts'
import { forgetMonthsOf } from './months.sql.ts'

export const COUNT_JOB = 'count-sales'
export const COUNT_TIMETABLE = [{ task: COUNT_JOB, cron: '* * * * *' }]

/** A busy day takes some tens of milliseconds, and no statement may take long. */
const DAYS_AT_ONCE = 10

/** Counts the days of which something changed, newest first. */
export const countSales: Job = async (_payload, { database }) => {
  let counted: number
  do {
    counted = await database.transaction(async (tx) => {
      const days = await takeMarkedDays(tx, DAYS_AT_ONCE)
      if (days.length > 0) {
        await countDays(tx, days)
        await forgetMonthsOf(tx, days)
      }
      return days.length
    })
  } while (counted === DAYS_AT_ONCE)
}
