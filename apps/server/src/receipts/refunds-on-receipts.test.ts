import { getOrderReceipt } from '@sizzle/contract/receipts.ts'
import { beforeAll, expect, it } from 'vitest'
import { taxTruro } from '../testing/a-bill.ts'
import { bodyOf } from '../testing/body-of.ts'
import { useStripeApp } from '../testing/stripe-app.ts'

const house = useStripeApp()
const cents = (dollars: number) => Math.round(dollars * 100)

beforeAll(() =>
  taxTruro(house().app, {
    kind: 'own',
    lines: [
      { name: 'GST', ratePer100k: 5_000 },
      { name: 'PST', ratePer100k: 9_000 },
    ],
  }),
)

it('parts of a card payment that go back one after the other end at each tax of the receipt (money 55)', async () => {
  const { app, admin, customer } = house()
  const { sessionId, order } = await house().paidOrder()
  const payment = await house().paymentOf(sessionId)
  const rates = [0.01, 0.37, 0.11, 0.5]
  const parts = rates.map((rate) => Math.floor(order.total * rate))
  for (const amount of [...parts, order.total - parts.reduce((sum, part) => sum + part, 0)]) {
    const asked = { paymentId: payment?.id, amount: amount / 100, reason: 'Cold naan' }
    expect((await admin.post('/refundPayment', asked)).status).toBe(200)
  }
  const one = { paymentId: payment?.id, amount: 0.01, reason: 'Cold naan' }
  expect((await admin.post('/refundPayment', one)).body.code).toBe('refund_exceeds_payment')

  const { body } = await customer.get(`/getCustomerOrderDetails?orderId=${order.id}`)
  const { orderToken } = (body.order as { metadata: { orderToken: string } }).metadata
  const guest = await app.guest()
  const read = bodyOf(getOrderReceipt, await guest.get(`/getOrderReceipt?orderId=${order.id}&token=${orderToken}`))
  expect(read.receipt.refunds).toHaveLength(5)
  for (const [n, { name, amount }] of read.receipt.taxLines.entries()) {
    const back = read.receipt.refunds.reduce((sum, { taxes }) => sum + cents(taxes?.[n] ?? 0), 0)
    expect(back, name).toBe(cents(amount))
  }
  expect(await house().breaches()).toEqual([])
})
