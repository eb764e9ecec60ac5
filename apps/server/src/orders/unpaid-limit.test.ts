import { beforeAll, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { type Caller, callerWith, openTestApp, useTestApp } from '../testing/test-app.ts'

const app = useTestApp({ MAX_UNPAID_ORDERS: '3' })
beforeAll(() => alwaysOpen(app()))

let lastPhone = 5550200
const aPhone = () => `902${lastPhone++}`
async function order(by: Caller, phone: string) {
  const customerInfo = { name: 'Priya Sharma', email: 'priya@example.test', phone, firebaseId: null }
  return by.post('/createCustomerOrderCash', await anOrder(app(), { customerInfo }))
}

it('a person has at most three unpaid orders open, also when twelve are sent at once (ordering 21)', async () => {
  const person = await app().signUp()
  const replies = await Promise.all(Array.from({ length: 12 }, () => order(person, aPhone())))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
  const refused = replies.find(({ status }) => status !== 200)
  expect([refused?.status, refused?.body.code]).toEqual([409, 'too_many_unpaid_orders'])
  expect(refused?.body.userMessage).toMatch(/^You have 3 orders that are not paid yet\./)
})

it('a phone number has at most three, whoever orders with it and however it is written', async () => {
  const replies = []
  for (const phone of ['9025550101', '(902) 555-0101', '+1 902 555 0101', '902.555.0101'])
    replies.push(await order(await app().signUp(), phone))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 409])
})

it('an order that is paid, over or a day old does not count', async () => {
  const person = await app().signUp()
  const ids: string[] = []
  for (let n = 0; n < 3; n++) ids.push(String((await order(person, aPhone())).body.orderId))
  const { db } = app().database
  await db.run(sql`update orders set payment_status = 'paid' where id = ${ids[0]}`)
  await db.run(sql`update orders set status = 'completed' where id = ${ids[1]}`)
  await db.run(sql`update orders set order_time = order_time - interval '25 hours' where id = ${ids[2]}`)
  for (let n = 0; n < 3; n++) expect((await order(person, aPhone())).status).toBe(200)
  expect((await order(person, aPhone())).status).toBe(409)
})

it('who works here may order for a table of friends', async () => {
  const owner = await app().admin()
  const phone = aPhone()
  for (let n = 0; n < 5; n++) expect((await order(owner, phone)).status).toBe(200)
})

it('who orders and cancels again and again sends the kitchen ten orders an hour, also sixty at once, and is told so', async () => {
  const strict = await openTestApp({ LIMITS_FACTOR: '1' }, app().database)
  try {
    const person = await strict.signUp()
    const orderAndCancel = async () => {
      const placed = await order(person, aPhone())
      if (placed.status !== 200) return placed
      await person.post('/cancelMyOrder', { orderId: placed.body.orderId })
      return placed
    }
    for (let n = 0; n < 9; n++) expect((await orderAndCancel()).status).toBe(200)
    const replies = await Promise.all(Array.from({ length: 50 }, () => order(person, aPhone())))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.find(({ status }) => status !== 200)).toMatchObject({
      status: 429,
      body: {
        code: 'too_many_orders',
        userMessage: 'You have placed 10 orders within the last hour. Please wait a little, or call the restaurant.',
      },
    })
    const phone = aPhone()
    for (let n = 0; n < 11; n++) {
      const reply = await order(await callerWith(strict.url, (await app().signUp()).cookie), phone)
      if (reply.status === 200)
        await app().database.db.run(
          sql`update orders set status = 'completed' where id = ${String(reply.body.orderId)}`,
        )
      expect([n, reply.status]).toEqual([n, n < 10 ? 200 : 429])
    }
  } finally {
    await strict.stop()
  }
})
