import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { openLog } from '../kit/log.ts'
import { stripePayments } from '../outside/pay/stripe.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { useStripeApp } from '../testing/stripe-app.ts'
import { testCardPayments } from '../testing/test-card-payments.ts'
import { until } from '../testing/until.ts'
import { reconcile } from './reconcile.ts'

const house = useStripeApp()
const db = () => house().app.database.db
const provider = () =>
  stripePayments({
    secretKey: 'sk_test_of_nobody',
    webhookSecrets: [],
    apiBase: house().stripe.apiBase,
    timeoutMs: 500,
  })
const reconcileAt = (minutes: number) =>
  reconcile(
    testCardPayments(house().app.database, provider()),
    openLog('silent'),
    () => new Date(Date.now() + minutes * 60_000),
  )
const aCart = () => ({ specialInstructions: randomUUID() })
const stateOf = async (sessionId: string) =>
  (await db().one<{ state: string }>(sql`select state from payment_sessions where id = ${sessionId}`)).state
const alertsAbout = (sessionId: string) =>
  db().many<{ kind: string }>(sql`select kind from payment_alerts where session_id = ${sessionId}`)
const refundedBySelf = (sessionId: string) =>
  until(
    () => house().refundsOf(sessionId),
    (refunds) => refunds.some(({ state }) => state === 'succeeded'),
  )

describe('a customer who pays and never comes back', () => {
  it('has an order all the same: the event alone makes it', async () => {
    const sessionId = await house().start(undefined, aCart())
    await house().tell(house().completed(house().stripe.books.pay(sessionId)))
    expect(await house().orderOf(sessionId)).toMatchObject({ status: 'pending', payment_status: 'paid' })
  })

  it('has an order also when the event was lost for hours (money 16)', async () => {
    const sessions = await Promise.all(Array.from({ length: 12 }, () => house().start(undefined, aCart())))
    for (const sessionId of sessions) house().stripe.books.pay(sessionId)
    await reconcileAt(5 * 60)
    for (const sessionId of sessions) expect(await house().orderOf(sessionId)).toMatchObject({ payment_status: 'paid' })
    await house().tell(house().completed(house().stripe.books.sessionFor(sessions[0] ?? '')))
    expect(await house().breaches()).toEqual([])
  })

  it('has it within minutes also where somebody asked again and again before it was paid (money 16)', async () => {
    const sessionId = await house().start(undefined, aCart())
    for (let asked = 0; asked < 8; asked++) {
      const seen = await house().customer.post('/getOrderBySessionId', { sessionId })
      expect(seen.body).toMatchObject({ code: 'order_not_yet', state: 'open' })
      await db().run(sql`update payment_sessions set checked_at = now() - interval '1 minute' where id = ${sessionId}`)
    }
    house().stripe.books.pay(sessionId)
    await reconcileAt(3)
    expect(await house().orderOf(sessionId)).toMatchObject({ payment_status: 'paid' })
  })

  it('has it with the first question after a provider that did not answer', async () => {
    const sessionId = await house().start(undefined, aCart())
    house().stripe.books.pay(sessionId)
    house().stripe.arm(/checkout\/sessions/, { kind: 'status', status: 503, when: 'before' }, 50)
    const early = await house().customer.post('/getOrderBySessionId', { sessionId })
    expect(early.body).toMatchObject({ code: 'order_not_yet', state: 'open' })
    house().stripe.disarm()
    const late = await house().customer.post('/getOrderBySessionId', { sessionId })
    expect(late.status).toBe(200)
  })

  it('has one when page, event and reconciliation all look at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const sessionId = await house().start(undefined, aCart())
      const session = house().stripe.books.pay(sessionId)
      await Promise.all([
        ...Array.from({ length: 5 }, () => house().customer.post('/getOrderBySessionId', { sessionId })),
        ...Array.from({ length: 5 }, () => house().tell(house().completed(session))),
        reconcileAt(40),
        reconcileAt(40),
      ])
      expect(await house().orderOf(sessionId)).toBeDefined()
    }
    expect(await house().breaches()).toEqual([])
  })
})

