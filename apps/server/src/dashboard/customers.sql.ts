import { type Db, sql } from '../kit/db/sql.ts'
import type { Locations } from '../kit/lookup.ts'
import { endsOf, type ZoneDays } from './zone-days.ts'

/** Of each date, who came for the first time ever and who did not; and everybody once, where the date is null. */
export type CustomersRow = { readonly date: string | null; readonly fresh: number; readonly returning: number }

/**
 * Dates are days, or first days of months. What is kept of customers: see 0052_years.sql. How many different ones a month had is
 * kept for each location and for all of them; of some locations together their lists are put together.
 */
export function customersByDate(db: Db, ids: Locations, zones: readonly ZoneDays[], isByMonth: boolean) {
  const { first, last } = endsOf(zones)
  return db.many<CustomersRow>(sql`
    with z as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(zones)}::jsonb) as z (time_zone text, day_ends_at text, "from" date, "to" date)
    ), seen as (
      select d.location_id, customer from (
        select location_id, from_date, customers from kept_parts(${ids}::text[], ${first}::date, ${last}::date, true)
        union all
        select location_id, business_date, array[customer] from customers_of_marked(${ids}::text[])
      ) d
      join locations l on l.id = d.location_id
      join z on (l.time_zone, l.day_ends_at) = (z.time_zone, z.day_ends_at) and d.from_date between z."from" and z."to",
        unnest(d.customers) customer
    ), visit as (
      select v.customer, v.first_date, z."from", v.first_date <= z."to" and v.last_date >= z."from"
          and (v.first_date >= z."from" or v.last_date <= z."to" or (v.location_id, v.customer) in (table seen)) as came
      from visits_now(${ids}::text[]) v join locations l on l.id = v.location_id
      join z on (l.time_zone, l.day_ends_at) = (z.time_zone, z.day_ends_at)
    ), known as materialized (
      select min(first_date) < ${first}::date as is_known, min(greatest(first_date, "from")) filter (where came) as came_on
      from visit group by customer having bool_or(came)
    ), month as materialized (
      select c.from_date as date, c.customers from customer_months c
      where ${isByMonth}::boolean and ${ids}::text[] is null
        and c.from_date >= (select max("from") from z) and c.to_date <= (select min("to") from z)
        and not exists (select from sales_marks k where k.business_date between c.from_date and c.to_date)
      union all
      select m.from_date, cardinality(m.customers) from sales_months m
      where ${isByMonth}::boolean and cardinality(${ids}::text[]) = 1 and m.location_id = any(${ids}::text[])
        and m.from_date >= (select max("from") from z) and m.to_date <= (select min("to") from z)
        and not exists (select from sales_marks k where k.location_id = m.location_id and k.business_date between m.from_date and m.to_date)
    ), listed as (
      select location_id, from_date as date, customers from kept_parts(${ids}::text[], ${first}::date, ${last}::date, false)
      where ${isByMonth}::boolean and date_trunc('month', from_date)::date not in (select date from month)
      union all
      select location_id, business_date, customers from sales_days d
      where not ${isByMonth}::boolean and (${ids}::text[] is null or location_id = any(${ids}::text[]))
        and business_date between ${first}::date and ${last}::date
        and not exists (select from sales_marks k where k.location_id = d.location_id and k.business_date = d.business_date)
      union all
      select location_id, business_date, array[customer] from customers_of_marked(${ids}::text[])
    ), came as (
      select date, customers from month
      union all
      select date, count(*)::int from (
        select distinct case when ${isByMonth}::boolean then date_trunc('month', d.date)::date else d.date end as date, customer
        from listed d
        join locations l on l.id = d.location_id
        join z on (l.time_zone, l.day_ends_at) = (z.time_zone, z.day_ends_at) and d.date between z."from" and z."to",
          unnest(d.customers) customer
      ) one group by 1
    ), fresh as (
      select case when ${isByMonth}::boolean then date_trunc('month', came_on)::date else came_on end as date, count(*)::int as fresh
      from known where not is_known group by 1
    )
    select c.date::text, coalesce(f.fresh, 0) as fresh, c.customers - coalesce(f.fresh, 0) as returning from came c left join fresh f on f.date = c.date
    union all
    select null, count(*) filter (where not is_known)::int, count(*) filter (where is_known)::int from known`)
}
