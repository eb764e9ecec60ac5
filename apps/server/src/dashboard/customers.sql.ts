import { type Db, sql } from '../kit/db/sql.ts'
import type { Locations } from '../kit/lookup.ts'
import { endsOf, type ZoneDays } from './zone-days.ts'

/** Of each date, who came for the first time ever and who did not; and everybody once, where the date is null. */
export type CustomersRow = { readonly date: string | null; readonly fresh: number; readonly returning: number }

/**
 * Dates are days, or first days of months. What is kept of customers: see 0052_years.sql. How many different ones a month had is
 * kept for each location and for all of them; of some locations together their lists are put together, each date for itself: to
 * tell all customers of all dates apart at once takes three times as long.
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
    ), dated as materialized (
      select case when ${isByMonth}::boolean then date_trunc('month', d.date::timestamp)::date else d.date end as date, d.customers
      from listed d
      join locations l on l.id = d.location_id join z on (l.time_zone, l.day_ends_at) = (z.time_zone, z.day_ends_at) and d.date between z."from" and z."to"
    ), came as (
      select date, customers from month
      union all
      select p.date, (select count(*)::int from (
        select from dated d, unnest(d.customers) customer where d.date = p.date group by customer offset 0) one)
      from (select distinct date from dated) p
    ), fresh as (
      select case when ${isByMonth}::boolean then date_trunc('month', came_on)::date else came_on end as date, count(*)::int as fresh
      from known where not is_known group by 1
    )
    select c.date::text, coalesce(f.fresh, 0) as fresh, c.customers - coalesce(f.fresh, 0) as returning from came c left join fresh f on f.date = c.date
    union all
    select null, count(*) filter (where not is_known)::int, count(*) filter (where is_known)::int from known`)
}

/**
 * The same of the whole house, from the number of those who came each day: of these, who had not been there since the beginning of
 * a stretch are the customers of that stretch. Undefined while a day is still to be added up, and of no stretch but a calendar's.
 */
export async function customersOfHouse(
  db: Db,
  { from, to }: ZoneDays,
  isByMonth: boolean,
): Promise<CustomersRow[] | undefined> {
  const rows = await db.many<CustomersRow & { readonly is_known: boolean }>(sql`
    with visit as materialized (
      select * from visits_of_house(${from}::date, ${to}::date, '-infinity', ${isByMonth}::boolean)
    ), stretch as (
      select case when extract(day from ${from}::date) <> 1 then 'week' when date_trunc('month', ${to}::timestamp) = ${from}::date then 'month' else 'years' end as is
    ), everybody as (
      select coalesce(sum(fresh), 0)::int as fresh, coalesce(sum(case stretch.is when 'week' then of_week when 'month' then of_month
        else of_years[1 + (extract(year from business_date) - extract(year from ${from}::date))::int] end), 0)::int as customers
      from visit, stretch
    )
    select date::text, sum(fresh)::int as fresh, sum(customers - fresh)::int as returning, true as is_known
    from (
      select case when ${isByMonth}::boolean then date_trunc('month', business_date::timestamp)::date else business_date end as date,
        case when ${isByMonth}::boolean then of_month else customers end as customers, fresh
      from visit where business_date is not null
    ) dated group by 1
    union all
    select null, fresh, customers - fresh, not exists (select from visit where business_date is null) from everybody`)
  return rows.every(({ is_known }) => is_known) ? rows : undefined
}
