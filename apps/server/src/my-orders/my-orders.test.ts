import { randomUUID } from 'node:crypto'
import { cancelMyOrder, getMyOrders } from '@sizzle/contract/my-orders.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { readLive } from '../testing/live-reader.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
let customer: Caller
let stranger: Caller
let owner: Caller

beforeAll(async () => {
  await alwaysOpen(app())
  customer = await app().signUp()
  stranger = await app().signUp()
  owner = await app().admin()
})

async function placed(by = customer, changes: Record<string, unknown> = {}): Promise<string> {
  const reply = await by.post('/createCustomerOrderCash', await anOrder(app(), changes))
  return String(reply.body.orderId)
}

async function move(orderId: string, ...statuses: string[]) {
  for (const status of statuses) await owner.post('/updateOrderStatus', { orderId, status })
}

describe('my orders', () => {
  it('are my own, those that are over newest first, page by page, with their receipts', async () => {
    const ids = [await placed(), await placed(), await placed()].toReversed()
    for (const orderId of ids) await customer.post('/cancelMyOrder', { orderId })
    await placed(stranger)
    const all = await customer.get('/getMyOrders')
    const orders = bodyOf(getMyOrders, all).orders
    expect(orders.slice(0, 3).map(({ id }) => id)).toEqual(ids)
    expect(orders[0]?.receiptUrl).toContain('?token=')
    const second = await customer.get('/getMyOrders?limit=1&offset=1')
    expect(second.body).toMatchObject({ total: all.body.total, hasMore: true, orders: [{ id: ids[1] }] })
    expect((await (await app().guest()).get('/getMyOrders')).status).toBe(401)
  })

  it('of one type alone tell a checkout where the last delivery went, and nobody else (ordering 65)', async () => {
    const person = await app().signUp()
    const place = { address: '12 Main St, Truro', instructions: 'Door code 4711' }
    const delivered = await placed(person, { orderType: 'delivery', deliveryInfo: place })
    await placed(person)
    const mine = bodyOf(getMyOrders, await person.get('/getMyOrders?orderType=delivery&limit=5&offset=0'))
    expect(mine).toMatchObject({ orders: [{ id: delivered, deliveryInfo: place }], total: 1, hasMore: false })
    expect(bodyOf(getMyOrders, await stranger.get('/getMyOrders?orderType=delivery')).orders).toEqual([])
    expect((await person.get('/getMyOrders?orderType=drone')).status).toBe(400)
  })

  it('begin with what is under way, what is ready first before the others, however many newer ones are over (ordering 59)', async () => {
    const person = await app().signUp()
    const [nextWeek, soon] = [await placed(person), await placed(person)]
    await app().database.db.run(
      sql`update orders set promised_at = promised_at + interval '7 days' where id = ${nextWeek}`,
    )
    const over: string[] = []
    for (let n = 0; n < 3; n++) {
      const orderId = await placed(person)
      await person.post('/cancelMyOrder', { orderId })
      over.unshift(orderId)
    }
    const { orders } = bodyOf(getMyOrders, await person.get('/getMyOrders?limit=3'))
    expect(orders.map(({ id }) => id)).toEqual([soon, nextWeek, over[0]])
    const rest = bodyOf(getMyOrders, await person.get('/getMyOrders?limit=3&offset=3'))
    expect(rest).toMatchObject({ orders: [{ id: over[1] }, { id: over[2] }], hasMore: false })
  })
})

describe('cancelling my order', () => {
  it.each([
    ['pending', []],
    ['preparing', ['preparing']],
  ] as const)('works while it is %s, and tells screens (ordering 27)', async (_, steps) => {
    const orderId = await placed()
    await move(orderId, ...steps)
    const live = await readLive(app().url, { cookie: owner.cookie })
    const reply = await customer.post('/cancelMyOrder', { orderId, reason: 'wrong address' })
    expect([reply.status, reply.body.newStatus]).toEqual([200, 'cancelled'])
    const { statusHistory } = bodyOf(cancelMyOrder, reply).order
    expect(statusHistory.at(-1)).toMatchObject({ status: 'cancelled', by: 'Priya Sharma' })
    await live.until(({ event, data }) => event === 'change' && data.id === orderId)
    live.close()
  })

  it('is refused with the reason once it is ready, completed', async () => {
    const orderId = await placed()
    await move(orderId, 'preparing', 'ready')
    const reply = await customer.post('/cancelMyOrder', { orderId })
    expect([reply.status, reply.body.code]).toEqual([409, 'invalid_transition'])
    expect(reply.body.userMessage).toBe('A ready order can no longer be cancelled.')
    expect(reply.body.current).toMatchObject({ status: 'ready' })
  })

  it('changes nothing the second time, under another key as well', async () => {
    const orderId = await placed()
    const replies = await Promise.all(Array.from({ length: 8 }, () => customer.post('/cancelMyOrder', { orderId })))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(replies[0]?.body.order).toMatchObject({ statusHistory: [{ status: 'pending' }, { status: 'cancelled' }] })
  })

  it('refuses a reason of more than 500 characters at its field and cuts none', async () => {
    const orderId = await placed()
    const longest = 'x'.repeat(500)
    expect(await customer.post('/cancelMyOrder', { orderId, reason: `${longest}y` })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: [{ field: 'reason', sentence: 'At most 500 characters' }] },
    })
    expect((await customer.post('/cancelMyOrder', { orderId, reason: longest })).status).toBe(200)
    const row = await app().database.db.one(sql`select cancel_reason from orders where id = ${orderId}`)
    expect(row).toEqual({ cancel_reason: longest })
  })

  it('knows no order of anybody else', async () => {
    const theirs = await placed(stranger)
    const [other, none] = [
      await customer.post('/cancelMyOrder', { orderId: theirs }),
      await customer.post('/cancelMyOrder', { orderId: randomUUID() }),
    ]
    expect([other.status, none.status]).toEqual([404, 404])
    expect(other.body.userMessage).toBe(none.body.userMessage)
  })

  it('and the kitchen at the same moment: one of them wins, and the order is in one state', async () => {
    const orderId = await placed()
    await move(orderId, 'preparing')
    const [cancelled, ready] = await Promise.all([
      customer.post('/cancelMyOrder', { orderId }),
      owner.post('/updateOrderStatus', { orderId, status: 'ready' }),
    ])
    expect([cancelled.status, ready.status].toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})
