import { inflateSync } from 'node:zlib'
import { createAdminPaymentLink } from '@sizzle/contract/payments.ts'
import { encode } from 'uqr'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { qrPng } from '../kit/qr.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'
import { until } from '../testing/until.ts'

const app = useTestApp()
let staff: Caller

beforeAll(async () => {
  await alwaysOpen(app())
  staff = await aColleague(app(), 'staff', ['truro'], 'Sam Staff')
})

const counter = { name: 'Walk-in Priya', email: '', phone: '' }
async function link(changes: Record<string, unknown> = {}, sendSMS = false, by = staff) {
  const orderData = await anOrder(app(), { paymentMethod: 'online', customerInfo: counter, ...changes })
  return by.post('/createAdminPaymentLink', { orderData, sendSMS })
}
const here = (address: string) => address.replace(/^http:\/\/localhost:\d+/, app().url)
const visit = (address: string) => fetch(here(address), { redirect: 'manual' })

describe('a payment link', () => {
  it('leads from a short address of ours to the provider, becomes a paid order of staff, and thanks', async () => {
    const made = bodyOf(createAdminPaymentLink, await link())
    expect(made.paymentLink).toMatch(/^http:\/\/localhost:\d+\/p\/[\w-]{12}$/)
    const sent = await visit(made.paymentLink)
    expect([sent.status, sent.headers.get('location')]).toEqual([302, made.paymentUrl])
    const pay = await fetch(`${here(made.paymentUrl)}/pay`, {
      method: 'POST',
      body: new URLSearchParams({ card: '4242424242424242' }),
      redirect: 'manual',
    })
    expect(pay.status).toBe(303)
    const thanks = await until(
      async () => (await visit(`${made.paymentLink}/thanks`)).text(),
      (page) => page.includes('Order Confirmed!'),
    )
    expect(thanks).toMatch(/TRU-\d{3}/)
    const order = await app().database.db.one<Record<string, unknown>>(
      sql`select admin_created, user_id, payment_method, payment_status, customer_name from orders where payment_session_id = ${made.sessionId}`,
    )
    expect(order).toEqual({
      admin_created: true,
      user_id: null,
      payment_method: 'card',
      payment_status: 'paid',
      customer_name: counter.name,
    })
    expect(await (await visit(made.paymentLink)).text()).toContain('Order Confirmed!')
  })

  it('that was opened on a device of the restaurant leads back to its desk, and on no other (money 89)', async () => {
    const made = bodyOf(createAdminPaymentLink, await link())
    expect((await visit(made.paymentLink)).headers.get('set-cookie')).toBeNull()
    const sent = await visit(`${made.paymentLink}?desk`)
    expect([sent.status, sent.headers.get('location')]).toEqual([302, made.paymentUrl])
    const { pathname } = new URL(made.paymentLink)
    const cookie = sent.headers.get('set-cookie') ?? ''
    expect(cookie).toBe(`at-desk=1; Max-Age=3600; Path=${pathname}; HttpOnly; SameSite=Lax`)
    const thanks = async (headers: Record<string, string>) =>
      (await fetch(`${here(made.paymentLink)}/thanks`, { headers })).text()
    expect(await thanks({ cookie: 'at-desk=1' })).toContain('href="/admin/dashboard#create-order"')
    expect(await thanks({})).not.toContain('/admin')
    expect(await thanks({ cookie: 'at-desk="><script>' })).not.toContain('/admin')
  })

  it('is a QR code made here: a black and white PNG that holds the short address, with whole pixels (money 29)', async () => {
    const { paymentLink, qrCodeData } = bodyOf(createAdminPaymentLink, await link())
    const png = Buffer.from(qrCodeData.replace('data:image/png;base64,', ''), 'base64')
    expect(png.equals(qrPng(paymentLink))).toBe(true)
    const side = png.readUInt32BE(16)
    expect([side, png.readUInt32BE(20), png[24], png[25]]).toEqual([side, side, 1, 0])
    expect(side).toBeGreaterThanOrEqual(300)
    const start = png.indexOf('IDAT')
    const pixels = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)))
    expect(pixels).toHaveLength(side * (1 + Math.ceil(side / 8)))
    const pixelsOfModule = side / encode(paymentLink, { ecc: 'M', border: 4 }).size
    expect(pixelsOfModule).toBeGreaterThanOrEqual(8)
    expect(Number.isInteger(pixelsOfModule)).toBe(true)
  })

  it('is sent as a text message on request, once for one click, and says when there is no number', async () => {
    const orderData = await anOrder(app(), { customerInfo: { ...counter, phone: '(902) 555-0188' } })
    const key = { 'idempotency-key': crypto.randomUUID() }
    const [one, two] = await Promise.all([
      staff.post('/createAdminPaymentLink', { orderData, sendSMS: true }, key),
      staff.post('/createAdminPaymentLink', { orderData, sendSMS: true }, key),
    ])
    expect(one?.body.sms).toEqual({ success: true })
    expect(two?.body.paymentLink).toBe(one?.body.paymentLink)
    const texts = await app().database.db.many<{ text: string }>(
      sql`select text from messages where template = 'payment_link' and recipient = '+19025550188'`,
    )
    expect(texts).toHaveLength(1)
    expect(texts[0]?.text).toContain(String(one?.body.paymentLink))
    expect((await link({}, true)).body.sms).toEqual({
      success: false,
      error: 'Customer phone number is required to send SMS',
    })
    expect((await link()).body.sms).toBeNull()
  })

  it.each(['<b>Priya</b>', '=cmd()', 'Priya 🌶', 'P'.repeat(50)])('is not made out to %s', async (name) => {
    const reply = await link({ customerInfo: { ...counter, name } })
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_input'])
    expect(reply.body.fields).toMatchObject([{ field: 'customerInfo.name' }])
  })

  it('is made by staff, at their own locations', async () => {
    const elsewhere = await aColleague(app(), 'staff', ['new-glasgow'])
    expect((await link({}, false, elsewhere)).body.code).toBe('location_not_found')
    expect((await link({}, false, await app().signUp())).status).toBe(401)
  })

  it('that has expired or never was says so', async () => {
    const made = bodyOf(createAdminPaymentLink, await link())
    await app().database.db.run(
      sql`update payment_sessions set expires_at = now() - interval '1 minute' where id = ${made.sessionId}`,
    )
    expect(await (await visit(made.paymentLink)).text()).toContain('This payment link has expired')
    for (const path of ['/p/nothing-here', '/p/', '/p/..%2f..%2fetc', '/p/aaaaaaaaaaaa/thanks'])
      expect((await fetch(`${app().url}${path}`)).status).toBe(404)
  })
})
