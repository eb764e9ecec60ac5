import type { SalesFigures, TenderMoney } from '@sizzle/domain/closing/day-figures.ts'
import type { ZReport } from '@sizzle/domain/closing/z-report.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'

type ReportRow = { n: number; business_date: string; hash: string; previous_hash: string; closed_at: Date }
type WrittenReport = ReportRow & { report: ZReport }
type NewReport = ReportRow & { location_id: string; content: string }

export function insertReport(tx: Tx, r: NewReport) {
  return tx.run(sql`
    insert into z_reports (location_id, n, business_date, content, previous_hash, hash, closed_at)
    values (${r.location_id}, ${r.n}, ${r.business_date}::date, ${r.content}, ${r.previous_hash}, ${r.hash}, ${r.closed_at})`)
}

export function lastReport(db: Db, locationId: string) {
  return db.maybe<WrittenReport>(sql`
    select n, business_date::text, hash, previous_hash, closed_at, content::jsonb as report from z_reports
    where location_id = ${locationId} order by n desc limit 1`)
}

export function reportByNumber(db: Db, locationId: string, n: number) {
  return db.maybe<WrittenReport>(sql`
    select n, business_date::text, hash, previous_hash, closed_at, content::jsonb as report from z_reports
    where location_id = ${locationId} and n = ${n}`)
}

export function reportOfDay(db: Db, locationId: string, date: string) {
  return db.maybe<WrittenReport>(sql`
    select n, business_date::text, hash, previous_hash, closed_at, content::jsonb as report from z_reports
    where location_id = ${locationId} and business_date = ${date}::date`)
}

export function reportPage(db: Db, locationId: string, { limit, offset }: { limit: number; offset: number }) {
  return db.many<WrittenReport & { matching: number }>(sql`
    select n, business_date::text, hash, previous_hash, closed_at, content::jsonb as report, count(*) over () as matching
    from z_reports where location_id = ${locationId} order by n desc limit ${limit} offset ${offset}`)
}

export type ChainLink = ReportRow & { content: string }

/** Some reports from a number on, as they were hashed. */
export function chainFrom(db: Db, locationId: string, n: number, limit: number) {
  return db.many<ChainLink>(sql`
    select n, business_date::text, hash, previous_hash, closed_at, content from z_reports
    where location_id = ${locationId} and n >= ${n} order by n limit ${limit}`)
}

/** A stretch of business days, and when it begins and ends. */
export type Days = { readonly first: string; readonly last: string; readonly from: Date; readonly until: Date }

/** The first of these days on which something happened: with an order, a payment, money given back, or cash moved. */
export async function firstOpenDay(
  db: Db,
  locationId: string,
  { first, last, from, until }: Days,
): Promise<string | null> {
  const { day } = await db.one<{ day: string | null }>(sql`
    select least(
      (select min(business_date) from orders where location_id = ${locationId} and business_date between ${first}::date and ${last}::date),
      (select min(business_date) from payments where location_id = ${locationId} and business_date between ${first}::date and ${last}::date),
      -- By when it went through, as its index has it; only the earliest is put on a business day.
      (select (min(r.settled_at) at time zone l.time_zone - l.day_ends_at::interval)::date from refunds r
       where r.location_id = l.id and r.state = 'succeeded' and r.settled_at >= ${from} and r.settled_at < ${until}),
      (select min(business_date) from cash_moves where location_id = ${locationId} and business_date between ${first}::date and ${last}::date)
    )::text as day from locations l where l.id = ${locationId}`)
  return day
}

type DayOfReports = { business_date: string; sales: SalesFigures; money: readonly TenderMoney[] }

export function saveReportedDays(tx: Tx, locationId: string, days: readonly DayOfReports[]) {
  return tx.run(sql`
    insert into reported_days (location_id, business_date, sales, money)
    select ${locationId}, business_date, sales, money
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as d (business_date date, sales jsonb, money jsonb)
    on conflict (location_id, business_date) do update set sales = excluded.sales, money = excluded.money`)
}
