import { isTimeZone, TIME_ZONE_INVALID } from '@sizzle/domain/locations/location-details.ts'
import type { Problem } from '@sizzle/domain/problem.ts'
import type { Db } from '../kit/db/sql.ts'
import { knowsZone } from './managed.sql.ts'

/** A zone that only one of us knows would break every list of days; what nobody knows is told with the form. */
export async function zoneProblem(db: Db, zone: string): Promise<Problem[]> {
  if (!isTimeZone(zone) || (await knowsZone(db, zone))) return []
  return [{ field: 'timeZone', sentence: TIME_ZONE_INVALID }]
}
