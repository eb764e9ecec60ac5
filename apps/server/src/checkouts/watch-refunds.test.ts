import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { openLog } from '../kit/log.ts'
import { stripePayments } from '../outside/pay/stripe.ts'
import { useStripeApp } from '../testing/stripe-app.ts'
import { testCardPayments } from '../testing/test-card-payments.ts'
import { reconcile } from './reconcile.ts'
import { watchRefunds } from './watch-refunds.ts'

const house = useStripeApp()
const db = () => house().app.database.db
const cards = () =>
  testCardPayments(
    house().app.database,
    stripePayments({ secretKey: 'sk_test_of_nobody', webhookSecrets: [], apiBase: house().stripe.apiBase }),
  )
const watch = (minutesLater = 0) => watchRefunds(cards(), () => new Date(Date.now() + minutesLater * 60_000))
const paid = () => house().paidOrder(undefined, { specialInstructions: crypto.randomUUID() })
const seenUntil = async () =>
  (await db().maybe<{ seen_until: Date }>(sql`select seen_until from refund_watch`))?.seen_until
const alertsAbout = (sessionId: string) =>
  db().many(sql`select id from payment_alerts where session_id = ${sessionId} and kind = 'refunded_outside'`)

beforeEach(async () => {
  await db().run(sql`delete from refund_watch`)
})

describe('a refund on the provider’s own pages whose webhook is lost', () => {
  it('is noticed once, tells a person, and the webhook that comes after all changes nothing', async () => {
    const { sessionId, session, order } = await paid()
    house().stripe.books.refundOutside(session)
    const late = house().refunded(session)
    await watch()
    expect(await house().paymentOf(sessionId)).toMatchObject({ refunded: order.total, asked_back: order.total })
    expect(await house().orderOf(sessionId)).toMatchObject({ payment_status: 'refunded' })
    expect(await alertsAbout(sessionId)).toHaveLength(1)

    await watch()
    expect((await house().tell(late)).body.outcome).toBe('nothing')
    await watch(30)
    expect(await house().refundsOf(sessionId)).toMatchObject([
      { cause: 'provider', amount: order.total, state: 'succeeded' },
    ])
    expect(await alertsAbout(sessionId)).toHaveLength(1)
    expect(await house().breaches()).toEqual([])
  })

  it('is one refund when the webhook and several looks come at the same moment', async () => {
    const { sessionId, session } = await paid()
    house().stripe.books.refundOutside(session, 300)
    await Promise.all([watch(), house().tell(house().refunded(session)), watch(), watch()])
    expect(await house().refundsOf(sessionId)).toMatchObject([{ amount: 300 }])
    expect(await house().breaches()).toEqual([])
  })

  it('counts beside our own refunds of the same payment, and each one only once', async () => {
    const { sessionId, session } = await paid()
    const payment = await house().paymentOf(sessionId)
    await house().admin.post('/refundPayment', { paymentId: payment?.id, amount: 1, reason: 'Cold naan' })
    for (const amount of [200, 200]) {
      house().stripe.books.refundOutside(session, amount)
      await watch()
    }
    expect((await house().paymentOf(sessionId))?.refunded).toBe(500)
    expect(await house().breaches()).toEqual([])
  })

  it('makes no order of money that has gone again before we heard that it was there', async () => {
    const sessionId = await house().start(undefined, { specialInstructions: crypto.randomUUID() })
    const session = house().stripe.books.pay(sessionId)
    house().stripe.books.refundOutside(session)
    await watch()
    await reconcile(cards(), openLog('silent'), () => new Date(Date.now() + 20 * 60_000))
    expect(await house().orderOf(sessionId)).toBeUndefined()
    expect(await house().breaches()).toEqual([])
  })
})

describe('asking for refunds', () => {
  it('goes on where it stopped, and an outage leaves the mark where it was', async () => {
    await watch()
    const mark = await seenUntil()
    expect(Date.now() - (mark?.getTime() ?? 0)).toBeGreaterThan(50 * 60_000)
    const { sessionId, session } = await paid()
    house().stripe.books.refundOutside(session, 100)
    for (const path of [/v1\/refunds$/, /v1\/payment_intents/]) {
      house().stripe.arm(path, { kind: 'status', status: 500, when: 'before' })
      await expect(watch(60)).rejects.toThrow('the provider did not say')
      expect(await seenUntil()).toEqual(mark)
    }
    await watch(60)
    expect((await house().paymentOf(sessionId))?.refunded).toBe(100)
    expect((await seenUntil())?.getTime()).toBeGreaterThan(mark?.getTime() ?? 0)
  })

  it('after a long silence takes it in steps', async () => {
    const days = 24 * 60 * 60_000
    await db().run(sql`insert into refund_watch values ('stripe', ${new Date(Date.now() - 25 * days)})`)
    const { sessionId, session } = await paid()
    house().stripe.books.refundOutside(session, 100)
    for (const expected of [0, 0, 100]) {
      await watch()
      expect((await house().paymentOf(sessionId))?.refunded).toBe(expected)
    }
  })

  it('turns every page, and leaves payments alone that another program took on the same account', async () => {
    const { sessionId, session } = await paid()
    house().stripe.books.refundOutside(session, 100)
    for (let n = 0; n < 120; n++)
      house().stripe.books.refundOutside({ payment_intent: `pi_of_others_${n % 3}`, amount_total: 5 })
    const before = house().stripe.requests.length
    await watch()
    expect((await house().paymentOf(sessionId))?.refunded).toBe(100)
    const asked = house().stripe.requests.slice(before)
    expect(asked.filter((request) => request === 'GET /v1/refunds').length).toBeGreaterThanOrEqual(2)
    expect(asked.filter((request) => request.includes('pi_of_others'))).toHaveLength(3)
  })
})
