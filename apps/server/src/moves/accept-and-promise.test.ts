import { getLocationOrders } from '@sizzle/contract/board.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { setRules } from '../testing/kitchen-rules.ts'
import { readLive } from '../testing/live-reader.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const START = new Date('2026-11-20T22:00:00.000Z') // 6 p.m. in Halifax
let now = START
const app = useTestApp({}, () => now)
let customer: Caller
let cook: Caller

beforeAll(async () => {
  await alwaysOpen(app())
  customer = await app().signUp()
  cook = await aColleague(app(), 'staff', ['truro'], 'Carla Cook')
})
beforeEach(() => {
  now = START
})
const minutes = (count: number) => new Date(START.getTime() + count * 60_000).toISOString()
async function placed(changes = {}): Promise<string> {
  return String((await customer.post('/createCustomerOrderCash', await anOrder(app(), changes))).body.orderId)
}
async function onBoard(orderId: string) {
  const reply = await cook.get('/getLocationOrders?locationId=truro&limit=200')
  const order = bodyOf(getLocationOrders, reply).orders.find((one) => one.orderId === orderId)
  if (!order) throw new Error('the order is not on the board')
  return order
}
const accept = (orderId: string, by = cook) => by.post('/acceptOrder', { orderId })
const messages = (orderId: string) =>
  app().database.db.many<{ kind: string; template: string; text: string }>(sql`
    select kind, template, text from messages where about_id = ${orderId} and template <> 'order_confirmation' order by created_at`)

describe('accepting an order', () => {
  it('is written down with who and when, leaves it pending and is told to every board (kitchen 18)', async () => {
    const orderId = await placed()
    expect(await onBoard(orderId)).toMatchObject({ status: 'pending', acceptedAt: null })
    const live = await readLive(app().url, { cookie: cook.cookie })
    expect((await accept(orderId)).body).toMatchObject({ acceptedAt: START.toISOString(), changed: true, version: 2 })
    await live.until(({ event, data }) => event === 'change' && data.id === orderId && data.version === 2)
    live.close()
    expect(await onBoard(orderId)).toMatchObject({ status: 'pending', acceptedAt: START.toISOString() })
    const { body } = await cook.get(`/getOrderDetails?orderId=${orderId}`)
    expect(body.order).toMatchObject({ timeline: [{ kind: 'status' }, { kind: 'accept', by: 'Carla Cook' }] })
  })

  it('twice or by many at once is once', async () => {
    const orderId = await placed()
    const replies = await Promise.all(Array.from({ length: 6 }, () => accept(orderId)))
    expect(replies.filter(({ body }) => body.changed)).toHaveLength(1)
    expect(new Set(replies.map(({ body }) => body.acceptedAt))).toEqual(new Set([START.toISOString()]))
  })

  it('is part of starting where it was not said before', async () => {
    const [accepted, started] = [await placed(), await placed()]
    await accept(accepted)
    now = new Date(minutes(3))
    for (const orderId of [accepted, started]) await cook.post('/updateOrderStatus', { orderId, status: 'preparing' })
    expect((await onBoard(accepted)).acceptedAt).toBe(START.toISOString())
    expect((await onBoard(started)).acceptedAt).toBe(minutes(3))
  })

  it('is for pending orders of the own location', async () => {
    const orderId = await placed()
    const elsewhere = await aColleague(app(), 'staff', ['new-glasgow'])
    expect((await accept(orderId, elsewhere)).status).toBe(404)
    await cook.post('/updateOrderStatus', { orderId, status: 'preparing' })
    expect(await accept(orderId)).toMatchObject({
      status: 409,
      body: { code: 'accept_not_pending', current: { status: 'preparing', by: 'Carla Cook' } },
    })
  })

  it('is a button of its own only where the location says so', async () => {
    const setting = async () =>
      bodyOf(getLocationOrders, await cook.get('/getLocationOrders?locationId=truro')).metadata.acceptsApart
    expect(await setting()).toBe(false)
    await setRules(app(), { accepting: 'apart' })
    expect(await setting()).toBe(true)
    await setRules(app(), {})
  })
})

