import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import type { Channel } from '@sizzle/domain/order/pause.ts'
import type { DayPart } from '@sizzle/domain/order/quote.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'

export type PauseRow = {
  id: string
  order_type: OrderType | null
  channel: Channel | null
  from_at: Date
  until_at: Date
  reason: string
  by_name: string
}

/** The one that ends first is first. */
export function openPauses(db: Db, locationId: string, now: Date) {
  return db.many<PauseRow>(sql`
    select id, order_type, channel, from_at, until_at, reason, by_name from pauses
    where location_id = ${locationId} and ended_at is null and until_at > ${now} order by until_at, id`)
}

/** Also one that is over. */
export function pauseById(db: Db, locationId: string, id: string) {
  return db.maybe<PauseRow>(sql`
    select id, order_type, channel, from_at, until_at, reason, by_name from pauses
    where location_id = ${locationId} and id = ${id}`)
}

export type PauseBy = { readonly userId: string; readonly name: string }

export function insertPause(tx: Tx, locationId: string, pause: Omit<PauseRow, 'by_name'>, by: PauseBy) {
  return tx.run(sql`
    insert into pauses (location_id, id, order_type, channel, from_at, until_at, reason, by_id, by_name)
    values (${locationId}, ${pause.id}, ${pause.order_type}, ${pause.channel}, ${pause.from_at}, ${pause.until_at},
            ${pause.reason}, ${by.userId}, ${by.name})`)
}

/** Whoever made it longer answers for it; without a new reason the one before holds. */
export function lengthenPause(
  tx: Tx,
  locationId: string,
  pause: Pick<PauseRow, 'id' | 'until_at' | 'reason'>,
  by: PauseBy,
) {
  return tx.run(sql`
    update pauses set until_at = ${pause.until_at}, reason = coalesce(nullif(${pause.reason}, ''), reason),
      by_id = ${by.userId}, by_name = ${by.name}
    where location_id = ${locationId} and id = ${pause.id}`)
}

export function endPause(tx: Tx, locationId: string, id: string, { name, now }: { name: string; now: Date }) {
  return tx.run(sql`
    update pauses set ended_at = ${now}, ended_by_name = ${name} where location_id = ${locationId} and id = ${id}`)
}

export type SlotLoadRow = { slot_at: Date; orders: number; items: number; held_orders: number; held_items: number }

export function loadOfSlots(db: Db, locationId: string, { from, until }: { from: Date; until: Date }) {
  return db.many<SlotLoadRow>(sql`
    select slot_at, orders, items, held_orders, held_items from slot_load
    where location_id = ${locationId} and slot_at >= ${from} and slot_at < ${until}`)
}

export function factorsIn(db: Db, locationId: string, dayPart: DayPart) {
  return db.many<{ order_type: OrderType; factor_percent: number }>(sql`
    select order_type, factor_percent from prep_facts where location_id = ${locationId} and day_part = ${dayPart}`)
}
