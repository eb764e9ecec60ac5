import * as contract from '@sizzle/contract/dashboard.ts'
import { rangeDays } from '@sizzle/domain/analytics/periods.ts'
import { averageOf } from '@sizzle/domain/analytics/sales.ts'
import { businessDateOf } from '@sizzle/domain/hours/business-date.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { query } from '../kit/operation.ts'
import { salesByLocation } from './comparisons.sql.ts'
import { figuresAbout, hoursOfZone } from './figures-about.ts'

const MOST = 100

export const getLocationSales = query(contract.getLocationSales, async ({ range, locationId }, { db, who, now }) => {
  const about = await figuresAbout(db, personOf(who), locationId)
  if (!about) return refuse({ code: 'location_not_found' })
  const zones = about.zones.map((zone) => ({ ...zone, ...rangeDays(range, businessDateOf(hoursOfZone(zone), now)) }))
  const rows = await salesByLocation(db, about.ids, zones, MOST)
  return ok({ range, locations: rows.map((row) => ({ ...row, avgOrderValue: averageOf(row.revenue, row.orders) })) })
})
