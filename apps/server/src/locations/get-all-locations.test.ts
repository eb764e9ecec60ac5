import { getAllLocations } from '@sizzle/contract/locations-office.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { bodyOf } from '../testing/body-of.ts'
import { locationOffice } from '../testing/location-office.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

// Half past two in the night of the first of December: at the bar that closes late it is still November.
const NOW = new Date('2026-12-01T06:30:00Z')
const app = useTestApp({}, () => NOW)
let admin: Caller
const { add, update } = locationOffice(app, () => admin)
const list = async (query = '') => bodyOf(getAllLocations, await admin.get(`/getAllLocations?${query}`))

beforeAll(async () => {
  admin = await app().admin()
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect((await add(`z-place-${n}`, { name: `Zed ${String(n).padStart(2, '0')}`, isActive: n > 2 })).status).toBe(200)
})

describe('the list', () => {
  it('has 12 to a page, by name, and figures of all of them (menu 58)', async () => {
    const first = await list()
    expect(first).toMatchObject({ total: 14, page: 1, pages: 2 })
    expect(first.locations).toHaveLength(12)
    expect(first.stats).toMatchObject({ totalLocations: 14, activeLocations: 12, averageRating: 4.6 })
    const names = [...first.locations, ...(await list('page=2')).locations].map(({ name }) => name)
    expect(names).toEqual(names.toSorted())
    expect(names).toHaveLength(14)
    expect(await list('page=9')).toMatchObject({ locations: [], page: 9, total: 14, pages: 2 })
  })

  it.each([
    ['search=ZED+03', ['z-place-3']],
    ['search=tru', ['truro']],
    ['search=b6l', ['truro']],
    ['search=archimedes', ['new-glasgow']],
    ['search=%25', []],
    ['search=zed&status=inactive', ['z-place-1', 'z-place-2']],
    ['search=z-place-1', ['z-place-1', 'z-place-10', 'z-place-11', 'z-place-12']],
    ['id=z-place-1', ['z-place-1']],
    ['id=z-place', []],
  ])('%s finds %j', async (query, ids) => {
    const found = await list(query)
    expect(found.locations.map(({ id }) => id)).toEqual(ids)
    expect(found.stats.totalLocations).toBe(14)
  })

  it('shows the hours of today where they are stated', async () => {
    const tuesday = { tuesday: { open: '11:30', close: '22:00', closed: false } }
    const hoursOf = async () => (await list('search=zed+05')).locations[0]?.todaysHours
    expect(await hoursOf()).toBe('Hours TBD')
    await update('z-place-5', 1, { hours: tuesday })
    expect(await hoursOf()).toBe('Today: 11:30 a.m. - 10 p.m.')
    await update('z-place-5', 2, { exceptions: [{ date: '2026-12-01', closed: true }] })
    expect(await hoursOf()).toBe('Closed Today')
  })
})

it('says whether there is a dish on its menu', async () => {
  const hasMenu = async (id: string) => (await list(`id=${id}`)).locations[0]?.hasMenu
  expect(await hasMenu('truro')).toBe(true)
  expect(await hasMenu('z-place-7')).toBe(false)
})

describe('the figures', () => {
  it('count orders that were not cancelled, less refunds, in the business month of the location', async () => {
    await update('z-place-7', 1, { timeZone: 'America/Halifax' })
    await update('z-place-8', 1, { timeZone: 'America/Vancouver' })
    await update('z-place-9', 1, { timeZone: 'America/Halifax', dayEndsAt: '00:00' })
    const order = (place: string, day: string, total: number, status = 'completed') =>
      app().database.db.one<{ id: string }>(sql`
        insert into orders (location_id, id, short_number, status, payment_status, payment_method, order_type, customer_name, customer_email,
          customer_phone, subtotal, tax, tip, total, tax_rate_per_100k, order_time, estimated_ready, promised_at, updated_at, business_date)
        values (${place}, gen_random_uuid(), 'Z', ${status}, 'paid', 'cash', 'pickup', 'Priya', '', '', ${total}, 0, 0, ${total}, 14000,
          ${NOW}, ${NOW}, ${NOW}, ${NOW}, ${day}) returning id`)
    for (const place of ['z-place-7', 'z-place-8', 'z-place-9']) {
      const { id } = await order(place, '2026-11-30', 5_000)
      await order(place, '2026-12-01', 2_000)
      await order(place, '2026-10-31', 1_000)
      await order(place, '2026-11-29', 9_900, 'cancelled')
      const payment = await app().database.db.one<{ id: string }>(sql`
        insert into payments (location_id, id, order_id, provider, amount, asked_back, refunded, freed, captured_at, tender, business_date)
        values (${place}, gen_random_uuid(), ${id}, 'cash', 5300, 900, 800, 300, ${NOW}, 'cash', '2026-11-30') returning id`)
      // An edit made the order cheaper by 3.00: that was never a part of its total.
      for (const [amount, state, cause] of [
        [500, 'succeeded', 'manager'],
        [300, 'succeeded', 'edited'],
        [100, 'failed', 'manager'],
      ] as const)
        await app().database.db.run(sql`
          insert into refunds (location_id, id, payment_id, order_id, amount, cause, reason, state, idempotency_key, requested_by_name, requested_at)
          values (${place}, gen_random_uuid(), ${payment.id}, ${id}, ${amount}, ${cause}, 'x', ${state}, gen_random_uuid(), 'x', ${NOW})`)
    }
    const { locations } = await list('search=zed')
    const figures = (id: string) => {
      const one = locations.find((location) => location.id === id)
      return { totalOrders: one?.totalOrders, average: one?.averageOrderValue, month: one?.monthlyRevenue }
    }
    const all = { totalOrders: 3, average: 25 }
    expect(figures('z-place-7')).toEqual({ ...all, month: 65 })
    expect(figures('z-place-8')).toEqual({ ...all, month: 65 })
    expect(figures('z-place-9')).toEqual({ ...all, month: 20 })
    // Of the tiles, what is counted of orders may be a minute old: somebody who has not asked yet.
    const manager = await aColleague(app(), 'manager', ['z-place-7', 'z-place-8', 'z-place-9'])
    const { stats } = bodyOf(getAllLocations, await manager.get('/getAllLocations'))
    expect(stats).toMatchObject({ totalLocations: 3, totalOrders: 9, monthlyRevenue: 150 })
  })

  it('of a large house are larger than any single amount', async () => {
    await app().database.db.run(sql`
      insert into orders (location_id, id, short_number, status, payment_status, payment_method, order_type, customer_name, customer_email,
        customer_phone, subtotal, tax, tip, total, tax_rate_per_100k, order_time, estimated_ready, promised_at, updated_at, business_date)
      select 'z-place-10', gen_random_uuid(), 'Z', 'completed', 'paid', 'cash', 'pickup', 'Priya', '', '', 90000000, 0, 0, 90000000, 14000,
        ${NOW}, ${NOW}, ${NOW}, ${NOW}, '2026-11-30' from generate_series(1, 30)`)
    expect((await list('search=zed+10')).locations[0]?.monthlyRevenue).toBe(27_000_000)
  })
})
