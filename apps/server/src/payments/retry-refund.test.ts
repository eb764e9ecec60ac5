import { getOpenMoney } from '@sizzle/contract/open-money.ts'
import { getPaymentProblems, getRefund } from '@sizzle/contract/payment-lists.ts'
import { retryRefund } from '@sizzle/contract/payments.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aColleague } from '../testing/a-colleague.ts'
import { bodyOf } from '../testing/body-of.ts'
import { readLive } from '../testing/live-reader.ts'
import { useStripeApp } from '../testing/stripe-app.ts'
import type { Caller } from '../testing/test-app.ts'

const house = useStripeApp()
let manager: Caller

beforeAll(async () => {
  manager = await aColleague(house().app, 'manager', ['truro'], 'Meera Manager')
})

const alertOf = async (orderId: string) =>
  bodyOf(getPaymentProblems, await manager.get('/getPaymentProblems')).alerts.filter(
    (alert) => alert.orderId === orderId,
  )
const refundNow = async (refundId: string) =>
  bodyOf(getRefund, await manager.get(`/getRefund?refundId=${refundId}`)).refund
const retry = (refundId: string) => manager.post('/retryRefund', { refundId })

/** What the provider decides about the newest refund that it only promised. */
async function decide(status: 'succeeded' | 'failed', reason?: string) {
  const [made] = house().stripe.books.refunds
  if (!made) throw new Error('no refund was made')
  made.status = status
  if (reason) made.failure_reason = reason
  await house().tell(house().stripe.books.event(status === 'failed' ? 'refund.failed' : 'refund.updated', made))
}

async function aFailedRefund() {
  const { sessionId, order } = await house().paidOrder(undefined, { specialInstructions: crypto.randomUUID() })
  house().stripe.books.refundStatus = 'pending'
  await manager.post('/cancelOrder', { orderId: order.id, cancelReason: 'Out of paneer' })
  await decide('failed', 'lost_or_stolen_card')
  const [refund] = await house().refundsOf(sessionId)
  if (!refund) throw new Error('no refund was written down')
  return { order, refundId: refund.id }
}

const openOf = async (orderId: string) => {
  const { failedRefunds, sums } = bodyOf(getOpenMoney, await manager.get('/getOpenMoney'))
  expect(sums.failedRefunds.count).toBe(failedRefunds.length)
  return failedRefunds.filter((one) => one.orderId === orderId)
}

describe('a failed refund is money that is still to be given back (money 105)', () => {
  it('until it is tried again, and again when that fails too', async () => {
    const { order, refundId } = await aFailedRefund()
    const total = order.total / 100
    expect(await openOf(order.id)).toMatchObject([{ amount: total, inCash: total, status: 'cancelled', by: '' }])
    await retry(refundId)
    expect(await openOf(order.id)).toEqual([])
    await decide('failed', 'expired_or_canceled_card')
    expect(await openOf(order.id)).toHaveLength(1)
    await retry(refundId)
    await decide('succeeded')
    expect(await openOf(order.id)).toEqual([])
  })

  it('until somebody who gave it back another way says so', async () => {
    const { order } = await aFailedRefund()
    const [alert] = await alertOf(order.id)
    await manager.post('/resolvePaymentAlert', { alertId: alert?.id })
    expect(await openOf(order.id)).toEqual([])
  })

  it('but for what another refund of its payment gave back since', async () => {
    const { sessionId, order } = await house().paidOrder(undefined, { specialInstructions: crypto.randomUUID() })
    const payment = await house().paymentOf(sessionId)
    house().stripe.books.refundStatus = 'pending'
    const giveBack = (amount: number) =>
      manager.post('/refundPayment', { paymentId: payment?.id, amount, reason: 'Cold food' })
    await giveBack(order.total / 100)
    await decide('failed', 'lost_or_stolen_card')
    await giveBack(5)
    expect(await openOf(order.id)).toMatchObject([{ amount: (order.total - 500) / 100 }])
  })

  it('nowhere else, and the guest hears of it before leaving', async () => {
    const guest = await house().app.signUp()
    const { order } = await house().paidOrder(guest, { specialInstructions: crypto.randomUUID() })
    house().stripe.books.refundStatus = 'pending'
    await manager.post('/cancelOrder', { orderId: order.id, cancelReason: 'Out of paneer' })
    await decide('failed', 'lost_or_stolen_card')
    const elsewhere = await aColleague(house().app, 'manager', ['new-glasgow'])
    expect(bodyOf(getOpenMoney, await elsewhere.get('/getOpenMoney')).failedRefunds).toEqual([])
    const told = await guest.post('/deleteMyAccount', { confirm: 'DELETE', password: 'Turmeric-42' })
    expect([told.body.code, told.body.owed]).toEqual([
      'money_owed',
      [{ shortNumber: order.short_number, location: 'Truro Heights', amount: order.total / 100 }],
    ])
  })
})

describe('a failed refund that is tried again', () => {
  it('waits for the provider while it is only promised: the alert says so, and no press claims more', async () => {
    const { order, refundId } = await aFailedRefund()
    expect(await alertOf(order.id)).toMatchObject([{ kind: 'refund_failed', refundState: 'failed' }])
    const live = await readLive(house().app.url, { cookie: manager.cookie })
    const again = bodyOf(retryRefund, await retry(refundId))
    expect(again.refund).toMatchObject({ status: 'pending', error: null })
    await live.until(({ data }) => data.topic === 'payment.changed')
    live.close()
    expect(await alertOf(order.id)).toMatchObject([{ refundState: 'pending' }])
    expect(await refundNow(refundId)).toMatchObject({ state: 'pending', lastError: null })
    expect(await retry(refundId)).toMatchObject({ status: 409, body: { code: 'refund_not_failed' } })
  })

  it('and fails again is told apart from the first time: the alert has the new reason, and the button is back', async () => {
    const { order, refundId } = await aFailedRefund()
    await retry(refundId)
    await decide('failed', 'expired_or_canceled_card')
    expect(await alertOf(order.id)).toMatchObject([
      { refundState: 'failed', detail: { error: 'expired_or_canceled_card', order: order.short_number } },
    ])
    expect(await refundNow(refundId)).toMatchObject({ state: 'failed', lastError: 'expired_or_canceled_card' })
  })

  it('and goes through takes its alert with it, and says so to who asks', async () => {
    const { order, refundId } = await aFailedRefund()
    await retry(refundId)
    await decide('succeeded')
    expect(await alertOf(order.id)).toEqual([])
    expect(await refundNow(refundId)).toMatchObject({ state: 'succeeded', amount: order.total / 100 })
  })

  it('is nobody’s at another place', async () => {
    const { refundId } = await aFailedRefund()
    const elsewhere = await aColleague(house().app, 'manager', ['new-glasgow'])
    expect((await elsewhere.get(`/getRefund?refundId=${refundId}`)).body.code).toBe('refund_not_found')
  })
})
