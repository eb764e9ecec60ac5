import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../kit/db/migrate.ts'
import { sql } from '../kit/db/sql.ts'
import { openLog } from '../kit/log.ts'
import { emptyDatabase } from '../testing/db/fresh-database.ts'

const MIGRATIONS = join(import.meta.dirname, '../../migrations')

test('orders from before get the promise that they were made with, and what they have earned', async () => {
  const database = await emptyDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'sizzle-migrations-'))
  onTestFinished(async () => {
    await database.close()
    await rm(folder, { recursive: true })
  })
  const run = (from: string) =>
    migrate({ connectionString: database.connectionString, folder: from, log: openLog('silent') })
  for (const name of await readdir(MIGRATIONS)) if (name < '0012') await cp(join(MIGRATIONS, name), join(folder, name))
  await run(folder)
  const { db } = database
  await db.run(sql`
    insert into locations (id, code, name, address, postal_code, phone, email, hours)
    values ('truro', 'TRU', 'Truro Heights', '1 Main St', 'B2N 1A1', '902', 'a@example.test', '{}')`)
  const { id: userId } = await db.one<{ id: string }>(
    sql`insert into users (id, email, name) values (gen_random_uuid(), 'priya@example.test', 'Priya') returning id`,
  )
  await db.run(sql`
    insert into orders (location_id, id, short_number, status, payment_status, payment_method, order_type, user_id, customer_name,
      customer_email, customer_phone, subtotal, tax, tip, total, tax_rate_per_100k, order_time, estimated_ready, completed_at, updated_at)
    select 'truro', gen_random_uuid(), o.number, o.status, o.paid, 'cash', o.type, ${userId}::uuid, 'Priya', '', '', 2590, 363, 0, 2953,
           14000, '2026-11-20T18:00:00Z', '2026-11-20T19:10:00Z', case when o.status = 'completed' then '2026-11-20T19:00:00Z'::timestamptz end, now()
    from (values ('A', 'completed', 'paid', 'pickup'), ('B', 'completed', 'unpaid', 'delivery'), ('C', 'preparing', 'paid', 'pickup'),
                 ('D', 'completed', 'paid', 'dine-in')) as o (number, status, paid, type)`)
  await db.run(sql`
    insert into order_lines (location_id, order_id, line, item_id, name, category, price, quantity, spice_level, spice_name)
    select location_id, id, 1, 'naan', 'Naan', 'bread', 100, case short_number when 'D' then 40 else 3 end, 1, 'Mild' from orders`)
  await db.run(sql`
    insert into payments (location_id, id, order_id, provider, amount, asked_back, refunded, captured_at)
    select location_id, gen_random_uuid(), id, 'stripe', total, 1000, 1000, now() from orders where short_number = 'D'`)

  await run(MIGRATIONS)
  const rows = await db.many<{ short_number: string; minutes: number }>(sql`
    select short_number, extract(epoch from promised_at - order_time)::int / 60 as minutes from orders order by short_number`)
  expect(rows.map(({ short_number, minutes }) => [short_number, minutes])).toEqual([
    ['A', 24],
    ['B', 34],
    ['C', 24],
    ['D', 60],
  ])
  expect(
    await db.many(sql`
      select o.short_number, l.kind, l.points, l.orders, l.spent::int from ledger l join orders o on o.id = l.order_id order by 1`),
  ).toEqual([
    { short_number: 'A', kind: 'earned', points: 25, orders: 1, spent: 2953 },
    { short_number: 'D', kind: 'earned', points: 17, orders: 1, spent: 1953 },
  ])
})
