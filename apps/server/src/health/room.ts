import type { House } from '../house.ts'
import type { Jobs } from '../kit/jobs/worker.ts'
import type { Probe } from '../kit/probe.ts'
import type { Room } from '../kit/room.ts'
import { clientError } from './client-error.ts'
import { healthCheckAdvancedQuery, healthCheckQuery, ping } from './health.ts'
import { databaseProbe, jobsProbe, liveProbe } from './probes.ts'

/** How the house is: its own parts, and what the other rooms say of theirs. */
export function healthRoom({ database, hub, settings }: House, jobs: Jobs, ofOthers: readonly Probe[]): Room {
  const ofDatabase = databaseProbe(database)
  const all = [ofDatabase, jobsProbe(database, jobs), liveProbe(hub), ...ofOthers]
  return {
    operations: [
      ping,
      healthCheckQuery(ofDatabase),
      healthCheckAdvancedQuery(all),
      clientError(settings.LIMITS_FACTOR),
    ],
  }
}
