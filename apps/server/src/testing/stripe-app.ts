import { afterAll, beforeAll, expect } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { alwaysOpen, anOrder } from './an-order.ts'
import { endIdleConnections } from './end-idle-connections.ts'
import { openFakeStripe } from './fake-stripe.ts'
import type { FakeEvent, FakeSession } from './fake-stripe-books.ts'
import { moneyBreaches } from './money-oracle.ts'
import { signature } from './stripe-signature.ts'
import { type Caller, openTestApp } from './test-app.ts'

export const WEBHOOK_SECRETS = ['whsec_the_old_one_1234', 'whsec_the_new_one_5678']

export type StripeApp = Awaited<ReturnType<typeof openStripeApp>>

/** The app against the stand-in for Stripe, with what the tests of money do over and over. */
async function openStripeApp(now?: () => Date) {
  const stripe = await openFakeStripe()
  const environment = {
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_of_nobody',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRETS.join(','),
    STRIPE_API_BASE: stripe.apiBase,
    LOG_LEVEL: 'silent',
  }
  const app = await openTestApp(environment, undefined, now)
  await alwaysOpen(app)
  const customer = await app.signUp()
  const admin = await app.admin()

  async function start(by: Caller = customer, changes: Record<string, unknown> = {}): Promise<string> {
    const orderData = await anOrder(app, { paymentMethod: 'online', ...changes })
    const reply = await by.post('/createCustomerPayment', { orderData })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    return String(reply.body.sessionId)
  }
  /** A session whose money is there and whose order is made. */
  async function paidOrder(by: Caller = customer, changes: Record<string, unknown> = {}) {
    const sessionId = await start(by, changes)
    const session = stripe.books.pay(sessionId)
    await tell(completed(session))
    const order = await orderOf(sessionId)
    if (!order) throw new Error('the paid session became no order')
    return { sessionId, session, order }
  }
  const completed = (session: FakeSession) => stripe.books.event('checkout.session.completed', session)
  const refunded = (session: FakeSession) => stripe.books.event('charge.refunded', stripe.books.charge(session))
  const expired = (session: FakeSession) =>
    stripe.books.event('checkout.session.expired', { ...session, status: 'expired', payment_status: 'unpaid' })
  const failed = (session: FakeSession) =>
    stripe.books.event('checkout.session.async_payment_failed', { ...session, payment_status: 'unpaid' })

  async function tell(event: FakeEvent, signed: { secret?: string; at?: number; body?: string } = {}) {
    const body = signed.body ?? JSON.stringify(event)
    const header = signature(
      body,
      signed.secret ?? WEBHOOK_SECRETS[0] ?? '',
      signed.at ?? (now && Math.floor(now().getTime() / 1000)),
    )
    return post(body, header)
  }
  async function post(body: string, header: string) {
    const answer = await fetch(`${app.url}/api/webhooks/stripe`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'stripe-signature': header },
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }

  const orderOf = (sessionId: string) =>
    app.database.db.maybe<{ id: string; status: string; payment_status: string; total: number; short_number: string }>(
      sql`select id, status, payment_status, total, short_number from orders where payment_session_id = ${sessionId}`,
    )
  const paymentOf = (sessionId: string) =>
    app.database.db.maybe<{
      id: string
      amount: number
      asked_back: number
      refunded: number
      order_id: string | null
    }>(sql`select id, amount, asked_back, refunded, order_id from payments where session_id = ${sessionId}`)
  const refundsOf = (sessionId: string) =>
    app.database.db.many<{
      id: string
      amount: number
      state: string
      cause: string
      last_error: string | null
      key_number: number
    }>(sql`
      select r.id, r.amount, r.state, r.cause, r.last_error, r.key_number from refunds r
      join payments p on p.id = r.payment_id where p.session_id = ${sessionId} order by r.requested_at`)

  return {
    app,
    stripe,
    customer,
    admin,
    start,
    paidOrder,
    completed,
    refunded,
    expired,
    failed,
    tell,
    post,
    orderOf,
    paymentOf,
    refundsOf,
    breaches: () => moneyBreaches(app.database.db, stripe),
    async stop() {
      await app.stop()
      await stripe.stop()
    },
  }
}

/** `now` is the clock of its calls. */
export function useStripeApp(now?: () => Date): () => StripeApp {
  let opened: StripeApp | undefined
  beforeAll(async () => {
    opened = await openStripeApp(now)
  })
  afterAll(async () => {
    endIdleConnections()
    await opened?.stop()
  })
  return () => {
    if (!opened) throw new Error('the app is open only while tests run')
    return opened
  }
}
