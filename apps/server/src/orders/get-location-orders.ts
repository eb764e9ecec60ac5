import * as contract from '@sizzle/contract/orders.ts'
import { addDays, instantOf } from '@sizzle/domain/hours/local-time.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { query } from '../kit/operation.ts'
import { locationById } from '../locations/locations.sql.ts'
import { countOrders, ordersOf } from './orders.sql.ts'
import { presentOrders } from './present-order.ts'

const DEFAULT_LIMIT = 50

export const getLocationOrders = query(contract.getLocationOrders, async (input, { db, who }) => {
  const location = mayAt(personOf(who), 'order.see', input.locationId)
    ? await locationById(db, input.locationId)
    : undefined
  if (!location) return refuse({ code: 'location_not_found' })
  const { limit = DEFAULT_LIMIT, offset = 0 } = input
  const filter = {
    locationId: location.id,
    status: input.status,
    orderType: input.orderType,
    // Days are the kitchen's days; the end date is included.
    from: input.startDate === undefined ? undefined : instantOf(location.time_zone, input.startDate, '00:00'),
    until: input.endDate === undefined ? undefined : instantOf(location.time_zone, addDays(input.endDate, 1), '00:00'),
  }
  const rows = await ordersOf(db, { ...filter, limit, offset })
  const { count } = await countOrders(db, filter)
  const metadata = { locationId: location.id, limit, offset, hasMore: offset + rows.length < count }
  return ok({ orders: await presentOrders(db, rows, location), total: count, metadata })
})
