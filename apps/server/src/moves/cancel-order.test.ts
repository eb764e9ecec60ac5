import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
let customer: Caller
let manager: Caller
let staff: Caller

beforeAll(async () => {
  await alwaysOpen(app())
  customer = await app().signUp()
  manager = await aColleague(app(), 'manager', ['truro'], 'Meera Manager')
  staff = await aColleague(app(), 'staff', ['truro'], 'Sam Staff')
})

async function anOrderWith(columns: { status?: string; paymentStatus?: string; paymentMethod?: string } = {}) {
  const reply = await customer.post('/createCustomerOrderCash', await anOrder(app()))
  const orderId = String(reply.body.orderId)
  const { status = 'pending', paymentStatus = 'unpaid', paymentMethod = 'cash' } = columns
  await app().database.db.run(sql`
    update orders set status = ${status}, payment_status = ${paymentStatus}, payment_method = ${paymentMethod} where id = ${orderId}`)
  return orderId
}
const rowOf = (orderId: string) =>
  app().database.db.one<{ status: string; cancel_reason: string | null; total: number }>(
    sql`select status, cancel_reason, total from orders where id = ${orderId}`,
  )
const eventsOf = (orderId: string) =>
  app().database.db.many<{ kind: string; status: string; actor_name: string; note: string | null }>(
    sql`select kind, status, actor_name, note from order_events where order_id = ${orderId} order by seq`,
  )

