import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { staffLinks } from '../kit/staff-links.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { useStripeApp } from '../testing/stripe-app.ts'
import { until } from '../testing/until.ts'
import { raiseAlert } from './alerts.ts'

const house = useStripeApp()
const db = () => house().app.database.db

beforeAll(async () => {
  await aColleague(house().app, 'admin', [], 'Asha Admin')
  await aColleague(house().app, 'admin', [], 'Gone Admin')
  await db().run(sql`update users set is_active = false where name = 'Gone Admin'`)
  await aColleague(house().app, 'manager', ['truro'], 'Meera Manager')
})

const aCart = () => ({
  specialInstructions: crypto.randomUUID(),
  customerInfo: { name: 'Canary Kumar', email: 'canary@example.test', phone: '(902) 555-0177' },
})
type Alert = { id: string; kind: string }
type Mail = {
  recipient_name: string
  subject: string
  text: string
  html: string
  location_id: string
  tells_of: string
}

const alertsAbout = (sessionId: string) =>
  db().many<Alert>(sql`
    select id, kind from payment_alerts
    where session_id = ${sessionId} or payment_id in (select id from payments where session_id = ${sessionId}) order by raised_at`)
const mailsOf = (alerts: readonly Alert[]) =>
  db().many<Mail>(sql`
    select recipient_name, subject, text, html, location_id, split_part(dedupe_key, ':', 2) as tells_of from messages
    where template = 'payment_alert' and split_part(dedupe_key, ':', 2) = any(${alerts.map(({ id }) => id)}) order by recipient_name`)

async function expectOneMailPerAdmin(sessionId: string, kind: string): Promise<Mail> {
  const alerts = await alertsAbout(sessionId)
  expect(alerts.map((alert) => alert.kind)).toEqual([kind])
  const mails = await mailsOf(alerts)
  expect(mails.map((mail) => mail.recipient_name)).toEqual(['Asha Admin', 'Owner'])
  const [mail] = mails
  if (!mail) throw new Error('nobody was written to')
  return mail
}

describe('an alert about money', () => {
  it('is one letter to each active admin when a refund fails, and no second one while it stays open', async () => {
    const { sessionId, order } = await house().paidOrder(undefined, aCart())
    house().stripe.arm(/POST .*refunds$/, { kind: 'status', status: 402, when: 'before' }, 50)
    await house().admin.post('/cancelOrder', { orderId: order.id, cancelReason: 'Out of paneer' })
    const mail = await expectOneMailPerAdmin(sessionId, 'refund_failed')
    expect(mail.subject).toBe(`A refund did not go through: ${order.short_number} - Sizzle & Spice Truro Heights`)
    expect(mail.text).toContain(`$${(order.total / 100).toFixed(2)}`)
    expect(mail.text).toMatch(/http:\/\/localhost(:\d+)?\/admin\/dashboard#payments/)
    expect(mail.location_id).toBe('truro')

    const [refund] = await house().refundsOf(sessionId)
    await house().admin.post('/retryRefund', { refundId: refund?.id })
    await until(
      () => house().refundsOf(sessionId),
      ([again]) => again?.state === 'failed' && again.key_number === 2,
    )
    await expectOneMailPerAdmin(sessionId, 'refund_failed')
    house().stripe.disarm()
  })

  it('says order number and amount and nothing of the customer, the card or the provider', async () => {
    const mails = await db().many<Mail>(sql`select subject, text, html from messages where template = 'payment_alert'`)
    expect(mails.length).toBeGreaterThan(0)
    for (const { subject, text, html } of mails)
      expect(`${subject} ${text} ${html}`).not.toMatch(
        /Canary|canary@|555-0177|pi_[0-9a-f]{8}|re_[0-9a-f]{8}|fake failure/,
      )
  })

  it('is written once although the event comes twice, in parallel, and as news of other kinds', async () => {
    const sessionId = await house().start(undefined, aCart())
    const session = house().stripe.books.pay(sessionId)
    const event = house().completed({ ...session, amount_total: session.amount_total - 100 })
    await Promise.all(Array.from({ length: 4 }, () => house().tell(event)))
    await house().tell(house().completed({ ...session, amount_total: session.amount_total - 100 }))
    const mail = await expectOneMailPerAdmin(sessionId, 'mismatch')
    const [expected, claimed] = [session.amount_total, session.amount_total - 100].map((cents) =>
      (cents / 100).toFixed(2),
    )
    expect(mail.text).toMatch(new RegExp(`Expected:? +\\$${expected}`))
    expect(mail.text).toMatch(new RegExp(`Paid:? +${claimed}`))
  })

  it('comes anew when a person put it away and it happens again', async () => {
    const { sessionId, session } = await house().paidOrder(undefined, aCart())
    house().stripe.books.refundOutside(session, 100)
    await house().tell(house().refunded(session))
    const [first] = await alertsAbout(sessionId)
    await house().admin.post('/resolvePaymentAlert', { alertId: first?.id })
    house().stripe.books.refundOutside(session, 50)
    await house().tell(house().refunded(session))
    const alerts = await alertsAbout(sessionId)
    expect(alerts.map(({ kind }) => kind)).toEqual(['refunded_outside', 'refunded_outside'])
    expect(await mailsOf(alerts)).toHaveLength(4)
  })

  it('that is taken back with its transaction writes to nobody', async () => {
    const subject = crypto.randomUUID()
    const raised = house().app.database.transaction(async (tx) => {
      const alert = { kind: 'unaccounted', locationId: 'truro', subject, detail: { amount: '$123,456.78' } } as const
      await raiseAlert({ tx, now: new Date(), links: staffLinks('http://localhost') }, alert)
      throw new Error('the process died here')
    })
    await expect(raised).rejects.toThrow('died here')
    expect(await db().many(sql`select id from messages where text like '%123,456.78%'`)).toEqual([])
  })
})
