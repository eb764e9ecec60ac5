import type { Figures } from '@sizzle/domain/loyalty/ledger.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'

/** A person's figures: sums of the ledger, nothing else. */
export function ledgerFigures(db: Db, userId: string) {
  return db.one<Figures>(sql`
    select coalesce(sum(points), 0)::bigint as points, coalesce(sum(orders), 0)::bigint as orders,
           coalesce(sum(spent), 0)::bigint as spent
    from ledger where user_id = ${userId}`)
}

/** What an order has brought its customer until now, and what of its money went back. */
export function figuresOfOrder(tx: Tx, order: { location_id: string; id: string }) {
  return tx.one<Figures & { refunded: number }>(sql`
    select coalesce(sum(points), 0)::bigint as points, coalesce(sum(orders), 0)::bigint as orders,
           coalesce(sum(spent), 0)::bigint as spent,
           (select coalesce(sum(refunded), 0)::bigint from payments
            where location_id = ${order.location_id} and order_id = ${order.id})
           -- What an edit sent back was of dishes that are in the total no more.
           - (select coalesce(sum(amount), 0)::bigint from refunds
              where location_id = ${order.location_id} and order_id = ${order.id} and cause = 'edited' and state = 'succeeded') as refunded
    from ledger where location_id = ${order.location_id} and order_id = ${order.id}`)
}

export type OrderEntry = {
  readonly userId: string
  readonly kind: 'earned' | 'taken-back'
  readonly locationId: string
  readonly orderId: string
  readonly orderVersion: number
  readonly refundId: string | null
  readonly figures: Figures
  readonly now: Date
}

/** One entry at most for each change of an order: a second one of the same version is refused by the table. */
export function addEntry(tx: Tx, e: OrderEntry) {
  return tx.run(sql`
    insert into ledger (user_id, kind, location_id, order_id, order_version, refund_id, points, orders, spent, at)
    select id, ${e.kind}, ${e.locationId}, ${e.orderId}, ${e.orderVersion}::int, ${e.refundId}::uuid, ${e.figures.points}::int,
           ${e.figures.orders}::int, ${e.figures.spent}::bigint, ${e.now}::timestamptz
    from users where id = ${e.userId}`)
}

export type Adjustment = {
  readonly userId: string
  readonly actorId: string
  readonly figures: Figures
  /** Why. */
  readonly note?: string
  readonly now: Date
}

export function addAdjustment(tx: Tx, { userId, actorId, figures, note = '', now }: Adjustment) {
  return tx.run(sql`
    insert into ledger (user_id, kind, points, orders, spent, actor_id, note, at)
    values (${userId}, 'adjusted', ${figures.points}, ${figures.orders}, ${figures.spent}, ${actorId}, ${note}, ${now})`)
}

export function ledgerOf(db: Db, userId: string) {
  return db.many<Record<string, unknown>>(sql`
    select at, kind, location_id, order_id, points, orders, spent as spent_cents from ledger where user_id = ${userId} order by id`)
}
