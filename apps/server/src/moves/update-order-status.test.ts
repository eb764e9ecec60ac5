import { randomUUID } from 'node:crypto'
import { canMove, ORDER_STATUSES } from '@sizzle/domain/order/status.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
let customer: Caller
let admin: Caller

beforeAll(async () => {
  await alwaysOpen(app())
  customer = await app().signUp()
  admin = await app().admin()
})

async function anOrderIn(status: string): Promise<string> {
  const reply = await customer.post('/createCustomerOrderCash', await anOrder(app()))
  await app().database.db.run(sql`update orders set status = ${status} where id = ${reply.body.orderId}`)
  return String(reply.body.orderId)
}
const move = (orderId: string, status: string, headers = {}) =>
  admin.post('/updateOrderStatus', { orderId, status }, headers)

describe('moving an order', () => {
  it.each(ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const)))(
    '%s -> %s is what the one table says',
    async (from, to) => {
      const orderId = await anOrderIn(from)
      const reply = await move(orderId, to)
      if (from === to || canMove(from, to)) {
        expect(reply).toMatchObject({ status: 200, body: { orderId, oldStatus: from, newStatus: to } })
      } else {
        expect(reply).toMatchObject({
          status: 409,
          body: { code: 'invalid_transition', from, to, current: { status: from } },
        })
      }
    },
  )

  it('twice at once moves it once: one wins, the history has one entry, the other learns nothing changed', async () => {
    const orderId = await anOrderIn('pending')
    const replies = await Promise.all(Array.from({ length: 10 }, () => move(orderId, 'preparing')))
    expect(replies.every((reply) => reply.status === 200)).toBe(true)
    expect(replies.filter((reply) => reply.body.oldStatus === 'pending')).toHaveLength(1)
    const { n } = await app().database.db.one<{ n: number }>(
      sql`select count(*)::int as n from order_events where order_id = ${orderId}`,
    )
    expect(n).toBe(2)
  })

  it('tells the loser of a race what is there now, who did it and when (ordering 26)', async () => {
    const orderId = await anOrderIn('preparing')
    await move(orderId, 'ready')
    const late = await move(orderId, 'cancelled')
    expect(late).toMatchObject({ status: 409, body: { current: { status: 'ready', by: 'Owner' } } })
    expect(Date.parse(String((late.body.current as { at: string }).at))).toBeGreaterThan(Date.now() - 60_000)
  })

  it('tells who comes second to the same status that nothing changed, and who did it (ordering 25)', async () => {
    const orderId = await anOrderIn('pending')
    expect((await move(orderId, 'preparing')).body).toMatchObject({ changed: true, version: 2 })
    const cook = await aColleague(app(), 'staff', ['truro'], 'Second Cook')
    const second = await cook.post('/updateOrderStatus', { orderId, status: 'preparing' })
    expect(second.body).toMatchObject({ changed: false, version: 2, current: { status: 'preparing', by: 'Owner' } })
  })

  it('made offline on an older version is refused, unless it arrives where it wanted to', async () => {
    const orderId = await anOrderIn('pending')
    const late = (status: string, expectedVersion: number) =>
      admin.post('/updateOrderStatus', { orderId, status, expectedVersion })
    await move(orderId, 'preparing')
    expect((await late('preparing', 1)).body).toMatchObject({ success: true, changed: false })
    expect((await late('ready', 1)).body).toMatchObject({ code: 'order_changed', current: { status: 'preparing' } })
    expect((await late('ready', 2)).body).toMatchObject({ success: true, version: 3 })
  })

  it('is refused with the list of what is allowed', async () => {
    expect((await move(await anOrderIn('pending'), 'completed')).body.allowed).toEqual(['preparing', 'cancelled'])
  })

  it('sets the estimate to 45 minutes ahead when preparation starts', async () => {
    const orderId = await anOrderIn('pending')
    await move(orderId, 'preparing')
    const row = await app().database.db.one<{ minutes: number }>(sql`
      select extract(epoch from estimated_ready - prep_started_at)::int / 60 as minutes from orders where id = ${orderId}`)
    expect(row.minutes).toBe(45)
  })

  it('an unknown order is 404, and what is no id at all is 400', async () => {
    expect((await move(randomUUID(), 'ready')).body.code).toBe('order_not_found')
    expect((await move('nonsense', 'ready')).status).toBe(400)
  })

  it('a customer may not, with whichever key', async () => {
    const orderId = await anOrderIn('pending')
    expect((await customer.post('/updateOrderStatus', { orderId, status: 'ready' })).status).toBe(401)
    const withAdminKey = await customer.post(
      '/updateOrderStatus',
      { orderId, status: 'ready' },
      { 'x-api-key': admin.apiKey },
    )
    expect(withAdminKey.status).toBe(403)
  })
})
