import type { SalesFigures, TenderMoney } from '@sizzle/domain/closing/day-figures.ts'
import type { OpenOrder, OpenOrders, OrderNumbers, TaxSum, ZReport } from '@sizzle/domain/closing/z-report.ts'
import { type Db, sql } from '../kit/db/sql.ts'
import type { Days } from './reports.sql.ts'

type DayRow = {
  sales: SalesFigures
  cancelled_total: number
  fees: ZReport['fees']
  taxes: TaxSum[]
  numbers: OrderNumbers | null
  tips: ZReport['tips']
}
type MoneyRow = { business_date: string; money: TenderMoney[] }

/** What the orders and payments of a day say about it. */
export function figuresOfDay(db: Db, locationId: string, date: string) {
  return db.one<DayRow>(sql`
    with placed as materialized (
      select id, status, total, short_number, substring(short_number from '[0-9]+$')::int as number
      from orders where location_id = ${locationId} and business_date = ${date}::date
    ), sold as (select id from placed where status <> 'cancelled'), fee as (
      select c.kind, sum(c.amount) as amount from sold join order_charges c on c.location_id = ${locationId} and c.order_id = sold.id
      where c.kind <> 'discount' group by 1
    ), tax as (
      select t.name, t.rate_per_100k, sum(t.base) as base, sum(t.amount) as amount
      from sold join order_taxes t on t.location_id = ${locationId} and t.order_id = sold.id group by 1, 2
    ), tip as (
      select taken_by_name as name, tender, sum(tip_part) as amount from payments
      where location_id = ${locationId} and business_date = ${date}::date and tip_part > 0 group by 1, 2
    )
    select
      (select sales_figures(s) from count_sales(${locationId}, ${date}::date) s) as sales,
      (select coalesce(sum(total) filter (where status = 'cancelled'), 0)::bigint from placed) as cancelled_total,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'amount', amount) order by kind), '[]') from fee) as fees,
      (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'ratePer100k', rate_per_100k, 'base', base, 'amount', amount)
         order by name, rate_per_100k), '[]') from tax) as taxes,
      (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'tender', tender, 'amount', amount)
         order by name nulls last, tender), '[]') from tip) as tips,
      (select jsonb_build_object(
         'first', (array_agg(short_number order by number))[1], 'last', (array_agg(short_number order by number desc))[1],
         'missing', max(number) - min(number) + 1 - count(distinct number))
       from placed where number is not null having count(*) > 0) as numbers`)
}

/** What changed hands on each of these days, by tender. */
export function moneyOfDays(db: Db, locationId: string, { first, last, from, until }: Days) {
  return db.many<MoneyRow>(sql`
    with moved as (
      select business_date, tender, 1 as payments, amount as taken, cash_rounding as rounding, tip_part as tips, 0 as back, 0 as rounding_back
      from payments where location_id = ${locationId} and business_date between ${first}::date and ${last}::date
      union all
      select (r.settled_at at time zone l.time_zone - l.day_ends_at::interval)::date, p.tender, 0, 0, 0, 0, r.amount, r.cash_rounding
      from refunds r join payments p on p.location_id = r.location_id and p.id = r.payment_id join locations l on l.id = r.location_id
      where r.location_id = ${locationId} and r.state = 'succeeded' and r.settled_at >= ${from} and r.settled_at < ${until}
    ), summed as (
      select business_date, tender, sum(payments) as payments, sum(taken) as taken, sum(rounding) as rounding, sum(tips) as tips,
        sum(back) as back, sum(rounding_back) as rounding_back
      from moved group by 1, 2
    )
    select business_date::text, jsonb_agg(jsonb_build_object('tender', tender, 'payments', payments, 'taken', taken,
      'rounding', rounding, 'tips', tips, 'givenBack', back, 'roundingBack', rounding_back)
      order by array_position(array['cash', 'card', 'gift_card', 'other'], tender)) as money
    from summed group by 1`)
}

/** What settles orders of a day and came on another: when they were ordered ahead, or paid after it. */
export async function paidOnOtherDays(db: Db, locationId: string, date: string): Promise<number> {
  const { amount } = await db.one<{ amount: number }>(sql`
    select coalesce(sum(p.amount - p.freed), 0)::bigint as amount
    from orders o join payments p on p.location_id = o.location_id and p.order_id = o.id
    where o.location_id = ${locationId} and o.business_date = ${date}::date and o.status <> 'cancelled'
      and p.business_date <> ${date}::date`)
  return amount
}

type OpenOrdersNow = Omit<OpenOrders, 'orders'> & {
  readonly orders: readonly (OpenOrder & {
    readonly id: string
    readonly customerName: string
    readonly placedAt: string
  })[]
}

/** Orders of a day that are not finished, or of which something is left to pay. */
export function openOrdersOf(db: Db, locationId: string, date: string, limit: number) {
  return db.one<OpenOrdersNow & { placed: number }>(sql`
    with placed as (
      select o.id, o.short_number, o.customer_name, o.status, o.order_time, case when o.payment_status in ('unpaid', 'pending', 'failed')
        then o.total - coalesce((select sum(p.amount - p.freed) from payments p
          where p.location_id = o.location_id and p.order_id = o.id), 0) else 0 end as left_to_pay
      from orders o where o.location_id = ${locationId} and o.business_date = ${date}::date and o.status <> 'cancelled'
    ), open as (select * from placed where status <> 'completed' or left_to_pay > 0)
    select (select count(*)::int from placed) as placed, (select count(*)::int from open) as count,
      (select coalesce(sum(left_to_pay), 0)::bigint from open) as amount,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'shortNumber', short_number, 'customerName', customer_name,
           'placedAt', to_char(order_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
           'status', status, 'left', left_to_pay)
         order by order_time, id), '[]')
       from (select * from open order by order_time, id limit ${limit}) earliest) as orders`)
}

type ReportedRow = { business_date: string; reported: SalesFigures; money: TenderMoney[]; sales: SalesFigures }

/** Closed days whose sales are not what the reports say any more, and those of which money may have come late. */
export function daysToCompare(db: Db, locationId: string, moneySince: string) {
  return db.many<ReportedRow>(sql`
    select r.business_date::text, r.sales as reported, r.money,
      case when d.location_id is null then r.sales else sales_figures(d) end as sales
    from reported_days r
    left join sales_between(array[${locationId}::text], (select min(business_date) from reported_days where location_id = ${locationId}),
      (select max(business_date) from reported_days where location_id = ${locationId})) d on d.business_date = r.business_date
    where r.location_id = ${locationId} and (r.business_date >= ${moneySince}::date or (d.location_id is not null and sales_figures(d) <> r.sales))
    order by r.business_date`)
}
