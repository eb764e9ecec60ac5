import type { Move } from '@sizzle/domain/order/status.ts'
import type { Person } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { locationEver } from '../locations/locations.sql.ts'
import type { OrderSet } from '../orders/change-order.sql.ts'
import { type Books, changeOrder } from '../orders/change-order.ts'
import { type EventRow, lastEvent, type OrderRow } from '../orders/orders.sql.ts'
import { isToldToCustomer, tellCustomer } from './tell-customer.ts'

type By = Pick<Person, 'userId' | 'name'>

/** Writes one decided move: the row, who did it, and the customer's text message. Answers the order as it is then. */
export async function changeStatus(
  books: Books,
  order: OrderRow,
  move: Move,
  by: By,
  cancelReason?: string,
): Promise<OrderRow> {
  // Asked before the change, in the same exchange: once that is answered nothing else is waited for.
  const location = isToldToCustomer(order, move) ? locationEver(books.tx, order.location_id) : undefined
  const changing = changeOrder(books, order, {
    set: {
      status: move.status,
      ...timesOf(move, order),
      ...(cancelReason === undefined ? {} : { cancel_reason: cancelReason }),
    },
    event: { kind: 'status', by: { id: by.userId, name: by.name }, note: cancelReason },
  })
  const [toldBy, changed] = await Promise.all([location, changing])
  if (toldBy) await tellCustomer(books.tx, changed, move, toldBy)
  return changed
}

function timesOf(move: Move, order: OrderRow): OrderSet {
  return {
    ...(move.status === 'preparing' && order.accepted_at === null ? { accepted_at: move.at } : {}),
    ...(move.prepStartTime ? { prep_started_at: move.prepStartTime } : {}),
    ...(move.estimatedReady ? { estimated_ready: move.estimatedReady } : {}),
    ...(move.readyTime ? { ready_at: move.readyTime } : {}),
    ...(move.completedTime ? { completed_at: move.completedTime } : {}),
    ...(move.cancelledTime ? { cancelled_at: move.cancelledTime } : {}),
  }
}

/** Where the order stands, who brought it there and when: what the loser of a race is told. */
export async function currentState(tx: Tx, order: OrderRow) {
  return stateOf(order, await lastEvent(tx, order))
}

export function stateOf(order: OrderRow, last: EventRow | undefined) {
  return { status: order.status, at: last?.at ?? order.updated_at, by: last?.actor_name ?? '' }
}
