import { estimatedWaitTime, isOverdue, itemCount, needsPayment, orderAge } from '@sizzle/domain/order/derived.ts'
import { canCancel } from '@sizzle/domain/order/status.ts'
import type { Db } from '../kit/db/sql.ts'
import type { LocationRow } from '../locations/locations.sql.ts'
import { type DishTicksRow, dishTicksOf } from './dish-ticks.sql.ts'
import type { OrderRow } from './orders.sql.ts'
import { type PresentedOrder, presentOrders } from './present-order.ts'

/** Orders as the back office reads them (kitchen 5): with their times and what follows from them now. */
export async function presentBoardOrders(db: Db, rows: readonly OrderRow[], location: LocationRow, now: Date) {
  const ids = rows.map(({ id }) => id)
  const [orders, ticked] = await Promise.all([presentOrders(db, rows, location), dishTicksOf(db, location.id, ids)])
  const ticks = new Map(ticked.map((row) => [row.order_id, row]))
  return rows.flatMap((row, index) => {
    const order = orders[index]
    const done = ticks.get(row.id)
    return order ? [{ ...forBoard(row, order, now), ...(done && { ticks: ticksOf(done) }) }] : []
  })
}

function ticksOf({ done, version }: DishTicksRow) {
  return { done, version }
}

const NOTHING_TICKED = { done: [], version: 0 }

/** What the back office reads of an order beside what its customer does; nothing of a new or edited one is made. */
export function forBoard(row: OrderRow, order: PresentedOrder, now: Date) {
  return {
    ...order,
    customerInfo: { ...order.customerInfo, firebaseId: row.user_id },
    sessionId: row.payment_session_id,
    ticks: NOTHING_TICKED,
    ...timesOf(row),
    ...derivedOf(row, order.items, now),
  }
}

function timesOf(row: OrderRow) {
  return {
    fireAt: row.fire_at,
    isOverbooked: row.is_overbooked,
    acceptedAt: row.accepted_at,
    prepStartTime: row.prep_started_at,
    readyTime: row.ready_at,
    completedTime: row.completed_at,
    cancelledTime: row.cancelled_at,
    cancelReason: row.cancel_reason ?? '',
    paidAt: row.paid_at,
    paymentProcessedAt: row.payment_processed_at,
    paymentProcessedBy: row.payment_processed_by ?? '',
    orderValue: row.total,
    metadata: { adminCreated: row.admin_created },
  }
}

function derivedOf(row: OrderRow, items: readonly { readonly quantity: number }[], now: Date) {
  const order = {
    status: row.status,
    paymentStatus: row.payment_status,
    paymentMethod: row.payment_method,
    orderTime: row.order_time,
    fireAt: row.fire_at,
    estimatedReady: row.estimated_ready,
  }
  return {
    itemCount: itemCount({ items }),
    canCancel: canCancel(order),
    needsPayment: needsPayment(order),
    isOverdue: isOverdue(order, now),
    orderAge: orderAge(order, now),
    estimatedWaitTime: estimatedWaitTime(order, now),
  }
}
