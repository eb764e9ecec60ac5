import { beforeAll, expect, it } from 'vitest'
import { type Statement, sql } from '../kit/db/sql.ts'
import { planOf } from '../testing/plan-of.ts'
import { useTestApp } from '../testing/test-app.ts'
import { newestOrders } from './newest.sql.ts'
import { periodSums, type ZonePeriod } from './sales.sql.ts'

// What a dashboard asks does not grow with what lies behind the house.

const app = useTestApp()
const ZONE = { time_zone: 'America/Halifax', day_ends_at: '04:00' }
const TODAY: ZonePeriod = {
  ...ZONE,
  from: '2026-11-20',
  to: '2026-11-20',
  before_from: '2026-11-13',
  before_to: '2026-11-12',
  part_day: '2026-11-13',
  part_until: new Date('2026-11-13T20:00:00Z'),
}
const MARKS = 20_000
/** In a page of 8 KB lie some 180 marks. */
const PAGES_OF_MARKS = 100

beforeAll(async () => {
  const { db } = app().database
  await db.run(sql`
    insert into orders (location_id, id, short_number, status, payment_status, payment_method, order_type, customer_name,
      customer_email, customer_phone, subtotal, tax, tip, total, tax_rate_per_100k, order_time, business_date, promised_at, completed_at, updated_at)
    select 'truro', gen_random_uuid(), 'TRU-' || n, 'completed', 'paid', 'cash', 'pickup', 'Old Guest', 'guest@example.test', '+19025550100',
      1000, 140, 0, 1140, 14000, t, t::date, t, t, t
    from generate_series(1, 40000) n, lateral (select timestamptz '2026-11-01' - n * interval '1 minute' as t) t`)
  await db.run(sql`analyze orders`)
})

/** Pages that a reading takes once it is planned: the least of some, because the first ones read the catalogue, too. */
async function pagesRead(): Promise<number> {
  const pages: number[] = []
  for (let n = 0; n < 5; n += 1) {
    const plan = await planOf(app(), (db) => periodSums(db, null, [TODAY], 10))
    const [, hit = '0', , read = '0'] = /Buffers: shared(?: hit=(\d+))?( read=(\d+))?/.exec(plan) ?? []
    pages.push(Number(hit) + Number(read))
  }
  return Math.min(...pages)
}

it('the figures of a day read no marks of other days', async () => {
  const before = await pagesRead()
  const { db } = app().database
  await db.run(
    sql`insert into sales_marks select 'truro', date '2001-01-01' + n % 1000 from generate_series(1, ${MARKS}::int) n`,
  )
  await db.run(sql`analyze sales_marks`)
  expect(await pagesRead()).toBeLessThan(before + PAGES_OF_MARKS / 2)
})

it.each([
  ['of the house', null, ['10'], /Index Scan using orders_newest/],
  ['of some locations', ['truro'], ['10', '1', '1', '10'], /Index (Only )?Scan using orders_history/],
])(
  'the newest orders %s are planned once: a plan for any period is no dearer than one for this',
  async (_, ids, wanted, index) => {
    const sent: Statement[] = []
    const spy = { many: (statement: Statement) => Promise.resolve(void sent.push(statement)) }
    await newestOrders(spy as never, ids, [])
    const [statement] = sent
    const given = statement?.values.map((value) => (value === '[]' ? "'[]'" : 'null')).join(', ')
    const client = await app().database.pool.connect()
    try {
      await client.query('begin')
      await client.query("set local plan_cache_mode = 'force_generic_plan'")
      await client.query(`prepare newest as ${statement?.text}`)
      const { rows } = await client.query<Record<string, string>>(`explain execute newest (${given})`)
      const plan = rows.map((row) => row['QUERY PLAN'] ?? '')
      expect(plan.flatMap((row) => /Limit .*rows=(\d+)/.exec(row)?.[1] ?? [])).toEqual(wanted)
      expect(plan.join('\n')).toMatch(index)
    } finally {
      await client.query('rollback')
      await client.query('deallocate all')
      client.release()
    }
  },
)
