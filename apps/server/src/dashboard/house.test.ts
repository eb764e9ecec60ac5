import { beforeAll, beforeEach, expect, it } from 'vitest'
import { type Dice, diceOf } from '../demo/dice.ts'
import { sql } from '../kit/db/sql.ts'
import { openLog } from '../kit/log.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'
import { addUpHouse } from './add-up-house.ts'
import { countSales } from './count-sales.ts'

// An admin reads what is kept of the whole house, and a manager of all its locations reads the locations: both see the same.

const NOW = new Date('2026-11-18T16:20:00Z')
const app = useTestApp({}, () => NOW)
let admin: Caller
let manager: Caller
const STEPS = 60
const STEPS_BETWEEN_LOOKS = 6
const LOCATIONS = ['truro', 'new-glasgow'] as const
const ASKED = [
  ...['today', 'yesterday', 'week', 'month'].map((period) => `/getDashboardStats?period=${period}`),
  ...['week', 'month', 'year', 'years'].flatMap((range) =>
    ['RevenueAnalytics', 'SalesAnalytics', 'GuestAnalytics', 'LocationSales'].map(
      (about) => `/get${about}?range=${range}`,
    ),
  ),
  '/getRevenueAnalytics?range=year&by=day',
  '/getOrderHours?',
  '/getSoldTogether?',
]

beforeAll(async () => {
  admin = await app().admin()
  manager = await aColleague(app(), 'manager', LOCATIONS)
})
beforeEach(async () => {
  const { db } = app().database
  await db.run(sql`delete from order_lines`)
  await db.run(sql`delete from orders`)
  await inZone('America/Halifax')
  await settle()
})

const job = () => ({ database: app().database, log: openLog('silent'), now: () => NOW, attempt: 1 })
async function settle() {
  await countSales({}, job())
  await addUpHouse({}, job())
}

/** Mostly of the last weeks, and some of the years before. */
async function order(dice: Dice) {
  const daysAgo = dice.chance(0.7) ? dice.between(0, 45) : dice.between(46, 1700)
  const guest = `guest-${dice.between(1, 6)}@example.test`
  const [at, cents, minute] = [dice.pick(LOCATIONS), dice.between(500, 9000), dice.between(0, 1199)]
  await app().database.db.run(sql`
    with placed as (
      insert into orders (location_id, id, short_number, status, payment_status, payment_method, order_type, customer_name,
        customer_email, customer_phone, subtotal, tax, tip, total, tax_rate_per_100k, order_time, business_date, promised_at,
        prep_started_at, ready_at, completed_at, updated_at)
      select ${at}, gen_random_uuid(), 'T-1', 'completed', 'paid', 'cash', 'pickup', 'Guest', ${guest}, '', ${cents}, 0, 0, ${cents}, 14000,
        t, ${NOW}::date - ${daysAgo}::int, t, t, t + interval '9 minutes', t, t
      from (select (${NOW}::date - ${daysAgo}::int)::timestamp at time zone 'America/Halifax' + interval '4 hours' + ${minute}::int * interval '1 minute' as t) t
      returning location_id, id
    )
    insert into order_lines (location_id, order_id, line, item_id, category, name, price, quantity, spice_level, spice_name, base_price, tax_parts)
    select location_id, id, n, 'dish', 'Mains', ${dice.pick(['Dal', 'Naan', 'Raita'])} || n, ${cents}, 1, 1, 'Mild', ${cents}, '{}' from placed, generate_series(1, 2) n`)
}

async function cancel(dice: Dice) {
  await app().database.db.run(sql`
    update orders set status = 'cancelled', cancelled_at = ${NOW}, updated_at = ${NOW}
    where id = (select id from orders order by md5(id::text || ${String(dice.roll())}) limit 1)`)
}

/** What is in another zone has its business days at other hours. */
async function inZone(zone: string) {
  await app().database.db.run(sql`update locations set time_zone = ${zone} where id = 'new-glasgow'`)
}

async function expectSame() {
  for (const path of ASKED) {
    const [ofHouse, ofLocations] = await Promise.all([admin.get(path), manager.get(path)])
    expect(ofHouse.status, JSON.stringify(ofHouse.body)).toBe(200)
    const { timestamp: _, requestId: __, ...said } = ofHouse.body
    const { timestamp: ___, requestId: ____, ...expected } = ofLocations.body
    expect(said, path).toEqual(expected)
  }
}

const customersOfMonth = async () =>
  (
    await app().database.db.one<{ kept: number | null }>(
      sql`select customers_of_house('2026-11-01', '2026-11-18', null, null) as kept`,
    )
  ).kept

it.each(['a', 'b', 'c'])(
  'the figures of the house are those of its locations after any changes, added up or not (money 74): %s',
  async (seed) => {
    const dice = diceOf(seed)
    for (let n = 1; n <= STEPS; n += 1) {
      if (dice.chance(0.75)) await order(dice)
      else await cancel(dice)
      if (dice.chance(0.2)) await countSales({}, job())
      if (dice.chance(0.2)) await addUpHouse({}, job())
      if (dice.chance(0.05)) await inZone(dice.pick(['America/Halifax', 'America/Vancouver', 'Asia/Tokyo']))
      if (n % STEPS_BETWEEN_LOOKS === 0) await expectSame()
    }
    await settle()
    await expectSame()
  },
)

it('customers are read from what is kept, also where today has changed, and not while a day before has', async () => {
  const dice = diceOf('kept')
  for (let n = 0; n < 40; n += 1) await order(dice)
  expect(await customersOfMonth()).toBeNull()
  await settle()
  const { counted } = await app().database.db.one<{ counted: number }>(sql`
    select count(distinct customer_email)::int as counted from orders where business_date between '2026-11-01' and '2026-11-18'`)
  expect(await customersOfMonth()).toBe(counted)
  await app().database.db.run(
    sql`update orders set business_date = '2026-11-18', customer_email = 'new@example.test' where business_date = (select max(business_date) from orders)`,
  )
  await countSales({}, job())
  expect(await customersOfMonth()).toBeNull()
  await addUpHouse({}, job())
  expect(await customersOfMonth()).not.toBeNull()
  await app().database.db.run(
    sql`update orders set customer_email = 'newer@example.test' where business_date = '2026-11-18'`,
  )
  expect(await customersOfMonth()).not.toBeNull()
  await expectSame()
})

it('a day that nobody changes is read from one row of each zone', async () => {
  const dice = diceOf('rows')
  for (let n = 0; n < 40; n += 1) await order(dice)
  await settle()
  const { rows, days } = await app().database.db.one<{ rows: number; days: number }>(sql`
    select (select count(*) from house_figures('2026-10-01', '2026-11-18', 0))::int as rows,
      (select count(distinct business_date) from sales_days where business_date between '2026-10-01' and '2026-11-18')::int as days`)
  expect(rows).toBe(days)
})

it('locations are compared by one row of each, and of the rest of the stretch', async () => {
  const dice = diceOf('stretches')
  for (let n = 0; n < 40; n += 1) await order(dice)
  await settle()
  const { rows, locations } = await app().database.db.one<{ rows: number; locations: number }>(sql`
    select (select count(*) from location_sales(null, null, null, 'month', '2026-11-01', '2026-11-18'))::int as rows,
      (select count(distinct location_id) from sales_days where business_date between '2026-11-01' and '2026-11-18')::int as locations`)
  expect(rows).toBe(locations)
})