describe('the promised time', () => {
  it('is the estimate of the moment of ordering, and stays while the estimate follows the kitchen', async () => {
    const orderId = await placed()
    const { promisedAt, estimatedReady } = await onBoard(orderId)
    expect([promisedAt, estimatedReady]).toEqual([minutes(21), minutes(21)])
    now = new Date(minutes(10))
    await cook.post('/updateOrderStatus', { orderId, status: 'preparing' })
    expect(await onBoard(orderId)).toMatchObject({ promisedAt: minutes(21), estimatedReady: minutes(55) })
    expect(await messages(orderId)).toMatchObject([{ text: expect.stringContaining('Ready about 6:21 p.m.') }])
  })

  it('that has passed is not repeated in a text', async () => {
    const orderId = await placed()
    now = new Date(minutes(30))
    await cook.post('/updateOrderStatus', { orderId, status: 'preparing' })
    expect(await messages(orderId)).toMatchObject([{ text: expect.stringContaining('Ready soon') }])
  })

  it('is moved by staff with a reason, which the customer is told, and stands in the history (kitchen 20)', async () => {
    const orderId = await placed()
    const sent = { orderId, promisedAt: minutes(50), reason: ' The tandoor is cold. ' }
    expect((await cook.post('/movePromise', sent)).body).toMatchObject({ promisedAt: minutes(50), changed: true })
    expect((await cook.post('/movePromise', sent)).body).toMatchObject({ changed: false })
    expect(await onBoard(orderId)).toMatchObject({ promisedAt: minutes(50), estimatedReady: minutes(21) })
    const told = await messages(orderId)
    expect(told).toMatchObject([{ kind: 'sms', template: 'order_promise_moved' }])
    expect(told[0]?.text).toMatch(/: your order TRU-\d{3} is now expected about 6:50 p\.m\. The tandoor is cold\.$/)
    const { body } = await cook.get(`/getOrderDetails?orderId=${orderId}`)
    expect(body.order).toMatchObject({
      timeline: [{}, { kind: 'promise', by: 'Carla Cook', note: '6:21 p.m. -> 6:50 p.m.: The tandoor is cold.' }],
    })
  })

  it('is told by letter to whoever left no number', async () => {
    const orderId = await placed()
    await app().database.db.run(sql`update orders set customer_phone = '' where id = ${orderId}`)
    await cook.post('/movePromise', { orderId, promisedAt: minutes(50), reason: 'The tandoor is cold.' })
    expect(await messages(orderId)).toMatchObject([
      { kind: 'email', template: 'order_promise_moved', text: expect.stringContaining('The tandoor is cold.') },
    ])
  })

  it.each([
    [minutes(-1), 'because', 'promise_time_invalid'],
    [minutes(241), 'because', 'promise_time_invalid'],
    [minutes(30), '', 'invalid_input'],
    [minutes(30), 'x'.repeat(201), 'invalid_input'],
    ['soon', 'because', 'invalid_input'],
  ])('to %s because %j is refused', async (promisedAt, reason, code) => {
    const orderId = await placed()
    expect((await cook.post('/movePromise', { orderId, promisedAt, reason })).body.code).toBe(code)
  })

  it('is not moved once the order is ready, nor from elsewhere', async () => {
    const orderId = await placed()
    const elsewhere = await aColleague(app(), 'staff', ['new-glasgow'])
    const sent = { orderId, promisedAt: minutes(50), reason: 'because' }
    expect((await elsewhere.post('/movePromise', sent)).status).toBe(404)
    for (const status of ['preparing', 'ready']) await cook.post('/updateOrderStatus', { orderId, status })
    expect(await cook.post('/movePromise', sent)).toMatchObject({
      status: 409,
      body: { code: 'promise_not_open', current: { status: 'ready' } },
    })
  })
})
