import { SCREEN_GONE_MS } from '@sizzle/domain/locations/order-rules.ts'
import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import type { OrderStatus } from '@sizzle/domain/order/status.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'
import type { Lookup } from '../kit/lookup.ts'
import type { TakenUnits } from '../menu/take-stock.ts'

export type OrderRow = {
  location_id: string
  id: string
  short_number: string
  status: OrderStatus
  payment_status: 'unpaid' | 'pending' | 'paid' | 'failed' | 'refunded'
  payment_method: string
  order_type: OrderType
  user_id: string | null
  customer_name: string
  customer_email: string
  customer_phone: string
  subtotal: number
  tax: number
  tip: number
  total: number
  tax_rate_per_100k: number
  delivery_address: string | null
  delivery_instructions: string | null
  table_number: string | null
  party_size: number | null
  /** The time that it is for: what was chosen, or what staff moved it to; null: as soon as possible. */
  scheduled_for: Date | null
  /** When the kitchen should begin. */
  fire_at: Date | null
  /** Where it counts in the kitchen; none of orders from before there were slots. */
  slot_at: Date | null
  slot_items: number | null
  /** Taken although the kitchen was full then. */
  is_overbooked: boolean
  /** How many minutes were quoted, and what the plain formula said. */
  quoted_minutes: number | null
  formula_minutes: number | null
  /** What it took of what is counted. */
  stock_taken: readonly TakenUnits[] | null
  business_date: string
  locale: 'en' | 'fr'
  special_instructions: string
  admin_created: boolean
  order_time: Date
  estimated_ready: Date | null
  /** What the customer was told: once, unless staff move it. */
  promised_at: Date
  accepted_at: Date | null
  prep_started_at: Date | null
  ready_at: Date | null
  completed_at: Date | null
  cancelled_at: Date | null
  cancel_reason: string | null
  paid_at: Date | null
  payment_processed_at: Date | null
  payment_processed_by: string | null
  payment_session_id: string | null
  /** None of orders from before there were keys. */
  cart_key: string | null
  /** Whoever was owed money for it by hand went without it, and is gone. */
  money_given_up_at: Date | null
  updated_at: Date
  version: number
}

/** What only happens to an order afterwards. */
type LaterFields =
  | 'version'
  | 'updated_at'
  | 'accepted_at'
  | 'prep_started_at'
  | 'ready_at'
  | 'completed_at'
  | 'cancelled_at'
  | 'cancel_reason'
  | 'payment_processed_at'
  | 'payment_processed_by'
  | 'money_given_up_at'

/** Its locale is that of its customer's account. */
export type NewOrder = Omit<OrderRow, LaterFields | 'locale'> & {
  created_by: string | null
  /** The key of the press that made it, and the cart it was made of. */
  wish_key: string | null
  cart_id: string | null
  /** Accepted in the same statement, if a screen of its kitchen was there in the last half minute. */
  accepts_itself: boolean
}

/** After the order's row: from then on nobody deletes its location. One that was deleted since the cart was priced takes no order. */
export function requireLocation(tx: Tx, locationId: string) {
  tx.send(sql`
    select or_again(exists (select from locations where id = ${locationId} and deleted_at is null), 'the location was deleted meanwhile')`)
}

/** An order with its first event, which says who placed it. */
export function insertOrder(tx: Tx, o: NewOrder, event: FirstEvent) {
  tx.send(sql`
    with placed as (
      insert into orders (
        location_id, id, short_number, status, payment_status, payment_method, order_type, user_id,
        customer_name, customer_email, customer_phone, subtotal, tax, tip, total, tax_rate_per_100k,
        delivery_address, delivery_instructions, table_number, party_size, scheduled_for, fire_at, business_date, locale,
        special_instructions, admin_created, created_by, wish_key, cart_id, cart_key, order_time, estimated_ready, promised_at,
        payment_session_id, paid_at, updated_at, slot_at, slot_items, is_overbooked, quoted_minutes, formula_minutes, stock_taken, accepted_at)
      values (
        ${o.location_id}, ${o.id}, ${o.short_number}, ${o.status}, ${o.payment_status}, ${o.payment_method}, ${o.order_type}, ${o.user_id},
        ${o.customer_name}, ${o.customer_email}, ${o.customer_phone}, ${o.subtotal}, ${o.tax}, ${o.tip}, ${o.total}, ${o.tax_rate_per_100k},
        ${o.delivery_address}, ${o.delivery_instructions}, ${o.table_number}, ${o.party_size}, ${o.scheduled_for}, ${o.fire_at}, ${o.business_date},
        coalesce((select locale from users where id = ${o.user_id}), 'en'),
        ${o.special_instructions}, ${o.admin_created}, ${o.created_by}, ${o.wish_key}, ${o.cart_id}, ${o.cart_key}, ${o.order_time}, ${o.estimated_ready}, ${o.promised_at},
        ${o.payment_session_id}, ${o.paid_at}, ${o.order_time}, ${o.slot_at}, ${o.slot_items}, ${o.is_overbooked}, ${o.quoted_minutes}, ${o.formula_minutes},
        ${o.stock_taken && JSON.stringify(o.stock_taken)}::jsonb,
        (select ${o.order_time}::timestamptz from kitchen_watches w
         where ${o.accepts_itself} and w.location_id = ${o.location_id}
           and w.seen_at > ${new Date(o.order_time.getTime() - SCREEN_GONE_MS)}))
      returning location_id, id, status, accepted_at
    )
    insert into order_events (location_id, order_id, seq, kind, status, at, actor_id, actor_name, note)
    select location_id, id, 1, 'status', status, ${event.at}::timestamptz, ${event.actor_id}::uuid, ${event.actor_name}, ${event.note}
    from placed
    union all
    select location_id, id, 2, 'accept', status, accepted_at, null, '', 'By itself' from placed where accepted_at is not null`)
}

