import * as contract from '@sizzle/contract/dashboard.ts'
import { bucketOf, rangeDays, revenueBuckets } from '@sizzle/domain/analytics/periods.ts'
import { businessDateOf } from '@sizzle/domain/hours/business-date.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { query } from '../kit/operation.ts'
import { salesByDay } from './comparisons.sql.ts'
import { figuresAbout, hoursOfZone } from './figures-about.ts'

export const getRevenueAnalytics = query(
  contract.getRevenueAnalytics,
  async ({ range, locationId }, { db, who, now }) => {
    const about = await figuresAbout(db, personOf(who), locationId)
    if (!about) return refuse({ code: 'location_not_found' })
    const zones = about.zones.map((zone) => ({ ...zone, ...rangeDays(range, businessDateOf(hoursOfZone(zone), now)) }))
    const byBucket = Map.groupBy(await salesByDay(db, about.ids, zones), ({ date }) => bucketOf(range, date))
    // Where one zone is a day ahead of another, that day is in the list.
    const buckets = new Set(zones.flatMap((days) => revenueBuckets(range, days)))
    const revenue = [...buckets].sort().map((date) => {
      const days = byBucket.get(date) ?? []
      return {
        date,
        revenue: days.reduce((sum, day) => sum + day.revenue, 0),
        orders: days.reduce((sum, day) => sum + day.orders, 0),
      }
    })
    return ok({ range, revenue, location: about.location })
  },
)
