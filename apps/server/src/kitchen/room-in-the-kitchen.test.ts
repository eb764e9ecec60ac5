import { addDays, instantOf, localAt } from '@sizzle/domain/hours/local-time.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endLapsedHolds } from '../checkouts/holds.ts'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { anOrder } from '../testing/an-order.ts'
import { deadlocks } from '../testing/deadlocks.ts'
import { setHours, setRules } from '../testing/kitchen-rules.ts'
import { loadAsCounted, loadOfOrders } from '../testing/load-of-orders.ts'
import { useStripeApp } from '../testing/stripe-app.ts'
import type { Caller, Reply } from '../testing/test-app.ts'

const HALIFAX = 'America/Halifax'
// The provider opens no session that ends before its own clock says so.
const DAY = addDays(localAt(HALIFAX, new Date()).date, 2)
let now = instantOf(HALIFAX, DAY, '12:00')
const house = useStripeApp(() => now)
const db = () => house().app.database.db
const slot = (time: string) => instantOf(HALIFAX, DAY, time)
const WISH = { date: DAY, time: '18:30' }
let people: Caller[]
let manager: Caller

beforeAll(async () => {
  people = []
  for (let n = 0; n < 60; n += 1) people.push(await house().app.signUp())
  manager = await aColleague(house().app, 'manager', ['truro'], 'Mona Manager')
})
beforeEach(async () => {
  now = slot('12:00')
  await setHours(house().app, '11:30', '22:00')
  // Nobody has anything in the kitchen.
  await db().run(sql`update orders set slot_at = null, slot_items = null`)
  await db().run(sql`update payment_sessions set slot_at = null, slot_items = null`)
  await db().run(sql`delete from slot_load`)
})

/** Nobody's cart is another one's. */
const cart = async (changes: object, pieces = 2) =>
  anOrder(house().app, { specialInstructions: crypto.randomUUID(), cartId: crypto.randomUUID(), ...changes }, pieces)
const cash = async (by: Caller | undefined, changes: object = { scheduledFor: WISH }, pieces?: number) =>
  (by ?? house().customer).post('/createCustomerOrderCash', await cart(changes, pieces))
const card = async (by: Caller | undefined, changes: object = { scheduledFor: WISH }) =>
  (by ?? house().customer).post('/createCustomerPayment', {
    orderData: await cart({ paymentMethod: 'online', ...changes }),
  })
const pay = (reply: Reply) => house().tell(house().completed(house().stripe.books.pay(String(reply.body.sessionId))))
const isMade = ({ status }: Reply) => status === 200
const one = (time: string) =>
  db().one<{ orders: number; items: number; held_orders: number; held_items: number }>(sql`
    select orders, items, held_orders, held_items from slot_load where location_id = 'truro' and slot_at = ${slot(time)}`)
const isCountedRight = async () => expect(await loadAsCounted(db())).toEqual(await loadOfOrders(db()))
const orderOfSession = (reply: Reply) =>
  db().maybe<{
    slot_at: Date
    is_overbooked: boolean
    scheduled_for: Date | null
    promised_at: Date
    business_date: string
  }>(sql`
    select slot_at, is_overbooked, scheduled_for, promised_at, business_date::text from orders
    where payment_session_id = ${String(reply.body.sessionId)}`)
const readyOf = ({ body }: Reply) => String((body.order as { promisedAt: string }).promisedAt)

