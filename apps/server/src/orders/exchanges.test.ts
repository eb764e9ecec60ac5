import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aReservation, dayAfter } from '../testing/a-reservation.ts'
import { anOrder } from '../testing/an-order.ts'
import { useExchanges } from '../testing/exchanges.ts'
import { staffAt } from '../testing/staff.ts'
import { useStripeApp } from '../testing/stripe-app.ts'
import type { Caller } from '../testing/test-app.ts'

// Statements that wait for no answer leave together: one exchange. Each exchange is a time of waiting with locks held, so their
// number is held too: whoever adds one takes another out. The number of an order is drawn beside its transaction, meanwhile.

const exchanges = useExchanges()
const house = useStripeApp()
let customer: Caller
let staff: Caller

beforeAll(async () => {
  customer = await house().app.signUp()
  staff = await staffAt(house().app, 'manager', ['truro'])
})

async function order(changes: object = {}, key: string = randomUUID()) {
  const wish = await anOrder(house().app, { ...changes })
  const reply = await customer.post('/createCustomerOrderCash', wish, { 'idempotency-key': key })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body
}

it.each([
  ['a program', 2, 'all facts with the claim, all writes with the room', () => ({})],
  ['the site', 3, 'it asks whether the same was ordered before', () => ({ cartId: randomUUID(), orderAgain: false })],
])('a cash order of %s asks %d times: %s', async (_, times, _why, changes) => {
  await house().app.database.db.run(sql`update orders set order_time = order_time - interval '1 day'`)
  await order(changes())
  expect(exchanges('orders')?.exchanges).toBe(times)
})

it('nothing is asked between the taking of the room and the commit', async () => {
  await order()
  const asked = exchanges('orders')?.statements ?? []
  expect(asked.findIndex((text) => text.includes('into slot_load'))).toBeGreaterThan(
    asked.findIndex((text) => text.includes('into order_lines')),
  )
  expect(asked.filter((text) => text.includes('order_numbers'))).toEqual([])
})

it('an order is answered as it is read back, although it is not', async () => {
  const key = randomUUID()
  const changes = {
    orderType: 'delivery',
    deliveryInfo: { address: ' 1 Main Street ', instructions: 'Ring' },
    specialInstructions: ' no onions ',
  }
  const first = await order(changes, key)
  // As a day later, when the first answer is forgotten and the order is not.
  await house().app.database.db.run(sql`delete from idempotency where key = ${key}`)
  expect(await order(changes, key)).toEqual(first)
})

async function staffOrder(path: string, changes: object = {}) {
  const customerInfo = { name: 'Walk-in', email: 'w@example.test', phone: '' }
  const wish = await anOrder(house().app, { customerInfo, ...changes })
  const reply = await staff.post(path, wish)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body
}
const pay = (orderId: unknown, path: string, said: object) => staff.post(path, { orderId, ...said })

it.each([
  ['an order that staff take', 'orders', 4, () => staffOrder('/createAdminOrderCash')],
  [
    'an order of a cart that staff take for cash',
    'orders',
    4,
    () => staffOrder('/createAdminOrderCash', { cashConfirmed: true, cartId: randomUUID() }),
  ],
  ['an order that staff take at the terminal', 'orders', 4, () => staffOrder('/createAdminOrderOnline')],
  ['an order that is paid by card', 'orders', 4, () => house().paidOrder()],
  ['an order of a cart that is paid by card', 'orders', 4, () => house().paidOrder(customer, { cartId: randomUUID() })],
  [
    'a step of an order',
    'orders',
    4,
    async () => staff.post('/updateOrderStatus', { orderId: (await order()).orderId, status: 'preparing' }),
  ],
  [
    'cash over the counter',
    'payments',
    4,
    async () => pay((await order()).orderId, '/processOrderPayment', { paymentData: { method: 'manual' } }),
  ],
  [
    'money that is noted by hand',
    'payments',
    4,
    async () => pay((await order()).orderId, '/updateOrderPaymentStatus', { paymentStatus: 'paid' }),
  ],
  ['a booking', 'reservations', 4, () => customer.post('/createReservation', aReservation({ date: dayAfter(3) }))],
])('%s asks no oftener than it has to', async (_, table, most, act) => {
  expect(await act()).not.toMatchObject({ status: 409 })
  const talk = exchanges(table)
  expect(talk?.exchanges, talk?.statements.join('\n')).toBeLessThanOrEqual(most)
})
