import { getLocationOrderCounts, getLocationOrders } from '@sizzle/contract/board.ts'
import { createCustomerOrderCash } from '@sizzle/contract/orders.ts'
import { instantOf } from '@sizzle/domain/hours/local-time.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { setHours, setRules } from '../testing/kitchen-rules.ts'
import { loadAsCounted, loadOfOrders } from '../testing/load-of-orders.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const FRIDAY = '2026-11-20'
const SATURDAY = '2026-11-21'
const at = (date: string, time: string) => instantOf('America/Halifax', date, time)
let now = at(FRIDAY, '12:00')
const app = useTestApp({}, () => now)
const db = () => app().database.db
let cook: Caller

beforeAll(async () => {
  cook = await aColleague(app(), 'staff', ['truro'], 'Carla Cook')
})
beforeEach(async () => {
  now = at(FRIDAY, '12:00')
  await setHours(app(), '11:30', '22:00')
  await setRules(app(), {})
  await db().run(sql`update sessions set expires_at = '2030-01-01'`)
  await db().run(sql`update orders set slot_at = null, slot_items = null`)
  await db().run(sql`delete from slot_load`)
})

/** Four pieces: 27 minutes. */
async function placed(date: string, time: string): Promise<string> {
  const customer = await app().signUp()
  const asked = await anOrder(app(), { scheduledFor: { date, time } }, 4)
  return bodyOf(createCustomerOrderCash, await customer.post('/createCustomerOrderCash', asked)).orderId
}
const move = (orderId: string, to: Date) =>
  cook.post('/movePromise', { orderId, promisedAt: to.toISOString(), reason: 'The tandoor is cold.' })
const moved = async (orderId: string, to: Date) => expect((await move(orderId, to)).status).toBe(200)
const start = async (orderId: string) =>
  expect((await cook.post('/updateOrderStatus', { orderId, status: 'preparing' })).status).toBe(200)
const rowOf = (orderId: string) =>
  db().one(sql`
    select scheduled_for, promised_at, estimated_ready, fire_at, slot_at, business_date, is_overbooked
    from orders where id = ${orderId}`)
const told = async (orderId: string) =>
  (
    await db().many<{ text: string }>(sql`
      select text from messages where about_id = ${orderId} and template = 'order_promise_moved' order by created_at`)
  ).map(({ text }) => text)
async function isCountedRight() {
  expect(await loadAsCounted(db())).toEqual(await loadOfOrders(db()))
}
const laterOnBoard = async () =>
  bodyOf(getLocationOrderCounts, await cook.get('/getLocationOrderCounts?locationId=truro')).later

describe('the promise of an order for another day', () => {
  it('is moved with the start of the kitchen and the slot, and the customer is told the day (kitchen 30)', async () => {
    const orderId = await placed(SATURDAY, '18:30')
    await moved(orderId, at(SATURDAY, '18:50'))
    const moment = at(SATURDAY, '18:50')
    expect(await rowOf(orderId)).toEqual({
      scheduled_for: moment,
      promised_at: moment,
      estimated_ready: moment,
      fire_at: at(SATURDAY, '18:23'),
      slot_at: at(SATURDAY, '18:45'),
      business_date: SATURDAY,
      is_overbooked: false,
    })
    expect(await loadAsCounted(db())).toMatchObject([{ slot_at: at(SATURDAY, '18:45'), orders: 1, items: 4 }])
    await isCountedRight()
    const [text] = await told(orderId)
    expect(text).toMatch(/ is now expected Saturday, November 21 at 6:50 p\.m\. The tandoor is cold\.$/)
  })

  it('reaches four hours from its time, not from now', async () => {
    const orderId = await placed(SATURDAY, '18:30')
    for (const time of ['14:29', '22:31'])
      expect((await move(orderId, at(SATURDAY, time))).body).toMatchObject({
        code: 'promise_time_invalid',
        userMessage: 'Please choose a time within the next 4 hours, for an order for later within 4 hours of its time.',
      })
    await moved(orderId, at(SATURDAY, '14:30'))
    expect(await rowOf(orderId)).toMatchObject({ fire_at: at(SATURDAY, '14:03'), slot_at: at(SATURDAY, '14:30') })
  })

  it('goes into a slot that is full, which the board and the audit log say, and leaves it again', async () => {
    await setRules(app(), { slotOrders: 1 })
    await placed(SATURDAY, '18:45')
    const orderId = await placed(SATURDAY, '18:30')
    await moved(orderId, at(SATURDAY, '18:50'))
    expect(await rowOf(orderId)).toMatchObject({ slot_at: at(SATURDAY, '18:45'), is_overbooked: true })
    const audits = () =>
      db().many(sql`select actor_name from audit where action = 'overbook' and subject = ${`order:${orderId}`}`)
    expect(await audits()).toEqual([{ actor_name: 'Carla Cook' }])
    // Its own slot is free for somebody else.
    await placed(SATURDAY, '18:30')
    await moved(orderId, at(SATURDAY, '19:10'))
    expect(await rowOf(orderId)).toMatchObject({ slot_at: at(SATURDAY, '19:00'), is_overbooked: false })
    expect(await audits()).toHaveLength(1)
    await isCountedRight()
    await cook.post('/updateOrderStatus', { orderId, status: 'cancelled' })
    await isCountedRight()
  })
})

describe('the promise of an order for later today', () => {
  it('that is due already is moved: it waits again, and is told with its time', async () => {
    const orderId = await placed(FRIDAY, '13:00')
    const waiting = await laterOnBoard()
    now = at(FRIDAY, '12:40')
    expect(await laterOnBoard()).toBe(waiting - 1)
    await moved(orderId, at(FRIDAY, '13:30'))
    expect(await laterOnBoard()).toBe(waiting)
    expect(await rowOf(orderId)).toMatchObject({ fire_at: at(FRIDAY, '13:03'), slot_at: at(FRIDAY, '13:30') })
    expect((await told(orderId))[0]).toMatch(/ is now expected at 1:30 p\.m\. The tandoor is cold\.$/)
  })

  it('that was started stays begun, in its slot, and is for the new time', async () => {
    const orderId = await placed(FRIDAY, '13:00')
    await start(orderId)
    await moved(orderId, at(FRIDAY, '13:20'))
    const moment = at(FRIDAY, '13:20')
    expect(await rowOf(orderId)).toMatchObject({
      scheduled_for: moment,
      estimated_ready: moment,
      fire_at: at(FRIDAY, '12:33'),
      slot_at: at(FRIDAY, '13:00'),
    })
    const reply = await cook.get('/getLocationOrders?locationId=truro&limit=200')
    const order = bodyOf(getLocationOrders, reply).orders.find((one) => one.orderId === orderId)
    expect(order).toMatchObject({ status: 'preparing', promisedAt: moment.toISOString() })
  })

  it('keeps the new time when it is started', async () => {
    const orderId = await placed(FRIDAY, '13:00')
    await moved(orderId, at(FRIDAY, '13:20'))
    await start(orderId)
    expect(await rowOf(orderId)).toMatchObject({ estimated_ready: at(FRIDAY, '13:20') })
  })
})
