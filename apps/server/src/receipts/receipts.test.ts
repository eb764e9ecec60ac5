import { randomUUID } from 'node:crypto'
import { createCustomerOrderCash } from '@sizzle/contract/orders.ts'
import { getOrderReceipt } from '@sizzle/contract/receipts.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { insertPayment, insertRefund, type RefundState } from '../payments/payments.sql.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp({ BUSINESS_NUMBER: '123456789 RT0001' })
let customer: Caller
let order: Awaited<ReturnType<typeof placed>>

beforeAll(async () => {
  await alwaysOpen(app())
  customer = await app().signUp()
  order = await placed()
})

async function placed(changes: Record<string, unknown> = {}) {
  const reply = await customer.post('/createCustomerOrderCash', await anOrder(app(), changes))
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return bodyOf(createCustomerOrderCash, reply).order
}

async function read(orderId: string, token: string) {
  const guest = await app().guest()
  return guest.get(`/getOrderReceipt?orderId=${encodeURIComponent(orderId)}&token=${encodeURIComponent(token)}`)
}

describe('a receipt', () => {
  it('has a private link of at least 128 bits in the order as its owner reads it', async () => {
    expect(Buffer.from(order.metadata.orderToken, 'base64url').length).toBeGreaterThanOrEqual(16)
    expect(order.receiptUrl).toBe(
      `http://localhost:${new URL(app().url).port}/receipt/${order.id}?token=${order.metadata.orderToken}`,
    )
    const again = await customer.get(`/getCustomerOrderDetails?orderId=${order.id}`)
    expect(again.body.order).toMatchObject({ receiptUrl: order.receiptUrl, metadata: order.metadata })
  })

  it('is shown to who holds the link, with its tax lines, its number and what is still to pay', async () => {
    const reply = await read(order.id, order.metadata.orderToken)
    expect(reply.status).toBe(200)
    expect(reply.body.receiptUrl).toBe(order.receiptUrl)
    expect(reply.body.receipt).toMatchObject({
      businessName: 'Sizzle & Spice',
      businessNumber: '123456789 RT0001',
      standing: 'PAY AT PICKUP',
      taxLines: [{ name: 'HST', rate: '14%' }],
      refunds: [],
    })
    expect(reply.body.order).not.toHaveProperty('statusHistory')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('answers a wrong token, another order’s token, a cut one and an unknown order alike (messages 25)', async () => {
    const other = await placed()
    const token = order.metadata.orderToken
    const tries = [
      await read(order.id, other.metadata.orderToken),
      await read(order.id, token.slice(0, -1)),
      await read(order.id, `${token}=`),
      await read(order.id, token.toUpperCase()),
      await read(randomUUID(), token),
      await read('1', token),
      await read("' or 1=1 --", token),
    ]
    for (const { status, body } of tries) {
      expect([status, body.code, body.userMessage]).toEqual([
        404,
        'receipt_not_found',
        'The requested resource was not found.',
      ])
      expect(Object.keys(body).toSorted()).toEqual([
        'code',
        'error',
        'requestId',
        'success',
        'timestamp',
        'userMessage',
      ])
    }
  })

  it('prints the taxes that a location states for itself, adding up to what was charged', async () => {
    const lines = [
      { name: 'GST', ratePer100k: 5000 },
      { name: 'QST', ratePer100k: 9975 },
    ]
    await app().database.db.run(
      sql`update locations set tax_kind = 'own', tax_lines = ${JSON.stringify(lines)}::jsonb where id = 'new-glasgow'`,
    )
    const payload = await anOrder(app(), {}, 3)
    const subtotal = Math.round(payload.pricing.subtotal * 100)
    const [gst, qst] = [Math.round((subtotal * 5000) / 100000), Math.round((subtotal * 9975) / 100000)]
    const tax = gst + qst
    const reply = await customer.post('/createCustomerOrderCash', {
      ...payload,
      location: { id: 'new-glasgow', name: 'New Glasgow' },
      pricing: { subtotal: subtotal / 100, tax: tax / 100, tip: 0, total: (subtotal + tax) / 100 },
    })
    expect(reply.status).toBe(200)
    const there = bodyOf(createCustomerOrderCash, reply).order
    const { receipt } = bodyOf(getOrderReceipt, await read(there.id, there.metadata.orderToken))
    expect(receipt.taxLines.map(({ name, rate }) => `${name} ${rate}`)).toEqual(['GST 5%', 'QST 9.975%'])
    expect(receipt.taxLines.map(({ amount }) => Math.round(amount * 100))).toEqual([gst, qst])

    await app().database.db.run(sql`update locations set tax_kind = 'postal' where id = 'new-glasgow'`)
    const later = bodyOf(getOrderReceipt, await read(there.id, there.metadata.orderToken))
    expect(later.receipt.taxLines, 'what was charged, whatever the location states today').toEqual(receipt.taxLines)
  })

  it('shows what went back and what is on its way, and not what failed', async () => {
    const paid = await placed()
    const { database } = app()
    const row = await database.db.one<{ location_id: string; total: number }>(
      sql`update orders set payment_status = 'paid', payment_method = 'sandbox' where id = ${paid.id} returning location_id, total`,
    )
    const at = new Date('2026-11-20T16:00:00Z')
    const payment = { location_id: row.location_id, id: randomUUID(), session_id: null, order_id: paid.id }
    const later = new Date(at.getTime() + 60_000)
    const refund = (amount: number, state: RefundState) => ({
      location_id: row.location_id,
      id: randomUUID(),
      payment_id: payment.id,
      order_id: paid.id,
      amount,
      cash_rounding: 0,
      cause: 'manager' as const,
      reason: 'too late',
      state,
      idempotency_key: randomUUID(),
      provider_refund_id: null,
      requested_by: null,
      requested_by_name: 'Owner',
      requested_at: state === 'requested' ? later : at,
      settled_at: state === 'requested' ? null : at,
    })
    await database.transaction(async (tx) => {
      const provider = { provider: 'sandbox', provider_payment_id: randomUUID(), amount: row.total }
      const books = { tender: 'card' as const, tip_part: 0, cash_rounding: 0, business_date: '2026-11-20' }
      insertPayment(tx, {
        ...payment,
        ...provider,
        ...books,
        captured_at: at,
        taken_by: null,
        taken_by_name: null,
      })
      for (const one of [refund(150, 'succeeded'), refund(25, 'requested'), refund(99, 'failed')])
        await insertRefund(tx, one)
    })
    const { body } = await read(paid.id, paid.metadata.orderToken)
    expect(body.receipt).toMatchObject({
      standing: 'PAID',
      refunds: [
        { amount: 1.5, at: at.toISOString(), isDone: true, tender: 'card', taxes: [0.18] },
        { amount: 0.25, at: later.toISOString(), isDone: false, tender: 'card', taxes: [0.03] },
      ],
    })
    const pdf = await fetch(`${app().url}/api/receipts/${paid.id}.pdf?token=${paid.metadata.orderToken}`)
    expect(pdf.status).toBe(200)
  })

  it('is a PDF of 80 by at least 200 mm that grows with the order, and a calendar entry, under the same token', async () => {
    const file = (kind: string, token = order.metadata.orderToken) =>
      fetch(`${app().url}/api/receipts/${order.id}.${kind}?token=${token}`)
    const pdf = await file('pdf')
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(pdf.headers.get('referrer-policy')).toBe('no-referrer')
    const bytes = Buffer.from(await pdf.arrayBuffer())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)/.exec(bytes.toString('latin1')) ?? []
    expect([Number(width), Number(height)]).toEqual([expect.closeTo(226.77, 1), expect.closeTo(566.93, 1)])
    expect(bytes.toString('latin1')).toMatch(/\/FontName \/\w+\+HankenGrotesk-Regular/)

    const calendar = await file('ics')
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(await calendar.text()).toMatch(
      /^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART:\d{8}T\d{6}Z\r\n[\s\S]*END:VCALENDAR\r\n$/,
    )

    for (const kind of ['pdf', 'ics', 'exe']) expect((await file(kind, 'wrong')).status).toBe(404)
    expect((await file('exe')).status).toBe(404)
  })
})

describe('the confirmation by email', () => {
  it('is written once with the order: link, total, items and ready time', async () => {
    const made = await placed({
      customerInfo: { name: 'Zoë', email: 'zoe@example.test', phone: '902 555 0188', firebaseId: null },
    })
    const mails = await app().database.db.many<{ recipient: string; subject: string; text: string }>(
      sql`select recipient, subject, text from messages where about_kind = 'order' and about_id = ${made.id}`,
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.recipient).toBe('zoe@example.test')
    expect(mails[0]?.text).toContain(made.receiptUrl)
    expect(mails[0]?.text).toMatch(/Ready about: \d{1,2}(:\d\d)? [ap]\.m\. A[SD]T/)
    expect(mails[0]?.text).toMatch(/Total {2}\$\d+\.\d\d\n/)
  })
})

describe('the letter about a cancelled order', () => {
  it('is written once, whoever cancelled, with the reason and what becomes of the money', async () => {
    const mine = await placed({
      customerInfo: { name: 'Zoë', email: 'zoe@example.test', phone: '902 555 0188', firebaseId: null },
    })
    for (let n = 0; n < 2; n++) await customer.post('/cancelMyOrder', { orderId: mine.id, reason: 'Wrong evening' })
    const letters = () =>
      app().database.db.many<{ text: string }>(
        sql`select text from messages where template = 'order_cancelled' and about_id = ${mine.id}`,
      )
    await expect.poll(async () => (await letters()).length).toBe(1)
    const [letter] = await letters()
    expect(letter?.text).toContain('Reason: Wrong evening')
    expect(letter?.text).toContain('No payment was taken, so there is nothing to refund.')
    expect(letter?.text).toContain(mine.receiptUrl)
  })
})
