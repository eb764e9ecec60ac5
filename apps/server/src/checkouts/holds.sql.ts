import { type Db, sql, type Tx } from '../kit/db/sql.ts'
import type { TakenUnits } from '../menu/take-stock.ts'

// Room in the kitchen, and counted dishes, that are held for somebody who pays by card. The session's row says what, the kitchen and the menu count it.

export type HoldRow = {
  readonly location_id: string
  readonly slot_at: Date
  readonly slot_items: number
  readonly stock_held: readonly TakenUnits[] | null
}

/** Two payments that one person opens at the same moment hold their room in turn. */
export function lockHoldsOf(tx: Tx, userId: string) {
  return tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`holds:${userId}`}, 2))`)
}

/** The person's holds end here; one whose payment is being settled at this moment is left to that. */
export function endHoldsOf(tx: Tx, userId: string) {
  return tx.many<HoldRow>(sql`
    with held as (
      select location_id, id, slot_at, slot_items, stock_held from payment_sessions
      where user_id = ${userId} and slot_at is not null and state in ('open', 'failed') and not needs_review
      for update skip locked
    )
    update payment_sessions s set slot_at = null, slot_items = null, stock_held = null from held
    where s.location_id = held.location_id and s.id = held.id
    returning held.location_id, held.slot_at, held.slot_items, held.stock_held`)
}

/** What this session still holds, if anything; it holds nothing from then on. */
export function endHold(tx: Tx, session: { location_id: string; id: string }) {
  return tx.maybe<HoldRow>(sql`
    with held as (
      select location_id, id, slot_at, slot_items, stock_held from payment_sessions
      where location_id = ${session.location_id} and id = ${session.id} and slot_at is not null for update
    )
    update payment_sessions s set slot_at = null, slot_items = null, stock_held = null from held
    where s.location_id = ${session.location_id} and s.id = held.id
    returning held.location_id, held.slot_at, held.slot_items, held.stock_held`)
}

/** Of a session that is locked: what it held is known. */
export function emptyHold(tx: Tx, session: { location_id: string; id: string }) {
  tx.send(sql`
    update payment_sessions set slot_at = null, slot_items = null, stock_held = null
    where location_id = ${session.location_id} and id = ${session.id}`)
}

/** Sessions that have held room for long enough. */
export function lapsedHolds(db: Db, before: Date, limit: number) {
  return db.many<{ location_id: string; id: string }>(sql`
    select location_id, id from payment_sessions where slot_at is not null and created_at <= ${before}
    order by created_at limit ${limit}`)
}
