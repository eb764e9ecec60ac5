import { getGuestAnalytics, getSalesAnalytics } from '@sizzle/contract/analytics.ts'
import {
  getCustomerAnalytics,
  getDashboardStats,
  getLocationSales,
  getOrderHours,
  getRevenueAnalytics,
} from '@sizzle/contract/dashboard.ts'
import { instantOf } from '@sizzle/domain/hours/local-time.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const at = (date: string, time: string) => instantOf('America/Halifax', date, time)
const THURSDAY = at('2026-11-19', '18:00')
const FRIDAY = at('2026-11-20', '18:00')
let now = THURSDAY
const app = useTestApp({}, () => now)
let admin: Caller
let manager: Caller
let staff: Caller
let customer: Caller
let price = 0

beforeAll(async () => {
  await alwaysOpen(app())
  admin = await app().admin()
  customer = await app().signUp()
  manager = await aColleague(app(), 'manager', ['truro'])
  staff = await aColleague(app(), 'staff', ['truro'])
  await placed(at('2026-11-19', '12:00'))
  await placed(THURSDAY)
  price = (await anOrder(app())).pricing.total
})

async function placed(when: Date, changes: Record<string, unknown> = {}): Promise<string> {
  now = when
  const reply = await customer.post('/createCustomerOrderCash', await anOrder(app(), changes))
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return String(reply.body.orderId)
}
const by = (name: string, email: string) => ({
  customerInfo: { name, email, phone: '(902) 555-0188', firebaseId: null },
})
const stats = async (query: string, caller = admin) =>
  bodyOf(getDashboardStats, await caller.get(`/getDashboardStats?${query}`))

describe('the figures of a period', () => {
  it('are those of the business day, compared with the same day last week until the same time', async () => {
    await placed(FRIDAY, by('Tom', 'tom@example.test'))
    now = at('2026-11-20', '17:00')
    expect(await stats('period=today')).toMatchObject({
      orders: 1,
      revenue: price,
      customers: 1,
      avgOrderValue: price,
      trends: { ordersGrowth: 100, revenueGrowth: 100, customersGrowth: 100, avgOrderValueGrowth: 100 },
      statusBreakdown: { pending: 1, preparing: 0, ready: 0, completed: 0, cancelled: 0 },
      orderTypeBreakdown: { dineIn: 0, pickup: 1, delivery: 0 },
      location: null,
      from: '2026-11-20',
    })
    expect(await stats('period=yesterday')).toMatchObject({ orders: 2, customers: 1, trends: { ordersGrowth: 100 } })
    expect(await stats('period=week')).toMatchObject({ orders: 3, customers: 2 })
    // A week later Thursday's order at noon counts, and the one at six once it is past six.
    const before = async (time: string) => {
      now = at('2026-11-26', time)
      return (await stats('period=today')).before.orders
    }
    expect([await before('17:00'), await before('18:00'), await before('18:01')]).toEqual([1, 1, 2])
  })

  it('count a night that goes on after midnight to the evening before (money 52)', async () => {
    await placed(at('2026-11-21', '01:30'), by('Nina Night', 'nina@example.test'))
    expect(await stats('period=today')).toMatchObject({
      orders: 2,
      recentActivity: [{ customerName: 'Nina Night' }, {}],
      // What was promised for the evening is not ready yet.
      late: 1,
    })
    now = at('2026-11-21', '03:00')
    expect(await stats('period=today')).toMatchObject({ late: 2, later: 0 })
    now = at('2026-11-21', '04:30')
    expect(await stats('period=today')).toMatchObject({ orders: 0, revenue: 0, avgOrderValue: 0, topItems: [] })
    expect(await stats('period=yesterday')).toMatchObject({ orders: 2 })
  })

  it('leave out what was cancelled, and say how many that were', async () => {
    const orderId = await placed(at('2026-11-21', '12:00'))
    expect((await stats('period=today')).orders).toBe(1)
    await admin.post('/cancelOrder', { orderId, cancelReason: 'Out of paneer' })
    expect(await stats('period=today')).toMatchObject({
      orders: 0,
      revenue: 0,
      customers: 0,
      topItems: [],
      money: { goods: 0, tax: 0, tips: 0, fees: 0, refunds: 0, discounts: 0 },
      statusBreakdown: { pending: 0, cancelled: 1 },
      recentActivity: [{ id: orderId, status: 'cancelled', timeAgo: 'Just now' }],
    })
  })

  it('tell goods, tax and tips apart, and the dishes by name', async () => {
    now = at('2026-11-21', '12:00')
    const { pricing, items } = await anOrder(app())
    await placed(now, { tipAmount: 3, pricing: { ...pricing, tip: 3, total: pricing.total + 3 } })
    const { money, revenue, topItems } = await stats('period=today')
    expect(money).toEqual({ goods: pricing.subtotal, discounts: 0, fees: 0, tax: pricing.tax, tips: 3, refunds: 0 })
    expect(revenue).toBeCloseTo(pricing.total + 3, 2)
    expect(topItems).toEqual([{ name: items[0]?.name, count: 2, revenue: pricing.subtotal }])
  })

  it('show ten of the newest, with a name for who has none', async () => {
    now = at('2026-11-21', '12:30')
    await app().database.db.run(
      sql`update orders set customer_name = '' where order_time >= ${at('2026-11-21', '11:00')}`,
    )
    const { recentActivity } = await stats('period=today')
    expect(recentActivity.map(({ customerName, timeAgo }) => [customerName, timeAgo])).toEqual([
      ['Anonymous Customer', '30 minutes ago'],
      ['Anonymous Customer', '30 minutes ago'],
    ])
    for (let n = 0; n < 10; n += 1) await placed(at('2026-11-21', '13:00'))
    expect((await stats('period=today')).recentActivity).toHaveLength(10)
  })
})

