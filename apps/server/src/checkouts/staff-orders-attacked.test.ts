import { randomUUID } from 'node:crypto'
import { SMS_TEMPLATES } from '@sizzle/domain/messages/sms-templates.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { deadlocks } from '../testing/deadlocks.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

// Orders of staff, asked for twice, by the wrong people and with nonsense.

const app = useTestApp()
const db = () => app().database.db
let staff: Caller
let second: Caller

beforeAll(async () => {
  await alwaysOpen(app())
  staff = await aColleague(app(), 'staff', ['truro'], 'Sam Staff')
  second = await aColleague(app(), 'staff', ['truro'], 'Tara Till')
})

const COUNTER = { name: 'Walk-in Priya', email: '', phone: '' }
const wish = (changes: Record<string, unknown> = {}) => anOrder(app(), { customerInfo: COUNTER, ...changes })
const placedWith = (cartId: string) => db().many<{ id: string }>(sql`select id from orders where cart_id = ${cartId}`)
const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key })

const WAYS = {
  cash: async (by: Caller, changes: Record<string, unknown>, key?: string) =>
    by.post('/createAdminOrderCash', { ...(await wish(changes)), cashConfirmed: true }, keyed(key)),
  terminal: async (by: Caller, changes: Record<string, unknown>, key?: string) =>
    by.post('/createAdminOrderOnline', await wish(changes), keyed(key)),
  link: async (by: Caller, changes: Record<string, unknown>, key?: string) =>
    by.post('/createAdminPaymentLink', { orderData: await wish(changes), sendSMS: false }, keyed(key)),
} as const
const ways = Object.entries(WAYS)

describe('a press of staff', () => {
  it.each(ways)('that is sent five times at once is answered once: %s', async (_, send) => {
    const cartId = `cart-${randomUUID()}`
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 5 }, () => send(staff, { cartId }, key)))
    expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(200))
    for (const { body } of replies) expect(body).toEqual(replies[0]?.body)
    const sessions = await db().many(sql`select from payment_sessions where cart_id = ${cartId}`)
    expect((await placedWith(cartId)).length + sessions.length).toBe(1)
  })

  it.each(ways)('whose key comes again with something else is refused: %s', async (_, send) => {
    const key = randomUUID()
    expect((await send(staff, {}, key)).status).toBe(200)
    expect((await send(staff, { specialInstructions: 'Another meal' }, key)).status).toBe(422)
  })

  it.each(ways)('whose key somebody else takes is a press of their own: %s', async (_, send) => {
    const key = randomUUID()
    const cartId = `cart-${randomUUID()}`
    const [mine, theirs] = [await send(staff, { cartId }, key), await send(second, { cartId }, key)]
    expect([mine.status, theirs.status]).toEqual([200, 200])
    expect(theirs.body).not.toEqual(mine.body)
  })
})

it('a cart that is sent all three ways at once becomes one order, and no link stays beside it', async () => {
  const before = await deadlocks(db())
  for (let n = 0; n < 10; n += 1) {
    const cartId = `cart-${randomUUID()}`
    await Promise.all(ways.map(([, send]) => send(staff, { cartId })))
    expect(await placedWith(cartId)).toHaveLength(1)
    const open = await db().many(sql`
      select from payment_sessions where cart_id = ${cartId} and state in ('open', 'failed') and withdrawn_at is null`)
    expect(open).toEqual([])
  }
  expect(await deadlocks(db())).toBe(before)
})

describe('orders of staff are refused', () => {
  it.each(ways)('to who works elsewhere, nowhere, or not here: %s', async (_, send) => {
    const elsewhere = await aColleague(app(), 'manager', ['new-glasgow'])
    const nowhere = await aColleague(app(), 'staff', [])
    expect((await send(elsewhere, {})).body.code).toBe('location_not_found')
    expect((await send(nowhere, {})).body.code).toBe('location_not_found')
    expect((await send(await app().signUp(), {})).status).toBe(401)
  })

  it.each(ways)('where the place is named twice, as an own one and as another: %s', async (_, send) => {
    const own = { id: 'truro', name: 'Truro Heights' }
    const other = { id: 'new-glasgow', name: 'New Glasgow' }
    expect((await send(staff, { location: other, locationInfo: own })).body.code).toBe('location_not_found')
    const { status, body } = await send(staff, { location: own, locationInfo: other })
    expect(status).toBe(200)
    const orderId = body.orderId ?? body.sessionId
    const made = await db().many<{ location_id: string }>(sql`
      select location_id from orders where id = ${orderId} union select location_id from payment_sessions where id = ${orderId}`)
    expect(made).toEqual([{ location_id: 'truro' }])
  })

  const FREE = { subtotal: 0, tax: 0, tip: 0, total: 0 }
  it.each<[string, Record<string, unknown>]>([
    ['without dishes', { items: [] }],
    ['without a name', { customerInfo: { ...COUNTER, name: '  ' } }],
    ['for nothing', { pricing: FREE }],
    ['with a tip below zero', { tipAmount: -5 }],
    ['with a tip of a million million', { tipAmount: 1e12 }],
    ['for a table of 0', { orderType: 'dine-in', tableInfo: { tableNumber: '0', partySize: 1 } }],
    ['for a party of 0', { orderType: 'dine-in', tableInfo: { tableNumber: '1', partySize: 0 } }],
    ['for a delivery to nowhere', { orderType: 'delivery', deliveryInfo: { address: ' ' } }],
    ['for a type that is none', { orderType: 'by-drone' }],
    ['with a cart of no id', { cartId: 'x' }],
    ['with more than the cart takes', { items: [{ id: 'x', name: 'X', price: 1, quantity: 1000 }] }],
  ])('%s', async (_, changes) => {
    for (const [, send] of ways) {
      const { status, body } = await send(staff, changes)
      expect(status, JSON.stringify(body)).toBe(400)
    }
  })

  it.each([-1, 0, 1e9])('when %d was confirmed as the total', async (finalTotal) => {
    const { status } = await staff.post('/createAdminOrderCash', { ...(await wish()), cashConfirmed: true, finalTotal })
    expect(status).toBe(400)
  })
})

describe('a text message by staff', () => {
  it('that is sent five times at once under one key is written once', async () => {
    const { body } = await WAYS.cash(staff, { customerInfo: { ...COUNTER, phone: '(902) 555-0144' } })
    const key = randomUUID()
    const send = (message: string) => staff.post('/sendCustomSMS', { orderId: body.orderId, message }, keyed(key))
    const replies = await Promise.all(Array.from({ length: 5 }, () => send('Ten more minutes')))
    expect(new Set(replies.map(({ body: { messageId } }) => messageId)).size).toBe(1)
    expect((await send('Twenty more minutes')).status).toBe(422)
    const written = await db().many(
      sql`select from messages where about_id = ${body.orderId} and kind = 'sms' and template = 'custom'`,
    )
    expect(written).toHaveLength(1)
  })

  it('and its templates are nobody’s but staff’s', async () => {
    const customer = await app().signUp()
    expect((await customer.get('/getSMSTemplates')).status).toBe(401)
    expect((await staff.get('/getSMSTemplates')).body.templates).toHaveLength(Object.keys(SMS_TEMPLATES).length)
    const { body } = await WAYS.cash(staff, { customerInfo: { ...COUNTER, phone: '(902) 555-0145' } })
    expect((await customer.post('/sendCustomSMS', { orderId: body.orderId, message: 'hi' })).status).toBe(401)
  })
})
