import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import type { OrderStatus } from '@sizzle/domain/order/status.ts'
import { type Db, sql } from '../kit/db/sql.ts'
import type { Locations } from '../kit/lookup.ts'
import type { LocationRow } from '../locations/locations.sql.ts'

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
 * still open, and those of which a ticket can still be recalled. With an `orderId` that one alone.
 */
export function workedOrders(
  db: Db,
  locationId: string,
  { orderId, ...since }: { voids: Date; recalls: Date; orderId: string | null },
) {
  return db.many<WorkedOrder>(sql`
    select id, short_number, order_type, status, order_time, promised_at, ready_at, table_number, special_instructions from orders
    where location_id = ${locationId} and (${orderId}::uuid is null or id = ${orderId}) and id in (
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

/** Locations where a removed station has something to make, each with the station that makes it instead. */
export function strayTickets(db: Db) {
  return db.many<{ location_id: string; to: string }>(sql`
    select distinct p.location_id, p.default_station_id as to
    from station_plans p
    join stations s on s.location_id = p.location_id and s.removed_at is not null and s.kind = 'prep'
    join orders o on o.location_id = s.location_id and o.status in ('pending', 'preparing')
    join tickets t on t.location_id = o.location_id and t.order_id = o.id and t.station_id = s.id
      and t.done_at is null and t.kind in ('new', 'add')
    where p.default_station_id is not null`)
}

/** The location of a ready screen, by its secret. */
export function locationOfReadyScreen(db: Db, token: string) {
  return db.maybe<LocationRow>(sql`
    select l.* from station_plans p join locations l on l.id = p.location_id
    where p.ready_token = ${token} and l.deleted_at is null`)
}

type Shown = {
  /** What nobody finished on an earlier day is looked for by nobody. */
  readonly businessDate: string
  readonly readySince: Date
  readonly now: Date
}

/** What a ready screen shows: numbers alone, those that were ready last first. */
export function readyNumbers(db: Db, locationId: string, { businessDate, readySince, now }: Shown) {
  return db.many<{ number: string; status: 'preparing' | 'ready'; ready_at: Date | null }>(sql`
    select short_number as number, status, ready_at from orders
    where location_id = ${locationId}
      and ((status = 'preparing' and business_date >= ${businessDate}::date)
        or (status = 'ready' and ready_at > ${readySince} and ready_at <= ${now}))
    order by ready_at desc, order_time, id`)
}