describe('who may see them', () => {
  it('is whoever manages that location, and nobody else (money 75)', async () => {
    now = FRIDAY
    expect(await stats('period=week&locationId=truro', manager)).toMatchObject({
      location: { id: 'truro', name: 'Truro Heights', phone: expect.any(String), address: expect.any(String) },
    })
    for (const path of [
      '/getDashboardStats?period=week',
      '/getRevenueAnalytics?range=week',
      '/getCustomerAnalytics?',
      '/getSalesAnalytics?range=years',
      '/getSoldTogether?',
      '/getGuestAnalytics?range=week',
    ]) {
      expect((await manager.get(`${path}&locationId=new-glasgow`)).status).toBe(404)
      expect((await admin.get(`${path}&locationId=nowhere`)).status).toBe(404)
      expect((await staff.get(path)).status).toBe(403)
      expect((await (await app().guest()).get(path)).status).toBe(401)
    }
  })

  it('a manager sees all of their own locations together, and one of none sees noughts', async () => {
    const elsewhere = await aColleague(app(), 'manager', ['new-glasgow'])
    const nowhere = await aColleague(app(), 'manager', [])
    expect((await stats('period=month', manager)).orders).toBeGreaterThan(0)
    for (const caller of [elsewhere, nowhere])
      expect(await stats('period=month', caller)).toMatchObject({ orders: 0, recentActivity: [], topItems: [] })
  })

  it('a period that does not exist is refused', async () => {
    expect((await admin.get('/getDashboardStats?period=decade')).status).toBe(400)
    expect((await admin.get(`/getDashboardStats?period=today&locationId=${'x'.repeat(60)}`)).status).toBe(400)
  })
})

