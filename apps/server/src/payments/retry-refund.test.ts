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
