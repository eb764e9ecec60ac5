import { getLocationOrders, getOrderDetails } from '@sizzle/contract/board.ts'
import { cancelOrder } from '@sizzle/contract/cancel-order.ts'
import { getMyOrders } from '@sizzle/contract/my-orders.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { bodyOf } from '../testing/body-of.ts'
import { readLive } from '../testing/live-reader.ts'
import { useStripeApp } from '../testing/stripe-app.ts'
import type { Caller } from '../testing/test-app.ts'
import { until } from '../testing/until.ts'

const house = useStripeApp()
let manager: Caller

beforeAll(async () => {
  manager = await aColleague(house().app, 'manager', ['truro'], 'Mia Manager')
})

const paid = () => house().paidOrder(undefined, { specialInstructions: crypto.randomUUID() })
const detailsOf = async (orderId: string) =>
  bodyOf(getOrderDetails, await manager.get(`/getOrderDetails?orderId=${orderId}`)).order
const onTheBoard = async (orderId: string, status: string) =>
  bodyOf(getLocationOrders, await manager.get(`/getLocationOrders?locationId=truro&status=${status}`)).orders.find(
    ({ id }) => id === orderId,
  )
const asTheCustomer = async (orderId: string) =>
  bodyOf(getMyOrders, await house().customer.get('/getMyOrders')).orders.find(({ id }) => id === orderId)
const giveBack = async (sessionId: string, amount: number) =>
  manager.post('/refundPayment', {
    paymentId: (await house().paymentOf(sessionId))?.id,
    amount,
    reason: 'Cold naan',
  })
const letterAbout = (orderId: string) =>
  until(
    () =>
      house().app.database.db.maybe<{ text: string }>(
        sql`select text from messages where template = 'order_cancelled' and dedupe_key = ${`order-cancelled:${orderId}`}`,
      ),
    (letter) => letter !== undefined,
  )
const cents = (dollars: number) => Math.round(dollars * 100)

describe('an order of which a part was refunded before it is cancelled', () => {
  it('names what remains: on the board, to its customer, in the answer and in the letter', async () => {
    const { sessionId, order } = await paid()
    await giveBack(sessionId, 1)
    const left = order.total - 100
    for (const seen of [await onTheBoard(order.id, 'active'), await asTheCustomer(order.id)])
      expect(seen?.moneyBack).toEqual({ refunded: 1, underWay: 0, failed: 0, left: left / 100 })
    const reply = bodyOf(
      cancelOrder,
      await manager.post('/cancelOrder', { orderId: order.id, cancelReason: 'Out of paneer' }),
    )
    expect(cents(reply.refund?.amount ?? 0)).toBe(left)
    const letter = await letterAbout(order.id)
    expect(letter?.text).toContain(`$${(left / 100).toFixed(2)}`)
    expect(letter?.text).not.toContain(`$${(order.total / 100).toFixed(2)} was refunded`)
    const after = await detailsOf(order.id)
    expect(after).toMatchObject({ paymentStatus: 'refunded', moneyBack: { left: 0, refunded: order.total / 100 } })
  })

  it('and whose rest is on its way already asks for nothing more', async () => {
    const { sessionId, order } = await paid()
    house().stripe.books.refundStatus = 'pending'
    await giveBack(sessionId, order.total / 100)
    house().stripe.books.refundStatus = 'succeeded'
    const reply = await manager.post('/cancelOrder', { orderId: order.id, cancelReason: 'Out of paneer' })
    expect(reply.body).toMatchObject({ newStatus: 'cancelled', refund: null })
    expect(await house().refundsOf(sessionId)).toHaveLength(1)
  })
})

describe('the guest of a cancelled order that was paid by card', () => {
  const emailsAbout = (orderId: string) =>
    house().app.database.db.many<{ template: string; state: string; text: string }>(sql`
      select template, state, text from messages
      where kind = 'email' and about_id = ${orderId} and template in ('order_cancelled', 'payment_refunded') order by id desc`)

  it('reads in one letter that it was cancelled and that the money is back (messages 73)', async () => {
    const { order } = await paid()
    await manager.post('/cancelOrder', { orderId: order.id, cancelReason: 'Out of paneer' })
    await letterAbout(order.id)
    const letters = await emailsAbout(order.id)
    expect(letters).toMatchObject([
      { template: 'order_cancelled', text: expect.stringMatching(/Refunded: +\$/) },
      { template: 'payment_refunded', state: 'skipped' },
    ])
  })

  it('is told that it is back by another one where the first could not say so yet (messages 73)', async () => {
    const { order } = await paid()
    house().stripe.books.refundStatus = 'pending'
    await manager.post('/cancelOrder', { orderId: order.id, cancelReason: 'Out of paneer' })
    house().stripe.books.refundStatus = 'succeeded'
    expect((await letterAbout(order.id))?.text).toMatch(/On its way back: +\$/)
    const made = house().stripe.books.refunds[0]
    if (!made) throw new Error('no refund was made')
    made.status = 'succeeded'
    await house().tell(house().stripe.books.event('refund.updated', made))
    expect(await emailsAbout(order.id)).toEqual([
      expect.objectContaining({ template: 'payment_refunded', state: expect.not.stringMatching('skipped') }),
      expect.objectContaining({ template: 'order_cancelled' }),
    ])
  })
})

describe('a refund that failed', () => {
  it('stays visible on the order, in its timeline, and to its customer, until it went through (money 23)', async () => {
    const { sessionId, order } = await paid()
    const live = await readLive(house().app.url, { cookie: house().customer.cookie })
    house().stripe.arm(/POST .*refunds$/, { kind: 'status', status: 402, when: 'before' })
    await manager.post('/cancelOrder', { orderId: order.id, cancelReason: 'Out of paneer' })
    await live.until(({ event, data }) => event === 'change' && data.id === order.id)
    live.close()
    const failed = { refunded: 0, underWay: 0, failed: order.total / 100, left: order.total / 100 }
    expect((await onTheBoard(order.id, 'cancelled'))?.moneyBack).toEqual(failed)
    expect((await asTheCustomer(order.id))?.moneyBack).toEqual(failed)
    const { timeline, version } = await detailsOf(order.id)
    expect(timeline.at(-1)).toMatchObject({
      kind: 'payment',
      note: expect.stringMatching(/^The refund of \$\S+ failed: /),
    })

    const [refund] = await house().refundsOf(sessionId)
    await manager.post('/retryRefund', { refundId: refund?.id })
    const after = await detailsOf(order.id)
    expect(after.version).toBeGreaterThan(version)
    expect(after.timeline.slice(-2)).toMatchObject([
      { by: 'Mia Manager', note: expect.stringContaining('asked for again') },
      { by: 'the system', note: expect.stringContaining('went back to the card') },
    ])
    expect(after.moneyBack).toMatchObject({ failed: 0, left: 0, refunded: order.total / 100 })
  })
})
