import { inSteps } from '../db/in-steps.ts'
import { type Db, sql } from '../db/sql.ts'

export type Pace = {
  /** So many attempts come one after the other without waiting. */
  readonly free: number
  /** The next one waits this long, each further one twice, or `growth` times, as long ... */
  readonly firstSeconds: number
  readonly growth?: number
  /** ... up to this. */
  readonly maxSeconds: number
}

/** After this long without an attempt all is forgotten: nobody stays locked out. */
const QUIET_SECONDS = 3600

/**
 * Counts one attempt and answers true, or answers false when it comes too early. One statement: of many at once only
 * those within the pace get their row.
 */
export async function countAttempt(db: Db, subject: string, pace: Pace, now: Date): Promise<boolean> {
  const counted = await db.maybe(sql`
    insert into attempts as a (subject, count, next_at)
    values (${subject}, 1, ${now}::timestamptz + make_interval(secs => case when 1 >= ${pace.free}::int then ${pace.firstSeconds}::float8 else 0 end))
    on conflict (subject) do update set
      count = case when a.next_at < ${now}::timestamptz - make_interval(secs => ${QUIET_SECONDS}) then 1 else a.count + 1 end,
      next_at = ${now}::timestamptz + make_interval(secs => case
        when a.next_at < ${now}::timestamptz - make_interval(secs => ${QUIET_SECONDS}) then 0
        when a.count + 1 < ${pace.free}::int then 0
        else least(${pace.maxSeconds}::float8, ${pace.firstSeconds}::float8 * power(${pace.growth ?? 2}::float8, least(a.count + 1 - ${pace.free}::int, 30)))
      end)
    -- Two at once have clocks a little apart: while attempts are free, none is early.
    where a.next_at <= ${now}::timestamptz or a.count < ${pace.free}::int
    returning count`)
  return counted !== undefined
}

export function nextAttempt(db: Db, subject: string) {
  return db.maybe<{ next_at: Date }>(sql`select next_at from attempts where subject = ${subject}`)
}

/** An attempt that turned out to be right was no guess. */
export function takeBackAttempt(db: Db, subject: string, now: Date) {
  return db.run(sql`
    update attempts set count = greatest(count - 1, 0), next_at = least(next_at, ${now}::timestamptz) where subject = ${subject}`)
}

export function forgetOldAttempts(db: Db, now: Date) {
  const before = new Date(now.getTime() - QUIET_SECONDS * 1000)
  return inSteps(() =>
    db.run(sql`
      delete from attempts where next_at < ${before} and ctid = any(array(
        select ctid from attempts where next_at < ${before} order by next_at limit 500 for update skip locked))`),
  )
}
