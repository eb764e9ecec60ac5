import { sql, type Tx } from '../kit/db/sql.ts'
import type { Day } from './marked-days.sql.ts'

export type Month = { readonly location_id: string; readonly from_date: string }

/** The months and years of these days are no longer what they were. */
export async function forgetMonthsOf(tx: Tx, days: readonly Day[]): Promise<void> {
  const locations = days.map(({ location_id }) => location_id)
  const dates = days.map(({ business_date }) => business_date)
  await tx.run(sql`
    delete from sales_months s using unnest(${locations}::text[], ${dates}::date[]) as d (location_id, date)
    where s.location_id = d.location_id and s.from_date = date_trunc('month', d.date)::date`)
  await tx.run(sql`
    delete from sales_years s using unnest(${locations}::text[], ${dates}::date[]) as d (location_id, date)
    where s.location_id = d.location_id and s.from_date = date_trunc('year', d.date)::date`)
  await tx.run(sql`
    delete from customer_months where from_date in (select date_trunc('month', date)::date from unnest(${dates}::date[]) as d (date))`)
  await tx.run(sql`
    insert into month_marks (location_id, from_date)
    select distinct location_id, date_trunc('month', date)::date from unnest(${locations}::text[], ${dates}::date[]) as d (location_id, date)
    on conflict do nothing`)
}

/** Takes the marks of months that were over before that day. While they are added up no day is counted. */
export async function takeMarkedMonths(tx: Tx, before: string, limit: number): Promise<Month[]> {
  await tx.run(sql`lock table sales_days in share row exclusive mode`)
  return tx.many<Month>(sql`
    delete from month_marks m using (
      select location_id, from_date from month_marks
      where from_date + interval '1 month' <= ${before}::date order by from_date desc, location_id limit ${limit}
    ) d
    where m.location_id = d.location_id and m.from_date = d.from_date
    returning m.location_id, m.from_date::text`)
}

export async function addUp(tx: Tx, months: readonly Month[]): Promise<void> {
  const locations = months.map(({ location_id }) => location_id)
  const firsts = months.map(({ from_date }) => from_date)
  await tx.run(sql`
    insert into sales_months select added.*
    from unnest(${locations}::text[], ${firsts}::date[]) as m (location_id, from_date),
      lateral add_up_month(m.location_id, m.from_date) added`)
}

/** Years that were over before that day, of which each month is added up and the year is not. */
export async function addUpYears(tx: Tx, before: string, limit: number): Promise<void> {
  await tx.run(sql`
    insert into sales_years select added.*
    from (
      select distinct m.location_id, date_trunc('year', m.from_date)::date as from_date from sales_months m
      where m.from_date < date_trunc('year', ${before}::date)
        and not exists (
          select from sales_years s where s.location_id = m.location_id and s.from_date = date_trunc('year', m.from_date)::date)
        and not exists (
          select from month_marks k where k.location_id = m.location_id and date_trunc('year', k.from_date) = date_trunc('year', m.from_date))
      order by 2 desc, 1 limit ${limit}
    ) y, lateral add_up_year(y.location_id, y.from_date) added`)
}

/** How many customers all locations had in months that are added up at each of them. */
export async function countCustomersOfMonths(tx: Tx, limit: number): Promise<void> {
  await tx.run(sql`
    insert into customer_months (from_date, to_date, customers)
    select m.from_date, m.to_date, count(distinct customer)::int
    from (
      select from_date from sales_months m
      where not exists (select from customer_months c where c.from_date = m.from_date)
        and not exists (select from month_marks k where k.from_date = m.from_date)
      group by 1 order by 1 desc limit ${limit}
    ) whole
    join sales_months m on m.from_date = whole.from_date left join unnest(m.customers) customer on true
    group by 1, 2`)
}
