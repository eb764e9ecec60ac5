import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { planOf } from '../testing/plan-of.ts'
import { useTestApp } from '../testing/test-app.ts'
import {
  activeOrders,
  countActiveOrders,
  countByStatus,
  finishedOrders,
  orderByNumber,
  searchOrders,
} from './board.sql.ts'
import { ordersOf } from './orders.sql.ts'

// The board asks every few seconds, on tables that hold years. These are the plans that keep it fast.
const app = useTestApp()

beforeAll(async () => {
  const { db } = app().database
  await db.run(sql`
    insert into orders (location_id, id, short_number, status, payment_status, payment_method, order_type, customer_name,
      customer_email, customer_phone, subtotal, tax, tip, total, tax_rate_per_100k, order_time, business_date, promised_at, completed_at, updated_at)
    select case when n % 2 = 0 then 'truro' else 'new-glasgow' end, gen_random_uuid(), 'TRU-' || n,
      case when n % 400 < 2 then 'pending' else 'completed' end, 'paid', 'cash', 'pickup', 'Old Guest ' || n,
      'guest@example.test', '+19025550100', 1000, 140, 0, 1140, 14000, now() - n * interval '1 minute', current_date, now() - n * interval '1 minute',
      case when n % 400 < 2 then null else now() - n * interval '1 minute' end, now()
    from generate_series(1, 40000) n`)
  await db.run(sql`analyze orders`)
})

const filter = {
  locationId: 'truro',
  status: undefined,
  activeOnly: false,
  orderType: undefined,
  from: undefined,
  until: undefined,
  limit: 50,
  offset: 0,
}

describe('on a long history', () => {
  it('the board reads the partial index of what is under way, and nothing else', async () => {
    const plan = await planOf(app(), (db) => activeOrders(db, 'truro', 200, 0))
    expect(plan).toContain('orders_active')
    expect(plan).not.toContain('Seq Scan')
    expect(await planOf(app(), (db) => countActiveOrders(db, 'truro'))).toContain('orders_active')
  })

  it('the list reads the history’s index, and the day’s counts those of what is under way and finished', async () => {
    expect(await planOf(app(), (db) => ordersOf(db, filter))).toContain('orders_history')
    const plan = await planOf(app(), (db) => countByStatus(db, 'truro', new Date(Date.now() - 3_600_000), new Date()))
    expect(plan).toContain('orders_active')
    expect(plan).toContain('orders_completed')
    expect(plan).toContain('orders_cancelled')
    expect(plan).not.toContain('Seq Scan')
  })

  it('what was finished on a day reads the indexes of finished orders, with a search as well', async () => {
    const [from, until] = [new Date(Date.now() - 7_200_000), new Date()]
    for (const search of [undefined, 'nobody of this name']) {
      const plan = await planOf(app(), (db) => finishedOrders(db, { ...filter, from, until, search }))
      expect(plan).toContain('orders_completed')
      expect(plan).toContain('orders_cancelled')
      expect(plan).not.toContain('Seq Scan')
    }
  })

  it('a number is found by its own index', async () => {
    const plan = await planOf(app(), (db) => orderByNumber(db, 'truro', 'TRU-8'))
    expect(plan).toContain('orders_short_number')
  })

  it('a search without a match stops at its window', async () => {
    const search = { ...filter, search: 'nobody of this name', sortBy: 'orderTime' as const, ascending: false }
    const plan = await planOf(app(), (db) => searchOrders(db, search))
    expect(plan).toMatch(/Limit .*rows=20000/)
  })
})