describe('a slot of ten', () => {
  beforeEach(() => setRules(house().app, { slotOrders: 10 }))

  it('takes exactly ten of sixty who order at the same moment, and offers the nearest three to the others (times 26)', async () => {
    const replies = await Promise.all(people.map((person) => cash(person)))
    expect(replies.filter(isMade)).toHaveLength(10)
    const refused = replies.filter((reply) => !isMade(reply))
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['409 slot_unavailable']),
    )
    expect(refused[0]?.body).toMatchObject({
      userMessage: 'This time has just filled up. Please choose another one.',
      nearest: [
        { date: DAY, time: '18:15', label: '6:15 p.m.' },
        { date: DAY, time: '18:45', label: '6:45 p.m.' },
        { date: DAY, time: '19:00', label: '7 p.m.' },
      ],
    })
    expect(await one('18:30')).toMatchObject({ orders: 10, items: 20 })
    await isCountedRight()
  })

  it('moves the quote of those who want it at once, until the longest wait', async () => {
    await setRules(house().app, { slotOrders: 10, maxWaitMinutes: 60 })
    const replies = await Promise.all(people.map((person) => cash(person, {})))
    const times = replies.filter(isMade).map(readyOf)
    const counted = [...Map.groupBy(times, (time) => time)].map(([time, same]) => [time, same.length])
    // 15 minutes and 3 for each piece, then the beginnings of the next slots; 13:00 is the last within an hour.
    expect(Object.fromEntries(counted)).toEqual({
      [slot('12:21').toISOString()]: 10,
      [slot('12:30').toISOString()]: 10,
      [slot('12:45').toISOString()]: 10,
      [slot('13:00').toISOString()]: 10,
    })
    const refused = replies.find((reply) => !isMade(reply))
    expect(refused?.body).toMatchObject({
      code: 'kitchen_full',
      userMessage: 'The kitchen is full until 1:15 p.m. You can order for 1:15 p.m.',
    })
    await isCountedRight()
  })

  it('is shared by cash and card, and what is cancelled meanwhile comes free, without a deadlock', async () => {
    const first = await Promise.all(people.slice(0, 5).map((person) => cash(person)))
    const before = await deadlocks(db())
    const replies = await Promise.all([
      ...people.slice(5, 25).map((person) => cash(person)),
      ...people.slice(25, 45).map((person) => card(person)),
      ...people.slice(45).map((person) => cash(person, {})),
      ...first.map(({ body }, n) => people[n]?.post('/cancelMyOrder', { orderId: body.orderId })),
    ])
    const made = replies.slice(0, 40).filter((reply) => reply !== undefined && isMade(reply))
    const { orders, held_orders } = await one('18:30')
    expect(orders + held_orders).toBe(made.length)
    expect(made.length).toBeGreaterThanOrEqual(5)
    expect(made.length).toBeLessThanOrEqual(10)
    expect(await deadlocks(db())).toBe(before)
    await isCountedRight()
  })

  it('is counted as its orders say, after any sequence of steps', async () => {
    const open: string[] = []
    const sessions: Reply[] = []
    for (let step = 0; step < 60; step += 1) {
      const person = people[step]
      const dice = (step * 7919) % 5
      const wish = { scheduledFor: { date: DAY, time: step % 2 ? '18:30' : '18:45' } }
      if (dice === 0 && open.length > 0) await manager.post('/cancelOrder', { orderId: open.shift() })
      else if (dice === 1) sessions.push(await card(person, wish))
      else if (dice === 2) await pay(sessions.pop() ?? (await card(person, wish)))
      else {
        const reply = await cash(person, dice === 3 ? wish : {})
        if (isMade(reply)) open.push(String(reply.body.orderId))
      }
      await isCountedRight()
    }
    expect(open.length).toBeGreaterThan(5)
  })
})

describe('pieces', () => {
  beforeEach(() => setRules(house().app, { slotItems: 8 }))

  it('are counted too, and an order that is larger than a slot has an empty one for itself', async () => {
    expect(isMade(await cash(people[0], undefined, 6))).toBe(true)
    expect((await cash(people[1], undefined, 3)).body.code).toBe('slot_unavailable')
    expect(isMade(await cash(people[1], undefined, 2))).toBe(true)
    const large = { scheduledFor: { date: DAY, time: '19:00' } }
    expect(isMade(await cash(people[2], large, 10))).toBe(true)
    expect((await cash(people[3], large, 1)).body.code).toBe('slot_unavailable')
  })
})

describe('an order that is cancelled', () => {
  beforeEach(() => setRules(house().app, { slotOrders: 1 }))

  it('frees its place', async () => {
    const first = await cash(people[0])
    expect((await cash(people[1])).body.code).toBe('slot_unavailable')
    const cancelled = await manager.post('/updateOrderStatus', { orderId: first.body.orderId, status: 'cancelled' })
    expect(cancelled.status).toBe(200)
    expect(await one('18:30')).toMatchObject({ orders: 0, items: 0 })
    expect(isMade(await cash(people[1]))).toBe(true)
    await isCountedRight()
  })
})

