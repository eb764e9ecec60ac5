import { getMyOrders } from '@sizzle/contract/my-orders.ts'
import { getCustomerOrderDetails } from '@sizzle/contract/orders.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { bodyOf, idOf } from '../testing/body-of.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const START = new Date('2026-11-20T22:00:00.000Z') // 6 p.m. in Halifax
let now = START
const app = useTestApp({}, () => now)
let customer: Caller
let manager: Caller

beforeAll(async () => {
  await alwaysOpen(app())
  customer = await app().signUp()
  manager = await aColleague(app(), 'manager', ['truro'], 'Meera Manager')
})
beforeEach(() => {
  now = START
})

const minutes = (n: number) => new Date(START.getTime() + n * 60_000).toISOString()
async function placed(): Promise<string> {
  const reply = await customer.post('/createCustomerOrderCash', await anOrder(app()))
  return String(reply.body.orderId)
}
/** On the page of the order, and in the list. */
async function read(orderId: string) {
  const page = bodyOf(getCustomerOrderDetails, await customer.get(`/getCustomerOrderDetails?orderId=${orderId}`)).order
  const listed = bodyOf(getMyOrders, await customer.get('/getMyOrders')).orders.find(({ id }) => id === orderId)
  expect(listed).toEqual(page)
  const { cancelledByHouse, promiseMoved } = page
  return { cancelledByHouse, promiseMoved }
}
const messagesAbout = (orderId: string) =>
  app().database.db.many<{ kind: string; recipient: string; text: string }>(
    sql`select kind, recipient, text from messages where template = 'order_cancelled' and about_id = ${orderId} order by id`,
  )

describe('an order that the house cancelled', () => {
  it('says so to its guest, with the reason (ordering 57)', async () => {
    const orderId = await placed()
    expect(await read(orderId)).toEqual({ cancelledByHouse: null, promiseMoved: null })
    await manager.post('/cancelOrder', { orderId, cancelReason: 'The oven is cold' })
    expect(await read(orderId)).toMatchObject({ cancelledByHouse: { reason: 'The oven is cold' } })
  })

  it('without a reason says only who', async () => {
    const orderId = await placed()
    await manager.post('/updateOrderStatus', { orderId, status: 'cancelled' })
    expect(await read(orderId)).toMatchObject({ cancelledByHouse: { reason: '' } })
  })

  it('is told by text message beside the letter, once (messages 62)', async () => {
    const orderId = await placed()
    for (let n = 0; n < 2; n++) await manager.post('/cancelOrder', { orderId, cancelReason: 'The oven is cold' })
    await expect.poll(async () => (await messagesAbout(orderId)).length).toBe(2)
    const texts = (await messagesAbout(orderId)).filter(({ kind }) => kind === 'sms')
    expect(texts).toHaveLength(1)
    expect(texts[0]?.text).toMatch(/we had to cancel your order TRU-\d{3}\. The oven is cold\. Questions\? /)
  })

  it('is told to whoever left a number and no address (messages 62)', async () => {
    const orderId = await placed()
    await app().database.db.run(sql`update orders set customer_email = '' where id = ${orderId}`)
    await manager.post('/cancelOrder', { orderId, cancelReason: 'The oven is cold' })
    await expect.poll(() => messagesAbout(orderId)).toMatchObject([{ kind: 'sms' }])
  })

  it('is told by letter alone to whoever left no number, and to whoever cancelled it', async () => {
    const [noPhone, own] = [await placed(), await placed()]
    await app().database.db.run(sql`update orders set customer_phone = '' where id = ${noPhone}`)
    await manager.post('/cancelOrder', { orderId: noPhone, cancelReason: 'The oven is cold' })
    await customer.post('/cancelMyOrder', { orderId: own, reason: 'Wrong evening' })
    for (const orderId of [noPhone, own])
      await expect.poll(() => messagesAbout(orderId)).toMatchObject([{ kind: 'email' }])
    expect(await read(own)).toMatchObject({ cancelledByHouse: null })
  })

  it('is no news to whoever cancelled what staff placed for them (ordering 57)', async () => {
    const firebaseId = await idOf(customer)
    await app().database.db.run(sql`update users set phone_number = '+19025550123' where id = ${firebaseId}`)
    const order = await anOrder(app(), {
      customerInfo: { name: 'Priya', email: 'priya@example.test', phone: '9025550123', firebaseId },
    })
    const taken = await manager.post('/createAdminOrderCash', { ...order, cashConfirmed: false })
    expect(taken.status, JSON.stringify(taken.body)).toBe(200)
    const orderId = String(taken.body.orderId)
    expect((await customer.post('/cancelMyOrder', { orderId, reason: 'Car broke down' })).status).toBe(200)
    await expect.poll(() => messagesAbout(orderId)).toMatchObject([{ kind: 'email' }])
    expect((await messagesAbout(orderId))[0]?.text).toMatch(/You cancelled your order/)
    expect(await read(orderId)).toMatchObject({ cancelledByHouse: null })
  })

  it('is told by a letter that gives as a reason only what somebody gave as one, and begs no pardon of whoever cancelled it (ordering 57)', async () => {
    const [plain, own, house] = [await placed(), await placed(), await placed()]
    await customer.post('/cancelMyOrder', { orderId: plain })
    await customer.post('/cancelMyOrder', { orderId: own, reason: 'Wrong evening' })
    await manager.post('/cancelOrder', { orderId: house })
    const letterAbout = async (orderId: string) => {
      const letters = async () => (await messagesAbout(orderId)).filter(({ kind }) => kind === 'email')
      await expect.poll(async () => (await letters()).length).toBe(1)
      return (await letters())[0]?.text
    }
    expect(await letterAbout(plain)).toMatch(/You cancelled your order TRU-\d{3} at Truro Heights\./)
    expect(await letterAbout(plain)).not.toMatch(/Reason|sorry/)
    expect(await letterAbout(own)).toMatch(/You cancelled your order .*Reason: +Wrong evening/s)
    expect(await letterAbout(house)).toMatch(/ was cancelled\. We are sorry for the trouble\./)
    expect(await letterAbout(house)).not.toMatch(/Reason|admin/)
  })
})

describe('a promise that the house moved', () => {
  it('stands with what was promised before and the reason (ordering 57)', async () => {
    const orderId = await placed()
    await manager.post('/movePromise', { orderId, promisedAt: minutes(50), reason: 'The tandoor went out: sorry' })
    const moved = { from: minutes(21), reason: 'The tandoor went out: sorry' }
    expect(await read(orderId)).toEqual({ cancelledByHouse: null, promiseMoved: moved })
    await manager.post('/movePromise', { orderId, promisedAt: minutes(40), reason: 'It burns again' })
    expect((await read(orderId)).promiseMoved).toEqual({ from: minutes(50), reason: 'It burns again' })
  })

  it('is not told once another time stands', async () => {
    const orderId = await placed()
    await manager.post('/movePromise', { orderId, promisedAt: minutes(50), reason: 'The tandoor went out' })
    await app().database.db.run(sql`update orders set promised_at = ${minutes(70)} where id = ${orderId}`)
    expect((await read(orderId)).promiseMoved).toBeNull()
  })
})
