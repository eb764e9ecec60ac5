import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import type { DayPart } from '@sizzle/domain/order/quote.ts'
import { type Db, sql } from '../kit/db/sql.ts'

export function learningLocations(db: Db) {
  return db.many<{ id: string; time_zone: string }>(sql`
    select id, time_zone from locations
    where is_active and deleted_at is null and (order_rules ->> 'learnsTimes')::bool order by id`)
}

export type ReadyOrder = {
  order_type: OrderType
  order_time: Date
  fire_at: Date | null
  ready_at: Date
  formula_minutes: number
  is_batch: boolean
  is_recalled: boolean
}

/** Enough for thirty of each type and part of the day. */
const MOST_READ = 2000

/**
 * The latest orders that became ready, the oldest first. Those that one press made ready came within moments of each
 * other; of a recalled one, somebody took a step back.
 */
export function readyOrders(db: Db, locationId: string, since: Date) {
  return db.many<ReadyOrder>(sql`
    with latest as (
      select id, order_type, order_time, fire_at, ready_at, formula_minutes from orders
      where location_id = ${locationId} and order_time >= ${since} and ready_at is not null and formula_minutes is not null
      order by order_time desc limit ${MOST_READ}
    )
    select order_type, order_time, fire_at, ready_at, formula_minutes,
      coalesce(ready_at - lag(ready_at) over moments < interval '2 seconds', false)
        or coalesce(lead(ready_at) over moments - ready_at < interval '2 seconds', false) as is_batch,
      exists (select from order_events e
              where e.location_id = ${locationId} and e.order_id = latest.id and e.taken_back_at is not null) as is_recalled
    from latest window moments as (order by ready_at, id) order by order_time`)
}

type Fact = { orderType: OrderType; dayPart: DayPart; factorPercent: number; samples: number }

export function saveFact(db: Db, locationId: string, { orderType, dayPart, factorPercent, samples }: Fact, now: Date) {
  return db.run(sql`
    insert into prep_facts (location_id, order_type, day_part, factor_percent, samples, at)
    values (${locationId}, ${orderType}, ${dayPart}, ${factorPercent}, ${samples}, ${now})
    on conflict (location_id, order_type, day_part)
    do update set factor_percent = excluded.factor_percent, samples = excluded.samples, at = excluded.at`)
}
