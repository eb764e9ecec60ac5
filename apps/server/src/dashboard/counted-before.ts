import type { RevenueRange } from '@sizzle/domain/analytics/periods.ts'
import type { Db } from '../kit/db/sql.ts'
import type { Locations } from '../kit/lookup.ts'
import type { FiguresAbout } from './figures-about.ts'
import { countHouse } from './house.sql.ts'
import { daysBefore, endsOf, type ZoneDays, type ZoneDaysUntil } from './zone-days.ts'

/** Of more locations, to count a part of a day from its orders takes too long for a screen. */
const MOST_COUNTED = 40

type CountedBefore = {
  readonly zones: readonly (ZoneDays | ZoneDaysUntil)[]
  readonly through: string
  /** Of the last day, what was ordered before then, in the zone where that is latest; null: that day as a whole. */
  readonly until: Date | null
}

/**
 * What dishes, customers and minutes are compared with: the stretch before until this time, so that an evening that goes on is not
 * held against one that is over. Of a large house until the same day, as a whole.
 */
export async function countedBefore(
  db: Db,
  { ids, zones }: FiguresAbout,
  range: RevenueRange,
  now: Date,
): Promise<CountedBefore | null> {
  const { compared, untilSameDay } = daysBefore(zones, range, now)
  if (untilSameDay.length === 0) return null
  const through = endsOf(untilSameDay).last
  const until =
    compared.flatMap(({ part_until }) => part_until ?? []).toSorted((one, other) => +other - +one)[0] ?? null
  return until !== null && (await isSmall(db, ids))
    ? { zones: compared, through, until }
    : { zones: untilSameDay, through, until: null }
}

async function isSmall(db: Db, ids: Locations): Promise<boolean> {
  const locations = ids?.length ?? (await countHouse(db, MOST_COUNTED + 1))
  return locations <= MOST_COUNTED
}
