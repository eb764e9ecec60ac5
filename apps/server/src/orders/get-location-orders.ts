import * as contract from '@sizzle/contract/board.ts'
import type { InputOf } from '@sizzle/contract/route.ts'
import { businessDateOf, businessDay } from '@sizzle/domain/hours/business-date.ts'
import { foldText } from '@sizzle/domain/naming/fold-text.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import type { Db } from '../kit/db/sql.ts'
import { query } from '../kit/operation.ts'
import { withTotal } from '../kit/page.ts'
import { type LocationRow, locationById } from '../locations/locations.sql.ts'
import { businessHoursOf } from '../locations/taxes-of.ts'
import { activeOrders, countActiveOrders, finishedOrders, orderByNumber, searchOrders } from './board.sql.ts'
import { countOrders, type OrderRow, ordersOf } from './orders.sql.ts'
import { presentBoardOrders } from './present-board-order.ts'

const DEFAULT_LIMIT = 50

export const getLocationOrders = query(contract.getLocationOrders, async (input, { db, who, now }) => {
  const location = mayAt(personOf(who), 'order.see', input.locationId)
    ? await locationById(db, input.locationId)
    : undefined
  if (!location) return refuse({ code: 'location_not_found' })
  const { limit = DEFAULT_LIMIT, offset = 0 } = input
  const { rows, total } = await find(db, location, { ...input, limit, offset }, now)
  const hasMore = offset + rows.length < total
  const acceptsApart = location.order_rules.accepting !== 'with_start'
  const metadata = { locationId: location.id, limit, offset, hasMore, acceptsApart }
  return ok({ orders: await presentBoardOrders(db, rows, location, now), total, metadata })
})

type ListQuery = InputOf<typeof contract.getLocationOrders> & { limit: number; offset: number }
type OrderPage = { rows: readonly OrderRow[]; total: number }

/** The board's own question and the plain list each have their index; only a search or another order looks through a window. */
async function find(db: Db, location: LocationRow, asked: ListQuery, now: Date): Promise<OrderPage> {
  const { status, orderType, limit, offset, sortBy = 'orderTime', sortOrder = 'desc' } = asked
  const search = foldText(asked.search ?? '') || undefined
  const hours = businessHoursOf(location)
  const filter = {
    locationId: location.id,
    status: status === 'all' || status === 'active' ? undefined : status,
    activeOnly: status === 'active',
    orderType: orderType === 'all' ? undefined : orderType,
    // The end date is included.
    from: asked.startDate === undefined ? undefined : businessDay(hours, asked.startDate).from,
    until: asked.endDate === undefined ? undefined : businessDay(hours, asked.endDate).until,
    limit,
    offset,
  }
  if (asked.finishedOn !== undefined && filter.activeOnly) return { rows: [], total: 0 }
  if (asked.finishedOn !== undefined) {
    const day = asked.finishedOn === 'today' ? businessDateOf(hours, now) : asked.finishedOn
    const finished = { ...filter, search, ...businessDay(hours, day) }
    return withTotal((part) => finishedOrders(db, { ...finished, ...part }), { limit, offset })
  }
  const isPlain = !search && sortBy === 'orderTime' && sortOrder === 'desc'
  const isBoard = isPlain && filter.activeOnly && !filter.orderType && !filter.from && !filter.until
  if (isBoard)
    return whole(await activeOrders(db, location.id, limit, offset), asked, () => countActiveOrders(db, location.id))
  if (isPlain && !filter.activeOnly) return whole(await ordersOf(db, filter), asked, () => countOrders(db, filter))

  const sought = { ...filter, search, sortBy, ascending: sortOrder === 'asc' }
  const found = await withTotal((part) => searchOrders(db, { ...sought, ...part }), { limit, offset })
  if (found.total > 0) return found
  const older = search ? await orderByNumber(db, location.id, search.toUpperCase()) : undefined
  return { rows: older && offset === 0 ? [older] : [], total: older ? 1 : 0 }
}

/** A page that is not full says itself how many there are. */
async function whole(
  rows: readonly OrderRow[],
  { limit, offset }: ListQuery,
  count: () => Promise<{ count: number }>,
): Promise<OrderPage> {
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0)
  return { rows, total: isLast ? offset + rows.length : (await count()).count }
}
