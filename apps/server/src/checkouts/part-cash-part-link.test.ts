import { randomUUID } from 'node:crypto'
import { createOrderPaymentLink } from '@sizzle/contract/payment-links.ts'
import { createAdminOrderCash } from '@sizzle/contract/staff-orders.ts'
import { describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { bodyOf } from '../testing/body-of.ts'
import { TEN, useEditing } from '../testing/editing.ts'
import { rowsOfPdf } from '../testing/read-pdf.ts'
import { until } from '../testing/until.ts'

const editing = useEditing()
const { db, detailsOf, manager, moneyOf, noBreaches, pay, staff } = editing

/** Two of 10.00 with a tip of 1.00: 23.00 with the tax. */
const twoTens = (more: object = {}) => ({
  customerInfo: { name: 'Walk-in' },
  items: [{ id: TEN, name: 'Ten', price: 10, quantity: 2 }],
  locationInfo: { id: 'truro', name: 'Truro Heights' },
  orderType: 'pickup',
  tipAmount: 1,
  pricing: { subtotal: 20, tax: 2, tip: 1, total: 23 },
  cashConfirmed: true,
  finalTotal: 23,
  cartId: randomUUID(),
  ...more,
})
const take = (more: object = {}) => staff().post('/createAdminOrderCash', twoTens(more))
async function taken(more: object = {}) {
  const reply = await take(more)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return bodyOf(createAdminOrderCash, reply)
}
async function linkFor(orderId: string) {
  const reply = await staff().post('/createOrderPaymentLink', { orderId })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return bodyOf(createOrderPaymentLink, reply)
}
function paid(sessionId: string) {
  const { stripe, tell, completed } = editing.house()
  return tell(completed(stripe.books.pay(sessionId)))
}

describe('an order of staff that is paid in part in cash, the rest by a link (money 78)', () => {
  it('is there at once, owes the rest, and is paid when its link is; its receipt shows both', async () => {
    const { orderId, order } = await taken({ cashPart: 12.5 })
    expect(order).toMatchObject({
      paymentStatus: 'unpaid',
      payments: [{ tender: 'cash', amount: 12.5, cashRounding: 0 }],
    })
    await noBreaches()
    const link = await linkFor(orderId)
    expect(link).toMatchObject({ amount: 10.5, left: 10.5 })
    await paid(link.sessionId)
    expect(await detailsOf(orderId)).toMatchObject({
      paymentStatus: 'paid',
      payments: [
        { tender: 'cash', amount: 12.5 },
        { tender: 'card', amount: 10.5 },
      ],
      // What its cancellation would give back by hand; the card is the rest.
      moneyBack: { left: 23, handIfCancelled: [{ tender: 'cash', amount: 12.5, toGive: 12.5 }] },
    })
    expect((await moneyOf(orderId)).reduce((sum, { tip_part }) => sum + tip_part, 0)).toBe(100)
    const { metadata } = order
    const { app } = editing.house()
    const pdf = await fetch(`${app.url}/api/receipts/${orderId}.pdf?token=${metadata.orderToken}`)
    const paper = rowsOfPdf(Buffer.from(await pdf.arrayBuffer()))
    expect(paper).toEqual(expect.arrayContaining(['Cash $12.50', 'Card $10.50']))
    await noBreaches()
  })

  it('may be paid at the counter after all, and the link ends then', async () => {
    const { orderId } = await taken({ cashPart: 10 })
    const link = await linkFor(orderId)
    expect((await pay(orderId)).body).toMatchObject({ amount: 13, left: 0 })
    const standing = await staff().get(`/getPaymentLink?sessionId=${link.sessionId}`)
    expect(standing.body).toMatchObject({ standing: 'withdrawn' })
    await noBreaches()
  })

  it('is paid when the part is all of it', async () => {
    const { order } = await taken({ cashPart: 23 })
    expect(order).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'cash' })
  })

  it.each([23.01, 0, 1_000_000])('is refused with a part of %d, and nothing is placed', async (cashPart) => {
    const { body } = await take({ cashPart })
    expect(body).toMatchObject({ code: 'invalid_input', fields: [{ field: 'cashPart' }] })
    expect((await take({ cashPart: -5 })).status).toBe(400)
    const made = await db().one<{ n: number }>(sql`
      select count(*)::int as n from orders o where total = 2300 and not exists (
        select from payments p where p.location_id = o.location_id and p.order_id = o.id)`)
    expect(made.n).toBe(0)
  })

  it('is refused when nobody has confirmed the cash', async () => {
    const { body } = await take({ cashPart: 10, cashConfirmed: false })
    expect(body).toMatchObject({ code: 'invalid_input', fields: [{ field: 'cashPart' }] })
  })

  it('is one order with one payment for a double press, and for two tabs with different parts', async () => {
    const wish = twoTens({ cashPart: 10 })
    const key = { 'idempotency-key': randomUUID() }
    const twice = await Promise.all([1, 2].map(() => staff().post('/createAdminOrderCash', wish, key)))
    const [first, second] = twice.map(({ body }) => body.orderId)
    expect(first).toBe(second)
    expect((await staff().post('/createAdminOrderCash', { ...wish, cashPart: 5 })).body).toMatchObject({
      code: 'cart_already_ordered',
      order: { id: first },
    })
    expect(await moneyOf(String(first))).toMatchObject([{ tender: 'cash', amount: 1000 }])
  })

  it('that is cancelled while the rest is being paid gives the cash back by hand and the card by itself', async () => {
    const { orderId } = await taken({ cashPart: 10 })
    const link = await linkFor(orderId)
    const { body } = await manager().post('/cancelOrder', { orderId, cancelReason: 'Left' })
    expect(body.refund).toMatchObject({ status: 'manual_required', amount: 10 })
    await paid(link.sessionId)
    const back = await until(
      () => editing.house().refundsOf(link.sessionId),
      (refunds) => refunds.some(({ state }) => state === 'succeeded'),
    )
    expect(back).toMatchObject([{ cause: 'late', amount: 1300 }])
    expect((await manager().post('/giveCashBack', { orderId })).body).toMatchObject({ amount: 10 })
    await noBreaches()
  })
})
