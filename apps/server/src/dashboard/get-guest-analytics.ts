import * as contract from '@sizzle/contract/analytics.ts'
import {
  type Bucket,
  bucketFor,
  bucketOf,
  type RevenueRange,
  revenueBuckets,
} from '@sizzle/domain/analytics/periods.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import type { Db } from '../kit/db/sql.ts'
import { query } from '../kit/operation.ts'
import { type TablesRow, tablesByDate } from './analytics.sql.ts'
import { countedBefore } from './counted-before.ts'
import { type CustomersRow, customersByDate, customersOfHouse } from './customers.sql.ts'
import { customersUntil } from './customers-until.sql.ts'
import { type FiguresAbout, figuresAbout } from './figures-about.ts'
import { sameDays } from './same-days.ts'
import { daysAheadOf, daysOfRange, type ZoneDays, type ZoneDaysUntil } from './zone-days.ts'

export const getGuestAnalytics = query(contract.getGuestAnalytics, async ({ range, locationId }, { db, who, now }) => {
  const about = await figuresAbout(db, personOf(who), locationId)
  if (!about) return refuse({ code: 'location_not_found' })
  const by = byFor(range)
  const before = await countedBefore(db, about, range, now)
  return ok({
    range,
    by,
    ...(await figuresOf(db, about, daysOfRange(about.zones, range, now), by)),
    tablesAhead: await bookedAhead(db, about, range, now),
    before: before && {
      through: before.through,
      until: before.until,
      ...(await figuresOf(db, about, before.zones, by)),
    },
    location: about.location,
  })
})

async function figuresOf(db: Db, about: FiguresAbout, zones: readonly (ZoneDays | ZoneDaysUntil)[], by: Bucket) {
  const customers = await customersOf(db, about, zones, by === 'month')
  const days = zones.map(wholeDays)
  const tables = await tablesByDate(db, about.ids, days)
  const buckets = bucketsOf(days, by)
  const { fresh, returning } = customers.find(({ date }) => date === null) ?? NOBODY
  return {
    customers: { fresh, returning },
    customersBy: customersIn(buckets, customers, by),
    tables: tablesOf(tables),
    tablesBy: evenings(buckets, tables, by),
  }
}

async function bookedAhead(db: Db, { ids, zones }: FiguresAbout, range: RevenueRange, now: Date) {
  const days = daysAheadOf(zones, range, now)
  if (days.length === 0) return []
  return evenings(bucketsOf(days, 'day'), await tablesByDate(db, ids, days), 'day')
}

function evenings(buckets: readonly string[], rows: readonly TablesRow[], by: Bucket) {
  return buckets.map((date) => ({ date, ...bookedIn(rows.filter((row) => bucketOf(by, row.date) === date)) }))
}

async function customersOf(
  db: Db,
  { ids }: FiguresAbout,
  zones: readonly (ZoneDays | ZoneDaysUntil)[],
  isByMonth: boolean,
) {
  if (zones.some((days) => 'part_until' in days)) return customersUntil(db, ids, zones, isByMonth)
  const house = ids === null ? sameDays(zones) : undefined
  const kept = house && (await customersOfHouse(db, house, isByMonth))
  return kept ?? (await customersByDate(db, ids, zones, isByMonth))
}

/** An evening's seats are booked before it begins: of tables the last day counts as a whole. */
function wholeDays(days: ZoneDays | ZoneDaysUntil): ZoneDays {
  return 'part_day' in days && days.part_day !== null ? { ...days, to: days.part_day } : days
}

const NOBODY = { fresh: 0, returning: 0 }

/** Years are shown by month: somebody counts once in each, and a year would say little. */
function byFor(range: RevenueRange): Bucket {
  return range === 'years' ? 'month' : bucketFor(range, undefined)
}

function bucketsOf(zones: readonly ZoneDays[], by: Bucket): string[] {
  return [...new Set(zones.flatMap((days) => revenueBuckets(by, days)))].sort()
}

function customersIn(buckets: readonly string[], rows: readonly CustomersRow[], by: Bucket) {
  const byBucket = new Map(rows.map((row) => [row.date && bucketOf(by, row.date), row]))
  return buckets.map((date) => {
    const { fresh, returning } = byBucket.get(date) ?? NOBODY
    return { date, fresh, returning }
  })
}

function bookedIn(rows: readonly TablesRow[]) {
  const sum = (pick: (row: TablesRow) => number) => rows.reduce((all, row) => all + pick(row), 0)
  return { bookings: sum((row) => row.bookings), seats: sum((row) => row.seats), noShows: sum((row) => row.no_shows) }
}

function tablesOf(rows: readonly TablesRow[]) {
  const booked = bookedIn(rows)
  return {
    ...booked,
    noShowShare: booked.bookings === 0 ? 0 : (booked.noShows / booked.bookings) * 100,
    cancelled: rows.reduce((all, { cancelled }) => all + cancelled, 0),
  }
}
