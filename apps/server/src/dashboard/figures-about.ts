import { DEFAULT_DAY_ENDS_AT } from '@sizzle/domain/hours/business-date.ts'
import { HOUSE_ZONE } from '@sizzle/domain/locations/time-zones.ts'
import type { Person } from '../kit/context.ts'
import type { Db } from '../kit/db/sql.ts'
import { locationsFor } from '../kit/locations-for.ts'
import type { Locations } from '../kit/lookup.ts'
import { locationById } from '../locations/locations.sql.ts'
import { type Zone, zonesOf } from './sales.sql.ts'

export type FiguresAbout = {
  readonly ids: Locations
  /** At least one, so that there is a today also where somebody works nowhere. */
  readonly zones: readonly Zone[]
  readonly location: { id: string; name: string; address: string; phone: string } | null
}

/** What somebody asks the figures of; undefined where they may not see that location. */
export async function figuresAbout(
  db: Db,
  person: Person,
  wanted: string | undefined,
): Promise<FiguresAbout | undefined> {
  const ids = locationsFor(person, 'dashboard.see', wanted)
  const row = wanted === undefined || ids === undefined ? undefined : await locationById(db, wanted)
  if (ids === undefined || (wanted !== undefined && !row)) return undefined
  const zones = await zonesOf(db, ids)
  return {
    ids,
    zones: zones.length > 0 ? zones : [{ time_zone: HOUSE_ZONE, day_ends_at: DEFAULT_DAY_ENDS_AT }],
    location: row ? { id: row.id, name: row.name, address: row.address, phone: row.phone } : null,
  }
}

export function hoursOfZone({ time_zone, day_ends_at }: Zone) {
  return { zone: time_zone, dayEndsAt: day_ends_at }
}
