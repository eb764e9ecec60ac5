import type { OrderStatus } from '@sizzle/domain/order/status.ts'
import { sql, type Tx } from '../kit/db/sql.ts'
import type { OrderSet } from './change-order.sql.ts'

type Key = { location_id: string; id: string }
export type StepRow = {
  seq: number
  status: OrderStatus
  at: Date
  actor_id: string | null
  /** The columns that the step changed, as they were; none for the first. */
  before: OrderSet | null
}

/** The last step that stands. */
export function lastStep(tx: Tx, order: Key) {
  return tx.maybe<StepRow>(sql`
    select seq, status, at, actor_id, before from order_events
    where location_id = ${order.location_id} and order_id = ${order.id} and kind = 'status' and taken_back_at is null
    order by seq desc limit 1`)
}

export function lastTakenBack(tx: Tx, order: Key) {
  return tx.maybe<StepRow>(sql`
    select seq, status, at, actor_id, before from order_events
    where location_id = ${order.location_id} and order_id = ${order.id} and taken_back_at is not null
    order by taken_back_at desc, seq desc limit 1`)
}

/** It stays in the history; where the order stands is what the other steps say. */
export function markTakenBack(tx: Tx, order: Key, seq: number, now: Date) {
  return tx.run(sql`
    update order_events set taken_back_at = ${now}
    where location_id = ${order.location_id} and order_id = ${order.id} and seq = ${seq}`)
}
