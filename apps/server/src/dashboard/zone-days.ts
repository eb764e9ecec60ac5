import { daysAhead, type RevenueRange, rangeBefore, rangeDays } from '@sizzle/domain/analytics/periods.ts'
import { businessDateOf } from '@sizzle/domain/hours/business-date.ts'
import { addDays } from '@sizzle/domain/hours/local-time.ts'
import { hoursOfZone } from './figures-about.ts'
import type { Zone } from './sales.sql.ts'

/** The days that are asked for, at the locations of one zone. */
export type ZoneDays = Zone & { readonly from: string; readonly to: string }

/** Whole days, and a last one of which only a part is compared. */
export type ZoneDaysUntil = ZoneDays & { readonly part_day: string | null; readonly part_until: Date | null }

export function daysOfRange(zones: readonly Zone[], range: RevenueRange, now: Date): ZoneDays[] {
  return zones.map((zone) => ({ ...zone, ...rangeDays(range, businessDateOf(hoursOfZone(zone), now)) }))
}

/** The days of a week or a month that no zone has begun. */
export function daysAheadOf(zones: readonly Zone[], range: RevenueRange, now: Date): ZoneDays[] {
  const latest = zones
    .map((zone) => businessDateOf(hoursOfZone(zone), now))
    .toSorted()
    .at(-1)
  const ahead = latest === undefined ? null : daysAhead(range, latest)
  return ahead ? zones.map((zone) => ({ ...zone, ...ahead })) : []
}

/** What the range is compared with, in three readings; none where nothing is before it. */
export function daysBefore(zones: readonly Zone[], range: RevenueRange, now: Date) {
  const whole: ZoneDays[] = []
  const untilSameDay: ZoneDays[] = []
  const compared: ZoneDaysUntil[] = []
  for (const zone of zones) {
    const before = rangeBefore(range, hoursOfZone(zone), now)
    if (!before) continue
    const { previous, previousUntil } = before.compared
    whole.push({ ...zone, ...before.whole })
    untilSameDay.push({ ...zone, from: previous.from, to: previous.to })
    compared.push({
      ...zone,
      from: previous.from,
      to: previousUntil === null ? previous.to : addDays(previous.to, -1),
      part_day: previousUntil === null ? null : previous.to,
      part_until: previousUntil,
    })
  }
  return { whole, untilSameDay, compared }
}

export function endsOf(zones: readonly ZoneDays[]): { first: string; last: string } {
  const firsts = zones.map(({ from }) => from).sort()
  const lasts = zones.map(({ to }) => to).sort()
  return { first: firsts[0] ?? '', last: lasts.at(-1) ?? '' }
}
