import { type Db, sql, type Tx } from '../kit/db/sql.ts'

type Stretch = { readonly from_date: string; readonly to_date: string }

/**
 * Takes the mark of a day, month or year of the house, shortest first: a month is the sum of its days. Months and years
 * that were not over before that day stay marked. While it is added up no day is counted.
 */
export async function takeHouseMark(tx: Tx, before: string): Promise<Stretch | undefined> {
  await tx.run(sql`lock table sales_days in share row exclusive mode`)
  return tx.maybe<Stretch>(sql`
    delete from house_marks m using (
      select from_date, to_date from house_marks where from_date = to_date or to_date < ${before}::date
      order by to_date - from_date, from_date desc limit 1
    ) d
    where m.from_date = d.from_date and m.to_date = d.to_date
    returning m.from_date::text, m.to_date::text`)
}

export async function addUpStretch(tx: Tx, { from_date, to_date }: Stretch): Promise<void> {
  await tx.run(sql`select keep_house(array[${from_date}::date], array[${to_date}::date])`)
}

/** How many locations the house has; counted no further than `most`. */
export async function countHouse(db: Db, most: number): Promise<number> {
  const { locations } = await db.one<{ readonly locations: number }>(
    sql`select count(*)::int as locations from (select from locations limit ${most}::int) l`,
  )
  return locations
}
