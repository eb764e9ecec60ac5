import * as contract from '@sizzle/contract/tickets.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { query } from '../kit/operation.ts'
import { locationById } from '../locations/locations.sql.ts'
import { ticketsOf } from '../orders/tickets.sql.ts'
import { presentTicketOrder } from './present-tickets.ts'
import { workedOrders } from './ticket-lists.sql.ts'

const MINUTE_MS = 60_000
/** A void that nobody has read by then is of no use to anybody. */
const VOID_MINUTES = 120
const RECALL_MINUTES = 10

export const getTickets = query(contract.getTickets, async ({ locationId, stationId, orderId }, { db, who, now }) => {
  const location = mayAt(personOf(who), 'order.see', locationId) ? await locationById(db, locationId) : undefined
  if (!location) return refuse({ code: 'location_not_found' })
  const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS)
  const orders = await workedOrders(db, locationId, {
    voids: ago(VOID_MINUTES),
    recalls: ago(RECALL_MINUTES),
    orderId: orderId ?? null,
  })
  const tickets = Map.groupBy(
    await ticketsOf(
      db,
      locationId,
      orders.map(({ id }) => id),
    ),
    ({ order_id }) => order_id,
  )
  const presented = orders.map((order) => presentTicketOrder(order, tickets.get(order.id) ?? [], stationId))
  return ok({ orders: presented.filter((order) => order.tickets.length > 0) })
})
