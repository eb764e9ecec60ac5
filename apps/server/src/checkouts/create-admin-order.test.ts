import { randomUUID } from 'node:crypto'
import { getOrderDetails } from '@sizzle/contract/board.ts'
import { createAdminPaymentLink } from '@sizzle/contract/payments.ts'
import { createAdminOrderCash, createAdminOrderOnline } from '@sizzle/contract/staff-orders.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { bodyOf, idOf } from '../testing/body-of.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'
import { until } from '../testing/until.ts'

const app = useTestApp()
let staff: Caller
let customer: Caller
let customerId: string

const PHONE = '(902) 555-0177'

beforeAll(async () => {
  await alwaysOpen(app())
  staff = await aColleague(app(), 'staff', ['truro'], 'Sam Staff')
  customer = await app().signUp()
  customerId = await idOf(customer)
  await app().database.db.run(sql`update users set phone_number = '+19025550177' where id = ${customerId}`)
})

const walkIn = { name: 'Walk-in Priya', email: '', phone: '' }
const found = () => ({ name: 'Priya Sharma', email: '', phone: PHONE, firebaseId: customerId })
const order = (changes: Record<string, unknown> = {}) => anOrder(app(), { customerInfo: walkIn, ...changes })

async function cash(changes: Record<string, unknown> = {}, by = staff) {
  return by.post('/createAdminOrderCash', await order({ cashConfirmed: true, ...changes }))
}
async function detailsOf(orderId: string) {
  return bodyOf(getOrderDetails, await staff.get(`/getOrderDetails?orderId=${orderId}`)).order
}

describe('an order that staff take', () => {
  it('for cash that was received is placed and paid in one step, under the name of who took it (ordering 37)', async () => {
    const { status, body } = await cash()
    expect(status).toBe(200)
    const made = bodyOf(createAdminOrderCash, { status, body, headers: new Headers() })
    expect(made.order).toMatchObject({
      status: 'pending',
      paymentStatus: 'paid',
      paymentMethod: 'cash',
      needsPayment: false,
      metadata: { adminCreated: true },
      customerInfo: { name: walkIn.name, isGuest: true, firebaseId: null },
      payments: [{ tender: 'cash', amount: made.order.pricing.total }],
    })
    expect(made.message).toBe(`Order ${made.order.shortNumber} was created`)
    const { timeline } = await detailsOf(made.orderId)
    expect(timeline).toMatchObject([
      { kind: 'status', by: 'Sam Staff' },
      { kind: 'payment', by: 'Sam Staff', note: expect.stringMatching(/^\$[\d.]+ taken at the counter$/) },
    ])
  })

  it('for cash that is still to come is unpaid until it is handed over', async () => {
    const made = bodyOf(createAdminOrderCash, await cash({ cashConfirmed: false }))
    expect(made.order).toMatchObject({ paymentStatus: 'unpaid', needsPayment: true, payments: [] })
    const paid = await staff.post('/processOrderPayment', { orderId: made.orderId, paymentData: { method: 'manual' } })
    expect(paid.body).toMatchObject({ paymentStatus: 'paid' })
  })

  it('by card at the terminal is paid, and its refund is nobody’s but the restaurant’s', async () => {
    const made = bodyOf(createAdminOrderOnline, await staff.post('/createAdminOrderOnline', await order()))
    expect(made.order).toMatchObject({
      paymentStatus: 'paid',
      paymentMethod: 'manual',
      sessionId: null,
      paymentIntentId: null,
      payments: [{ tender: 'card', cashRounding: 0 }],
    })
    const { timeline } = await detailsOf(made.orderId)
    expect(timeline.at(-1)?.note).toMatch(/^\$[\d.]+ taken at the counter \(card\)$/)
  })

  it.each([
    ['cash', '/createAdminOrderCash', { cashConfirmed: true }],
    ['cash, a part of it', '/createAdminOrderCash', { cashConfirmed: true, cashPart: 1 }],
    ['cash that is still to come', '/createAdminOrderCash', {}],
    ['card', '/createAdminOrderOnline', {}],
  ])('for %s is answered as it is read back, although it is not', async (_, path, changes) => {
    const reply = await staff.post(path, await order(changes))
    const made = bodyOf(createAdminOrderCash, reply).order
    // These follow from the moment at which they are read.
    const { orderAge: _age, estimatedWaitTime: _wait, isOverdue: _overdue, ...answered } = made
    expect(await detailsOf(made.id)).toMatchObject(answered)
  })

  it('is refused when another total was confirmed than the server’s, with the server’s', async () => {
    const { body } = await cash({ finalTotal: 1 })
    expect(body).toMatchObject({ code: 'pricing_mismatch', pricing: { total: expect.any(Number) } })
    const { pricing } = await order()
    expect((await cash({ finalTotal: pricing.total })).status).toBe(200)
  })

  it('is placed at their own locations only, by people who may', async () => {
    const elsewhere = await aColleague(app(), 'staff', ['new-glasgow'])
    expect((await cash({}, elsewhere)).body.code).toBe('location_not_found')
    expect((await cash({}, customer)).status).toBe(401)
  })

  it('is taken while the restaurant is closed, and for a chosen time (ordering 15)', async () => {
    await app().database.db.run(sql`
      update locations set hours = (
        select jsonb_object_agg(day, jsonb_build_object('open', '00:00', 'close', '00:00', 'closed', true))
        from jsonb_object_keys(hours) day) where id = 'truro'`)
    expect((await cash()).status).toBe(200)
    await alwaysOpen(app())
    const { timeZone } = (await detailsOf(String((await cash()).body.orderId))).locationInfo
    const tomorrow = new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() + 86_400_000)
    const later = bodyOf(createAdminOrderCash, await cash({ scheduledFor: { date: tomorrow, time: '12:00' } }))
    expect(later.order.scheduledFor).not.toBeNull()
    expect(later.order.fireAt).not.toBeNull()
  })

  it('is one order for one press, and for one cart (ordering 38)', async () => {
    const cartId = `cart-${randomUUID()}`
    const wish = await order({ cashConfirmed: true, cartId })
    const key = { 'idempotency-key': randomUUID() }
    const [one, two] = await Promise.all([
      staff.post('/createAdminOrderCash', wish, key),
      staff.post('/createAdminOrderCash', wish, key),
    ])
    expect(one?.body.orderId).toBe(two?.body.orderId)
    const others = await Promise.all([
      staff.post('/createAdminOrderCash', wish),
      staff.post('/createAdminOrderOnline', await order({ cartId })),
      staff.post('/createAdminPaymentLink', { orderData: await order({ cartId }), sendSMS: false }),
    ])
    expect(others.map(({ body }) => body.code)).toEqual(Array(3).fill('cart_already_ordered'))
    expect(others[0]?.body.order).toMatchObject({ id: one?.body.orderId })
  })
})

