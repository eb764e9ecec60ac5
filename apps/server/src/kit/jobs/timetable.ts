import type { Database } from '../db/open.ts'
import { openAlarm } from '../leases/alarm.ts'
import type { Log } from '../log.ts'
import { nextTime } from './cron.ts'
import { enqueue } from './enqueue.ts'
import * as rows from './timetable.sql.ts'

export type Timetable = readonly { readonly task: string; readonly cron: string }[]

/** The clock may be set, and a laptop may sleep: the longest wait before looking at it again. */
const LOOK_EVERY_MS = 10_000

/** Makes the jobs of the timetable when they fall due, each once, however many processes keep the same timetable. */
export function keepTimes(database: Database, timetable: Timetable, log: Log) {
  const alarm = openAlarm()
  let stopped = timetable.length === 0
  async function run() {
    while (!stopped) {
      const wait = await makeDueJobs(database, timetable).catch((error: unknown) => {
        log.warn({ err: error }, 'the timetable cannot be read; looking again soon')
        return LOOK_EVERY_MS
      })
      if (!stopped) await alarm.wait(Math.min(wait, LOOK_EVERY_MS))
    }
  }
  const running = run()
  return {
    async stop() {
      stopped = true
      alarm.ring()
      await running
    },
  }
}

/**
 * Answers how many milliseconds remain until the next one. Whoever moves a time on makes its job, in the same transaction: the
 * others find the time moved. After a standstill, or a clock set forward, what was missed is made up for once.
 */
export async function makeDueJobs(database: Database, timetable: Timetable, clock?: Date): Promise<number> {
  const now = clock ?? (await rows.databaseClock(database.db))
  const seen = new Map((await rows.jobTimes(database.db)).map((time) => [time.task, time]))
  const nexts: Date[] = []
  for (const { task, cron } of timetable) {
    const next = nextTime(cron, now)
    nexts.push(next)
    const known = seen.get(task)
    if (known?.cron !== cron) await rows.saveJobTime(database.db, { task, cron, due_at: next })
    else if (known.due_at <= now)
      await database.transaction(async (tx) => {
        if (await rows.moveJobTime(tx, known, next)) await enqueue(tx, task, {}, { key: `by-the-clock:${task}` })
      })
    // A clock that was a year ahead for a moment must not mean a year without. The time after the next is no proof of that:
    // a clock that is set back by a second sees it right after each run.
    else if (known.due_at > nextTime(cron, next)) await rows.moveJobTime(database.db, known, next)
  }
  return Math.max(Math.min(...nexts.map((next) => next.getTime())) - now.getTime(), 0)
}