describe('revenue by day and month', () => {
  const analytics = async (query: string) =>
    bodyOf(getRevenueAnalytics, await admin.get(`/getRevenueAnalytics?${query}`))
  const revenue = async (query: string) => (await analytics(query)).revenue

  it('has every day up to today, also those without an order', async () => {
    now = FRIDAY
    const week = await revenue('range=week')
    expect(week.map(({ date, orders }) => [date, orders])).toEqual([
      ['2026-11-16', 0],
      ['2026-11-17', 0],
      ['2026-11-18', 0],
      ['2026-11-19', 2],
      ['2026-11-20', 2],
    ])
    expect(week[3]?.revenue).toBeCloseTo(price * 2, 2)
    expect(await revenue('range=month&locationId=new-glasgow')).toHaveLength(20)
  })

  it('has every month of the year', async () => {
    const year = await revenue('range=year&locationId=truro')
    expect(year).toHaveLength(11)
    expect(year.at(-1)).toMatchObject({ date: '2026-11', orders: 4 })
    const weeks = await revenue('range=year&by=week&locationId=truro')
    expect(weeks.at(-1)).toMatchObject({ date: '2026-11-16', orders: 4 })
    const { by, revenue: years, before } = await analytics('range=years&by=day')
    expect([by, years.length, years.at(-1)?.orders, before]).toEqual(['year', 5, 4, null])
  })

  it('is compared with the stretch before until the same time of the same day (money 90)', async () => {
    now = at('2026-11-26', '17:00')
    const { sums, before } = await analytics('range=week')
    expect(sums).toEqual({ orders: 0, revenue: 0, avgOrderValue: 0 })
    // Of last Thursday the order at noon, and not the one at six.
    expect(before).toMatchObject({ sums: { orders: 1, revenue: price }, trends: { ordersGrowth: -100 } })
    expect(before?.revenue.map(({ orders }) => orders)).toEqual([0, 0, 0, 2, 2, 11, 0])
    const { locations } = bodyOf(getLocationSales, await admin.get('/getLocationSales?range=month&locationId=truro'))
    expect(locations).toMatchObject([{ id: 'truro', revenueGrowth: 100 }])
  })
})

it('customers are told apart by email or phone, with the ten who spent most', async () => {
  const answer = await admin.get('/getCustomerAnalytics?locationId=truro')
  const { topCustomers, ...figures } = bodyOf(getCustomerAnalytics, answer)
  expect(figures).toMatchObject({ totalCustomers: 3, repeatCustomers: 1, location: { id: 'truro' } })
  expect(topCustomers[0]).toMatchObject({
    id: 'priya@example.test',
    name: expect.stringMatching(/\S/),
    firstOrder: at('2026-11-19', '12:00').toISOString(),
  })
  expect(topCustomers.map(({ totalOrders }) => totalOrders)).toEqual([13, 1, 1])
})

it('hours are those of the location’s clock, and a night belongs to the weekday whose evening goes on', async () => {
  now = at('2026-11-21', '14:00')
  const { hours } = bodyOf(getOrderHours, await admin.get('/getOrderHours?'))
  expect(hours).toEqual([
    { weekday: 'thursday', hour: 12, orders: 1 },
    { weekday: 'thursday', hour: 18, orders: 1 },
    { weekday: 'friday', hour: 1, orders: 1 },
    { weekday: 'friday', hour: 18, orders: 1 },
    { weekday: 'saturday', hour: 12, orders: 1 },
    { weekday: 'saturday', hour: 13, orders: 10 },
  ])
  now = at('2027-01-21', '14:00')
  expect(bodyOf(getOrderHours, await admin.get('/getOrderHours?')).hours).toEqual([])
})

it('locations are compared by what they sold', async () => {
  now = FRIDAY
  const { locations } = bodyOf(getLocationSales, await admin.get('/getLocationSales?range=week'))
  expect(locations).toMatchObject([{ id: 'truro', name: 'Truro Heights', orders: 4, avgOrderValue: price }])
  expect((await manager.get('/getLocationSales?range=week&locationId=new-glasgow')).status).toBe(404)
})

