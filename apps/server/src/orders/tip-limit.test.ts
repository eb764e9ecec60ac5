import { beforeAll, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
let customer: Caller
let staff: Caller

beforeAll(async () => {
  await alwaysOpen(app())
  customer = await app().signUp()
  staff = await aColleague(app(), 'staff', ['truro'])
})

async function withTip(tip: number) {
  const order = await anOrder(app(), { tipAmount: tip })
  const total = Math.round((order.pricing.total + tip) * 100) / 100
  return { ...order, pricing: { ...order.pricing, tip, total } }
}

const WAYS = {
  'cash order': async (tip: number) => customer.post('/createCustomerOrderCash', await withTip(tip)),
  'card payment': async (tip: number) =>
    customer.post('/createCustomerPayment', { orderData: { ...(await withTip(tip)), paymentMethod: 'online' } }),
  'payment link of staff': async (tip: number) =>
    staff.post('/createAdminPaymentLink', { orderData: { ...(await withTip(tip)), paymentMethod: 'online' } }),
}
const TOO_HIGH = 'Tip can be at most $100.00'

it.each([
  ['cash order', 100, null],
  ['cash order', 100.01, TOO_HIGH],
  ['cash order', 1000, TOO_HIGH],
  ['card payment', 100, null],
  ['card payment', 100.01, TOO_HIGH],
  ['payment link of staff', 250, null],
] as const)('a %s with a tip of %f: %s', async (way, tip, sentence) => {
  const { status, body } = await WAYS[way](tip)
  if (sentence === null) expect(status, JSON.stringify(body)).toBe(200)
  else {
    expect([status, body.code, body.userMessage]).toEqual([400, 'invalid_input', sentence])
    expect(body.fields).toContainEqual({ field: 'tipAmount', sentence })
  }
})

it('a refused tip leaves neither an order nor a payment session', async () => {
  const count = () =>
    app().database.db.one<{ n: number }>(
      sql`select (select count(*) from orders) + (select count(*) from payment_sessions) as n`,
    )
  const before = await count()
  await WAYS['cash order'](500)
  await WAYS['card payment'](500)
  expect(await count()).toEqual(before)
})

it('the pricing check says the same beforehand', async () => {
  const { items, pricing, location } = await withTip(100.01)
  const asked = { items, tipAmount: 100.01, frontendPricing: pricing, location, orderType: 'pickup' }
  const { body } = await (await app().guest()).post('/validatePricing', asked)
  expect(body).toMatchObject({ isValid: false, message: TOO_HIGH })
})
