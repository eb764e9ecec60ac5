import { sql, type Tx } from '../kit/db/sql.ts'
import type { Day } from './marked-days.sql.ts'

export type Month = { readonly location_id: string; readonly from_date: string }

/** The months of these days are no longer what they were. */
export async function forgetMonthsOf(tx: Tx, days: readonly Day[]): Promise<void> {
  const locations = days.map(({ location_id }) => location_id)
  const dates = days.map(({ business_date }) => business_date)
  await tx.run(sql`
    delete from sales_months s using unnest(${locations}::text[], ${dates}::date[]) as d (location_id, date)
    where s.location_id = d.location_id and s.from_date = date_trunc('month', d.date)::date`)
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
