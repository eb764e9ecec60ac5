import { sql, type Tx } from '../kit/db/sql.ts'

export type Day = { location_id: string; business_date: string }

/**
 * Takes the marks of some days. What commits after this brings marks of its own. One transaction at a time, or an older count
 * could replace a newer one; readers do not wait.
 */
export async function takeMarkedDays(tx: Tx, limit: number): Promise<Day[]> {
  await tx.run(sql`lock table sales_days in share row exclusive mode`)
  return tx.many<Day>(sql`
    with marked as (
      select distinct location_id, business_date from sales_marks order by business_date desc, location_id limit ${limit}
    ), taken as (
      delete from sales_marks m using marked d
      where m.location_id = d.location_id and m.business_date = d.business_date
    )
    select location_id, business_date::text from marked`)
}

/** From the orders as they are now, which is at least what the marks were about. */
export async function countDays(tx: Tx, days: readonly Day[]): Promise<void> {
  const locations = days.map(({ location_id }) => location_id)
  const dates = days.map(({ business_date }) => business_date)
  await tx.run(sql`select keep_days(${locations}::text[], ${dates}::date[])`)
}
