import type pg from 'pg'
import { COUNT_MARKED } from '../demo/put-in-demo.ts'
import type { Database } from '../kit/db/open.ts'
import { sql } from '../kit/db/sql.ts'
import { maintenance } from '../kit/jobs/maintenance.ts'
import { openLog } from '../kit/log.ts'
import { addUp, copyTables, inBulk } from './bench-copies.ts'

export type Spread = { readonly copies: number; readonly locations: number }

const DAYS_AT_ONCE = 10_000
const ORDERS_AT_ONCE = 200_000

/** Which of the many places a copy belongs to, the same for all rows of an order. */
function placeOf(order: string, { locations }: Spread): string {
  return `'place-' || 1 + ('x' || substr(md5(${order}::text || nth), 1, 7))::bit(28)::int % ${locations}`
}

function tablesOf(spread: Spread) {
  const copyOf = (column: string) => `md5(${column}::text || nth)::uuid`
  const child = { location_id: placeOf('o.order_id', spread), order_id: copyOf('o.order_id') }
  return {
    orders: {
      location_id: placeOf('o.id', spread),
      id: copyOf('o.id'),
      payment_session_id: 'null',
      wish_key: 'null',
      cart_id: 'null',
    },
    order_lines: child,
    order_taxes: child,
    order_events: child,
    payments: { ...child, id: copyOf('o.id'), session_id: 'null', provider_payment_id: 'null' },
  }
}

/** The orders that are there so many times more, at `place-1` and the others, with lines, taxes, events and payments; then counts all days. */
export function spreadOrders(database: Database, spread: Spread): Promise<number> {
  return inBulk(database, async (client) => {
    const { rows } = await client.query<{ orders: number }>('select count(*)::int as orders from orders')
    const step = Math.max(1, Math.floor(ORDERS_AT_ONCE / Math.max(1, rows[0]?.orders ?? 1)))
    const added = await copyTables(client, tablesOf(spread), (table, columns, copied) =>
      inSteps(client, table, columns, copied, spread.copies, step),
    )
    await client.query('analyze')
    await countDays(client)
    await client.query('vacuum analyze')
    await addUp(database)
    return added
  })
}

/** Some copies at a time, each time in the order of the keys: rows that come at random places write each page of an index anew. */
async function inSteps(
  client: pg.Client,
  table: string,
  columns: string,
  copied: string,
  copies: number,
  step: number,
) {
  await client.query(`create temp table first_rows on commit drop as select * from ${table}`)
  let added = 0
  for (let from = 1; from <= copies; from += step) {
    const { rowCount } = await client.query(
      `insert into ${table} (${columns}) select ${copied} from first_rows o, generate_series($1::int, $2::int) nth order by 1, 2`,
      [from, Math.min(copies, from + step - 1)],
    )
    added += rowCount ?? 0
  }
  await client.query('drop table first_rows')
  return added
}

/** As the job does, many days at a time. */
async function countDays(client: pg.Client): Promise<void> {
  await client.query(`
    create temp table to_count as
    select location_id, business_date, row_number() over () / ${DAYS_AT_ONCE} as part
    from (select distinct location_id, business_date from orders where location_id like 'place-%') d`)
  const { rows } = await client.query<{ part: number }>('select distinct part::int as part from to_count order by 1')
  for (const { part } of rows) {
    await client.query('insert into sales_marks select location_id, business_date from to_count where part = $1', [
      part,
    ])
    await client.query(COUNT_MARKED)
  }
}

/** So many keys of wishes and news of a day before yesterday, whose hour has come. */
export function addOldRows(database: Database, count: number): Promise<number> {
  return inBulk(database, async (client) => {
    await client.query(
      `insert into idempotency (caller, key, route, body_hash, status, answer, at)
       select 'guest ' || n % 9973, 'wish ' || n, '/createCustomerOrderCash', md5(n::text), 200, '{"success": true}', now() - interval '2 days'
       from generate_series(1, $1::int) n`,
      [count],
    )
    await client.query(
      `insert into changes (topic, entity_id, version, at)
       select 'order.changed', md5(n::text), 1, now() - interval '2 days' from generate_series(1, $1::int) n`,
      [count],
    )
    await client.query('vacuum analyze idempotency, changes')
    return count
  })
}

/** What begins by the clock every hour; answers how long it took. */
export async function forgetOldRows(database: Database): Promise<number> {
  const started = performance.now()
  const { jobs } = maintenance([])
  for (const job of Object.values(jobs ?? {}))
    await job({}, { database, log: openLog('silent'), now: () => new Date(), attempt: 1 })
  return performance.now() - started
}

/** What all of it takes on the disk, with its indexes. */
export async function databaseBytes({ db }: Database): Promise<number> {
  const { bytes } = await db.one<{ bytes: number }>(sql`select pg_database_size(current_database())::bigint as bytes`)
  return bytes
}
