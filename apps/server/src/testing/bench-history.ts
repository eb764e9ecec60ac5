import { businessDateOf, DEFAULT_DAY_ENDS_AT } from '@sizzle/domain/hours/business-date.ts'
import { addDays, localAt } from '@sizzle/domain/hours/local-time.ts'
import { HOUSE_ZONE } from '@sizzle/domain/locations/time-zones.ts'
import type pg from 'pg'
import { COUNT_MARKED } from '../demo/put-in-demo.ts'
import type { Database } from '../kit/db/open.ts'
import { sql } from '../kit/db/sql.ts'
import { addUp, copyTables, inBulk } from './bench-copies.ts'

const DAYS_A_MONTH = 30

/** Older months first, as ids of orders rise with time. */
const idOfEarlier = (column: string) =>
  `(lpad(to_hex(1000 - month), 8, '0') || substr(md5(o.${column}::text || month), 9))::uuid`

const ORDER_OF_EARLIER = {
  id: idOfEarlier('id'),
  business_date: `o.business_date - month * ${DAYS_A_MONTH}`,
  ...Object.fromEntries(
    ['order_time', 'promised_at', 'prep_started_at', 'ready_at', 'completed_at', 'cancelled_at'].map((column) => [
      column,
      `o.${column} - month * interval '${DAYS_A_MONTH} days'`,
    ]),
  ),
  status: "case o.status when 'cancelled' then 'cancelled' else 'completed' end",
  payment_session_id: 'null',
  wish_key: 'null',
  cart_id: 'null',
}
const LINE_OF_EARLIER = { order_id: idOfEarlier('order_id') }
const PAYMENT_OF_EARLIER = {
  id: idOfEarlier('id'),
  order_id: idOfEarlier('order_id'),
  business_date: `o.business_date - month * ${DAYS_A_MONTH}`,
  session_id: 'null',
  provider_payment_id: 'null',
}
const KEPT =
  'sales_months, sales_years, customer_months, location_sums, house_parts, house_visits, house_visit_months, house_minutes'
const TABLES = { orders: ORDER_OF_EARLIER, order_lines: LINE_OF_EARLIER, payments: PAYMENT_OF_EARLIER }

/** The orders that are there once more for each earlier month, with dishes and payments, finished or cancelled; then counts all days. */
export function addHistory(database: Database, months: number): Promise<number> {
  return inBulk(database, async (client) => {
    const added = await copyTables(client, TABLES, (table, columns, copied) =>
      copyBack(client, table, columns, copied, months),
    )
    await client.query('insert into sales_marks select distinct location_id, business_date from orders')
    await client.query('truncate sales_days, sales_months, sales_years, customer_visits, customer_months')
    await client.query(COUNT_MARKED)
    await client.query('vacuum analyze sales_days, customer_visits')
    await addUp(database)
    // As the database does by itself a minute later.
    await client.query(`vacuum analyze ${KEPT}`)
    return added
  })
}

/** Oldest month first, as they would have come: what is of one day lies together. */
async function copyBack(client: pg.Client, table: string, columns: string, copied: string, months: number) {
  await client.query(`create temp table first_month on commit drop as select * from ${table}`)
  let added = 0
  for (let month = months; month > 0; month -= 1) {
    const { rowCount } = await client.query(
      `insert into ${table} (${columns}) select ${copied} from first_month o, (select $1::int as month) m`,
      [month],
    )
    added += rowCount ?? 0
  }
  await client.query('drop table first_month')
  return added
}

/** From yesterday until tomorrow, so that a bench can order at any hour of the day. */
export async function openAroundTheClock({ db }: Database, now: Date): Promise<void> {
  const { date } = localAt(HOUSE_ZONE, now)
  const days = [-1, 0, 1].map((n) => ({ date: addDays(date, n), closed: false, open: '00:00', close: '00:00' }))
  await db.run(sql`update locations set exceptions = ${JSON.stringify(days)}::jsonb`)
}

/** Whether orders mark their days. */
export async function markSales(database: Database, isOn: boolean): Promise<void> {
  await database.db.run(
    isOn
      ? sql`alter table orders enable trigger sales_of_new_orders, enable trigger sales_of_changed_orders`
      : sql`alter table orders disable trigger sales_of_new_orders, disable trigger sales_of_changed_orders`,
  )
}

/** So many orders of Truro belong to today, with what was paid for them. */
export async function fillToday({ db }: Database, count: number): Promise<number> {
  const today = businessDateOf({ zone: HOUSE_ZONE, dayEndsAt: DEFAULT_DAY_ENDS_AT }, new Date())
  const moved = await db.run(sql`
    update orders o set business_date = ${today}::date, short_number = 'TRU-' || chosen.n
    from (select id, 10000 + row_number() over () as n from orders where location_id = 'truro' order by order_time desc limit ${count}) chosen
    where o.location_id = 'truro' and o.id = chosen.id`)
  await db.run(sql`
    update payments p set business_date = ${today}::date from orders o
    where p.location_id = 'truro' and o.location_id = 'truro' and o.id = p.order_id and o.business_date = ${today}::date`)
  return moved
}
