import { cancelOrder } from '@sizzle/contract/cancel-order.ts'
import { getPaymentProblems, getRefund } from '@sizzle/contract/payment-lists.ts'
import { refundPayment } from '@sizzle/contract/payments.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { reconcile } from '../checkouts/reconcile.ts'
import { sql } from '../kit/db/sql.ts'
import { openLog } from '../kit/log.ts'
import { stripePayments } from '../outside/pay/stripe.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { bodyOf } from '../testing/body-of.ts'
import { useStripeApp } from '../testing/stripe-app.ts'
import type { Caller } from '../testing/test-app.ts'
import { testCardPayments } from '../testing/test-card-payments.ts'
import { until } from '../testing/until.ts'

const house = useStripeApp()
let manager: Caller
let staff: Caller

beforeAll(async () => {
  manager = await aColleague(house().app, 'manager', ['truro'], 'Meera Manager')
  staff = await aColleague(house().app, 'staff', ['truro'], 'Sam Staff')
})

const aCart = () => ({ specialInstructions: crypto.randomUUID() })
const paid = () => house().paidOrder(undefined, aCart())
const cancel = (orderId: string, by = manager) => by.post('/cancelOrder', { orderId, cancelReason: 'Out of paneer' })
const refund = async (sessionId: string, amount: number, by = manager) => {
  const payment = await house().paymentOf(sessionId)
  return by.post('/refundPayment', { paymentId: payment?.id, amount, reason: 'Cold naan' })
}
const provider = () =>
  stripePayments({ secretKey: 'sk_test_of_nobody', webhookSecrets: [], apiBase: house().stripe.apiBase })
const later = (minutes: number) => () => new Date(Date.now() + minutes * 60_000)
const reconcileAt = (minutes: number) =>
  reconcile(testCardPayments(house().app.database, provider()), openLog('silent'), later(minutes))
const settled = async (sessionId: string, state: string) =>
  until(
    () => house().refundsOf(sessionId),
    (refunds) => refunds.at(-1)?.state === state,
  )
const letters = (to: string) =>
  house().app.database.db.many<{ template: string; text: string }>(
    sql`select template, text from messages where template = 'payment_refunded' and text like ${`%${to}%`}`,
  )