type FirstEvent = {
  readonly at: Date
  readonly actor_id: string | null
  readonly actor_name: string
  readonly note: string | null
}

export type EventKind = 'status' | 'payment' | 'message' | 'accept' | 'promise' | 'undo' | 'edit'
export type EventRow = { status: OrderStatus; at: Date; actor_name: string }
export type OrderEventRow = EventRow & {
  kind: 'status' | 'promise'
  actor_id: string | null
  note: string | null
  /** What was promised before staff moved it; none of moves from before it was kept. */
  promised_before: Date | null
}

export function addEvent(
  tx: Tx,
  order: { location_id: string; id: string },
  event: EventRow & {
    kind: EventKind
    actor_id: string | null
    note?: string | undefined
    /** What a step, or a move of the promise, found in the columns that it changed: taking a step back puts that there again. */
    before?: object | undefined
  },
) {
  const before = event.before === undefined ? null : JSON.stringify(event.before)
  tx.send(sql`
    insert into order_events (location_id, order_id, seq, kind, status, at, actor_id, actor_name, note, before)
    select ${order.location_id}, ${order.id}, coalesce(max(seq), 0) + 1, ${event.kind}, ${event.status}, ${event.at}, ${event.actor_id}, ${event.actor_name}, ${event.note ?? null}, ${before}::jsonb
    from order_events where location_id = ${order.location_id} and order_id = ${order.id}`)
}

/** The row is held until the transaction ends; a second person waits here and then sees what the first one did. */
export function lockOrder(tx: Tx, { id, at }: Lookup) {
  return tx.maybe<OrderRow>(sql`
    select * from orders where (${at}::text[] is null or location_id = any(${at})) and id = ${id} for update`)
}

/** The same for an order that another row names. */
export function lockOrderAt(tx: Tx, locationId: string, orderId: string) {
  return tx.one<OrderRow>(sql`select * from orders where location_id = ${locationId} and id = ${orderId} for update`)
}

/** The person who set the order's current status, and the time; steps that were taken back do not count. */
export function lastEvent(db: Db, order: { location_id: string; id: string }) {
  return db.maybe<EventRow>(sql`
    select status, at, actor_name from order_events
    where location_id = ${order.location_id} and order_id = ${order.id} and kind = 'status' and taken_back_at is null
    order by seq desc limit 1`)
}

/** The same of an order that is not known yet. */
export function lastEventOf(db: Db, { id, at }: Lookup) {
  return db.maybe<EventRow>(sql`
    select e.status, e.at, e.actor_name from orders o
    join order_events e on e.location_id = o.location_id and e.order_id = o.id
    where (${at}::text[] is null or o.location_id = any(${at})) and o.id = ${id}
      and e.kind = 'status' and e.taken_back_at is null
    order by e.seq desc limit 1`)
}

export type OrderFilter = {
  locationId: string
  status: OrderStatus | undefined
  activeOnly: boolean
  orderType: OrderType | undefined
  from: Date | undefined
  until: Date | undefined
  limit: number
  offset: number
}

/** The count stops beyond the last page that can be asked for: the exact number of a year's orders is of no use and slow to get. */
const MOST_COUNTED = 10_500

export function ordersOf(db: Db, f: OrderFilter) {
  return db.many<OrderRow>(sql`
    select * from orders
    where location_id = ${f.locationId}
      and (${f.status ?? null}::text is null or status = ${f.status ?? null})
      and (${f.orderType ?? null}::text is null or order_type = ${f.orderType ?? null})
      and (${f.from ?? null}::timestamptz is null or order_time >= ${f.from ?? null})
      and (${f.until ?? null}::timestamptz is null or order_time < ${f.until ?? null})
    order by order_time desc, id desc limit ${f.limit} offset ${f.offset}`)
}

export function countOrders(db: Db, f: Omit<OrderFilter, 'limit' | 'offset'>) {
  return db.one<{ count: number }>(sql`
    select count(*)::bigint as count from (
      select 1 from orders
      where location_id = ${f.locationId}
        and (${f.status ?? null}::text is null or status = ${f.status ?? null})
        and (${f.orderType ?? null}::text is null or order_type = ${f.orderType ?? null})
        and (${f.from ?? null}::timestamptz is null or order_time >= ${f.from ?? null})
        and (${f.until ?? null}::timestamptz is null or order_time < ${f.until ?? null})
      limit ${MOST_COUNTED}
    ) counted`)
}

export function orderById(db: Db, { id, at }: Lookup) {
  return db.maybe<OrderRow>(sql`
    select * from orders where (${at}::text[] is null or location_id = any(${at})) and id = ${id}`)
}

export function eventsOf(db: Db, locationId: string, orderIds: readonly string[]) {
  return db.many<OrderEventRow & { order_id: string }>(sql`
    select order_id, kind, status, at, actor_id, actor_name, note,
           case when kind = 'promise' then (before ->> 'promised_at')::timestamptz end as promised_before
    from order_events
    where location_id = ${locationId} and order_id = any(${orderIds}::uuid[]) and kind in ('status', 'promise') and taken_back_at is null
    order by order_id, seq`)
}
