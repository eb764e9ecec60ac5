import * as contract from '@sizzle/contract/dashboard.ts'
import { type Bucket, bucketFor, bucketOf, revenueBuckets } from '@sizzle/domain/analytics/periods.ts'
import { averageOf } from '@sizzle/domain/analytics/sales.ts'
import { trend } from '@sizzle/domain/analytics/trend.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import type { Db } from '../kit/db/sql.ts'
import { query } from '../kit/operation.ts'
import { salesByDate, sumsUntil } from './comparisons.sql.ts'
import { type FiguresAbout, figuresAbout } from './figures-about.ts'
import { daysBefore, daysOfRange, type ZoneDays } from './zone-days.ts'

export const getRevenueAnalytics = query(
  contract.getRevenueAnalytics,
  async ({ range, by: wanted, locationId }, { db, who, now }) => {
    const about = await figuresAbout(db, personOf(who), locationId)
    if (!about) return refuse({ code: 'location_not_found' })
    const by = bucketFor(range, wanted)
    const { whole, compared } = daysBefore(about.zones, range, now)
    const [revenue, soldBefore, revenueBefore] = await Promise.all([
      inBuckets(db, about, daysOfRange(about.zones, range, now), by),
      whole.length === 0 ? undefined : sumsUntil(db, about.ids, compared),
      inBuckets(db, about, whole, by),
    ])
    const sums = sumsOf(revenue)
    if (!soldBefore) return ok({ range, by, revenue, sums, before: null, location: about.location })
    const sumsBefore = sumsOf([soldBefore])
    const before = {
      revenue: revenueBefore,
      sums: sumsBefore,
      trends: {
        ordersGrowth: trend(sums.orders, sumsBefore.orders),
        revenueGrowth: trend(sums.revenue, sumsBefore.revenue),
        avgOrderValueGrowth: trend(sums.avgOrderValue, sumsBefore.avgOrderValue),
      },
    }
    return ok({ range, by, revenue, sums, before, location: about.location })
  },
)

async function inBuckets(db: Db, { ids }: FiguresAbout, zones: readonly ZoneDays[], by: Bucket) {
  if (zones.length === 0) return []
  const byBucket = Map.groupBy(await salesByDate(db, ids, zones, by), ({ date }) => bucketOf(by, date))
  // Where one zone is a day ahead of another, that day is in the list.
  const buckets = new Set(zones.flatMap((days) => revenueBuckets(by, days)))
  return [...buckets].sort().map((date) => ({ date, ...totalOf(byBucket.get(date) ?? []) }))
}

type Sold = { readonly revenue: number; readonly orders: number }

function totalOf(sold: readonly Sold[]): Sold {
  return {
    revenue: sold.reduce((sum, { revenue }) => sum + revenue, 0),
    orders: sold.reduce((sum, { orders }) => sum + orders, 0),
  }
}

function sumsOf(sold: readonly Sold[]) {
  const total = totalOf(sold)
  return { ...total, avgOrderValue: averageOf(total.revenue, total.orders) }
}
