import { getPaymentLinks } from '@sizzle/contract/payment-links.ts'
import { createAdminPaymentLink } from '@sizzle/contract/payments.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { openLog } from '../kit/log.ts'
import { stripePayments } from '../outside/pay/stripe.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { useStripeApp } from '../testing/stripe-app.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'
import { testCardPayments } from '../testing/test-card-payments.ts'
import { until } from '../testing/until.ts'
import { reconcile } from './reconcile.ts'

const house = useStripeApp()
let maker: Caller
let colleague: Caller
let manager: Caller

beforeAll(async () => {
  maker = await aColleague(house().app, 'staff', ['truro'], 'Sam Staff')
  colleague = await aColleague(house().app, 'staff', ['truro'], 'Cora Colleague')
  manager = await aColleague(house().app, 'manager', ['truro'], 'Meera Manager')
})

async function aLink(by = maker, app = house().app) {
  const orderData = await anOrder(app, {
    paymentMethod: 'online',
    specialInstructions: crypto.randomUUID(),
    customerInfo: { name: 'Walk-in Priya', email: '', phone: '' },
  })
  return bodyOf(createAdminPaymentLink, await by.post('/createAdminPaymentLink', { orderData, sendSMS: false }))
}
const withdraw = (sessionId: string, by = maker) => by.post('/withdrawPaymentLink', { sessionId })
const page = async (address: string, app = house().app) =>
  (await fetch(address.replace(/^http:\/\/localhost(:\d+)?/, app.url))).text()
const sessionNow = (sessionId: string) =>
  house().app.database.db.one<{ state: string; withdrawn_by_name: string | null }>(
    sql`select state, withdrawn_by_name from payment_sessions where id = ${sessionId}`,
  )

