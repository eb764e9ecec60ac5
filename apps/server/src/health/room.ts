import type { House } from '../house.ts'
import type { Jobs } from '../kit/jobs/worker.ts'
import type { Probe } from '../kit/probe.ts'
import type { Room } from '../kit/room.ts'
import { clientError } from './client-error.ts'
import { healthCheckAdvancedQuery, healthCheckQuery, ping } from './health.ts'
import { databaseProbe, jobsProbe, liveProbe } from './probes.ts'

/** The house's own parts, and what the other rooms say of theirs. */
export function allProbes({ database, hub }: House, jobs: Jobs, ofOthers: readonly Probe[]): Probe[] {
  return [databaseProbe(database), jobsProbe(database, jobs), liveProbe(hub), ...ofOthers]
}

/** How the house is. */
export function healthRoom({ database, settings }: House, probes: readonly Probe[]): Room {
  return {
    operations: [
      ping,
      healthCheckQuery(databaseProbe(database)),
      healthCheckAdvancedQuery(probes),
      clientError(settings.LIMITS_FACTOR),
    ],
  }
}
