import { createAdminPaymentLink } from '@sizzle/contract/payments.ts'
import { describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { openLog } from '../kit/log.ts'
import { stripePayments } from '../outside/pay/stripe.ts'
import { anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { useStripeApp } from '../testing/stripe-app.ts'
import { testCardPayments } from '../testing/test-card-payments.ts'
import { reconcile } from './reconcile.ts'

const house = useStripeApp()
const ask = (sessionId: string) => house().customer.post('/getOrderBySessionId', { sessionId })
const stateOf = (sessionId: string) =>
  house().app.database.db.one<{ state: string }>(sql`select state from payment_sessions where id = ${sessionId}`)

/** The customer gave a card, the checkout closed, and the bank said no afterwards. */
async function refuse(sessionId: string) {
  const session = house().stripe.books.sessionFor(sessionId)
  session.status = 'complete'
  await house().tell(house().failed(session))
}

const REFUSED = {
  code: 'payment_refused',
  userMessage: 'Your card was refused. Nothing was charged, and your cart is as you left it.',
}

describe('a card that the bank refuses after the checkout', () => {
  it('is said to be refused, at once and after its time, and makes no order', async () => {
    const sessionId = await house().start(undefined, { specialInstructions: crypto.randomUUID() })
    expect((await ask(sessionId)).body).toMatchObject({ code: 'order_not_yet', isOver: false })
    await refuse(sessionId)
    expect((await ask(sessionId)).body).toMatchObject({ ...REFUSED, isOver: true })
    const provider = stripePayments({
      secretKey: 'sk_test_of_nobody',
      webhookSecrets: [],
      apiBase: house().stripe.apiBase,
    })
    const later = () => new Date(Date.now() + 40 * 60_000)
    await reconcile(testCardPayments(house().app.database, provider), openLog('silent'), later)
    expect(await stateOf(sessionId)).toEqual({ state: 'expired' })
    expect((await ask(sessionId)).body).toMatchObject(REFUSED)
    expect(await house().orderOf(sessionId)).toBeUndefined()
    expect(await house().breaches()).toEqual([])
  })

  it('is no end when another card was only declined at the checkout', async () => {
    const sessionId = await house().start(undefined, { specialInstructions: crypto.randomUUID() })
    const declined = { object: 'payment_intent', livemode: false, metadata: { session_id: sessionId } }
    await house().tell(house().stripe.books.event('payment_intent.payment_failed', declined))
    expect(await stateOf(sessionId)).toEqual({ state: 'failed' })
    expect((await ask(sessionId)).body).toMatchObject({ code: 'order_not_yet', isOver: false })
  })

  it('ends a payment link too: its page says so, and it is not waiting any more', async () => {
    const orderData = await anOrder(house().app, { paymentMethod: 'online' })
    const made = bodyOf(
      createAdminPaymentLink,
      await house().admin.post('/createAdminPaymentLink', { orderData, sendSMS: false }),
    )
    await refuse(made.sessionId)
    const page = async (path: string) =>
      (await fetch(made.paymentLink.replace(/^http:\/\/localhost(:\d+)?/, house().app.url) + path)).text()
    expect(await page('/thanks')).toContain('Your card was refused')
    expect(await page('')).toContain('Your card was refused')
    expect((await house().admin.get(`/getPaymentLink?sessionId=${made.sessionId}`)).body).toMatchObject({
      standing: 'refused',
      qrCodeData: null,
    })
    expect((await house().admin.get('/getPaymentLinks')).body.links).toEqual([])
  })
})
