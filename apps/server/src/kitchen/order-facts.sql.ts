import type { StationPlan } from '@sizzle/domain/kitchen/routing.ts'
import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import type { DayPart } from '@sizzle/domain/order/quote.ts'
import { type Db, sql } from '../kit/db/sql.ts'
import type { LocationNow } from '../locations/locations.sql.ts'

export type OrderFacts = LocationNow & {
  readonly factors: readonly {
    readonly order_type: OrderType
    readonly day_part: DayPart
    readonly factor_percent: number
  }[]
  /** Of slots that are not over and not empty; none where as many orders are taken as come. */
  readonly loads: readonly SlotRow[]
  /** What this person holds already, which never stands in the own way. */
  readonly own_holds: readonly SlotRow[]
  /** Null where there are no stations. */
  readonly station_plan: StationPlan | null
}
type SlotRow = { readonly slot_at: string; readonly orders: number; readonly items: number }

/** A location with all that decides when an order can be had there, in one exchange. */
export function locationForOrder(db: Db, id: string, personId: string | null, now: Date) {
  return db.maybe<OrderFacts>(sql`
    select l.*,
      (select coalesce(jsonb_agg(jsonb_build_object(
                'orderType', p.order_type, 'channel', p.channel, 'from', p.from_at, 'until', p.until_at)), '[]')
       from pauses p where p.location_id = ${id} and p.ended_at is null and p.until_at > ${now}) as pauses,
      (select coalesce(jsonb_agg(to_jsonb(f)), '[]')
       from prep_facts f where f.location_id = ${id} and (l.order_rules ->> 'learnsTimes')::bool) as factors,
      (select coalesce(jsonb_agg(jsonb_build_object(
                'slot_at', s.slot_at, 'orders', s.orders + s.held_orders, 'items', s.items + s.held_items)), '[]')
       from slot_load s
       where s.location_id = ${id} and s.slot_at > ${now}::timestamptz - interval '1 hour' and s.orders + s.held_orders > 0
         and coalesce(l.order_rules ->> 'slotOrders', l.order_rules ->> 'slotItems') is not null) as loads,
      (select coalesce(jsonb_agg(jsonb_build_object('slot_at', h.slot_at, 'orders', 1, 'items', h.slot_items)), '[]')
       from payment_sessions h
       where h.location_id = ${id} and h.user_id = ${personId}::uuid and h.slot_at is not null
         and h.state in ('open', 'failed') and not h.needs_review) as own_holds,
      station_plan_of(${id}) as station_plan
    from locations l where l.id = ${id} and l.deleted_at is null`)
}