describe('a session that nobody pays', () => {
  it('is ended at the provider after its time, and can then not be paid any more', async () => {
    const sessionId = await house().start(undefined, aCart())
    await reconcileAt(20)
    expect(await stateOf(sessionId)).toBe('open')
    await reconcileAt(40)
    expect(await stateOf(sessionId)).toBe('expired')
    expect(house().stripe.books.sessionFor(sessionId).status).toBe('expired')
    const asked = await house().customer.post('/getOrderBySessionId', { sessionId })
    expect(asked.body).toMatchObject({ code: 'order_not_yet', state: 'expired' })
  })

  it('that was paid in its last second is an order and not an end', async () => {
    const sessionId = await house().start(undefined, aCart())
    house().stripe.books.pay(sessionId)
    await reconcileAt(40)
    expect(await house().orderOf(sessionId)).toMatchObject({ payment_status: 'paid' })
  })

  it('is asked about again when the provider did not answer', async () => {
    const sessionId = await house().start(undefined, aCart())
    house().stripe.books.pay(sessionId)
    house().stripe.arm(/checkout\/sessions/, { kind: 'status', status: 503, when: 'before' }, 50)
    await reconcileAt(20)
    expect(await house().orderOf(sessionId)).toBeUndefined()
    house().stripe.disarm()
    await reconcileAt(60)
    expect(await house().orderOf(sessionId)).toBeDefined()
  })
})

describe('opening a session', () => {
  it('after a lost answer finds the same one again, under the same key', async () => {
    const orderData = await anOrder(house().app, { paymentMethod: 'online', ...aCart() })
    const key = { 'idempotency-key': randomUUID() }
    house().stripe.arm(/POST .*checkout\/sessions$/, { kind: 'drop', when: 'after' }, 2)
    const lost = await house().customer.post('/createCustomerPayment', { orderData }, key)
    expect([lost.status, lost.body.code]).toEqual([502, 'payment_session_failed'])
    expect(lost.body.userMessage).toBe('Failed to create payment session')
    const again = await house().customer.post('/createCustomerPayment', { orderData }, key)
    expect(again.status).toBe(200)
    const { books } = house().stripe
    const ours = [...books.sessions.values()].filter((one) => one.client_reference_id === again.body.sessionId)
    expect(ours).toHaveLength(1)
  })

  it('asks for exactly what the server’s prices add up to, tax and tip included', async () => {
    const orderData = await anOrder(house().app, { paymentMethod: 'online', ...aCart() })
    const withTip = {
      ...orderData,
      tipAmount: 1.23,
      pricing: { ...orderData.pricing, tip: 1.23, total: orderData.pricing.total + 1.23 },
    }
    const reply = await house().customer.post('/createCustomerPayment', { orderData: withTip })
    const session = house().stripe.books.sessionFor(String(reply.body.sessionId))
    expect(session.amount_total).toBe(Math.round(withTip.pricing.total * 100))
    expect(session.currency).toBe('cad')
    expect(session.success_url).toContain(`/order-success?session_id=${String(reply.body.sessionId)}`)
  })

  it('is refused like any order: with other prices, missing items, or no items at all', async () => {
    const good = await anOrder(house().app, { paymentMethod: 'online' })
    const post = (orderData: object) => house().customer.post('/createCustomerPayment', { orderData })
    expect((await post({ ...good, pricing: { subtotal: 0.01, tax: 0, tip: 0, total: 0.01 } })).body.code).toBe(
      'pricing_mismatch',
    )
    expect((await post({ ...good, items: [] })).body.code).toBe('invalid_input')
    expect((await post({ ...good, items: [{ ...good.items[0], id: 'moon-cheese' }] })).body.code).toBe(
      'item_unavailable',
    )
    expect((await (await house().app.guest()).post('/createCustomerPayment', { orderData: good })).status).toBe(401)
  })
})

