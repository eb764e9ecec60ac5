import { type Db, sql } from '../kit/db/sql.ts'
import type { Locations } from '../kit/lookup.ts'
import type { CustomersRow } from './customers.sql.ts'
import { endsOf, type ZoneDays, type ZoneDaysUntil } from './zone-days.ts'

/** As customersByDate, and of a last day those who had ordered until a time: of so few locations that all of them can be listed. */
export function customersUntil(
  db: Db,
  ids: Locations,
  zones: readonly (ZoneDays | ZoneDaysUntil)[],
  isByMonth: boolean,
) {
  const { first, last } = endsOf(zones)
  return db.many<CustomersRow>(sql`
    with z as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(zones)}::jsonb)
        as z (time_zone text, day_ends_at text, "from" date, "to" date, part_day date, part_until timestamptz)
    ), listed as (
      select location_id, from_date as date, customers from kept_parts(${ids}::text[], ${first}::date, ${last}::date, false)
      union all
      select location_id, business_date, array[customer] from customers_of_marked(${ids}::text[])
    ), came as materialized (
      select case when ${isByMonth}::boolean then date_trunc('month', d.date::timestamp)::date else d.date end as date, customer
      from listed d
      join locations l on l.id = d.location_id
      join z on (l.time_zone, l.day_ends_at) = (z.time_zone, z.day_ends_at) and d.date between z."from" and z."to",
        unnest(d.customers) customer
      union
      select case when ${isByMonth}::boolean then date_trunc('month', z.part_day::timestamp)::date else z.part_day end,
        customer_number(o.customer_email, o.customer_phone)
      from z
      join locations l on (l.time_zone, l.day_ends_at) = (z.time_zone, z.day_ends_at)
      join orders o on o.location_id = l.id and o.business_date = z.part_day
      where o.order_time < z.part_until and o.status <> 'cancelled' and (${ids}::text[] is null or o.location_id = any(${ids}::text[]))
        and customer_number(o.customer_email, o.customer_phone) is not null
    ), known as materialized (
      select customer, min(first_date) < ${first}::date as is_known from visits_now(${ids}::text[])
      where customer in (select customer from came) group by customer
    ), seen as materialized (
      select customer, min(date) as first_seen from came group by customer
    )
    select came.date::text, count(*) filter (where not is_known and first_seen = came.date)::int as fresh,
      count(*) filter (where is_known or first_seen <> came.date)::int as returning
    from came join known using (customer) join seen using (customer) group by came.date
    union all
    select null, count(*) filter (where not is_known)::int, count(*) filter (where is_known)::int from known`)
}
