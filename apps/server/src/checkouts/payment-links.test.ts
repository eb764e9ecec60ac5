import { getPaymentLink, getPaymentLinks } from '@sizzle/contract/payment-links.ts'
import { createAdminPaymentLink, createCustomerPayment } from '@sizzle/contract/payments.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { qrCodeData } from '../kit/qr.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { readLive } from '../testing/live-reader.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'
import { until } from '../testing/until.ts'

const app = useTestApp()
let staff: Caller
let elsewhere: Caller

beforeAll(async () => {
  await alwaysOpen(app())
  staff = await aColleague(app(), 'staff', ['truro'], 'Sam Staff')
  elsewhere = await aColleague(app(), 'staff', ['new-glasgow'])
})

const priya = { name: 'Walk-in Priya', email: '', phone: '(902) 555-0188' }
async function aLink(customerInfo: object = priya, sendSMS = false) {
  const orderData = await anOrder(app(), { paymentMethod: 'online', customerInfo })
  return bodyOf(createAdminPaymentLink, await staff.post('/createAdminPaymentLink', { orderData, sendSMS }))
}
const show = async (id: string) => bodyOf(getPaymentLink, await staff.get(`/getPaymentLink?sessionId=${id}`))
const listed = async (by: Caller, query = '') => bodyOf(getPaymentLinks, await by.get(`/getPaymentLinks${query}`)).links
const isListed = async (id: string, by = staff) => (await listed(by)).some(({ sessionId }) => sessionId === id)
const send = (sessionId: string, by = staff) => by.post('/sendPaymentLink', { sessionId })
const change = (id: string, what: 'expired' | 'review') =>
  app().database.db.run(
    what === 'expired'
      ? sql`update payment_sessions set expires_at = now() - interval '1 second' where id = ${id}`
      : sql`update payment_sessions set needs_review = true where id = ${id}`,
  )
const textsTo = (paymentLink: string) =>
  app().database.db.many(sql`select id from messages where kind = 'sms' and text like ${`%${paymentLink}`}`)

async function pay(paymentUrl: string) {
  const body = new URLSearchParams({ card: '4242424242424242' })
  const address = paymentUrl.replace(/^http:\/\/localhost:\d+/, app().url)
  await fetch(`${address}/pay`, { method: 'POST', body, redirect: 'manual' })
}

describe('open payment links', () => {
  it('are listed for who may take orders there, with what a person needs to hand them on', async () => {
    const made = await aLink()
    const [first] = await listed(staff, '?locationId=truro')
    expect(first).toEqual({
      sessionId: made.sessionId,
      locationId: 'truro',
      locationName: 'Truro Heights',
      timeZone: 'America/Halifax',
      customerName: priya.name,
      customerPhone: priya.phone,
      orderType: 'pickup',
      pieces: 2,
      amount: made.pricing.total,
      paymentLink: made.paymentLink,
      createdBy: 'Sam Staff',
      createdAt: expect.any(String),
      expiresAt: expect.any(String),
      sms: null,
      canWithdraw: true,
    })
    expect(await isListed(made.sessionId, await app().admin())).toBe(true)
    expect(await listed(elsewhere)).toEqual([])
    expect((await elsewhere.get('/getPaymentLinks?locationId=truro')).body.code).toBe('location_not_found')
  })

  it('leave the list when they are paid, and everybody who looks at one is told live and reads the order', async () => {
    const made = await aLink()
    const live = await readLive(app().url, { cookie: staff.cookie })
    const before = await show(made.sessionId)
    expect(before).toMatchObject({ standing: 'waiting', qrCodeData: qrCodeData(made.paymentLink), order: null })
    await pay(made.paymentUrl)
    await live.until(({ data }) => data.id === made.sessionId)
    live.close()
    const after = await until(
      () => show(made.sessionId),
      ({ standing }) => standing === 'paid',
    )
    expect(after).toMatchObject({ qrCodeData: null, order: { shortNumber: expect.stringMatching(/^TRU-\d{3}$/) } })
    expect(await isListed(made.sessionId)).toBe(false)
  })

  it.each(['expired', 'review'] as const)('leave the list when they are over: %s', async (what) => {
    const { sessionId } = await aLink()
    await change(sessionId, what)
    expect(await isListed(sessionId)).toBe(false)
    expect(await show(sessionId)).toMatchObject({ standing: what, qrCodeData: null })
    expect((await send(sessionId)).body).toMatchObject({
      code: 'payment_link_unavailable',
      userMessage: 'No payment link available to send',
    })
  })

  it('do not exist for the staff of other places, and a customer’s own payment is none', async () => {
    const { sessionId } = await aLink()
    expect((await elsewhere.get(`/getPaymentLink?sessionId=${sessionId}`)).body).toMatchObject({
      code: 'payment_link_not_found',
      userMessage: 'No payment link available to generate QR code',
    })
    expect((await send(sessionId, elsewhere)).status).toBe(404)
    const customer = await app().signUp()
    const orderData = await anOrder(app(), { paymentMethod: 'online' })
    const own = bodyOf(createCustomerPayment, await customer.post('/createCustomerPayment', { orderData }))
    expect((await staff.get(`/getPaymentLink?sessionId=${own.sessionId}`)).status).toBe(404)
    expect(await isListed(own.sessionId)).toBe(false)
  })
})

describe('the text message with a payment link', () => {
  it('needs a phone', async () => {
    const { sessionId } = await aLink({ name: 'No Phone', email: '', phone: '' })
    expect((await send(sessionId)).body).toMatchObject({
      code: 'payment_link_phone_missing',
      userMessage: 'Customer phone number is required to send SMS',
    })
  })

  it('is written once when many press at once, and not again while it waits', async () => {
    const { sessionId, paymentLink } = await aLink()
    await app().database.db.run(sql`create or replace function hold() returns trigger language plpgsql as
      $$ begin new.due_at := now() + interval '1 day'; return new; end $$`)
    await app().database.db.run(
      sql`create trigger hold before insert on messages for each row when (new.kind = 'sms') execute function hold()`,
    )
    const replies = await Promise.all(Array.from({ length: 6 }, () => send(sessionId)))
    await app().database.db.run(sql`drop trigger hold on messages`)
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(replies[0]?.body.message).toBe('The message to (902) 555-0188 waits to be sent.')
    expect(await textsTo(paymentLink)).toHaveLength(1)
  })

  it('can be sent twice more after the first has left, counting the one of the order screen, and no more', async () => {
    const { sessionId, paymentLink } = await aLink(priya, true)
    const hasLeft = () =>
      until(
        async () => (await show(sessionId)).link.sms,
        (sms) => sms?.state === 'captured',
      )
    expect(await hasLeft()).toMatchObject({ times: 1 })
    for (const times of [2, 3]) {
      expect((await send(sessionId)).body.sms).toMatchObject({ times })
      await hasLeft()
    }
    expect((await send(sessionId)).body).toMatchObject({
      code: 'payment_link_sms_limit',
      userMessage: 'This link was sent 3 times already. Please show the QR code or read the address out.',
    })
    expect(await textsTo(paymentLink)).toHaveLength(3)
  })
})
