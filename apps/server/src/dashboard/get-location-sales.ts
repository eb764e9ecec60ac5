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
  const rows = await salesByLocation(db, about.ids, daysOfRange(about.zones, range, now), MOST)
  const { compared } = daysBefore(about.zones, range, now)
  const ids = rows.map(({ id }) => id)
  const before = compared.length === 0 ? null : await salesUntil(db, ids, compared)
  const revenueBefore = new Map(before?.map(({ location_id, revenue }) => [location_id, revenue]))
  return ok({
    range,
    locations: rows.map((row) => ({
      ...row,
      avgOrderValue: averageOf(row.revenue, row.orders),
      revenueGrowth: before === null ? null : trend(row.revenue, revenueBefore.get(row.id) ?? 0),
    })),
  })
})
