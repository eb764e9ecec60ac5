import type { Figures } from '@sizzle/domain/loyalty/ledger.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'

/** A person's figures: sums of the ledger, nothing else (trust.md I8). */
export function ledgerFigures(db: Db, userId: string) {
  return db.one<Figures>(sql`
    select coalesce(sum(points), 0)::bigint as points, coalesce(sum(orders), 0)::bigint as orders,
           coalesce(sum(spent), 0)::bigint as spent
    from ledger where user_id = ${userId}`)
}

type OfOrder = { userId: string; locationId: string; orderId: string; figures: Figures; now: Date }

/** Answers false when this order has already earned: the event that tells of it may come twice. */
export async function addEarned(tx: Tx, { userId, locationId, orderId, figures, now }: OfOrder): Promise<boolean> {
  const added = await tx.run(sql`
    insert into ledger (user_id, kind, location_id, order_id, points, orders, spent, at)
    values (${userId}, 'earned', ${locationId}, ${orderId}, ${figures.points}, ${figures.orders}, ${figures.spent}, ${now})
    on conflict (location_id, order_id) where kind = 'earned' do nothing`)
  return added === 1
}

/** Answers false when this refund has already been taken back. */
export async function addTakenBack(tx: Tx, refundId: string, of: OfOrder): Promise<boolean> {
  const { userId, locationId, orderId, figures, now } = of
  const added = await tx.run(sql`
    insert into ledger (user_id, kind, location_id, order_id, refund_id, points, orders, spent, at)
    values (${userId}, 'taken-back', ${locationId}, ${orderId}, ${refundId}, ${figures.points}, ${figures.orders}, ${figures.spent}, ${now})
    on conflict (refund_id) where kind = 'taken-back' do nothing`)
  return added === 1
}

export function addAdjustment(tx: Tx, userId: string, actorId: string, figures: Figures, now: Date) {
  return tx.run(sql`
    insert into ledger (user_id, kind, points, orders, spent, actor_id, at)
    values (${userId}, 'adjusted', ${figures.points}, ${figures.orders}, ${figures.spent}, ${actorId}, ${now})`)
}

export function ledgerOf(db: Db, userId: string) {
  return db.many<Record<string, unknown>>(sql`
    select at, kind, location_id, order_id, points, orders, spent as spent_cents from ledger where user_id = ${userId} order by id`)
}
