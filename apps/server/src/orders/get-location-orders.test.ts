import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
let staff: Caller

type OrderInList = { shortNumber: string; status: string; customerInfo: { name: string } }
const NAMES = ['Zoe 100%', 'adam_b', 'Mia Brown', 'José Díaz']

beforeAll(async () => {
  await alwaysOpen(app())
  const customer = await app().signUp()
  staff = await aColleague(app(), 'staff', ['truro'])
  for (const [index, name] of NAMES.entries()) {
    const customerInfo = { name: 'Guest', email: `c${index}@example.test`, phone: `(902) 555-01${index}9` }
    await customer.post('/createCustomerOrderCash', await anOrder(app(), { customerInfo }, index + 1))
    // Today's rule refuses two of these names; orders from before it have them.
    await app().database.db.run(
      sql`update orders set customer_name = ${name} where customer_email = ${customerInfo.email}`,
    )
  }
  await app().database.db.run(
    sql`update orders set status = 'completed', completed_at = now() where customer_name = 'Mia Brown'`,
  )
})

async function list(query: Record<string, string>) {
  const asked = new URLSearchParams({ locationId: 'truro', ...query }).toString()
  const reply = await staff.get(`/getLocationOrders?${asked}`)
  return { ...reply, orders: (reply.body.orders ?? []) as OrderInList[], names: namesOf(reply.body.orders) }
}
const namesOf = (orders: unknown) => ((orders ?? []) as OrderInList[]).map(({ customerInfo }) => customerInfo.name)

describe('the orders of a location', () => {
  it('come newest first, with how many there are', async () => {
    const { names, body } = await list({ limit: '3' })
    expect(names).toEqual(['José Díaz', 'Mia Brown', 'adam_b'])
    expect(body).toMatchObject({ total: 4, metadata: { limit: 3, offset: 0, hasMore: true } })
    expect((await list({ limit: '3', offset: '3' })).body).toMatchObject({ total: 4, metadata: { hasMore: false } })
    const behind = { orders: [], total: 4, metadata: { offset: 9, hasMore: false } }
    expect((await list({ offset: '9' })).body).toMatchObject(behind)
    expect((await list({ offset: '9', sortBy: 'total' })).body).toMatchObject(behind)
  })

  it('carry what follows from them', async () => {
    const { orders } = await list({ search: 'zoe' })
    expect(orders[0]).toMatchObject({
      itemCount: 1,
      canCancel: true,
      needsPayment: true,
      isOverdue: false,
      orderAge: 0,
      metadata: { adminCreated: false },
    })
  })

  it.each([
    [{ status: 'active' }, ['José Díaz', 'adam_b', 'Zoe 100%']],
    [{ status: 'completed' }, ['Mia Brown']],
    [{ status: 'all', orderType: 'all' }, ['José Díaz', 'Mia Brown', 'adam_b', 'Zoe 100%']],
    [{ status: 'active', orderType: 'delivery' }, []],
    [{ status: 'active', search: 'brown' }, []],
    [{ search: 'BROWN' }, ['Mia Brown']],
    [{ search: '100%' }, ['Zoe 100%']],
    [{ search: '%' }, ['Zoe 100%']],
    [{ search: '_' }, ['adam_b']],
    [{ search: 'C3@EXAMPLE' }, ['José Díaz']],
    [{ search: '555-0129' }, ['Mia Brown']],
    [{ search: "'; drop table orders; --" }, []],
    [{ sortBy: 'customerName', sortOrder: 'asc' }, ['adam_b', 'José Díaz', 'Mia Brown', 'Zoe 100%']],
    [{ sortBy: 'total', sortOrder: 'asc' }, ['Zoe 100%', 'adam_b', 'Mia Brown', 'José Díaz']],
    [{ sortBy: 'total' }, ['José Díaz', 'Mia Brown', 'adam_b', 'Zoe 100%']],
    [{ sortOrder: 'asc' }, ['Zoe 100%', 'adam_b', 'Mia Brown', 'José Díaz']],
    [{ startDate: '2001-01-01', endDate: '2001-12-31' }, []],
  ])('asked with %j are %j', async (query, expected) => {
    expect((await list(query)).names).toEqual(expected)
  })

  it('are found by their number, whoever types it how', async () => {
    const { orders } = await list({ search: 'mia' })
    const number = orders[0]?.shortNumber ?? ''
    expect((await list({ search: number.toLowerCase() })).names).toEqual(['Mia Brown'])
  })

  it.each<Record<string, string>>([
    { sortBy: 'total; drop table orders' },
    { sortBy: 'customer_email' },
    { limit: '1000000000' },
    { offset: '1000000' },
    { status: 'eaten' },
    { startDate: 'yesterday' },
  ])('refuse %j', async (query) => {
    expect((await list(query)).status).toBe(400)
  })

  it('are unknown to who has another location, and to customers (kitchen 27)', async () => {
    const elsewhere = await aColleague(app(), 'staff', ['new-glasgow'])
    const reply = await elsewhere.get('/getLocationOrders?locationId=truro')
    expect([reply.status, reply.body.code]).toEqual([404, 'location_not_found'])
    const details = await elsewhere.get(`/getOrderDetails?orderId=${await anyId()}`)
    expect([details.status, details.body.code]).toEqual([404, 'order_not_found'])
    expect((await elsewhere.get('/getLocationOrderCounts?locationId=truro')).status).toBe(404)
  })
})

const anyId = async () => (await app().database.db.one<{ id: string }>(sql`select id from orders limit 1`)).id

