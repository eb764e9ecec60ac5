import type { Database } from '../kit/db/open.ts'
import { queueState } from '../kit/jobs/jobs.sql.ts'
import type { Jobs } from '../kit/jobs/worker.ts'
import type { Hub } from '../kit/live/hub.ts'
import { asPart, type Probe } from '../kit/probe.ts'
import { askAnything } from './probes.sql.ts'

const OLDEST_JOB_SECONDS = { degraded: 60, down: 600 }

export function databaseProbe(database: Database): Probe {
  return asPart('database', async () => {
    const started = performance.now()
    await askAnything(database.db)
    const figures = {
      answersInMs: Math.round(performance.now() - started),
      waitingForConnection: database.pool.waitingCount,
    }
    return { status: 'ok', cause: '', figures }
  })
}

export function jobsProbe(database: Database, jobs: Pick<Jobs, 'isRunning'>): Probe {
  return asPart('jobs', async () => {
    const state = await queueState(database.db)
    const oldest = Math.round(state.oldest_seconds)
    const figures = {
      waiting: state.waiting,
      running: state.running,
      failed: state.failed,
      overdue: state.overdue,
      pastLease: state.past_lease,
      oldestSeconds: oldest,
    }
    if (!jobs.isRunning()) return { status: 'down', cause: 'The job worker of this process has stopped', figures }
    if (oldest > OLDEST_JOB_SECONDS.degraded) {
      const status = oldest > OLDEST_JOB_SECONDS.down ? 'down' : 'degraded'
      const cause =
        state.overdue > 0
          ? `The oldest due job has waited ${oldest} seconds`
          : `A job of a process that died has waited ${oldest} seconds to be taken up`
      return { status, cause, figures }
    }
    if (state.failed_today > 0)
      return {
        status: 'degraded',
        cause: `${jobsOf(state.failed_today)} failed for good today: ${state.failed_task}`,
        figures,
      }
    return { status: 'ok', cause: '', figures }
  })
}

function jobsOf(count: number): string {
  return count === 1 ? 'A job' : `${count} jobs`
}

export function liveProbe(hub: Pick<Hub, 'isListening' | 'streamCount'>): Probe {
  return asPart('live', async () => {
    const figures = { streams: hub.streamCount() }
    if (hub.isListening()) return { status: 'ok', cause: '', figures }
    return { status: 'degraded', cause: 'Live notices are interrupted; screens fall back to asking', figures }
  })
}