describe('cancelling an order', () => {
  it('keeps the reason, who and when; an unpaid order needs no refund', async () => {
    const orderId = await anOrderWith()
    const reply = await manager.post('/cancelOrder', { orderId, cancelReason: ' Out of paneer ' })
    expect(reply).toMatchObject({
      status: 200,
      body: { oldStatus: 'pending', newStatus: 'cancelled', refund: null, message: 'Order cancelled successfully.' },
    })
    expect(await rowOf(orderId)).toMatchObject({ status: 'cancelled', cancel_reason: 'Out of paneer' })
    expect((await eventsOf(orderId)).at(-1)).toEqual({
      kind: 'status',
      status: 'cancelled',
      actor_name: 'Meera Manager',
      note: 'Out of paneer',
    })
  })

  it.each([
    [{ reason: 'Kitchen fire' }, 'Kitchen fire'],
    [{ cancelReason: 'first', reason: 'second' }, 'first'],
    [{ cancelReason: '   ' }, 'Cancelled by admin'],
    [{}, 'Cancelled by admin'],
  ])('takes the reason from %j (ordering 28)', async (sent, kept) => {
    const orderId = await anOrderWith()
    await manager.post('/cancelOrder', { orderId, ...sent })
    expect((await rowOf(orderId)).cancel_reason).toBe(kept)
  })

  it.each(['cancelReason', 'reason'])(
    'refuses a %s of more than 500 characters and cuts none (ordering 29)',
    async (field) => {
      const orderId = await anOrderWith()
      const longest = 'x'.repeat(500)
      const tooLong = await manager.post('/cancelOrder', { orderId, [field]: `${longest}y` })
      expect(tooLong).toMatchObject({ status: 400, body: { code: 'invalid_input', fields: [{ field }] } })
      expect(JSON.stringify(tooLong.body.fields)).toContain('At most 500 characters')
      expect((await rowOf(orderId)).status).toBe('pending')
      await manager.post('/cancelOrder', { orderId, [field]: longest })
      expect((await rowOf(orderId)).cancel_reason).toBe(longest)
    },
  )

  it('as a move keeps the reason that programs get', async () => {
    const orderId = await anOrderWith()
    expect((await manager.post('/updateOrderStatus', { orderId, status: 'cancelled' })).status).toBe(200)
    expect((await rowOf(orderId)).cancel_reason).toBe('Cancelled by admin')
  })

  it('of a paid cash order asks for a refund by hand, in the answer and in the timeline', async () => {
    const orderId = await anOrderWith({ status: 'preparing', paymentStatus: 'paid' })
    const reply = await manager.post('/cancelOrder', { orderId, cancelReason: 'Out of rice' })
    const { total } = await rowOf(orderId)
    expect(reply.body).toMatchObject({
      refund: {
        success: false,
        refundId: null,
        amount: total / 100,
        status: 'manual_required',
        method: 'cash',
        error: null,
      },
      message: `Order cancelled. Please handle the cash refund of $${(total / 100).toFixed(2)} manually.`,
    })
    const events = await eventsOf(orderId)
    expect(events.at(-1)).toMatchObject({ kind: 'payment', note: `Refund by hand: $${(total / 100).toFixed(2)}` })
    expect(events.filter(({ kind }) => kind === 'status').map(({ status }) => status)).toEqual(['pending', 'cancelled'])
  })

  it('paid in another way is said to be reviewed by hand', async () => {
    const orderId = await anOrderWith({ paymentStatus: 'paid', paymentMethod: 'manual' })
    const reply = await manager.post('/cancelOrder', { orderId, reason: 'x' })
    expect(reply.body.message).toMatch(
      /^Order cancelled. Refund warning: please process the refund of \$[\d.]+ manually\.$/,
    )
  })

  it.each(['ready', 'completed'])(
    'is refused once it is %s, with what is allowed and what is there now',
    async (status) => {
      const orderId = await anOrderWith({ status })
      const reply = await manager.post('/cancelOrder', { orderId, reason: 'x' })
      expect(reply).toMatchObject({
        status: 409,
        body: { code: 'invalid_transition', allowed: status === 'ready' ? ['completed'] : [], current: { status } },
      })
    },
  )

  it('again changes nothing: one event, and no second refund is said to be due', async () => {
    const orderId = await anOrderWith({ paymentStatus: 'paid' })
    await manager.post('/cancelOrder', { orderId, reason: 'first' })
    const again = await manager.post('/cancelOrder', { orderId, reason: 'second' })
    expect(again).toMatchObject({ status: 200, body: { oldStatus: 'cancelled', refund: null } })
    expect((await rowOf(orderId)).cancel_reason).toBe('first')
    expect(await eventsOf(orderId)).toHaveLength(3)
  })

  it('and finishing at the same moment: exactly one of them happens, whoever sends how many', async () => {
    for (let round = 0; round < 5; round += 1) {
      const orderId = await anOrderWith({ status: 'preparing', paymentStatus: 'paid' })
      const replies = await Promise.all([
        ...Array.from({ length: 4 }, () => manager.post('/cancelOrder', { orderId, reason: 'x' })),
        ...Array.from({ length: 4 }, () => staff.post('/updateOrderStatus', { orderId, status: 'ready' })),
      ])
      const { status } = await rowOf(orderId)
      const losers = replies.filter((reply) => reply.status === 409)
      expect(losers).toHaveLength(4)
      for (const { body } of losers) expect(body.current).toMatchObject({ status })
      const refunds = (await eventsOf(orderId)).filter(({ note }) => note?.startsWith('Refund'))
      expect(refunds).toHaveLength(status === 'cancelled' ? 1 : 0)
    }
  })

  it('decided on an older version is refused', async () => {
    const orderId = await anOrderWith()
    await staff.post('/updateOrderStatus', { orderId, status: 'preparing' })
    const stale = await manager.post('/cancelOrder', { orderId, reason: 'x', expectedVersion: 1 })
    expect(stale).toMatchObject({ status: 409, body: { code: 'order_changed', current: { by: 'Sam Staff' } } })
    expect((await rowOf(orderId)).status).toBe('preparing')
  })

  it('is a manager’s right, at the own locations', async () => {
    const orderId = await anOrderWith()
    expect((await staff.post('/cancelOrder', { orderId, reason: 'x' })).status).toBe(403)
    const byMove = await staff.post('/updateOrderStatus', { orderId, status: 'cancelled' })
    expect([byMove.status, byMove.body.code]).toEqual([403, 'permission-denied'])
    const stranger = await aColleague(app(), 'staff', ['new-glasgow'])
    expect((await stranger.post('/updateOrderStatus', { orderId, status: 'cancelled' })).body.code).toBe(
      'order_not_found',
    )
    const elsewhere = await aColleague(app(), 'manager', ['new-glasgow'])
    expect((await elsewhere.post('/cancelOrder', { orderId, reason: 'x' })).body.code).toBe('order_not_found')
    expect((await manager.post('/cancelOrder', { orderId: randomUUID(), reason: 'x' })).status).toBe(404)
    expect((await rowOf(orderId)).status).toBe('pending')
  })
})
