import * as contract from '@sizzle/contract/dashboard.ts'
import { averageOf } from '@sizzle/domain/analytics/sales.ts'
import { trend } from '@sizzle/domain/analytics/trend.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { query } from '../kit/operation.ts'
import { salesByLocation, salesUntil } from './comparisons.sql.ts'
import { figuresAbout } from './figures-about.ts'
import { daysBefore, daysOfRange } from './zone-days.ts'

const MOST = 100

export const getLocationSales = query(contract.getLocationSales, async ({ range, locationId }, { db, who, now }) => {
  const about = await figuresAbout(db, personOf(who), locationId)
  if (!about) return refuse({ code: 'location_not_found' })
  const rows = await salesByLocation(db, about.ids, daysOfRange(about.zones, range, now), range, MOST)
  const { compared } = daysBefore(about.zones, range, now)
  const ids = rows.map(({ id }) => id)
  const before = compared.length === 0 ? null : await salesUntil(db, ids, compared, range)
  const beforeOf = new Map(before?.map((row) => [row.location_id, row]))
  return ok({
    range,
    locations: rows.map((row) => ({
      ...row,
      avgOrderValue: averageOf(row.revenue, row.orders),
      ...(before === null ? NO_GROWTH : growthOf(row, beforeOf.get(row.id) ?? NOTHING)),
    })),
  })
})

type Sold = { readonly orders: number; readonly revenue: number }
const NOTHING: Sold = { orders: 0, revenue: 0 }
const NO_GROWTH = { ordersGrowth: null, revenueGrowth: null, avgOrderValueGrowth: null }

function growthOf(now: Sold, before: Sold) {
  return {
    ordersGrowth: trend(now.orders, before.orders),
    revenueGrowth: trend(now.revenue, before.revenue),
    avgOrderValueGrowth: trend(averageOf(now.revenue, now.orders), averageOf(before.revenue, before.orders)),
  }
}