describe('two sessions for one cart', () => {
  it('that are both paid make one order; the other money goes back by itself (money 32)', async () => {
    const cart = aCart()
    for (const together of [true, false]) {
      const changes = { ...cart, specialInstructions: `${cart.specialInstructions} ${together}` }
      const [one, two] = [await house().start(undefined, changes), await house().start(undefined, changes)]
      const pay = (id: string) => house().tell(house().completed(house().stripe.books.pay(id)))
      if (together) await Promise.all([pay(one), pay(two)])
      else await pay(one).then(() => pay(two))
      const orders = [await house().orderOf(one), await house().orderOf(two)].filter(Boolean)
      expect(orders).toHaveLength(1)
      const second = (await house().orderOf(one)) ? two : one
      expect(await refundedBySelf(second)).toMatchObject([{ cause: 'late', state: 'succeeded' }])
      expect(await alertsAbout(second)).toMatchObject([{ kind: 'late_money' }])
      const asked = await house().customer.post('/getOrderBySessionId', { sessionId: second })
      expect(asked.body.userMessage).toBe(
        'This order was paid twice, and you got it once. Your payment has been refunded.',
      )
    }
    expect(await house().breaches()).toEqual([])
  })

  it('that differ only in how the same cart was filled in are one order all the same', async () => {
    const cartId = randomUUID()
    const [one, two] = [
      await house().start(undefined, { cartId, specialInstructions: 'mild' }),
      await house().start(undefined, { cartId, specialInstructions: 'hot' }),
    ]
    const pay = (id: string) => house().tell(house().completed(house().stripe.books.pay(id)))
    await Promise.all([pay(one), pay(two)])
    const orders = [await house().orderOf(one), await house().orderOf(two)].filter(Boolean)
    expect(orders).toHaveLength(1)
    await refundedBySelf((await house().orderOf(one)) ? two : one)
    expect(await house().breaches()).toEqual([])
  })

  it('one of which was ordered for cash meanwhile: the cash order stands, the card money goes back', async () => {
    const cartId = randomUUID()
    const sessionId = await house().start(undefined, { cartId })
    const cash = await house().customer.post('/createCustomerOrderCash', await anOrder(house().app, { cartId }))
    expect(cash.status).toBe(200)
    const told = await house().tell(house().completed(house().stripe.books.pay(sessionId)))
    expect([told.body.outcome, await house().orderOf(sessionId)]).toEqual(['refund', undefined])
    expect(await refundedBySelf(sessionId)).toMatchObject([{ cause: 'late', state: 'succeeded' }])
    expect(await alertsAbout(sessionId)).toMatchObject([{ kind: 'late_money' }])
  })

  it('are two meals when the second was begun after the first was paid', async () => {
    const cart = aCart()
    const first = await house().paidOrder(undefined, cart)
    const second = await house().paidOrder(undefined, cart)
    expect(second.order.id).not.toBe(first.order.id)
  })
})

describe('money for an order that can no longer be made', () => {
  beforeAll(() => alwaysOpen(house().app))

  it.each([
    [
      'item_gone',
      'An item of your order is no longer available.',
      sql`update menu_items set is_available = false where location_id = 'truro'`,
    ],
    [
      'location_inactive',
      'This location is no longer taking orders.',
      sql`update locations set is_active = false where id = 'truro'`,
    ],
  ])('goes back by itself (%s), with an alert and a letter that says why (money 15)', async (_, sentence, change) => {
    const sessionId = await house().start(undefined, aCart())
    await db().run(change)
    const reply = await house().tell(house().completed(house().stripe.books.pay(sessionId)))
    await db().run(sql`update menu_items set is_available = true where location_id = 'truro'`)
    await db().run(sql`update locations set is_active = true where id = 'truro'`)
    expect(reply.body.outcome).toBe('refund')
    expect(await house().orderOf(sessionId)).toBeUndefined()
    expect(await refundedBySelf(sessionId)).toMatchObject([{ cause: 'late', state: 'succeeded' }])
    expect(await alertsAbout(sessionId)).toMatchObject([{ kind: 'late_money' }])
    const letter = await db().one<{ text: string }>(
      sql`select text from messages where template = 'payment_refunded' order by id desc limit 1`,
    )
    expect(letter.text).toContain(sentence)
  })

  it('goes back when it comes after its time and the doors are closed, and is an order when they are open', async () => {
    const [late, inTime] = [await house().start(undefined, aCart()), await house().start(undefined, aCart())]
    await db().run(sql`update payment_sessions set expires_at = now() - interval '1 hour' where id = ${late}`)
    const closed = { open: '00:00', close: '00:00', closed: true }
    const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
      day,
      closed,
    ])
    await db().run(
      sql`update locations set hours = ${JSON.stringify(Object.fromEntries(week))}::jsonb where id = 'truro'`,
    )
    for (const sessionId of [late, inTime]) await house().tell(house().completed(house().stripe.books.pay(sessionId)))
    await alwaysOpen(house().app)
    expect(await refundedBySelf(late)).toMatchObject([{ state: 'succeeded' }])
    expect(await house().orderOf(inTime)).toBeDefined()
    expect(await house().breaches()).toEqual([])
  })

  it('goes back later when the provider is away at that moment', async () => {
    const sessionId = await house().start(undefined, aCart())
    await db().run(sql`update locations set is_active = false where id = 'truro'`)
    house().stripe.arm(/POST .*refunds/, { kind: 'drop', when: 'after' }, 3)
    await house().tell(house().completed(house().stripe.books.pay(sessionId)))
    await db().run(sql`update locations set is_active = true where id = 'truro'`)
    await until(
      () => Promise.resolve(house().stripe.books.refunds.length),
      (n) => n > 0,
    )
    house().stripe.disarm()
    await reconcileAt(20)
    expect(await refundedBySelf(sessionId)).toMatchObject([{ state: 'succeeded' }])
    const intent = house().stripe.books.sessionFor(sessionId).payment_intent
    expect(house().stripe.books.refunds.filter((refund) => refund.payment_intent === intent)).toHaveLength(1)
  })
})
