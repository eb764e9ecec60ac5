import * as contract from '@sizzle/contract/analytics.ts'
import { type Bucket, bucketFor, bucketOf, revenueBuckets } from '@sizzle/domain/analytics/periods.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import type { Db } from '../kit/db/sql.ts'
import { query } from '../kit/operation.ts'
import { type TablesRow, tablesByDate } from './analytics.sql.ts'
import { type CustomersRow, customersByDate, customersOfHouse } from './customers.sql.ts'
import { type FiguresAbout, figuresAbout } from './figures-about.ts'
import { sameDays } from './same-days.ts'
import { daysBefore, daysOfRange, endsOf, type ZoneDays } from './zone-days.ts'

export const getGuestAnalytics = query(contract.getGuestAnalytics, async ({ range, locationId }, { db, who, now }) => {
  const about = await figuresAbout(db, personOf(who), locationId)
  if (!about) return refuse({ code: 'location_not_found' })
  const by = byFor(range)
  const { untilSameDay } = daysBefore(about.zones, range, now)
  return ok({
    range,
    by,
    ...(await figuresOf(db, about, daysOfRange(about.zones, range, now), by)),
    before:
      untilSameDay.length === 0
        ? null
        : { through: endsOf(untilSameDay).last, ...(await figuresOf(db, about, untilSameDay, by)) },
    location: about.location,
  })
})

async function figuresOf(db: Db, { ids }: FiguresAbout, zones: readonly ZoneDays[], by: Bucket) {
  const house = ids === null ? sameDays(zones) : undefined
  const kept = house && (await customersOfHouse(db, house, by === 'month'))
  const customers = kept ?? (await customersByDate(db, ids, zones, by === 'month'))
  const tables = await tablesByDate(db, ids, zones)
  const buckets = bucketsOf(zones, by)
  const { fresh, returning } = customers.find(({ date }) => date === null) ?? NOBODY
  return {
    customers: { fresh, returning },
    customersBy: customersIn(buckets, customers, by),
    tables: tablesOf(tables),
    tablesBy: buckets.map((date) => ({ date, ...bookedIn(tables.filter((row) => bucketOf(by, row.date) === date)) })),
  }
}

const NOBODY = { fresh: 0, returning: 0 }

/** Years are shown by month: somebody counts once in each, and a year would say little. */
function byFor(range: Parameters<typeof bucketFor>[0]): Bucket {
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
