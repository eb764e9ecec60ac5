import { getPaymentProblems } from '@sizzle/contract/payment-lists.ts'
import { describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { bodyOf } from '../testing/body-of.ts'
import { useStripeApp, WEBHOOK_SECRETS } from '../testing/stripe-app.ts'
import { signature } from '../testing/stripe-signature.ts'

const house = useStripeApp()
const now = () => Math.floor(Date.now() / 1000)

async function aPaidEvent() {
  const sessionId = await house().start()
  const session = house().stripe.books.pay(sessionId)
  return { sessionId, session, event: house().completed(session) }
}
const alertsAbout = (sessionId: string) =>
  house().app.database.db.many<{ kind: string; detail: Record<string, unknown> }>(
    sql`select kind, detail from payment_alerts where session_id = ${sessionId}`,
  )

describe('a payment event', () => {
  it('that is signed makes the order', async () => {
    const { sessionId, event } = await aPaidEvent()
    expect(await house().tell(event)).toEqual({ status: 200, body: { received: true, outcome: 'order' } })
    expect(await house().orderOf(sessionId)).toMatchObject({ status: 'pending', payment_status: 'paid' })
  })

  it('is taken from both secrets while one is exchanged for the other', async () => {
    for (const secret of WEBHOOK_SECRETS) {
      const { event } = await aPaidEvent()
      expect((await house().tell(event, { secret })).status).toBe(200)
    }
  })

  it('is refused when it is forged, and leaves nothing behind (money 18)', async () => {
    const { sessionId, event } = await aPaidEvent()
    const body = JSON.stringify(event)
    const good = signature(body, WEBHOOK_SECRETS[0] ?? '')
    const forged = [
      '',
      'nonsense',
      `t=${now()}`,
      `t=${now()},v1=`,
      `t=${now()},v1=${'0'.repeat(64)}`,
      good.replace('v1=', 'v0='),
      signature(body, 'whsec_somebody_elses_1'),
      good.replace(/t=\d+/, `t=${now() - 10}`),
      good.replace(/t=\d+/, 't=soon'),
      `t=${now()},${signature(body, WEBHOOK_SECRETS[0] ?? '', now() - 4000)}`,
      `${signature(body, WEBHOOK_SECRETS[0] ?? '', now() - 4000)},t=${now()}`,
    ]
    for (const header of forged) {
      expect(await house().post(body, header)).toMatchObject({
        status: 400,
        body: { code: 'webhook_signature_invalid' },
      })
    }
    const spaced = JSON.stringify(event, null, 1)
    expect((await house().post(spaced, good)).status).toBe(400)
    expect(await house().orderOf(sessionId)).toBeUndefined()
    const { n } = await house().app.database.db.one<{ n: number }>(
      sql`select count(*)::int as n from provider_events where id = ${event.id}`,
    )
    expect(n).toBe(0)
  })

  it.each([
    [-301, 400],
    [-299, 200],
    [299, 200],
    [301, 400],
    [3600, 400],
    [10 * 365 * 86_400, 400],
  ])('dated %i seconds from now answers %i', async (seconds, status) => {
    const { event } = await aPaidEvent()
    expect((await house().tell(event, { at: now() + seconds })).status).toBe(status)
  })

  it('is for the provider that is set up, posted, and of a sane size', async () => {
    const { event } = await aPaidEvent()
    const body = JSON.stringify(event)
    const headers = { 'stripe-signature': signature(body, WEBHOOK_SECRETS[0] ?? '') }
    const to = (path: string, init: RequestInit) => fetch(`${house().app.url}${path}`, init)
    expect((await to('/api/webhooks/sandbox', { method: 'POST', body, headers })).status).toBe(404)
    expect((await to('/api/webhooks/stripe', { method: 'GET' })).status).toBe(405)
    const huge = JSON.stringify({ ...event, padding: 'x'.repeat(300_000) })
    expect((await house().tell(event, { body: huge })).status).toBe(413)
  })

  it('counts once, also as 100 parallel copies; every copy is answered 200 (money 19)', async () => {
    const { sessionId, event } = await aPaidEvent()
    const replies = await Promise.all(Array.from({ length: 100 }, () => house().tell(event)))
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
    expect(replies.filter((reply) => reply.body.outcome === 'order')).toHaveLength(1)
    const { n } = await house().app.database.db.one<{ n: number }>(
      sql`select count(*)::int as n from orders where payment_session_id = ${sessionId}`,
    )
    expect(n).toBe(1)
  })

  it('of something that is not ours is taken and changes nothing', async () => {
    const { session } = await aPaidEvent()
    for (const reference of ['order-77', null, '018f0000-0000-7000-8000-000000000000']) {
      const foreign = house().completed({ ...session, client_reference_id: reference as string })
      expect(await house().tell(foreign)).toMatchObject({ status: 200, body: { outcome: 'unknown' } })
    }
    const other = house().stripe.books.event('customer.created', { object: 'customer', id: 'cus_1' })
    expect(await house().tell(other)).toMatchObject({ status: 200, body: { outcome: 'nothing' } })
  })

  it.each([
    ['amount', { amount_total: 1 }],
    ['currency', { currency: 'usd' }],
    ['mode', { livemode: true }],
    ['checkout', { id: 'cs_test_another' }],
  ])('whose %s is not what was asked for is looked at by a person, and is never paid', async (differs, change) => {
    const { sessionId, session } = await aPaidEvent()
    const reply = await house().tell(house().completed({ ...session, ...change }))
    expect(reply).toMatchObject({ status: 200, body: { outcome: 'review' } })
    expect(await house().orderOf(sessionId)).toBeUndefined()
    expect(await house().paymentOf(sessionId)).toBeUndefined()
    expect(await alertsAbout(sessionId)).toMatchObject([{ kind: 'mismatch', detail: { differs } }])
    const asked = await house().customer.post('/getOrderBySessionId', { sessionId })
    expect(asked.body).toMatchObject({
      code: 'order_not_yet',
      userMessage: 'The restaurant is checking your payment and will contact you.',
    })
  })

  it('of another mode than the secret key makes no order, and is kept with its reason', async () => {
    const { sessionId, event } = await aPaidEvent()
    expect((await house().tell({ ...event, livemode: true })).status).toBe(500)
    expect(await house().orderOf(sessionId)).toBeUndefined()
    const problems = bodyOf(getPaymentProblems, await house().admin.get('/getPaymentProblems')).failedWebhooks
    expect(problems.find(({ eventId }) => eventId === event.id)).toMatchObject({
      error: 'The event is of live mode, and the secret key of test mode',
    })
    expect((await house().tell(event)).body).toMatchObject({ outcome: 'order' })
  })

  it('that only promises the money waits for the event that brings it', async () => {
    const { sessionId, session } = await aPaidEvent()
    await house().tell(house().completed({ ...session, payment_status: 'unpaid' }))
    expect(await house().orderOf(sessionId)).toBeUndefined()
    await house().tell(house().stripe.books.event('checkout.session.async_payment_succeeded', session))
    expect(await house().orderOf(sessionId)).toMatchObject({ payment_status: 'paid' })
  })

  it('that cannot be worked off is answered 500, kept with its error, and can be replayed by an admin (money 20)', async () => {
    const { sessionId, event } = await aPaidEvent()
    const { db } = house().app.database
    const broken = () => db.run(sql`update payment_sessions set snapshot = snapshot - 'lines' where id = ${sessionId}`)
    const { snapshot } = await db.one<{ snapshot: object }>(
      sql`select snapshot from payment_sessions where id = ${sessionId}`,
    )
    await broken()
    expect((await house().tell(event)).status).toBe(500)
    const problems = await house().admin.get('/getPaymentProblems')
    const [failure] = bodyOf(getPaymentProblems, problems).failedWebhooks
    expect(failure).toMatchObject({ eventId: event.id, eventType: 'checkout.session.completed', tries: 1 })

    const failureId = failure?.id
    const again = await house().admin.post('/retryFailedWebhook', { failureId })
    expect(again.body).toMatchObject({ resolved: false, message: expect.stringContaining('failed again') })
    await db.run(sql`update payment_sessions set snapshot = ${JSON.stringify(snapshot)}::jsonb where id = ${sessionId}`)
    expect((await house().admin.post('/retryFailedWebhook', { failureId })).body).toMatchObject({ resolved: true })
    expect(await house().orderOf(sessionId)).toMatchObject({ payment_status: 'paid' })
    expect((await house().admin.get('/getPaymentProblems')).body.failedWebhooks).toEqual([])
    expect((await house().customer.post('/retryFailedWebhook', { failureId })).status).toBe(401)
  })

  it('that failed once is also settled by the provider’s own repetition', async () => {
    const { sessionId, event } = await aPaidEvent()
    const { db } = house().app.database
    await db.run(
      sql`update payment_sessions set location_id = location_id, snapshot = snapshot || '{"lines": 7}' where id = ${sessionId}`,
    )
    const { snapshot } = await db.one<{ snapshot: { pricing: object } }>(
      sql`select snapshot from payment_sessions where id = ${sessionId}`,
    )
    expect((await house().tell(event)).status).toBe(500)
    const other = await db.one<{ lines: object }>(
      sql`select snapshot -> 'lines' as lines from payment_sessions where snapshot -> 'lines' <> '7' limit 1`,
    )
    const mended = JSON.stringify({ ...snapshot, lines: other.lines })
    await db.run(sql`update payment_sessions set snapshot = ${mended}::jsonb where id = ${sessionId}`)
    expect(await house().tell(event)).toMatchObject({ status: 200, body: { outcome: 'order' } })
    expect((await house().admin.get('/getPaymentProblems')).body.failedWebhooks).toEqual([])
  })
})

it('no money was lost or doubled by any of this', async () => {
  expect(await house().breaches()).toEqual([])
})
