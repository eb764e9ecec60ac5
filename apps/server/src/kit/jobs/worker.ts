import { type JobHelpers, Logger, parseCronItems, run, runMigrations, type TaskList } from 'graphile-worker'
import type { Database } from '../db/open.ts'
import { openPool } from '../db/pool.ts'
import type { Db } from '../db/sql.ts'
import { sql } from '../db/sql.ts'
import type { Log } from '../log.ts'

export type JobContext = {
  readonly database: Database
  readonly log: Log
  readonly now: () => Date
  readonly attempt: number
}
export type Job = (payload: unknown, context: JobContext) => Promise<void>
export type Timetable = { readonly task: string; readonly cron: string }[]
export type Jobs = { stop(): Promise<void>; isRunning: () => boolean }

/** The queue's own tables; like ours they are made once, under a lock, whichever process comes first. */
export async function migrateJobs(connectionString: string, log: Log): Promise<void> {
  // A pool of our own: the library leaves its pool without anybody who hears that the server went away.
  const pool = openPool({ connectionString }, 1, log)
  try {
    await runMigrations({ pgPool: pool, logger: loggerOn(log) })
  } finally {
    await pool.end()
  }
}

/** Works off the queue in this process; any number of processes share it and each job runs in one of them. */
export async function startJobs(
  database: Database,
  jobs: Record<string, Job>,
  timetable: Timetable,
  log: Log,
  now: () => Date = () => new Date(),
): Promise<Jobs> {
  const taskList: TaskList = Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [
      name,
      (payload: unknown, helpers: JobHelpers) =>
        job(payload, {
          database,
          log: log.child({ job: name, jobId: helpers.job.id }),
          now,
          attempt: helpers.job.attempts,
        }),
    ]),
  )
  const runner = await run({
    pgPool: database.pool,
    taskList,
    concurrency: 4,
    pollInterval: 2000,
    noHandleSignals: true,
    logger: loggerOn(log),
    parsedCronItems: parseCronItems(timetable.map(({ task, cron }) => ({ task, match: cron }))),
  })
  let running = true
  runner.promise.then(
    () => {
      running = false
    },
    (error: unknown) => {
      running = false
      log.error({ err: error }, 'the job worker stopped')
    },
  )
  return {
    async stop() {
      if (running) await runner.stop()
    },
    isRunning: () => running,
  }
}

/** How many jobs wait, how many have failed for good, and how long the oldest due one has waited. */
export function queueState(db: Db) {
  return db.one<{ waiting: number; failed: number; oldest_seconds: number }>(sql`
    select count(*) filter (where attempts < max_attempts)::bigint as waiting,
           count(*) filter (where attempts >= max_attempts)::bigint as failed,
           coalesce(extract(epoch from now() - min(run_at) filter (
             where run_at < now() and attempts = 0 and locked_at is null)), 0)::float8 as oldest_seconds
    from graphile_worker.jobs`)
}

function loggerOn(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error(message)
    else if (level === 'warning') log.warn(message)
    else log.debug(message)
  })
}
