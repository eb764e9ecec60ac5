import { openDoors } from '../demo/open-doors.ts'
import { openDatabase } from '../kit/db/open.ts'
import { sql } from '../kit/db/sql.ts'
import { openLog } from '../kit/log.ts'
import { parseSettings } from '../kit/settings.ts'
import { locationById } from '../locations/locations.sql.ts'
import { activeOrders } from '../orders/board.sql.ts'
import { presentBoardOrders } from '../orders/present-board-order.ts'
import { addOldRows, databaseBytes, forgetOldRows, type Spread, spreadOrders } from './bench-growth.ts'
import { addHistory, fillToday, markSales, openAroundTheClock } from './bench-history.ts'
import { aboutOrders, type OrdersAnswer, type OrdersQuestion } from './bench-orders.ts'
import { addReaders, campaignBytes } from './bench-readers.ts'

// The database in DATA_DIR for as many processes as want to share it, and how long the board's reading takes in it.
// Talks to the process that forked it: first the address, then for every question its answer.

export type ReadingMs = {
  readonly orders: readonly number[]
  readonly whole: readonly number[]
  readonly found: number
}
export type BenchQuestion =
  | 'measure'
  | 'campaignBytes'
  | 'forgetOldRows'
  | 'databaseBytes'
  | { readonly addOldRows: number }
  | { readonly spreadOrders: Spread }
  | { readonly addReaders: number }
  | { readonly addLocations: number }
  | { readonly fillMenu: number }
  | { readonly addPeople: number }
  | { readonly addHistory: number }
  | { readonly fillToday: number }
  | { readonly markSales: boolean }
  | { readonly orders: OrdersQuestion }
export type BenchMessage = { readonly connectionString: string } | { readonly added: number } | OrdersAnswer | ReadingMs

const READINGS = 1_000
/** Until the program runs as it does after its first minutes. */
const WARM_UP = 300
const PAGE = 200
const { DATA_DIR, LOG_LEVEL } = parseSettings({ LOG_LEVEL: 'error', ...process.env })
const database = await openDatabase({ dataDir: DATA_DIR, log: openLog(LOG_LEVEL) })
const tell = (said: BenchMessage) => process.send?.(said)

process.on('message', (asked: BenchQuestion) => {
  void answer(asked).then(tell)
})
process.once('SIGTERM', () => void database.close().then(() => process.exit(0)))
tell({ connectionString: database.connectionString })

async function answer(asked: BenchQuestion): Promise<BenchMessage> {
  if (asked === 'measure') return measure()
  if (asked === 'campaignBytes') return { added: await campaignBytes(database) }
  if (asked === 'databaseBytes') return { added: await databaseBytes(database) }
  if (asked === 'forgetOldRows') return { added: await forgetOldRows(database) }
  if ('addOldRows' in asked) return { added: await addOldRows(database, asked.addOldRows) }
  if ('spreadOrders' in asked) {
    await openAroundTheClock(database, new Date())
    return { added: await spreadOrders(database, asked.spreadOrders) }
  }
  if ('addReaders' in asked) return { added: await addReaders(database, asked.addReaders) }
  if ('addHistory' in asked) {
    await openAroundTheClock(database, new Date())
    return { added: await addHistory(database, asked.addHistory) }
  }
  if ('fillToday' in asked) return { added: await fillToday(database, asked.fillToday) }
  if ('markSales' in asked) {
    await markSales(database, asked.markSales)
    return { added: 0 }
  }
  if ('orders' in asked) return aboutOrders(database, asked.orders)
  if ('addPeople' in asked) return addPeople(asked.addPeople)
  return 'fillMenu' in asked ? fillMenu(asked.fillMenu) : addLocations(asked.addLocations)
}

/** Copies Truro's dishes until there are so many; the pictures that are there go round. */
async function fillMenu(count: number): Promise<{ added: number }> {
  const { db } = database
  const added = await db.run(sql`
    insert into menu_items
    select (jsonb_populate_record(i, jsonb_build_object('id', i.id || '-' || n, 'name', i.name || ' ' || n,
      'is_todays_special', false))).*
    from generate_series(1, (select ${count}::int / count(*) + 1 from menu_items where location_id = 'truro')) n, menu_items i
    where i.location_id = 'truro' order by n, i.position limit ${count}::int - (select count(*) from menu_items where location_id = 'truro')`)
  await db.run(sql`
    with dish as (select id, row_number() over (order by category_id, position, id) n from menu_items where location_id = 'truro'),
      picture as (select address, row_number() over () n, count(*) over () many from pictures where state = 'stored')
    update menu_items i set image = picture.address
    from dish, picture where i.location_id = 'truro' and i.id = dish.id and dish.n % picture.many + 1 = picture.n`)
  await db.run(sql`analyze`)
  return { added }
}