describe('cancelling an order that was paid by card', () => {
  it('sends the money back once, and the answer says so (money 21)', async () => {
    const { sessionId, session, order } = await paid()
    const reply = await cancel(order.id)
    const money = `$${(order.total / 100).toFixed(2)}`
    expect(reply).toMatchObject({
      status: 200,
      body: {
        refund: { success: true, amount: order.total / 100, status: 'succeeded', method: 'original card', error: null },
        message: expect.stringMatching(
          `^Order cancelled. Refund of \\${money} \\(re_\\w+, succeeded\\) via the original card`,
        ),
      },
    })
    expect(await house().orderOf(sessionId)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
    expect(house().stripe.books.refunded(session.payment_intent ?? '')).toBe(order.total)
    expect(await letters(order.short_number)).toMatchObject([{ text: expect.stringContaining(money) }])
    const again = await cancel(order.id)
    expect(again.body).toMatchObject({
      refund: { success: true, refundId: bodyOf(cancelOrder, reply).refund?.refundId },
    })
  })

  it('by the customer sends it back too, without anybody waiting for it', async () => {
    const { sessionId, order } = await paid()
    const reply = await house().customer.post('/cancelMyOrder', { orderId: order.id })
    expect(reply.body).toMatchObject({ newStatus: 'cancelled' })
    expect(await settled(sessionId, 'succeeded')).toMatchObject([{ cause: 'cancelled', amount: order.total }])
    expect(await house().orderOf(sessionId)).toMatchObject({ payment_status: 'refunded' })
  })

  it('by many at once, also against the kitchen, refunds at most once and never what is served', async () => {
    for (let round = 0; round < 8; round++) {
      const { sessionId, session, order } = await paid()
      await staff.post('/updateOrderStatus', { orderId: order.id, status: 'preparing' })
      await Promise.all([
        ...Array.from({ length: 4 }, () => cancel(order.id)),
        ...Array.from({ length: 3 }, () => staff.post('/updateOrderStatus', { orderId: order.id, status: 'ready' })),
      ])
      const after = await house().orderOf(sessionId)
      const there = house().stripe.books.refunded(session.payment_intent ?? '')
      expect(there).toBe(after?.status === 'cancelled' ? order.total : 0)
    }
    expect(await house().breaches()).toEqual([])
  })

  it.each([
    ['says no', { kind: 'status', status: 402, when: 'before' }, 'failed'],
    ['has an outage', { kind: 'status', status: 500, when: 'before' }, 'pending'],
    ['cuts the line before', { kind: 'drop', when: 'before' }, 'pending'],
    ['cuts the line after', { kind: 'drop', when: 'after' }, 'pending'],
    ['never answers', { kind: 'hang', when: 'after' }, 'pending'],
  ] as const)(
    'stays cancelled when the provider %s, says what is open, and gets the money back later',
    async (_, fault, status) => {
      const { sessionId, session, order } = await paid()
      // The library repeats a cut connection once by itself, under the same key.
      house().stripe.arm(/POST .*refunds$/, fault, fault.kind === 'drop' ? 2 : 1)
      const reply = await cancel(order.id)
      expect(reply.status).toBe(200)
      expect(reply.body).toMatchObject({
        newStatus: 'cancelled',
        refund: { success: false, status, error: expect.any(String) },
        message: expect.stringContaining('Refund warning'),
      })
      const told = await letters(order.short_number)
      expect(told).toEqual([])
      await reconcileAt(20)
      await settled(sessionId, 'succeeded')
      expect(house().stripe.books.refunded(session.payment_intent ?? '')).toBe(order.total)
      expect(await house().orderOf(sessionId)).toMatchObject({ payment_status: 'refunded' })
      expect(await letters(order.short_number)).toHaveLength(1)
      expect(await house().breaches()).toEqual([])
    },
    60_000,
  )
})

describe('a refund that the provider only promises', () => {
  it('is pending until its event, and nobody is told that the money is back', async () => {
    const { sessionId, order } = await paid()
    house().stripe.books.refundStatus = 'pending'
    const reply = await cancel(order.id)
    house().stripe.books.refundStatus = 'succeeded'
    expect(reply.body.refund).toMatchObject({ success: true, status: 'pending' })
    expect(await house().orderOf(sessionId)).toMatchObject({ payment_status: 'paid' })
    expect(await letters(order.short_number)).toEqual([])
    const [made] = house().stripe.books.refunds
    if (!made) throw new Error('no refund was made')
    made.status = 'succeeded'
    await house().tell(house().stripe.books.event('refund.updated', made))
    expect(await house().orderOf(sessionId)).toMatchObject({ payment_status: 'refunded' })
    expect(await letters(order.short_number)).toHaveLength(1)
  })

  it('and then refuses is shown to people, may be tried again under a new key, and late news of the first try changes nothing', async () => {
    const { sessionId, session, order } = await paid()
    house().stripe.books.refundStatus = 'pending'
    await cancel(order.id)
    house().stripe.books.refundStatus = 'succeeded'
    const [made] = house().stripe.books.refunds
    if (!made) throw new Error('no refund was made')
    made.status = 'failed'
    made.failure_reason = 'lost_or_stolen_card'
    const bad = () => house().tell(house().stripe.books.event('refund.failed', made))
    await bad()
    const problems = await manager.get('/getPaymentProblems')
    expect(problems.body.alerts).toContainEqual(
      expect.objectContaining({
        kind: 'refund_failed',
        orderId: order.id,
        detail: expect.objectContaining({ error: 'lost_or_stolen_card' }),
      }),
    )
    const [row] = await house().refundsOf(sessionId)
    expect((await staff.post('/retryRefund', { refundId: row?.id })).status).toBe(403)
    const retried = await manager.post('/retryRefund', { refundId: row?.id })
    expect(retried.body.refund).toMatchObject({ success: true, status: 'succeeded' })
    await bad()
    expect(await house().refundsOf(sessionId)).toMatchObject([{ state: 'succeeded', key_number: 2 }])
    expect(house().stripe.books.refunded(session.payment_intent ?? '')).toBe(order.total)
    const left = await manager.get('/getPaymentProblems')
    expect(bodyOf(getPaymentProblems, left).alerts.filter((alert) => alert.orderId === order.id)).toEqual([])
    expect((await manager.post('/retryRefund', { refundId: row?.id })).body.code).toBe('refund_not_failed')
  })

  it('that a bank takes back days later makes the order paid again, and somebody is told', async () => {
    const { sessionId, order } = await paid()
    await cancel(order.id)
    const [made] = house().stripe.books.refunds
    if (!made) throw new Error('no refund was made')
    made.status = 'failed'
    await house().tell(house().stripe.books.event('refund.failed', made))
    expect(await house().orderOf(sessionId)).toMatchObject({ payment_status: 'paid' })
    expect(await house().refundsOf(sessionId)).toMatchObject([{ state: 'failed' }])
    await manager.post('/retryRefund', { refundId: (await house().refundsOf(sessionId))[0]?.id })
    expect(await house().breaches()).toEqual([])
  })
})

describe('a part of the money', () => {
  it('goes back by a manager, step by step, and never more than there is', async () => {
    const { sessionId, order } = await paid()
    const total = order.total / 100
    const first = bodyOf(refundPayment, await refund(sessionId, 1))
    expect(first).toMatchObject({ refund: { success: true, amount: 1 }, left: Number((total - 1).toFixed(2)) })
    const followed = bodyOf(getRefund, await manager.get(`/getRefund?refundId=${first.refund.id}`))
    expect(followed.refund).toMatchObject({ id: first.refund.id, providerRefundId: first.refund.refundId, amount: 1 })
    expect(await house().orderOf(sessionId)).toMatchObject({ payment_status: 'paid' })
    const tooMuch = await refund(sessionId, total)
    const left = Number((total - 1).toFixed(2))
    expect(tooMuch).toMatchObject({ status: 409, body: { code: 'refund_exceeds_payment', left } })
    expect((await refund(sessionId, 0)).body.code).toBe('refund_amount_invalid')
    expect((await refund(sessionId, -1)).body.code).toBe('refund_amount_invalid')
    const rest = await cancel(order.id)
    expect(rest.body.refund).toMatchObject({ success: true, amount: Number((total - 1).toFixed(2)) })
    expect(await house().orderOf(sessionId)).toMatchObject({ payment_status: 'refunded' })
    expect((await refund(sessionId, 0.01)).body.code).toBe('refund_exceeds_payment')
  })

  it('is a manager’s right, at the own locations', async () => {
    const { sessionId } = await paid()
    expect((await refund(sessionId, 1, staff)).status).toBe(403)
    const elsewhere = await aColleague(house().app, 'manager', ['new-glasgow'])
    expect((await refund(sessionId, 1, elsewhere)).body.code).toBe('payment_not_found')
    expect((await elsewhere.get('/getPayments')).body.payments).toEqual([])
    expect((await elsewhere.get('/getPayments?locationId=truro')).body.code).toBe('location_not_found')
  })

  it('stays within the payment for any sequence of refunds, cancellations and outages, also in parallel', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('refund' as const), cents: fc.integer({ min: -5, max: 900 }) }),
      fc.record({ kind: fc.constant('cancel' as const) }),
      fc.record({ kind: fc.constant('outside' as const), cents: fc.integer({ min: 1, max: 300 }) }),
      fc.record({
        kind: fc.constant('fault' as const),
        status: fc.constantFrom(402 as const, 500 as const),
        when: fc.constantFrom('before' as const, 'after' as const),
      }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        const { sessionId, session, order } = await paid()
        const { stripe } = house()
        await Promise.all(
          steps.map(async (one) => {
            if (one.kind === 'refund') await refund(sessionId, one.cents / 100)
            if (one.kind === 'cancel') await cancel(order.id)
            if (one.kind === 'fault')
              stripe.arm(/POST .*refunds$/, { kind: 'status', status: one.status, when: one.when })
            if (one.kind === 'outside') {
              const left = order.total - stripe.books.refunded(session.payment_intent ?? '')
              if (left > 0) stripe.books.refundOutside(session, Math.min(one.cents, left))
              await house().tell(house().refunded(session))
            }
          }),
        )
        stripe.disarm()
        const payment = await house().paymentOf(sessionId)
        expect(payment?.asked_back).toBeLessThanOrEqual(order.total)
        expect(stripe.books.refunded(session.payment_intent ?? '')).toBeLessThanOrEqual(order.total)
      }),
      { numRuns: 25 },
    )
    for (let minutes = 20; minutes < 20_000; minutes *= 4) await reconcileAt(minutes)
    for (const session of house().stripe.books.sessions.values())
      if (session.payment_intent) await house().tell(house().refunded(session))
    const breaches = await until(
      () => house().breaches(),
      (found) => found.length === 0,
    )
    expect(breaches).toEqual([])
  })

  it('is refused by the database itself when everything else fails', async () => {
    const { sessionId, order } = await paid()
    const { db } = house().app.database
    const over = db.run(sql`update payments set asked_back = ${order.total + 1} where session_id = ${sessionId}`)
    await expect(over).rejects.toThrow('never_more_back_than_taken')
    const negative = db.run(sql`update payments set refunded = -1 where session_id = ${sessionId}`)
    await expect(negative).rejects.toThrow('never_more_back_than_taken')
  })
})

describe('money that was taken by hand', () => {
  it('is marked by hand, and card money never is', async () => {
    const { anOrder } = await import('../testing/an-order.ts')
    const cash = await house().customer.post('/createCustomerOrderCash', await anOrder(house().app))
    const orderId = String(cash.body.orderId)
    const mark = (paymentStatus: string, by = manager, id = orderId) =>
      by.post('/updateOrderPaymentStatus', { orderId: id, paymentStatus })
    expect((await mark('paid', staff)).body).toMatchObject({
      paymentStatus: 'paid',
      message: expect.stringContaining('Payment Confirmed'),
    })
    expect((await mark('paid', staff)).status).toBe(200)
    expect((await mark('unpaid')).body.code).toBe('invalid_payment_transition')
    expect((await mark('refunded', staff)).body.code).toBe('permission-denied')
    expect((await mark('refunded')).status).toBe(200)
    const { order } = await paid()
    expect((await mark('refunded', manager, order.id)).body.code).toBe('payment_by_provider')
  })
})
