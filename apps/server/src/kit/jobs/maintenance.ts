import { forgetOldAttempts } from '../attempts/attempts.sql.ts'
import { forgetOldEntries } from '../audit.sql.ts'
import { forgetOldAnswers } from '../idempotency.sql.ts'
import { forgetOldChanges } from '../live/live.sql.ts'
import type { Room } from '../room.ts'
import type { Job } from './worker.ts'

const FORGET_JOB = 'forget-old'

/** Every hour: what the kit keeps for a day, the trail for years, then what each room keeps for a while; all in small steps. */
export function maintenance(rooms: readonly Room[]): Pick<Room, 'jobs' | 'timetable'> {
  const forgetOld: Job = async (_payload, { database: { db }, now }) => {
    await forgetOldAnswers(db, now())
    await forgetOldChanges(db, now())
    await forgetOldAttempts(db, now())
    await forgetOldEntries(db)
    for (const { forget } of rooms) await forget?.(db, now())
  }
  return { jobs: { [FORGET_JOB]: forgetOld }, timetable: [{ task: FORGET_JOB, cron: '17 * * * *' }] }
}
