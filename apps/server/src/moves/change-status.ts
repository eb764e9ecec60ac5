import type { Move } from '@sizzle/domain/order/status.ts'
import type { Person } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import { addEvent, lastEvent, type OrderRow, saveMove } from '../orders/orders.sql.ts'
import { tellCustomer } from './tell-customer.ts'

type By = Pick<Person, 'userId' | 'name'>

/** Writes one decided move: the row, who did it, the customer's text message, and the boards' notice. Answers the new version. */
export async function changeStatus(
  tx: Tx,
  order: OrderRow,
  move: Move,
  by: By,
  cancelReason?: string,
): Promise<number> {
  const { version } = await saveMove(tx, order, move, cancelReason ?? null)
  await addEvent(tx, order, {
    status: move.status,
    at: move.at,
    actor_id: by.userId,
    actor_name: by.name,
    note: cancelReason,
  })
  await tellCustomer(tx, order, move)
  await announce(tx, 'order.changed', {
    id: order.id,
    version,
    locationId: order.location_id,
    userId: order.user_id,
  })
  return version
}

/** Where the order stands, who brought it there and when: what the loser of a race is told (decisions.md 12). */
export async function currentState(tx: Tx, order: OrderRow) {
  const last = await lastEvent(tx, order)
  return { status: order.status, at: last?.at ?? order.updated_at, by: last?.actor_name ?? '' }
}
