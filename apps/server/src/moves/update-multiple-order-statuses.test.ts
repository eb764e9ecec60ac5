import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
let customer: Caller
let staff: Caller

beforeAll(async () => {
  await alwaysOpen(app())
  customer = await app().signUp()
  staff = await aColleague(app(), 'staff', ['truro'])
})
const newOrder = async () =>
  String((await customer.post('/createCustomerOrderCash', await anOrder(app()))).body.orderId)
const batch = (updates: { orderId: string; newStatus: string }[], headers = {}, locationId = 'truro') =>
  staff.post('/updateMultipleOrderStatuses', { updates, locationId, batchId: 'b-1' }, headers)

describe('a batch of moves', () => {
  it('moves one after the other, 100 ms apart, each with its own result (kitchen 25)', async () => {
    const [a, b, c] = [await newOrder(), await newOrder(), await newOrder()]
    const started = performance.now()
    const reply = await batch([
      { orderId: a, newStatus: 'preparing' },
      { orderId: b, newStatus: 'completed' },
      { orderId: c, newStatus: 'preparing' },
      { orderId: randomUUID(), newStatus: 'preparing' },
    ])
    expect(performance.now() - started).toBeGreaterThan(295)
    expect(reply.body).toMatchObject({
      batchId: 'b-1',
      summary: { total: 4, successful: 2, failed: 2, successRate: 50 },
      results: [
        { orderId: a, newStatus: 'preparing', result: { success: true, oldStatus: 'pending' } },
        { orderId: b, newStatus: 'completed', result: { success: false, code: 'invalid_transition' } },
        { orderId: c, result: { success: true } },
        { result: { success: false, code: 'order_not_found' } },
      ],
    })
  })

  it('shows each move to others before the next one begins', async () => {
    const orders = [await newOrder(), await newOrder(), await newOrder()]
    const under = batch(orders.map((orderId) => ({ orderId, newStatus: 'preparing' })))
    await expect
      .poll(async () => (await movedOf(orders)).length, { interval: 10 })
      .toSatisfy((count: number) => count === 1 || count === 2)
    await under
    expect(await movedOf(orders)).toHaveLength(3)
  })

  it('knows no location that is not there or not on the list, and no order of another one', async () => {
    const order = await newOrder()
    const updates = [{ orderId: order, newStatus: 'preparing' }]
    for (const locationId of ['new-glasgow', 'nowhere'])
      expect(await batch(updates, {}, locationId)).toMatchObject({ status: 404, body: { code: 'location_not_found' } })
    const everywhere = await aColleague(app(), 'staff', ['truro', 'new-glasgow'])
    const elsewhere = await everywhere.post('/updateMultipleOrderStatuses', { updates, locationId: 'new-glasgow' })
    expect(elsewhere.body).toMatchObject({ results: [{ result: { success: false, code: 'order_not_found' } }] })
    await app().database.db.run(sql`insert into order_numbers values ('new-glasgow', '2026-01-01', 1)`)
    const stranger = await aColleague(app(), 'staff', ['new-glasgow'])
    const reply = await stranger.post('/updateMultipleOrderStatuses', {
      updates: [{ orderId: order, newStatus: 'preparing' }],
      locationId: 'truro',
    })
    expect(reply).toMatchObject({ status: 404, body: { code: 'location_not_found' } })
    expect(await movedOf([order])).toEqual([])
  })

  it('sent again under its key answers the same and moves nothing twice, also at the same time', async () => {
    const orders = [await newOrder(), await newOrder()]
    const updates = orders.map((orderId) => ({ orderId, newStatus: 'preparing' }))
    const key = { 'idempotency-key': randomUUID() }
    const [first, twin] = await Promise.all([batch(updates, key), batch(updates, key)])
    const later = await batch(updates, key)
    expect(twin.body).toEqual(first.body)
    expect(later.body).toEqual(first.body)
    const { n } = await app().database.db.one<{ n: number }>(
      sql`select count(*)::int as n from order_events where order_id = any(${orders}::uuid[])`,
    )
    expect(n).toBe(4)
  })

  it('cancels nothing, and takes 1 to 100 orders', async () => {
    expect((await batch([{ orderId: randomUUID(), newStatus: 'cancelled' }])).status).toBe(400)
    expect((await batch([])).status).toBe(400)
    expect(
      (await batch(Array.from({ length: 101 }, () => ({ orderId: randomUUID(), newStatus: 'ready' })))).status,
    ).toBe(400)
  })
})

const movedOf = (orders: readonly string[]) =>
  app().database.db.many(sql`select id from orders where id = any(${[...orders]}::uuid[]) and status = 'preparing'`)