it('customers are new until they have come before, and each evening has its seats (money 92)', async () => {
  const guests = async (query: string) => bodyOf(getGuestAnalytics, await admin.get(`/getGuestAnalytics?${query}`))
  const truro = 'range=week&locationId=truro'
  now = FRIDAY
  expect((await guests(truro)).customers).toEqual({ fresh: 3, returning: 0 })
  await placed(at('2026-11-26', '12:00'), by('Tom', 'TOM@example.test'))
  await placed(at('2026-11-26', '13:00'), by('Zoe', 'zoe@example.test'))
  await app().database.db.run(sql`
    insert into reservations (location_id, id, reservation_id, status, is_active, customer_name, customer_phone, date, slot, starts_at,
      party_size, source, reserved_at, updated_at)
    select 'truro', gen_random_uuid(), 'RES-' || status, status, false, 'Tom', '', date '2026-11-25' + later, '19:00', now(), n, 'web', now(), now()
    from (values ('completed', 4, 0), ('no-show', 3, 0), ('pending', 5, 0), ('confirmed', 6, 3)) as r (status, n, later)`)
  const { customers, customersBy, tables, tablesBy, tablesAhead, before } = await guests(truro)
  expect(customers).toEqual({ fresh: 1, returning: 1 })
  expect(customersBy.at(-1)).toEqual({ date: '2026-11-26', fresh: 1, returning: 1 })
  expect(tables).toEqual({ bookings: 2, seats: 7, noShows: 1, noShowShare: 50, cancelled: 0 })
  expect(tablesBy.map(({ seats }) => seats)).toEqual([0, 0, 7, 0])
  expect(tablesAhead).toMatchObject([{ seats: 0 }, { seats: 6 }, { seats: 0 }])
  expect(before).toMatchObject({
    through: '2026-11-19',
    customers: { fresh: 1, returning: 0 },
    tables: { bookings: 0 },
  })
  expect((await guests('range=years&locationId=new-glasgow')).customers).toEqual({ fresh: 0, returning: 0 })
})

it('a manager of several locations has the customers that all of them have, each once', async () => {
  const both = await aColleague(app(), 'manager', ['truro', 'new-glasgow'])
  for (const range of ['month', 'years']) {
    const ofAll = bodyOf(getGuestAnalytics, await admin.get(`/getGuestAnalytics?range=${range}`))
    const ofBoth = bodyOf(getGuestAnalytics, await both.get(`/getGuestAnalytics?range=${range}`))
    expect(ofBoth.customersBy.some(({ fresh }) => fresh > 0)).toBe(true)
    expect([ofBoth.customers, ofBoth.customersBy]).toEqual([ofAll.customers, ofAll.customersBy])
  }
})

it('the kitchen is measured from its start until ready, against what was promised (money 91)', async () => {
  now = at('2026-11-27', '12:00')
  await app().database.db.run(sql`
    update orders set prep_started_at = order_time, ready_at = promised_at + interval '90 seconds',
      promised_at = order_time + interval '20 minutes' where business_date = '2026-11-26' and location_id = 'truro'`)
  await app().database.db.run(sql`
    update orders set ready_at = promised_at + interval '90 seconds' where business_date = '2026-11-26' and location_id = 'truro'`)
  const { kitchen, cancellations } = bodyOf(getSalesAnalytics, await admin.get('/getSalesAnalytics?range=week'))
  expect(kitchen).toMatchObject({ orders: 2, onTimeShare: 0, prepP50: 22, prepP90: 22, lateP50: 2, lateP90: 2 })
  expect(cancellations).toEqual({ orders: 0, share: 0, reasons: [] })
})

it('sales and customers stand beside the stretch before until this time, and several years beside nothing', async () => {
  now = at('2026-11-27', '12:00')
  const sales = async (range: string) => bodyOf(getSalesAnalytics, await admin.get(`/getSalesAnalytics?range=${range}`))
  const { orders, before } = await sales('week')
  const revenue = bodyOf(getRevenueAnalytics, await admin.get('/getRevenueAnalytics?range=week')).before
  expect(before).toMatchObject({ through: '2026-11-20', until: at('2026-11-20', '12:00').toISOString() })
  expect([orders, before?.orders, before?.revenue]).toEqual([2, revenue?.sums.orders, revenue?.sums.revenue])
  const guests = bodyOf(getGuestAnalytics, await admin.get('/getGuestAnalytics?range=week'))
  const { fresh = 0, returning = 0 } = guests.before?.customersBy[4] ?? {}
  expect(fresh + returning).toBeLessThan(revenue?.revenue[4]?.orders ?? 0)
  expect((await sales('years')).before).toBeNull()
})