describe('a card payment', () => {
  beforeEach(() => setRules(house().app, { slotOrders: 1 }))

  it('holds its room while it is open, and the order has it when the money comes', async () => {
    const session = await card(people[0])
    expect(await one('18:30')).toMatchObject({ orders: 0, held_orders: 1, held_items: 2 })
    expect((await cash(people[1])).body.code).toBe('slot_unavailable')
    await pay(session)
    expect(await one('18:30')).toMatchObject({ orders: 1, items: 2, held_orders: 0, held_items: 0 })
    expect(await orderOfSession(session)).toMatchObject({
      scheduled_for: slot('18:30'),
      promised_at: slot('18:30'),
      is_overbooked: false,
    })
  })

  it('never stands in the way of its own person, who holds one place only', async () => {
    const first = await card(people[0])
    expect(isMade(first)).toBe(true)
    expect(isMade(await card(people[0]))).toBe(true)
    expect(await one('18:30')).toMatchObject({ held_orders: 1 })
    expect(isMade(await card(people[0], { scheduledFor: { date: DAY, time: '18:15' } }))).toBe(true)
    expect(await one('18:30')).toMatchObject({ held_orders: 0, held_items: 0 })
    expect(await one('18:15')).toMatchObject({ held_orders: 1 })
    expect(isMade(await cash(people[0], { scheduledFor: { date: DAY, time: '18:15' } }))).toBe(true)
    expect(await one('18:15')).toMatchObject({ orders: 1, held_orders: 0, held_items: 0 })
    await isCountedRight()
  })

  it('frees it when the session ends, and after ten minutes (times 27)', async () => {
    const ended = await card(people[0])
    await house().tell(house().expired(house().stripe.books.pay(String(ended.body.sessionId))))
    expect(await one('18:30')).toMatchObject({ held_orders: 0, held_items: 0 })
    const waiting = await card(people[1])
    expect((await cash(people[2])).body.code).toBe('slot_unavailable')
    now = slot('12:09')
    await endLapsedHolds(house().app, now)
    expect(await one('18:30')).toMatchObject({ held_orders: 1 })
    now = slot('12:10')
    await endLapsedHolds(house().app, now)
    expect(await one('18:30')).toMatchObject({ held_orders: 0, held_items: 0 })
    expect(isMade(await cash(people[2]))).toBe(true)
    // Paid after all: it is cooked, and the board says that it was full.
    await pay(waiting)
    expect(await orderOfSession(waiting)).toMatchObject({ slot_at: slot('18:30'), is_overbooked: true })
    expect(await one('18:30')).toMatchObject({ orders: 2, items: 4, held_orders: 0 })
    await isCountedRight()
  })

  it('for a time that has passed when the money comes is promised for as soon as can be', async () => {
    const soon = await card(people[0], { scheduledFor: { date: DAY, time: '12:30' } })
    now = slot('12:40')
    await pay(soon)
    expect(await orderOfSession(soon)).toMatchObject({
      scheduled_for: slot('12:30'),
      promised_at: slot('13:01'),
      business_date: DAY,
    })
  })

  it('that comes late for a time when it is open is no closed kitchen', async () => {
    now = slot('09:00')
    const session = await card(people[0])
    now = slot('10:00')
    await pay(session)
    expect(await orderOfSession(session)).toMatchObject({ scheduled_for: slot('18:30') })
    expect(await house().breaches()).toEqual([])
  })
})

describe('overbooking', () => {
  it('is for staff, says so on the board, and stands in the audit log (times 28)', async () => {
    await setRules(house().app, { slotOrders: 1 })
    const wish = { scheduledFor: WISH }
    expect(isMade(await cash(people[0]))).toBe(true)
    const customer = await cash(people[1], { ...wish, overbook: true })
    expect([customer.status, customer.body.code, customer.body.userMessage]).toEqual([
      400,
      'invalid_input',
      'Only staff of this location can overbook the kitchen',
    ])
    expect((await cash(manager, wish)).body.code).toBe('slot_unavailable')
    const { orderId } = (await cash(manager, { ...wish, overbook: true })).body
    const { body } = await manager.get(`/getOrderDetails?orderId=${String(orderId)}`)
    expect(body.order).toMatchObject({ isOverbooked: true, timeline: [{ note: 'The kitchen was full then' }] })
    const audits = await db().many(sql`
      select actor_name, location_id from audit where action = 'overbook' and subject = ${`order:${String(orderId)}`}`)
    expect(audits).toEqual([{ actor_name: 'Mona Manager', location_id: 'truro' }])
  })

  it('with a payment link stands in the audit log with the link, and the board says so once it is paid', async () => {
    await setRules(house().app, { slotOrders: 1 })
    expect(isMade(await cash(people[0]))).toBe(true)
    const link = async (changes: object) =>
      manager.post('/createAdminPaymentLink', {
        orderData: await cart({ paymentMethod: 'online', scheduledFor: WISH, ...changes }),
      })
    expect((await link({})).body.code).toBe('slot_unavailable')
    const made = await link({ overbook: true })
    const subject = `session:${String(made.body.sessionId)}`
    expect(await db().many(sql`select actor_name from audit where subject = ${subject}`)).toEqual([
      { actor_name: 'Mona Manager' },
    ])
    await pay(made)
    expect(await orderOfSession(made)).toMatchObject({ scheduled_for: slot('18:30'), is_overbooked: true })
    await isCountedRight()
  })

  it('is none where there is room', async () => {
    await setRules(house().app, { slotOrders: 5 })
    const { orderId } = (await cash(manager, { scheduledFor: WISH, overbook: true })).body
    const { is_overbooked } = await db().one<{ is_overbooked: boolean }>(
      sql`select is_overbooked from orders where id = ${String(orderId)}`,
    )
    expect(is_overbooked).toBe(false)
    expect(await db().many(sql`select 1 from audit where subject = ${`order:${String(orderId)}`}`)).toEqual([])
  })
})
