import { type Db, sql } from '../db/sql.ts'

export type JobTime = { task: string; cron: string; due_at: Date }

/** One clock for all processes. */
export async function databaseClock(db: Db): Promise<Date> {
  return (await db.one<{ now: Date }>(sql`select clock_timestamp() as now`)).now
}

export function jobTimes(db: Db) {
  return db.many<JobTime>(sql`select task, cron, due_at from job_times`)
}

/** For work that is new or has another timetable than before. */
export function saveJobTime(db: Db, time: JobTime) {
  return db.run(sql`
    insert into job_times (task, cron, due_at) values (${time.task}, ${time.cron}, ${time.due_at})
    on conflict (task) do update set cron = excluded.cron, due_at = excluded.due_at
    where job_times.cron <> excluded.cron`)
}

/** False when somebody else has moved it on since it was seen. What was seen is no finer than a millisecond. */
export async function moveJobTime(db: Db, seen: JobTime, to: Date): Promise<boolean> {
  const moved = await db.run(sql`
    update job_times set due_at = ${to}
    where task = ${seen.task} and date_trunc('milliseconds', due_at) = ${seen.due_at} and cron = ${seen.cron}`)
  return moved === 1
}
