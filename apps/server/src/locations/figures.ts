import { businessDateOf } from '@sizzle/domain/hours/business-date.ts'
import type { Db } from '../kit/db/sql.ts'
import type { Locations } from '../kit/lookup.ts'
import { sharedReads } from '../kit/shared-reads.ts'
import { dayGroups, type Figures, figuresOf, figuresOfAll, type MonthStart, ratingOfAll } from './figures.sql.ts'
import type { ManagedRow } from './managed.sql.ts'

export type LocationFigures = Omit<Figures, 'location_id'>
const NONE: LocationFigures = { orders: 0, revenue: 0, month_revenue: 0 }

/** Read for all of these at once. */
export async function figuresByLocation(db: Db, rows: readonly ManagedRow[], now: Date) {
  const ids = rows.map(({ id }) => id)
  const found = ids.length === 0 ? [] : await figuresOf(db, ids, monthsOf(rows, now))
  const byId = new Map(found.map((one) => [one.location_id, one]))
  return (id: string): LocationFigures => byId.get(id) ?? NONE
}

/** Going through all orders takes its time in a large house, and nobody's search waits for it. */
const SUMS_KEPT_MS = 60_000

/** The tiles above the list. What is counted of orders and ratings is kept for a minute among those who see the same locations. */
export function locationStats() {
  const kept = sharedReads<Sums>(SUMS_KEPT_MS)
  return (db: Db, ids: Locations, now: Date) =>
    statsOf(db, ids, now, (months) => kept(JSON.stringify([ids?.toSorted(), months]), 0, () => sumsOf(db, ids, months)))
}

type Sums = Awaited<ReturnType<typeof figuresOfAll>> & Awaited<ReturnType<typeof ratingOfAll>>
type SumsOf = (months: readonly MonthStart[]) => Promise<Sums>

async function sumsOf(db: Db, ids: Locations, months: readonly MonthStart[]): Promise<Sums> {
  const [figures, rating] = await Promise.all([figuresOfAll(db, ids, months), ratingOfAll(db, ids)])
  return { ...figures, ...rating }
}

async function statsOf(db: Db, ids: Locations, now: Date, sums: SumsOf) {
  const groups = await dayGroups(db, ids)
  const sum = (name: 'count' | 'active') => groups.reduce((all, group) => all + group[name], 0)
  const { orders, month_revenue, reviews, stars } = await sums(monthsOf(groups, now))
  return {
    totalLocations: sum('count'),
    activeLocations: sum('active'),
    averageRating: reviews === 0 ? 0 : Math.round((stars * 10) / reviews) / 10,
    totalOrders: orders,
    monthlyRevenue: month_revenue,
  }
}

type BusinessDays = Pick<ManagedRow, 'time_zone' | 'day_ends_at'>

/** The first day of the month, wherever it is another one by now. */
function monthsOf(days: readonly BusinessDays[], now: Date): MonthStart[] {
  const starts = new Map<string, MonthStart>()
  for (const { time_zone, day_ends_at } of days) {
    const key = `${time_zone} ${day_ends_at}`
    if (starts.has(key)) continue
    const today = businessDateOf({ zone: time_zone, dayEndsAt: day_ends_at }, now)
    starts.set(key, { time_zone, day_ends_at, from: `${today.slice(0, 7)}-01` })
  }
  return [...starts.values()]
}
