import { randomUUID } from 'node:crypto'
import { createCustomerOrderCash } from '@sizzle/contract/orders.ts'
import { WEEKDAYS } from '@sizzle/domain/hours/local-time.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
let customer: Caller
const countOrders = async () =>
  (await app().database.db.one<{ n: number }>(sql`select count(*)::int as n from orders`)).n

beforeAll(async () => {
  await alwaysOpen(app())
  customer = await app().signUp()
})

describe('a cash order', () => {
  it('is stored with server prices, a short number, its lines and its first event', async () => {
    const reply = await customer.post('/createCustomerOrderCash', await anOrder(app()))
    expect(reply.status).toBe(200)
    const order = bodyOf(createCustomerOrderCash, reply).order
    expect(order).toMatchObject({
      status: 'pending',
      paymentStatus: 'unpaid',
      paymentMethod: 'cash',
      orderType: 'pickup',
      location: 'truro',
    })
    expect(order.shortNumber).toMatch(/^TRU-\d{3}$/)
    expect(order.customerInfo).toMatchObject({ phone: '+19025550123', email: 'priya@example.test', isGuest: false })
    expect(order.items).toHaveLength(1)
    expect(order.statusHistory).toMatchObject([{ status: 'pending', by: 'Priya Sharma' }])
  })

  it('is made once however often one action is sent, also 50 times in parallel (ordering 17)', async () => {
    const before = await countOrders()
    const payload = await anOrder(app())
    const key = { 'idempotency-key': randomUUID() }
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => customer.post('/createCustomerOrderCash', payload, key)),
    )
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
    expect(new Set(replies.map((reply) => reply.body.orderId)).size).toBe(1)
    expect(await countOrders()).toBe(before + 1)
  })

  it('answers 422 when a key comes back with another body, and does not show one person what another did with it (ordering 16)', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const payload = await anOrder(app())
    const first = await customer.post('/createCustomerOrderCash', payload, key)
    const other = await customer.post('/createCustomerOrderCash', { ...payload, specialInstructions: 'no onions' }, key)
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
    const stranger = await (await app().signUp()).post('/createCustomerOrderCash', payload, key)
    expect(stranger.body.orderId).not.toBe(first.body.orderId)
  })

  it('repeats a refusal for its key, and has written nothing', async () => {
    const before = await countOrders()
    const payload = await anOrder(app(), { pricing: { subtotal: 1, tax: 0.14, tip: 0, total: 1.14 } })
    const key = { 'idempotency-key': randomUUID() }
    const [first, again] = [
      await customer.post('/createCustomerOrderCash', payload, key),
      await customer.post('/createCustomerOrderCash', payload, key),
    ]
    expect(first.body.code).toBe('pricing_mismatch')
    expect(again.body).toEqual(first.body)
    expect(await countOrders()).toBe(before)
  })

  it('ignores names, categories and prices of the client and compares only its total (ordering 1)', async () => {
    const payload = await anOrder(app())
    const tampered = {
      ...payload,
      items: payload.items.map((item) => ({ ...item, price: 0.01, name: 'Free lunch', category: 'gifts' })),
    }
    const reply = await customer.post('/createCustomerOrderCash', tampered)
    expect(reply.status).toBe(200)
    const [line] = bodyOf(createCustomerOrderCash, reply).order.items
    expect(line).toMatchObject({ name: payload.items[0]?.name, price: payload.items[0]?.price })
  })

  it.each([
    [1, 'Mild', 1],
    [3, 'Hot', 3],
    [3, 'Hot', 5],
  ])('calls heat level %i %s, whatever name the client typed', async (selectedSpiceLevel, name, sent) => {
    const wish = await anOrder(app())
    await app().database.db.run(sql`
      update menu_items set spice_level = 'mild' where location_id = 'truro' and id = ${wish.items[0]?.id}`)
    const items = wish.items.map(({ spiceLevelId: _, ...item }) => ({
      ...item,
      selectedSpiceLevel: sent,
      spiceLevelName: 'PAID - DO NOT CHARGE',
    }))
    const { status, body } = await customer.post('/createCustomerOrderCash', { ...wish, items })
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toContain('DO NOT CHARGE')
    expect(body.order).toMatchObject({ items: [{ selectedSpiceLevel, spiceLevelName: name }] })
  })

  it('is refused with the server’s pricing when the total differs by more than two cents (money 9)', async () => {
    const payload = await anOrder(app())
    const off = (cents: number) => ({
      ...payload,
      pricing: {
        ...payload.pricing,
        total: payload.pricing.total + cents / 100,
        tax: payload.pricing.tax + cents / 100,
      },
    })
    expect((await customer.post('/createCustomerOrderCash', off(2))).status).toBe(200)
    const refused = await customer.post('/createCustomerOrderCash', off(-3))
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({
      code: 'pricing_mismatch',
      userMessage: 'Price calculation error. Please refresh and try again.',
      pricing: { total: payload.pricing.total },
    })
    expect(String(refused.body.error)).toMatch(/^Pricing validation failed: /)
  })

  it.each([0, -1, 1.5, 1e9, '3', [5], true, null])('is refused with a quantity of %j', async (quantity) => {
    const payload = await anOrder(app())
    const reply = await customer.post('/createCustomerOrderCash', {
      ...payload,
      items: payload.items.map((item) => ({ ...item, quantity })),
    })
    expect([reply.status, reply.body.success]).toEqual([400, false])
  })

  it('names each item that is gone, hidden or of another location (ordering 14)', async () => {
    const payload = await anOrder(app())
    const reply = await customer.post('/createCustomerOrderCash', {
      ...payload,
      items: [...payload.items, { ...payload.items[0], id: 'no-such-dish', name: 'Moon Cheese' }],
    })
    expect([reply.status, reply.body.code]).toEqual([409, 'item_unavailable'])
    expect(reply.body.items).toEqual([{ id: 'no-such-dish', name: 'Moon Cheese' }])
  })

  it('is refused where the location lacks the order type, and where there is no such location', async () => {
    const delivery = await anOrder(app(), {
      location: { id: 'new-glasgow', name: 'New Glasgow' },
      orderType: 'delivery',
      deliveryInfo: { address: '1 Main St' },
    })
    expect((await customer.post('/createCustomerOrderCash', delivery)).body.code).toBe('order_type_unavailable')
    const nowhere = await anOrder(app(), { location: { id: 'atlantis', name: 'Atlantis' } })
    expect((await customer.post('/createCustomerOrderCash', nowhere)).body.code).toBe('location_not_found')
  })

  it('needs a session and the key', async () => {
    const payload = await anOrder(app())
    expect((await (await app().guest()).post('/createCustomerOrderCash', payload)).status).toBe(401)
    expect((await customer.post('/createCustomerOrderCash', payload, { 'x-api-key': 'pk_wrong' })).body.code).toBe(
      'invalid_api_key',
    )
  })

  it.each([
    ['51 items', { quantities: [10, 10, 10, 10, 10, 1] }, 'Maximum 50 total items allowed in cart'],
    ['21 lines', { quantities: Array.from({ length: 21 }, () => 1) }, 'Maximum 20 different items allowed in cart'],
    ['11 of one', { quantities: [11] }, /^Maximum 10 items allowed for /],
  ])('is refused with %s', async (_, { quantities }, sentence) => {
    const payload = await anOrder(app())
    const items = quantities.map((quantity, at) => ({ ...payload.items[0], cartKey: `k${at}`, quantity }))
    const reply = await customer.post('/createCustomerOrderCash', { ...payload, items })
    expect(reply.status).toBe(400)
    expect(reply.body.userMessage).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence))
  })

  it.each([
    [{ deliveryInfo: undefined, orderType: 'delivery' }, 'Delivery address is required for delivery orders'],
    [{ deliveryInfo: { address: '  ' }, orderType: 'delivery' }, 'Delivery address is required for delivery orders'],
    [{ tableInfo: { partySize: 21 }, orderType: 'dine-in' }, 'Please specify a valid party size (1-20 people)'],
    [{ tableInfo: { partySize: 0 }, orderType: 'dine-in' }, 'Please specify a valid party size (1-20 people)'],
    [{ items: [] }, 'Your cart is empty. Please add items before placing an order.'],
    [{ location: undefined }, 'Please select a restaurant location'],
    [{ location: { id: 'truro' } }, 'Location name is missing'],
    [
      { pricing: { subtotal: 10, tax: 1, tip: 0, total: 12 } },
      'Pricing calculation error: total does not match subtotal + tax + tip',
    ],
  ])('is refused with %j', async (change, sentence) => {
    const reply = await customer.post('/createCustomerOrderCash', { ...(await anOrder(app())), ...change })
    expect([reply.status, reply.body.userMessage]).toEqual([400, sentence])
  })

  it('is refused while the location is closed, with the text of its door, and while it is inactive (ordering 15)', async () => {
    const payload = await anOrder(app())
    await app().database.db.run(sql`update locations set is_active = false where id = 'truro'`)
    const inactive = await customer.post('/createCustomerOrderCash', payload)
    expect([inactive.status, inactive.body.userMessage]).toEqual([409, 'Location is currently inactive'])
    const never = { open: '11:00', close: '12:00', closed: true }
    const week = Object.fromEntries(WEEKDAYS.map((day) => [day, never]))
    await app().database.db.run(
      sql`update locations set is_active = true, hours = ${JSON.stringify(week)}::jsonb where id = 'truro'`,
    )
    const closed = await customer.post('/createCustomerOrderCash', payload)
    expect([closed.status, closed.body.code]).toEqual([409, 'location_closed'])
    expect(closed.body.userMessage).toMatch(/^Closed/)
    await alwaysOpen(app())
  })

  it('gets its number from one row: 30 parallel orders have 30 numbers', async () => {
    const payload = await anOrder(app())
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => customer.post('/createCustomerOrderCash', payload)),
    )
    const numbers = replies.map((reply) => bodyOf(createCustomerOrderCash, reply).order.shortNumber)
    expect(new Set(numbers).size).toBe(30)
  })
})
