import { type Db, sql, type Tx } from '../kit/db/sql.ts'
import type { TicketFacts } from './tickets.sql.ts'

type Key = { readonly location_id: string; readonly id: string }
export type DishTicksRow = { order_id: string; done: readonly number[]; version: number }

export function dishTicksOf(db: Db, locationId: string, orderIds: readonly string[]) {
  return db.many<DishTicksRow>(sql`
    select order_id, done, version from dish_ticks
    where location_id = ${locationId} and order_id = any(${orderIds}::uuid[])`)
}

/** The dishes of an order that is locked, in turn, and which of them are ticked. */
export function dishesToTick(tx: Tx, { location_id, id }: Key) {
  return tx.one<{ lines: TicketFacts['lines']; done: readonly number[]; version: number }>(sql`
    select (select coalesce(jsonb_agg(to_jsonb(l) order by l.line), '[]')
            from order_lines l where l.location_id = ${location_id} and l.order_id = ${id}) as lines,
      coalesce((select done from dish_ticks where location_id = ${location_id} and order_id = ${id}), '{}') as done,
      coalesce((select version from dish_ticks where location_id = ${location_id} and order_id = ${id}), 0) as version`)
}

export function putDishTicks(tx: Tx, { location_id, id }: Key, done: readonly number[]) {
  return tx.one<{ version: number }>(sql`
    insert into dish_ticks as t (location_id, order_id, done) values (${location_id}, ${id}, ${done}::int[])
    on conflict (location_id, order_id) do update set done = excluded.done, version = t.version + 1
    returning version`)
}
