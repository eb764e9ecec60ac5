import { randomUUID } from 'node:crypto'
import { getOrderDetails } from '@sizzle/contract/board.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { readLive } from '../testing/live-reader.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
let customer: Caller
let staff: Caller
let elsewhere: Caller

beforeAll(async () => {
  await alwaysOpen(app())
  customer = await app().signUp()
  staff = await aColleague(app(), 'staff', ['truro'], 'Sam Staff')
  elsewhere = await aColleague(app(), 'staff', ['new-glasgow'])
})
const newOrder = async (changes = {}) =>
  String((await customer.post('/createCustomerOrderCash', await anOrder(app(), changes))).body.orderId)
const pay = (who: Caller, orderId: string, headers = {}) =>
  who.post(
    '/processOrderPayment',
    { orderId, paymentData: { method: 'manual', processedBy: 'somebody else' } },
    headers,
  )
const messagesTo = (orderId: string) =>
  app().database.db.many<{ template: string; text: string; recipient: string; only_while: string[] | null }>(
    sql`select template, text, recipient, only_while from messages where about_id = ${orderId} and kind = 'sms' order by created_at`,
  )

describe('money at the counter', () => {
  it('makes the order paid: when, by whom, in the timeline and on every board', async () => {
    const orderId = await newOrder()
    const live = await readLive(app().url, { cookie: staff.cookie })
    const reply = await pay(staff, orderId)
    expect(reply).toMatchObject({
      status: 200,
      body: { paymentStatus: 'paid', method: 'cash', processedBy: 'admin', transactionId: `manual-${orderId}` },
    })
    const { order } = bodyOf(getOrderDetails, await staff.get(`/getOrderDetails?orderId=${orderId}`))
    expect(reply.body).toMatchObject({ paymentId: order.payments[0]?.id, version: order.version })
    await live.until((event) => event.event === 'change' && event.data.id === orderId && event.data.version === 2)
    live.close()
    const row = await app().database.db.one(sql`
      select payment_status, payment_processed_by, paid_at is not null as is_dated, total from orders where id = ${orderId}`)
    expect(row).toMatchObject({ payment_status: 'paid', payment_processed_by: 'admin', is_dated: true })
    const body = bodyOf(getOrderDetails, await staff.get(`/getOrderDetails?orderId=${orderId}`))
    expect(body.order.timeline.at(-1)).toMatchObject({ kind: 'payment', by: 'Sam Staff' })
  })

  it('is taken once: the same action answers again, another one is told that it is paid (money 26)', async () => {
    const orderId = await newOrder()
    const key = { 'idempotency-key': randomUUID() }
    const first = await pay(staff, orderId, key)
    expect((await pay(staff, orderId, key)).body).toEqual(first.body)
    const replies = await Promise.all(Array.from({ length: 5 }, () => pay(staff, orderId)))
    expect(new Set(replies.map(({ body }) => body.code))).toEqual(new Set(['already_paid']))
  })

  it('is what the total is in coins, in the answer and in the timeline (money 65)', async () => {
    const orderId = await newOrder()
    await app().database.db.run(
      sql`update orders set subtotal = 4446, tax = 622, tip = 0, total = 5068 where id = ${orderId}`,
    )
    const { body } = await pay(staff, orderId)
    expect(body).toMatchObject({ amount: 50.68, cashRounding: 0.02, received: 50.7 })
    const { order } = bodyOf(getOrderDetails, await staff.get(`/getOrderDetails?orderId=${orderId}`))
    expect(order.timeline.at(-1)).toMatchObject({ kind: 'payment', note: '$50.70 taken at the counter' })
    expect(order.payments).toMatchObject([{ tender: 'cash', amount: 50.68, cashRounding: 0.02 }])
  })

  it('is not taken for a cancelled order, nor at another location', async () => {
    const orderId = await newOrder()
    expect((await pay(elsewhere, orderId)).body.code).toBe('order_not_found')
    await app().database.db.run(sql`update orders set status = 'cancelled' where id = ${orderId}`)
    expect((await pay(staff, orderId)).body.code).toBe('payment_not_owed')
  })

  it('for a card order makes it a manual one, whose refund is nobody’s card', async () => {
    const orderId = await newOrder()
    await app().database.db.run(
      sql`update orders set payment_method = 'card', payment_status = 'pending' where id = ${orderId}`,
    )
    expect((await pay(staff, orderId)).body.method).toBe('manual')
  })
})

describe('the customer’s text message', () => {
  it('goes out once on preparing and once on ready, and says how the order is handed over', async () => {
    const orderId = await newOrder()
    for (const status of ['preparing', 'preparing', 'ready', 'ready', 'completed']) {
      await staff.post('/updateOrderStatus', { orderId, status })
    }
    const messages = await messagesTo(orderId)
    expect(messages).toMatchObject([
      { template: 'order_preparing', recipient: '+19025550123', only_while: ['preparing'] },
      { template: 'order_ready', only_while: ['ready'] },
    ])
    expect(messages[0]?.text).toMatch(/preparing your order TRU-\d{3}\. Ready about \d{1,2}(:\d{2})? [ap]\.?m/i)
    expect(messages[1]?.text).toMatch(/ready for pickup - Truro Heights/)
  })

  it('exists only if the move does', async () => {
    const orderId = await newOrder()
    await staff.post('/updateOrderStatus', { orderId, status: 'ready' })
    expect(await messagesTo(orderId)).toEqual([])
  })

  it('can be typed by hand, to the order’s own number only', async () => {
    const orderId = await newOrder()
    const send = (who: Caller, message: string, phoneNumber?: string) =>
      who.post('/sendCustomSMS', { orderId, message, ...(phoneNumber === undefined ? {} : { phoneNumber }) })
    expect((await send(staff, ' Five more minutes ', '902-555-0123')).status).toBe(200)
    expect(await messagesTo(orderId)).toMatchObject([{ template: 'custom', text: 'Five more minutes' }])
    expect((await send(staff, 'hi', '+44 20 7946 0000')).status).toBe(400)
    expect((await send(staff, '   ')).body.userMessage).toBe('Message is required')
    expect((await send(staff, 'x'.repeat(1531))).body.userMessage).toMatch(/^Message too long/)
    expect((await send(elsewhere, 'hi')).body.code).toBe('order_not_found')
    await app().database.db.run(sql`update orders set customer_phone = '' where id = ${orderId}`)
    expect((await send(staff, 'hi')).body).toMatchObject({
      code: 'sms_phone_missing',
      userMessage: 'No phone number found for this order',
    })
    expect(await messagesTo(orderId)).toHaveLength(1)
  })
})
