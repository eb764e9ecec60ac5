import { validatePricing } from '@sizzle/contract/pricing.ts'
import { getOrderReceipt } from '@sizzle/contract/receipts.ts'
import { SETTING_NAMES, SETTINGS, type SettingName } from '@sizzle/domain/settings/settings.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { openLog } from '../kit/log.ts'
import { aReservation } from '../testing/a-reservation.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { freshDatabase } from '../testing/db/fresh-database.ts'
import { type Caller, openTestApp, type TestApp, useTestApp } from '../testing/test-app.ts'
import { openSettingReader } from './setting-reader.ts'

const SOON = { interval: 20 }
const NOW = new Date('2026-11-20T16:00:00Z')
// Two processes on one database, without values from the environment.
const ENVIRONMENT = { LIMITS_FACTOR: '1', MAX_UNPAID_ORDERS: '' }
const app = useTestApp(ENVIRONMENT, () => NOW)
let second: TestApp
let admin: Caller
let order: { id: string; metadata: { orderToken: string } }

beforeAll(async () => {
  await alwaysOpen(app())
  const { body } = await (await app().signUp()).post('/createCustomerOrderCash', await anOrder(app()))
  order = body.order as typeof order
  second = await openTestApp(ENVIRONMENT, app().database, () => NOW)
  admin = await app().admin()
})
afterAll(() => second.stop())
beforeEach(() => app().database.db.run(sql`delete from settings`))

async function set(name: SettingName, value: unknown, locationId?: string) {
  const reply = await admin.post('/changeSetting', { name, value, locationId, expectedVersion: 0 })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
}

describe('a change is heard', () => {
  const minutes = async (by: TestApp, orderType: string, id = 'truro') => {
    const { items, pricing } = await anOrder(app())
    const asked = {
      items: id === 'truro' ? items : [],
      tipAmount: 0,
      frontendPricing: pricing,
      location: { id },
      orderType,
    }
    const { body } = await (await by.guest()).post('/validatePricing', asked)
    return (Date.parse(String(body.estimatedReady)) - NOW.getTime()) / 60_000
  }

  it('by every process, at its location and nowhere else', async () => {
    await set('kitchen.pickupMinutes', 30, 'truro')
    await set('kitchen.deliveryMinutes', 50)
    await set('kitchen.minutesPerItem', 1, 'truro')
    for (const one of [app(), second]) {
      await expect.poll(() => minutes(one, 'pickup'), SOON).toBe(32)
      await expect.poll(() => minutes(one, 'delivery'), SOON).toBe(52)
    }
    const customer = await second.signUp()
    const { body } = await customer.post('/createCustomerOrderCash', await anOrder(app()))
    expect(body.order).toMatchObject({ promisedAt: new Date(NOW.getTime() + 32 * 60_000).toISOString() })
  })

  it('by the next order for cash', async () => {
    const customer = await second.signUp()
    const place = async () =>
      customer.post('/createCustomerOrderCash', {
        ...(await anOrder(app())),
        customerInfo: { name: 'Priya Sharma', email: 'p@example.test', phone: '9025550188', firebaseId: null },
      })
    await set('orders.maxUnpaid', 1)
    await expect.poll(async () => (await place()).body.code, SOON).toBe('too_many_unpaid_orders')
    await set('orders.maxPerHour', 1)
    await expect.poll(async () => (await place()).body.code, SOON).toBe('too_many_orders')
  })

  it('by the taxes of the next order, and not by the receipt of an earlier one', async () => {
    const address = `/getOrderReceipt?orderId=${order.id}&token=${encodeURIComponent(order.metadata.orderToken)}`
    const guest = await second.guest()
    const number = async () => bodyOf(getOrderReceipt, await guest.get(address)).receipt.businessNumber
    expect(await number()).toBeNull()
    await set('business.taxNumber', '123456789RT0001')
    const { items, pricing } = await anOrder(second)
    const asked = { items, tipAmount: 0, frontendPricing: pricing, location: { id: 'truro' } }
    const next = async () => bodyOf(validatePricing, await guest.post('/validatePricing', asked)).taxes[0]?.registration
    await expect.poll(next, SOON).toBe('123456789 RT0001')
    expect(await number()).toBeNull()
  })

  it.each([
    ['reservations.maxTablesPerDay', 50, 2, '18:00'],
    ['reservations.maxSeatsPerDay', 1, 2, '20:00'],
  ] as const)('by the next guest who books: %s', async (name, value, partySize, time) => {
    const guest = await second.guest()
    const book = async () => {
      const wish = aReservation({ date: '2026-11-21', time, partySize }, { phone: '9025550177' })
      return ((await guest.post('/createReservation', wish)).body.reservation as { status: string }).status
    }
    if (name === 'reservations.maxTablesPerDay') {
      expect([await book(), await book(), await book()]).toEqual(['confirmed', 'confirmed', 'pending'])
      await set(name, value)
      await expect.poll(book, SOON).toBe('confirmed')
    } else {
      await set(name, value)
      await expect.poll(book, SOON).toBe('pending')
    }
  })
})

describe('the reader', () => {
  const open = (db = app().database.db) => openSettingReader({ db, log: openLog('silent'), fixed: {} })
  const store = (value: number) =>
    app().database.db.run(sql`
      insert into settings (location_id, name, value, version, updated_at, updated_by)
      values (null, 'orders.maxPerHour', ${value}::int::text::jsonb, 1, now(), (select id from users limit 1))
      on conflict (place, name) do update set value = excluded.value`)

  it('knows the standard of everything when nothing is stored', async () => {
    const { settingOf } = await open()
    expect(settingOf('orders.maxUnpaid')).toBe(SETTINGS['orders.maxUnpaid'].standard)
    expect(settingOf('kitchen.pickupMinutes', 'truro')).toBe(15)
    expect(SETTING_NAMES).toHaveLength(14)
  })

  it('reads what is there at its start, and shows no older value after a read that was asked for later', async () => {
    await store(20)
    const reader = await open()
    expect(reader.settingOf('orders.maxPerHour')).toBe(20)
    const first = reader.reread()
    await store(21)
    await Promise.all([first, reader.reread()])
    expect(reader.settingOf('orders.maxPerHour')).toBe(21)
  })

  it('passes over what no setting can be, and names that this version does not know', async () => {
    await store(0)
    await app().database.db.run(sql`
      insert into settings (location_id, name, value, version, updated_at, updated_by)
      values ('truro', 'orders.later', '"x"', 1, now(), (select id from users limit 1))`)
    expect((await open()).settingOf('orders.maxPerHour')).toBe(10)
    expect((await admin.get('/getSettings?locationId=truro')).status).toBe(200)
  })

  it('finds by itself what nobody told it', async () => {
    const reader = await open()
    const { stop } = reader.start(20)
    await store(30)
    await expect.poll(() => reader.settingOf('orders.maxPerHour'), SOON).toBe(30)
    await stop()
  })

  it('goes on with what it knows while the database is away', async () => {
    const other = await freshDatabase()
    const reader = await open(other.db)
    await other.close()
    await reader.reread()
    expect(reader.settingOf('orders.maxPerHour')).toBe(10)
  })
})
