import * as contract from '@sizzle/contract/dashboard.ts'
import { CUSTOMER_ORDERS, customerFigures } from '@sizzle/domain/analytics/sales.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { query } from '../kit/operation.ts'
import { figuresAbout } from './figures-about.ts'
import { newestVisits } from './newest.sql.ts'

export const getCustomerAnalytics = query(contract.getCustomerAnalytics, async ({ locationId }, { db, who }) => {
  const about = await figuresAbout(db, personOf(who), locationId)
  if (!about) return refuse({ code: 'location_not_found' })
  const visits = await newestVisits(db, about.ids, CUSTOMER_ORDERS)
  const figures = customerFigures(visits.map(({ order_time, ...visit }) => ({ ...visit, orderTime: order_time })))
  return ok({ ...figures, location: about.location })
})
