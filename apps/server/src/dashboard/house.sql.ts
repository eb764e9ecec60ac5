import { sql, type Tx } from '../kit/db/sql.ts'

export type Stretch = { readonly from_date: string; readonly to_date: string }

/**
 * Takes the marks of some days, months and years of the house, shortest first: a month is the sum of its days. Months and years
 * that were not over before that day stay marked. While they are added up no day is counted.
 */
export async function takeHouseMarks(tx: Tx, before: string, limit: number): Promise<Stretch[]> {
  await tx.run(sql`lock table sales_days in share row exclusive mode`)
  return tx.many<Stretch>(sql`
    with taken as (
      delete from house_marks m using (
        select from_date, to_date from house_marks where from_date = to_date or to_date < ${before}::date
        order by to_date - from_date, from_date desc limit ${limit}
      ) d
      where m.from_date = d.from_date and m.to_date = d.to_date
      returning m.from_date, m.to_date
    )
    select from_date::text, to_date::text from taken order by taken.to_date - taken.from_date, taken.from_date desc`)
}

export async function addUpStretches(tx: Tx, stretches: readonly Stretch[]): Promise<void> {
  const firsts = stretches.map(({ from_date }) => from_date)
  const lasts = stretches.map(({ to_date }) => to_date)
  await tx.run(sql`select keep_house(${firsts}::date[], ${lasts}::date[])`)
}
