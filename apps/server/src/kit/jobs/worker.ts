import { isDatabaseDown } from '../db/database-down.ts'
import type { Database } from '../db/open.ts'
import { reasonOf } from '../db/start-error.ts'
import { type LanePace, openLane, type WorkEnd } from '../leases/lane.ts'
import { noteEnd } from '../leases/note-end.ts'
import { listen } from '../live/listen.ts'
import type { Log } from '../log.ts'
import * as rows from './jobs.sql.ts'
import { NotNow, secondsUntilNextTry } from './next-try.ts'
import { keepTimes, type Timetable } from './timetable.ts'

export type JobContext = {
  readonly database: Database
  readonly log: Log
  readonly now: () => Date
  readonly attempt: number
}
export type Job = (payload: unknown, context: JobContext) => Promise<void>
export type Jobs = { stop(): Promise<void>; isRunning: () => boolean }
export type { Timetable }

export const JOB_PACE: LanePace = { width: 4, leaseSeconds: 30, lookEveryMs: 2000 }
const DATABASE_BACK_IN_SECONDS = 1
const MAX_ERROR = 2000

type WorkerParts = {
  readonly database: Database
  readonly jobs: Record<string, Job>
  readonly log: Log
  readonly now: () => Date
  readonly pace: LanePace
}

/** Works off the queue in this process; any number of processes share it and each job runs in one of them. */
export async function startJobs(
  database: Database,
  jobs: Record<string, Job>,
  timetable: Timetable,
  log: Log,
  now: () => Date = () => new Date(),
  pace: LanePace = JOB_PACE,
): Promise<Jobs> {
  const tasks = Object.keys(jobs)
  const parts = { database, jobs, log, now, pace }
  const lane = openLane<rows.LeasedJob>({
    name: 'jobs',
    log,
    pace,
    take: (limit) => rows.leaseJobs(database.db, tasks, limit, pace.leaseSeconds),
    renew: (held) => rows.renewJobs(database.db, held, pace.leaseSeconds),
    work: (job) => work(parts, job),
  })
  const listening = await listen({
    database,
    connect: database.listener,
    log,
    channel: 'jobs',
    onNotice: () => lane.wake(),
  })
  const times = keepTimes(database, timetable, log)
  return {
    async stop() {
      await times.stop()
      await listening.stop()
      await lane.stop()
    },
    isRunning: lane.isRunning,
  }
}

async function work({ database, jobs, log, now, pace }: WorkerParts, job: rows.LeasedJob): Promise<WorkEnd> {
  const jobLog = log.child({ job: job.task, jobId: job.id })
  const end = await attempt(jobs[job.task], job, { database, log: jobLog, now, attempt: job.attempts })
  await noteEnd(pace.leaseSeconds, async () => {
    if (end === 'done') await rows.removeJob(database.db, job)
    else await database.transaction((tx) => noteFailure(tx, job, end, jobLog))
  })
  return end === 'done' ? 'done' : 'again'
}

async function attempt(job: Job | undefined, leased: rows.LeasedJob, context: JobContext): Promise<unknown> {
  // Only a worker that died each time leaves more attempts than there may be.
  if (leased.attempts > leased.max_attempts) return new Error('Every attempt ended without an answer')
  if (leased.is_replaced || !job) return 'done'
  try {
    await job(leased.payload, context)
    return 'done'
  } catch (error) {
    return error
  }
}

async function noteFailure(
  tx: Parameters<typeof rows.failJob>[0],
  job: rows.LeasedJob,
  error: unknown,
  log: Log,
): Promise<void> {
  if (await rows.removeReplaced(tx, job)) return
  const reason = (reasonOf(error) || 'no reason given').slice(0, MAX_ERROR)
  const soon = secondsWhenNotNow(error)
  if (soon !== undefined) {
    log.info({ reason }, 'a job could not be tried now')
    await rows.returnJob(tx, job, { attempts: job.attempts - 1, seconds: soon, error: reason })
  } else if (job.attempts >= job.max_attempts) {
    log.error({ err: error }, 'a job failed for good')
    await rows.failJob(tx, job, reason)
  } else {
    log.warn({ err: error, attempt: job.attempts }, 'a job failed and will be tried again')
    const seconds = secondsUntilNextTry(job.attempts)
    await rows.returnJob(tx, job, { attempts: job.attempts, seconds, error: reason })
  }
}

function secondsWhenNotNow(error: unknown): number | undefined {
  if (error instanceof NotNow) return error.retryInSeconds
  // What `fetch` throws is the network to somebody else, whose outage may last.
  const isOurs = !(error instanceof TypeError)
  return isOurs && isDatabaseDown(error) ? DATABASE_BACK_IN_SECONDS : undefined
}
