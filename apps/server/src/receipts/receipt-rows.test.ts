import { randomUUIDv7 } from 'node:crypto'
import { createCustomerOrderCash } from '@sizzle/contract/orders.ts'
import { getOrderReceipt } from '@sizzle/contract/receipts.ts'
import { expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { insertPayment, insertRefund } from '../payments/payments.sql.ts'
import { fillOrder } from '../testing/a-full-order.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { rowsOfPdf } from '../testing/read-pdf.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()

async function aFullOrder() {
  await alwaysOpen(app())
  const customer = await app().signUp()
  const reply = await customer.post('/createCustomerOrderCash', await anOrder(app()))
  const { order } = bodyOf(createCustomerOrderCash, reply)
  const bill = await app().database.transaction((tx) => fillOrder(tx, order))
  return { customer, order, bill }
}

async function paperOf({ id, metadata }: { id: string; metadata: { orderToken: string } }) {
  const answer = await fetch(`${app().url}/api/receipts/${id}.pdf?token=${metadata.orderToken}`)
  return rowsOfPdf(Buffer.from(await answer.arrayBuffer()))
}

it('a receipt has choices, notes, letters, discount, fee, each tax with its number, and what the total is in coins', async () => {
  const { order } = await aFullOrder()
  const paper = await paperOf(order)
  const from = paper.findIndex((row) => row.startsWith('1 × Butter'))
  expect(paper.slice(from, paper.indexOf('Thank you, and enjoy your meal!'))).toEqual([
    '1 × Butter Chicken $21.48 A',
    'Hot',
    'Full',
    'Garlic Naan ($3.99)',
    '“No cream”',
    '2 × Vegetable Thali $41.98 A',
    '$20.99 each',
    'each:',
    'Dal',
    'Naan ×2 ($1.50)',
    'Butter ($0.50)',
    'Raita',
    '“One of them without onions, please: it is for a child who',
    'does not like them at all”',
    '1 × Lager $8.99 B',
    '3 × Samosa $24.72 A',
    '$8.24 each',
    'each:',
    'Mint Chutney',
    'Mango Chutney ($1.25)',
    '1 × Basmati Rice $3.99 A',
    '2 × Masala Chai $8.48 A',
    '$4.24 each',
    'each: Oat Milk ($0.75)',
    'Welcome 10 % −$10.00',
    'Delivery $3.99 A',
    'Subtotal (without tax) $103.63',
    'GST (5%) $5.18 AB',
    'no. 123456789 RT0001',
    'PST (6%) $5.73 A',
    'no. 7654321',
    'LCT (10%) $0.82 B',
    'Tip $5.00',
    'Total CAD $120.36',
    'Payment Cash',
    '$120.35 in cash',
  ])
})

it.each([
  [1, '−$0.01'],
  [-1, '+$0.01'],
])(
  'a receipt has what was handed over, and refunds with their taxes and what went back in coins (%i: %s)',
  async (rounding, shown) => {
    const { order, bill } = await aFullOrder()
    const at = new Date('2026-11-20T16:00:00Z')
    const paymentId = randomUUIDv7()
    const key = { location_id: order.location, order_id: order.id }
    const taken = { provider: 'cash', provider_payment_id: null, session_id: null, taken_by: null, taken_by_name: null }
    const books = { tender: 'cash' as const, tip_part: bill.tip, cash_rounding: -1, business_date: '2026-11-20' }
    await app().database.transaction(async (tx) => {
      insertPayment(tx, { ...key, ...taken, ...books, id: paymentId, amount: bill.total, captured_at: at })
      await insertRefund(tx, {
        ...key,
        id: randomUUIDv7(),
        payment_id: paymentId,
        amount: 1234,
        cash_rounding: rounding,
        cause: 'by_hand',
        reason: 'Cold',
        state: 'succeeded',
        idempotency_key: randomUUIDv7(),
        provider_refund_id: null,
        requested_by: null,
        requested_by_name: 'Owner',
        requested_at: at,
        settled_at: at,
      })
      await tx.run(sql`update orders set payment_status = 'paid' where id = ${order.id}`)
    })
    const paper = await paperOf(order)
    const { receipt } = bodyOf(
      getOrderReceipt,
      await (await app().guest()).get(`/getOrderReceipt?orderId=${order.id}&token=${order.metadata.orderToken}`),
    )
    const taxes = receipt.refunds[0]?.taxes?.map((tax) => `−$${tax.toFixed(2)}`) ?? []
    expect(paper.slice(paper.indexOf('Payment Cash') + 1, paper.indexOf('Thank you, and enjoy your meal!'))).toEqual([
      'Cash rounding −$0.01',
      'Cash $120.35',
      'Refunded Nov 20, 2026 −$12.34',
      `of it GST (5%) ${taxes[0]}`,
      `of it PST (6%) ${taxes[1]}`,
      `of it LCT (10%) ${taxes[2]}`,
      `Cash rounding ${shown}`,
      'Total after refunds $108.02',
    ])
  },
)

it('a receipt that is paid in part asks for the rest in coins', async () => {
  const { order, bill } = await aFullOrder()
  const byCard = { tender: 'card' as const, tip_part: 0, cash_rounding: 0, business_date: '2026-11-20' }
  await app().database.transaction(async (tx) => {
    await tx.run(sql`update orders set version = version + 1 where id = ${order.id}`)
    insertPayment(tx, {
      ...byCard,
      location_id: order.location,
      order_id: order.id,
      id: randomUUIDv7(),
      provider: 'counter',
      provider_payment_id: null,
      session_id: null,
      taken_by: null,
      taken_by_name: null,
      amount: bill.total - 2036,
      captured_at: new Date('2026-11-20T16:00:00Z'),
    })
  })
  const paper = await paperOf(order)
  const below = paper.indexOf('Payment Card and cash') + 1
  expect(paper.slice(below, below + 3)).toEqual(['$20.35 in cash', 'Card $100.00', 'Left to pay $20.36'])
})

it('a receipt of what was cancelled unpaid says that no payment was taken, and wishes nothing (ordering 58)', async () => {
  const { customer, order } = await aFullOrder()
  await customer.post('/cancelMyOrder', { orderId: order.id, reason: 'Wrong evening' })
  const paper = await paperOf(order)
  expect(paper).toContain('CANCELLED')
  expect(paper).toContain('Payment None taken')
  expect(paper.join('\n')).not.toMatch(/Thank you|Cash/)
})

it('a receipt shows by marks that a name or a note has letters that it cannot draw', async () => {
  const { order } = await aFullOrder()
  await app().database.db.run(
    sql`update orders set customer_name = 'محمد علي', special_instructions = '谢谢' where id = ${order.id}`,
  )
  await app().database.db.run(sql`update order_lines set note = '不要洋葱' where order_id = ${order.id} and note <> ''`)
  const paper = await paperOf(order)
  expect(paper).toEqual(expect.arrayContaining(['Type Pickup', 'Name ???? ???', 'Note: ??', '“????”']))
})
