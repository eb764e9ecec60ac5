import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import type { OrderStatus } from '@sizzle/domain/order/status.ts'
import { type Db, sql } from '../kit/db/sql.ts'
import type { Locations } from '../kit/lookup.ts'

export type WorkedOrder = {
  id: string
  short_number: string
  order_type: OrderType
  status: OrderStatus
  order_time: Date
  promised_at: Date
  ready_at: Date | null
  table_number: string | null
  special_instructions: string
}

/**
 * Orders of which a station has something to do or to see: those under way, those with a void or a recalled ticket that is
 * still open, and those of which a ticket can still be recalled.
 */
export function workedOrders(db: Db, locationId: string, since: { voids: Date; recalls: Date }) {
  return db.many<WorkedOrder>(sql`
    select id, short_number, order_type, status, order_time, promised_at, ready_at, table_number, special_instructions from orders
    where location_id = ${locationId} and id in (
      select id from orders where location_id = ${locationId} and status in ('pending', 'preparing', 'ready')
      union
      select order_id from tickets
      where location_id = ${locationId} and fired_at > ${since.voids} and done_at is null and (kind = 'void' or recalled_at is not null)
      union
      select order_id from tickets where location_id = ${locationId} and done_at > ${since.recalls})
    order by order_time, id`)
}

/** Which order a ticket is of: that is what is locked. */
export function orderOfTicket(db: Db, { id, at }: { id: string; at: Locations }) {
  return db.maybe<{ location_id: string; order_id: string }>(sql`
    select location_id, order_id from tickets
    where (${at}::text[] is null or location_id = any(${at})) and id = ${id} and kind <> 'copy'`)
}

/** Orders that a station does not know although their time has come: those for later, and those from before there was a station. */
export function ordersToFire(db: Db, now: Date, { since, limit }: { since: Date; limit: number }) {
  return db.many<{ location_id: string; id: string }>(sql`
    select o.location_id, o.id from orders o
    where o.status in ('pending', 'preparing')
      and o.location_id in (select location_id from stations where removed_at is null)
      and (o.fire_at is null or o.fire_at <= ${now})
      and (not exists (select from tickets t where t.location_id = o.location_id and t.order_id = o.id)
        or (o.fire_at > ${since} and not exists (
          select from tickets t where t.location_id = o.location_id and t.order_id = o.id and t.fired_at >= o.fire_at)))
    order by o.order_time limit ${limit}`)
}

/** What a ready screen shows: by its secret, numbers alone. */
export function readyNumbers(db: Db, token: string, { readySince, now }: { readySince: Date; now: Date }) {
  return db.maybe<{
    location_name: string
    orders: readonly { number: string; status: 'preparing' | 'ready'; ready_at: string | null }[]
  }>(sql`
    select l.name as location_name,
      (select coalesce(jsonb_agg(jsonb_build_object('number', o.short_number, 'status', o.status, 'ready_at', o.ready_at)
                                 order by o.ready_at desc, o.order_time, o.id), '[]')
       from orders o
       where o.location_id = p.location_id
         and (o.status = 'preparing' or (o.status = 'ready' and o.ready_at > ${readySince} and o.ready_at <= ${now}))) as orders
    from station_plans p join locations l on l.id = p.location_id
    where p.ready_token = ${token} and l.deleted_at is null`)
}