describe('a payment link that is withdrawn', () => {
  it('can be paid by nobody: it ends here and at the provider, and everybody who looks reads it (money 31)', async () => {
    const { sessionId, paymentLink } = await aLink()
    const reply = await withdraw(sessionId)
    expect(reply).toMatchObject({ status: 200, body: { isWithdrawn: true } })
    expect(house().stripe.books.sessionFor(sessionId).status).toBe('expired')
    expect(await sessionNow(sessionId)).toEqual({ state: 'expired', withdrawn_by_name: 'Sam Staff' })
    expect(await page(paymentLink)).toContain('The restaurant has withdrawn this payment link')
    expect((await colleague.get(`/getPaymentLink?sessionId=${sessionId}`)).body).toMatchObject({
      standing: 'withdrawn',
      qrCodeData: null,
    })
    const open = bodyOf(getPaymentLinks, await maker.get('/getPaymentLinks')).links
    expect(open.some((link) => link.sessionId === sessionId)).toBe(false)
    expect(await withdraw(sessionId)).toMatchObject({ status: 200, body: { isWithdrawn: true } })
  })

  it('is its maker’s or a manager’s to withdraw, and unknown at other places', async () => {
    const { sessionId } = await aLink()
    const linkFor = async (by: Caller) =>
      bodyOf(getPaymentLinks, await by.get('/getPaymentLinks')).links.find((link) => link.sessionId === sessionId)
    expect([(await linkFor(maker))?.canWithdraw, (await linkFor(colleague))?.canWithdraw]).toEqual([true, false])
    expect(await withdraw(sessionId, colleague)).toMatchObject({
      status: 403,
      body: { code: 'payment_link_not_yours' },
    })
    const elsewhere = await aColleague(house().app, 'manager', ['new-glasgow'])
    expect(await withdraw(sessionId, elsewhere)).toMatchObject({ status: 404 })
    expect(await withdraw(sessionId, house().customer)).toMatchObject({ status: 401 })
    expect(await withdraw(sessionId, manager)).toMatchObject({ status: 200, body: { isWithdrawn: true } })
  })

  it('a customer’s own payment is withdrawn by a manager only, and the customer reads why', async () => {
    const sessionId = await house().start(undefined, { specialInstructions: crypto.randomUUID() })
    expect(await withdraw(sessionId, maker)).toMatchObject({ status: 404 })
    expect((await withdraw(sessionId, manager)).status).toBe(200)
    expect((await house().customer.post('/getOrderBySessionId', { sessionId })).body).toMatchObject({
      isOver: true,
      userMessage: 'The restaurant has withdrawn this payment. Nothing was charged.',
    })
  })

  it('while it is being paid is an order or withdrawn, never both', async () => {
    for (let round = 0; round < 12; round++) {
      const { sessionId } = await aLink()
      const { books } = house().stripe
      const pay = async () => {
        // A closed checkout cannot be paid.
        if (books.sessionFor(sessionId).status !== 'open') return
        await house().tell(house().completed(books.pay(sessionId)))
      }
      const [reply] = await Promise.all([withdraw(sessionId), round % 2 ? pay() : Promise.resolve().then(pay)])
      const order = await house().orderOf(sessionId)
      if (order) expect(reply).toMatchObject({ status: 409, body: { code: 'payment_link_paid' } })
      else expect(reply).toMatchObject({ status: 200, body: { isWithdrawn: true } })
    }
    expect(await house().breaches()).toEqual([])
  })

  it('after it was paid, of which nobody has heard yet, is the order', async () => {
    const { sessionId } = await aLink()
    house().stripe.books.pay(sessionId)
    const reply = await withdraw(sessionId)
    const order = await house().orderOf(sessionId)
    expect(reply).toMatchObject({ status: 409, body: { code: 'payment_link_paid', shortNumber: order?.short_number } })
    expect(await sessionNow(sessionId)).toEqual({ state: 'paid', withdrawn_by_name: null })
  })

  it('is asked for again until the provider answers, and is said to be withdrawn only then', async () => {
    const { sessionId, paymentLink } = await aLink()
    house().stripe.arm(/POST .*expire$/, { kind: 'status', status: 503, when: 'before' })
    const reply = await withdraw(sessionId)
    expect(reply).toMatchObject({ status: 200, body: { isWithdrawn: false } })
    expect(await page(paymentLink)).toContain('we are making sure that it was not paid')
    const provider = stripePayments({
      secretKey: 'sk_test_of_nobody',
      webhookSecrets: [],
      apiBase: house().stripe.apiBase,
    })
    const soon = () => new Date(Date.now() + 3 * 60_000)
    await reconcile(testCardPayments(house().app.database, provider), openLog('silent'), soon)
    expect(await sessionNow(sessionId)).toMatchObject({ state: 'expired' })
    expect(await page(paymentLink)).toContain('Nothing was charged')
  })

  it('that is paid after it was said to be withdrawn sends the money back by itself', async () => {
    const { sessionId } = await aLink()
    await withdraw(sessionId)
    await house().tell(house().completed(house().stripe.books.pay(sessionId)))
    expect(await house().orderOf(sessionId)).toBeUndefined()
    const refunds = await until(
      () => house().refundsOf(sessionId),
      ([refund]) => refund?.state === 'succeeded',
    )
    expect(refunds).toMatchObject([{ cause: 'late' }])
    expect(await house().breaches()).toEqual([])
  })
})

describe('in the sandbox', () => {
  const app = useTestApp()

  it('the hosted page of a withdrawn payment says so', async () => {
    await alwaysOpen(app())
    const staff = await aColleague(app(), 'staff', ['truro'])
    const made = await aLink(staff, app())
    expect(await page(made.paymentUrl, app())).toContain('4242 4242 4242 4242')
    await withdraw(made.sessionId, staff)
    const ended = await page(made.paymentUrl, app())
    expect(ended).toContain('This payment was ended')
    expect(ended).toContain(
      'Nothing was charged. The restaurant has withdrawn it, or the order was placed another way.',
    )
  })
})
