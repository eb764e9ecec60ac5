import { addDays, instantOf, localAt } from '@sizzle/domain/hours/local-time.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endLapsedHolds } from '../checkouts/holds.ts'
import { sql } from '../kit/db/sql.ts'
import { anOrder } from '../testing/an-order.ts'
import { menuOffice } from '../testing/menu-office.ts'
import { useStripeApp } from '../testing/stripe-app.ts'
import type { Caller, Reply } from '../testing/test-app.ts'

const HALIFAX = 'America/Halifax'
// The provider opens no session that ends before its own clock says so.
const NOON = instantOf(HALIFAX, addDays(localAt(HALIFAX, new Date()).date, 2), '12:00')
let now = NOON
const house = useStripeApp(() => now)
const app = () => house().app
const db = () => app().database.db
const office = menuOffice(app)
let people: Caller[]
let dish: string

beforeAll(async () => {
  people = []
  for (let n = 0; n < 21; n += 1) people.push(await app().signUp())
  dish = (await anOrder(app())).items[0]?.id ?? ''
})
beforeEach(async () => {
  now = new Date(Math.max(now.getTime(), NOON.getTime()) + 3_600_000)
  await db().run(sql`update orders set status = 'completed' where status in ('pending', 'preparing')`)
  await db().run(sql`update menu_items set sold_out_until = null where id = ${dish}`)
  await db().run(sql`update payment_sessions set stock_held = null`)
})

const left = async (count: number) => {
  const reply = await office.post('/setSoldOut', { kind: 'item', id: dish, state: { for: 'count', left: count } })
  expect(reply).toMatchObject({ status: 200, body: { soldOut: null, unitsLeft: count } })
}
const cart = async (pieces: number, changes: object = {}) =>
  anOrder(app(), { specialInstructions: crypto.randomUUID(), cartId: crypto.randomUUID(), ...changes }, pieces)
const by = (n: number) => people[n] ?? house().customer
const cash = async (n: number, pieces = 1) => by(n).post('/createCustomerOrderCash', await cart(pieces))
const card = async (n: number, pieces = 1) =>
  by(n).post('/createCustomerPayment', { orderData: await cart(pieces, { paymentMethod: 'online' }) })
const sessionOf = ({ body }: Reply) => house().stripe.books.pay(String(body.sessionId))
const codeOf = ({ status, body }: Reply) => (status === 200 ? 200 : `${status} ${String(body.code)}`)
const counted = async () => {
  const row = await db().one<{ units_left: number; held: number; is_out: boolean }>(sql`
    select s.units_left, s.held, coalesce(i.sold_out_until = 'infinity', false) as is_out
    from stock s join menu_items i on i.location_id = s.location_id and i.id = s.id
    where s.location_id = 'truro' and s.kind = 'item' and s.id = ${dish}`)
  return [row.units_left, row.held, row.is_out]
}
const madeOf = (reply: Reply) =>
  db().many(sql`select stock_taken from orders where payment_session_id = ${String(reply.body.sessionId)}`)

describe('what is counted (menu 72)', () => {
  it('is sold once when one is left, however many order it at the same moment', async () => {
    await left(1)
    const replies = await Promise.all(people.slice(0, 20).map((_, n) => cash(n)))
    const codes = replies.map(codeOf)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(codes.filter((code) => code === '409 item_unavailable')).toHaveLength(19)
    expect(await counted()).toEqual([0, 0, true])
    expect(await office.item(dish)).toMatchObject({ soldOut: { until: null }, unitsLeft: 0 })
  })

  it('says how many are left to somebody who wants more', async () => {
    await left(2)
    const { body } = await cash(0, 3)
    expect(body).toMatchObject({ code: 'item_unavailable', items: [{ id: dish }] })
    expect(body.userMessage).toMatch(/^Only 2 left: /)
    expect(codeOf(await cash(0, 2))).toBe(200)
    expect(await counted()).toEqual([0, 0, true])
  })

  it('comes back with an order that is cancelled while it is pending, and not after it was accepted', async () => {
    await left(1)
    const first = await cash(1)
    expect(await counted()).toEqual([0, 0, true])
    expect((await by(1).post('/cancelMyOrder', { orderId: first.body.orderId })).status).toBe(200)
    expect(await counted()).toEqual([1, 0, false])
    const second = await cash(2)
    const id = String(second.body.orderId)
    await db().run(sql`update orders set status = 'preparing' where id = ${id}`)
    const cancelled = await (await app().admin()).post('/cancelOrder', { orderId: id, reason: 'Burned' })
    expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200)
    expect(await counted()).toEqual([0, 0, true])
  })

  it('is not given back to a count that somebody has made since', async () => {
    await left(3)
    const { body } = await cash(3)
    now = new Date(now.getTime() + 1000)
    await left(5)
    await by(3).post('/cancelMyOrder', { orderId: body.orderId })
    expect(await counted()).toEqual([5, 0, false])
  })

  it('is held while somebody pays, once for each person, and becomes theirs', async () => {
    await left(2)
    await card(4)
    const newest = await card(4)
    expect(await counted()).toEqual([2, 1, false])
    expect(codeOf(await cash(5, 2))).toBe('409 item_unavailable')
    expect(codeOf(await cash(5, 1))).toBe(200)
    expect(codeOf(await card(6))).toBe('409 item_unavailable')
    await house().tell(house().completed(sessionOf(newest)))
    expect(await madeOf(newest)).toMatchObject([{ stock_taken: [{ kind: 'item', id: dish, units: 1 }] }])
    expect(await counted()).toEqual([0, 0, true])
  })

  it('is free again when the session ends or after ten minutes; who pays then gets what is left', async () => {
    await left(1)
    const ended = await card(7)
    expect(codeOf(await cash(8))).toBe('409 item_unavailable')
    await house().tell(house().expired(sessionOf(ended)))
    expect(await counted()).toEqual([1, 0, false])
    const late = await card(9)
    now = new Date(now.getTime() + 600_000)
    await endLapsedHolds(app(), now)
    expect(await counted()).toEqual([1, 0, false])
    expect(codeOf(await cash(10))).toBe(200)
    await house().tell(house().completed(sessionOf(late)))
    expect(await madeOf(late)).toEqual([{ stock_taken: null }])
    expect(await counted()).toEqual([0, 0, true])
  })

  it('is no longer when it is lifted', async () => {
    await left(1)
    await cash(11)
    const lifted = await office.post('/setSoldOut', { kind: 'item', id: dish, state: { for: 'none' } })
    expect(lifted.body).toMatchObject({ soldOut: null, unitsLeft: null })
    expect(codeOf(await cash(12, 5))).toBe(200)
  })

  it.each([0, -1, 1.5, 1000])('is no number like %j', async (count) => {
    const reply = await office.post('/setSoldOut', { kind: 'item', id: dish, state: { for: 'count', left: count } })
    expect(reply.status).toBe(400)
    expect(JSON.stringify(reply.body)).toContain('Please enter how many are left, from 1 to 999')
  })
})