describe('an order for a customer who was found', () => {
  it('stands in their account and brings them points, and does not count against their unpaid ones (ordering 39)', async () => {
    const made = bodyOf(createAdminOrderCash, await cash({ customerInfo: found() }))
    expect(made.order.customerInfo).toMatchObject({ isGuest: false, firebaseId: customerId })
    const mine = await customer.get('/getMyOrders')
    expect(JSON.stringify(mine.body)).toContain(made.orderId)
    for (const status of ['preparing', 'ready', 'completed'])
      await staff.post('/updateOrderStatus', { orderId: made.orderId, status })
    expect((await customer.get('/getProfile')).body.profile).toMatchObject({ totalOrders: 1 })
  })

  it('is refused when the number is not that account’s', async () => {
    const { status, body } = await cash({ customerInfo: { ...found(), phone: '(902) 555-0999' } })
    expect([status, body.code]).toEqual([400, 'invalid_input'])
    expect(body.fields).toMatchObject([{ field: 'customerInfo.firebaseId' }])
    expect((await cash({ customerInfo: { ...found(), firebaseId: randomUUID() } })).body.code).toBe('invalid_input')
  })

  it('is theirs too when a link pays for it, with its session and its payment', async () => {
    const orderData = await order({ customerInfo: found(), paymentMethod: 'online' })
    const link = bodyOf(
      createAdminPaymentLink,
      await staff.post('/createAdminPaymentLink', { orderData, sendSMS: false }),
    )
    await pay(link.paymentUrl)
    const orderId = await orderOf(link.sessionId)
    expect(await detailsOf(orderId)).toMatchObject({
      sessionId: link.sessionId,
      paymentIntentId: expect.stringMatching(/./),
      customerInfo: { firebaseId: customerId },
    })
  })
})

describe('a cart of staff with an open link', () => {
  it('ends the link when cash is taken for it, and what is paid there all the same goes back (money 67)', async () => {
    const cartId = `cart-${randomUUID()}`
    const orderData = await order({ cartId, paymentMethod: 'online' })
    const link = bodyOf(
      createAdminPaymentLink,
      await staff.post('/createAdminPaymentLink', { orderData, sendSMS: false }),
    )
    expect((await cash({ cartId })).status).toBe(200)
    const standing = await staff.get(`/getPaymentLink?sessionId=${link.sessionId}`)
    expect(standing.body).toMatchObject({ standing: 'withdrawn', qrCodeData: null })
    await pay(link.paymentUrl)
    const back = await until(
      () =>
        app().database.db.many<{ cause: string }>(sql`
          select r.cause from refunds r join payments p on p.location_id = r.location_id and p.id = r.payment_id
          where p.session_id = ${link.sessionId}`),
      (refunds) => refunds.length > 0,
    )
    expect(back).toEqual([{ cause: 'late' }])
  })
})

async function pay(paymentUrl: string) {
  const address = paymentUrl.replace(/^http:\/\/localhost:\d+/, app().url)
  const body = new URLSearchParams({ card: '4242424242424242' })
  await fetch(`${address}/pay`, { method: 'POST', body, redirect: 'manual' })
}

async function orderOf(sessionId: string): Promise<string> {
  const made = await until(
    () => app().database.db.maybe<{ id: string }>(sql`select id from orders where payment_session_id = ${sessionId}`),
    (row) => row !== undefined,
  )
  return made?.id ?? ''
}