describe('the counts of a location', () => {
  it('are of all that is under way, and of what was finished today, whenever it was placed (kitchen 28)', async () => {
    const counts = { total: 4, pending: 3, preparing: 0, ready: 0, completed: 1, cancelled: 0 }
    expect((await staff.get('/getLocationOrderCounts?locationId=truro')).body).toMatchObject({ ...counts, counts })
    await app().database.db.run(sql`update orders set order_time = order_time - interval '3 days'`)
    const later = await staff.get('/getLocationOrderCounts?locationId=truro')
    expect(later.body).toMatchObject({ pending: 3, completed: 1, total: 4 })
    await app().database.db.run(sql`update orders set completed_at = completed_at - interval '3 days'`)
    const nextDay = await staff.get('/getLocationOrderCounts?locationId=truro')
    expect(nextDay.body).toMatchObject({ pending: 3, completed: 0, total: 3 })
  })
})

describe('one order in detail', () => {
  it('is there for its own location after somebody from another one asked in vain at the same moment', async () => {
    const elsewhere = await aColleague(app(), 'staff', ['new-glasgow'])
    const address = `/getOrderDetails?orderId=${await anyId()}&atLeastVersion=1`
    expect((await elsewhere.get(address)).status).toBe(404)
    expect((await staff.get(address)).status).toBe(200)
    expect((await elsewhere.get(address)).status).toBe(404)
  })

  it('says what happened, who did it and which messages went out', async () => {
    const orderId = (await list({ search: 'zoe' })).orders[0] as OrderInList & { orderId: string }
    await staff.post('/updateOrderStatus', { orderId: orderId.orderId, status: 'preparing' })
    await staff.post('/processOrderPayment', { orderId: orderId.orderId, paymentData: { method: 'manual' } })
    const { body } = await staff.get(`/getOrderDetails?orderId=${orderId.orderId}`)
    expect(body.order).toMatchObject({
      timeline: [
        { kind: 'status', status: 'pending', by: 'Priya Sharma' },
        { kind: 'status', status: 'preparing', by: 'A staff' },
        { kind: 'payment', status: 'preparing', by: 'A staff', note: expect.stringContaining('taken at the counter') },
      ],
      messages: [
        { kind: 'email', template: 'order_confirmation' },
        { kind: 'sms', template: 'order_preparing' },
      ],
      statusHistory: [{ status: 'pending' }, { status: 'preparing' }],
    })
  })
})

describe('what was finished on a day', () => {
  it('comes last finished first, whenever it was placed, and a search looks through all of the day', async () => {
    const customer = await app().signUp()
    const manager = await aColleague(app(), 'manager', ['truro'])
    const ids: string[] = []
    for (let n = 0; n < 35; n++) {
      const customerInfo = {
        name: `Guest ${'abcdefghijklmnopqrstuvwxyz'[n % 26]}${n < 26 ? 'a' : 'b'}`,
        email: 'g@example.test',
        phone: '(902) 555-0188',
      }
      const reply = await customer.post('/createCustomerOrderCash', await anOrder(app(), { customerInfo }))
      ids.push(String(reply.body.orderId))
    }
    // The one that was placed first is finished last.
    for (const orderId of ids.toReversed())
      for (const status of ['preparing', 'ready', 'completed'])
        await staff.post('/updateOrderStatus', { orderId, status })
    const cancelled = await customer.post('/createCustomerOrderCash', await anOrder(app()))
    await manager.post('/cancelOrder', { orderId: cancelled.body.orderId, cancelReason: 'Rain' })

    const finishedOn = 'today'
    const completed = await list({ finishedOn, status: 'completed', limit: '30' })
    const idsOf = (orders: unknown) => (orders as { orderId: string }[]).map(({ orderId }) => orderId)
    expect(idsOf(completed.orders)).toEqual(ids.slice(0, 30))
    expect(completed.body).toMatchObject({ total: 35, metadata: { hasMore: true } })
    const rest = await list({ finishedOn, status: 'completed', limit: '30', offset: '30' })
    expect(idsOf(rest.orders)).toEqual(ids.slice(30))
    expect((await list({ finishedOn, status: 'completed', offset: '90' })).body).toMatchObject({
      orders: [],
      total: 35,
    })
    expect(idsOf((await list({ finishedOn })).orders)).toEqual([cancelled.body.orderId, ...ids])
    expect((await list({ finishedOn, search: 'guest ib' })).names).toEqual(['Guest ib'])
    expect((await list({ finishedOn, status: 'active' })).names).toEqual([])
    expect((await list({ finishedOn: '2001-01-01' })).body).toMatchObject({ orders: [], total: 0 })
    const { body } = await staff.get('/getLocationOrderCounts?locationId=truro')
    expect(body).toMatchObject({ completed: 35, cancelled: 1 })
  })
})

it('who asks at the same moment is answered by their own rights, and never with less than was saved before', async () => {
  const [twin, manager, elsewhere] = [
    await aColleague(app(), 'staff', ['truro'], 'Tina Twin'),
    await aColleague(app(), 'manager', ['truro'], 'Mona Manager'),
    await aColleague(app(), 'staff', ['new-glasgow'], 'Eli Elsewhere'),
  ]
  const ask = (by: Caller) => by.get('/getLocationOrders?locationId=truro&status=active')
  const [order] = (await list({ status: 'active' })).body.orders as { orderId: string; status: string }[]
  for (const status of ['preparing', 'ready']) {
    const before = Promise.all(Array.from({ length: 20 }, () => ask(twin)))
    expect((await manager.post('/updateOrderStatus', { orderId: order?.orderId, status })).status).toBe(200)
    const after = await Promise.all([staff, twin, manager, elsewhere, staff, elsewhere].map(ask))
    expect(after.map((reply) => reply.status)).toEqual([200, 200, 200, 404, 200, 404])
    for (const { body } of after.filter((reply) => reply.status === 200))
      expect(body.orders).toContainEqual(expect.objectContaining({ orderId: order?.orderId, status }))
    await before
  }
})