/** Each as Truro is, with its categories and its specials; all of them are open now. */
async function addLocations(count: number): Promise<{ added: number }> {
  const { db } = database
  await openDoors(database, new Date())
  // In parts, because no statement may take long.
  for (let from = 1; from <= count; from += 500) {
    const to = Math.min(count, from + 499)
    await db.run(sql`
      insert into locations
      select (jsonb_populate_record(l, jsonb_build_object('id', 'place-' || n, 'name', 'Place ' || n,
        'code', 'Q' || chr(65 + n / 676) || chr(65 + n / 26 % 26) || chr(65 + n % 26)))).*
      from locations l, generate_series(${from}::int, ${to}::int) n where l.id = 'truro'`)
    await db.run(sql`
      insert into categories
      select (jsonb_populate_record(c, jsonb_build_object('location_id', 'place-' || n))).*
      from categories c, generate_series(${from}::int, ${to}::int) n where c.location_id = 'truro'`)
    await db.run(sql`
      insert into menu_items
      select (jsonb_populate_record(i, jsonb_build_object('location_id', 'place-' || n))).*
      from menu_items i, generate_series(${from}::int, ${to}::int) n where i.location_id = 'truro' and i.is_todays_special`)
  }
  // As the database does by itself a minute later.
  await db.run(sql`vacuum analyze`)
  return { added: count }
}

/** Customers with names, numbers and figures of their own; each thousandth works here, each fiftieth is switched off. */
async function addPeople(count: number): Promise<{ added: number }> {
  const { db } = database
  // In parts, because no statement may take long.
  for (let from = 1; from <= count; from += 5_000) {
    const to = Math.min(count, from + 4_999)
    await db.run(sql`
      insert into users (id, name, email, phone_number, role, is_active, created_at)
      select gen_random_uuid(),
        (array['Priya', 'Tom', 'Marie', 'Ana', 'Wei', 'Lena', 'Sam', 'Mia', 'Zoë', 'Omar'])[1 + n % 10] || ' '
          || (array['Sharma', 'Okafor', 'LeBlanc', 'Zhang', 'MacDonald', 'Oduya', 'Chen'])[1 + n / 10 % 7] || ' ' || md5(n::text),
        md5('mail' || n) || '@example.com', '+1902' || lpad((n * 7919::bigint % 10000000)::text, 7, '0'),
        case when n % 1000 = 0 then 'staff' else 'customer' end, n % 50 <> 0, now() - n * interval '5 minutes'
      from generate_series(${from}::int, ${to}::int) n`)
    await db.run(sql`
      insert into ledger (user_id, kind, points, orders, spent, actor_id, at)
      select u.id, 'adjusted', hashtext(u.email) & 1023, hashtext(u.email) & 63, hashtext(u.email) & 262143, u.id, now()
      from generate_series(${from}::int, ${to}::int) n join users u on lower(u.email) = md5('mail' || n) || '@example.com'`)
  }
  await db.run(sql`vacuum analyze users`)
  await db.run(sql`vacuum analyze ledger`)
  return { added: count }
}

async function measure(): Promise<ReadingMs> {
  const { db } = database
  const location = await locationById(db, 'truro')
  if (!location) throw new Error('Truro is not there')
  const read = () => activeOrders(db, location.id, PAGE, 0)
  const orders = await timed(read)
  const whole = await timed(async () => presentBoardOrders(db, await read(), location, new Date()))
  return { orders, whole, found: (await read()).length }
}

/** One after the other. Each kind by itself: what one leaves behind is collected during the other. */
async function timed(work: () => Promise<unknown>): Promise<number[]> {
  for (let n = 0; n < WARM_UP; n += 1) await work()
  const times: number[] = []
  for (let n = 0; n < READINGS; n += 1) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return times
}
