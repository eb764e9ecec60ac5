import { randomUUID } from 'node:crypto'
import { getOrderDetails, processOrderPayment } from '@sizzle/contract/board.ts'
import { cancelOrder } from '@sizzle/contract/cancel-order.ts'
import { getOpenMoney } from '@sizzle/contract/open-money.ts'
import { giveCashBack } from '@sizzle/contract/payments.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { anOrderOf, taxTruro } from '../testing/a-bill.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { bodyOf } from '../testing/body-of.ts'
import { useStripeApp } from '../testing/stripe-app.ts'
import type { Caller, Reply } from '../testing/test-app.ts'
import { until } from '../testing/until.ts'

const house = useStripeApp()
let staff: Caller
let second: Caller
let manager: Caller

beforeAll(async () => {
  const { app } = house()
  staff = await aColleague(app, 'staff', ['truro'], 'Sam Staff')
  second = await aColleague(app, 'staff', ['truro'], 'Tara Till')
  manager = await aColleague(app, 'manager', ['truro'], 'Mia Manager')
  await taxTruro(app, { kind: 'own', lines: [{ name: 'HST', ratePer100k: 0 }] })
})

const orderOf = async (total: number, tip = 0) => (await anOrderOf(house().app, house().customer, total, tip)).id
type Payment = { amount?: number; tender?: string }
const press = (orderId: string, payment: Payment = {}, by = staff, headers = {}) =>
  by.post('/processOrderPayment', { orderId, paymentData: { method: 'manual', ...payment } }, headers)
const pay = async (...given: Parameters<typeof press>) => {
  const reply = await press(...given)
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return bodyOf(processOrderPayment, reply)
}
const detailsOf = async (orderId: string) =>
  bodyOf(getOrderDetails, await manager.get(`/getOrderDetails?orderId=${orderId}`)).order
const cancel = (orderId: string) => manager.post('/cancelOrder', { orderId, cancelReason: 'Out of paneer' })
const letterAbout = (orderId: string) =>
  until(
    () =>
      house().app.database.db.maybe<{ text: string }>(
        sql`select text from messages where dedupe_key = ${`order-cancelled:${orderId}`}`,
      ),
    (letter) => letter !== undefined,
  )
const codesOf = (replies: readonly Reply[]) =>
  replies.map(({ status, body }) => body.code ?? `${status}`).toSorted((one, other) => one.localeCompare(other))
const sumsOf = (orderId: string) =>
  house().app.database.db.one<{ payments: number; paid: number; tips: number }>(sql`
    select count(*)::int as payments, sum(amount)::int as paid, sum(tip_part)::int as tips from payments where order_id = ${orderId}`)

describe('several payments settle one order (money 59)', () => {
  it('which is unpaid until nothing is left, and says what came and what is left', async () => {
    const orderId = await orderOf(5000, 700)
    expect(await pay(orderId, { tender: 'card', amount: 20 })).toMatchObject({
      paymentStatus: 'unpaid',
      tender: 'card',
      amount: 20,
      left: 30,
    })
    const half = await detailsOf(orderId)
    expect(half).toMatchObject({ paymentStatus: 'unpaid', paidAt: null, needsPayment: true })
    expect(half.payments).toMatchObject([{ tender: 'card', amount: 20, tipPart: 2.8 }])
    expect(await house().breaches()).toEqual([])
    expect(await pay(orderId, { tender: 'gift_card', amount: 12.34 })).toMatchObject({ left: 17.66 })
    expect(await pay(orderId)).toMatchObject({
      paymentStatus: 'paid',
      tender: 'cash',
      amount: 17.66,
      received: 17.65,
      left: 0,
      method: 'manual',
    })
    const paid = await detailsOf(orderId)
    expect(paid).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'manual', moneyBack: { left: 50 } })
    expect(paid.payments.map(({ tender }) => tender)).toEqual(['card', 'gift_card', 'cash'])
    expect(await sumsOf(orderId)).toEqual({ payments: 3, paid: 5000, tips: 700 })
    expect(paid.timeline.filter(({ kind }) => kind === 'payment').map(({ note }) => note)).toEqual([
      '$20.00 taken at the counter (card)',
      '$12.34 taken at the counter (gift card)',
      '$17.65 taken at the counter',
    ])
    expect(await house().breaches()).toEqual([])
  })

  it.each([
    [0, 400, 'payment_amount_invalid', undefined],
    [30.01, 409, 'payment_exceeds_order', 30],
  ])('and a payment of %f is refused', async (amount, status, code, left) => {
    const orderId = await orderOf(5000)
    await pay(orderId, { tender: 'card', amount: 20 })
    const reply = await press(orderId, { amount })
    expect([reply.status, reply.body.code, reply.body.left]).toEqual([status, code, left])
    expect(await sumsOf(orderId)).toMatchObject({ payments: 1, paid: 2000 })
  })

  it.each([-1, 10.005, 'all'])('and %s is no amount', async (amount) => {
    const reply = await staff.post('/processOrderPayment', {
      orderId: await orderOf(5000),
      paymentData: { method: 'manual', amount },
    })
    expect(reply.status).toBe(400)
  })

  it('and of two tills that take the last 10.00 at once one has it', async () => {
    const orderId = await orderOf(5000)
    await pay(orderId, { tender: 'card', amount: 40 })
    const last = { amount: 10 }
    const replies = await Promise.all([
      press(orderId, last),
      press(orderId, last, second),
      press(orderId, last),
      press(orderId, last, second),
    ])
    expect(codesOf(replies)).toEqual(['200', 'already_paid', 'already_paid', 'already_paid'])
    expect(await sumsOf(orderId)).toMatchObject({ payments: 2, paid: 5000 })
    expect(await house().breaches()).toEqual([])
  })

  it('and of two tills that take 30.00 of 50.00 at once the other reads what is left', async () => {
    const orderId = await orderOf(5000)
    const replies = await Promise.all([press(orderId, { amount: 30 }), press(orderId, { amount: 30 }, second)])
    expect(codesOf(replies)).toEqual(['200', 'payment_exceeds_order'])
    expect(replies.find(({ status }) => status === 409)?.body.left).toBe(20)
    expect(await sumsOf(orderId)).toMatchObject({ payments: 1, paid: 3000 })
  })

  it('and the same press twice is one payment', async () => {
    const orderId = await orderOf(5000)
    const headers = { 'idempotency-key': randomUUID() }
    const replies = await Promise.all([1, 2, 3].map(() => press(orderId, { amount: 10 }, staff, headers)))
    expect((await press(orderId, { amount: 10 }, staff, headers)).body).toMatchObject({ amount: 10, left: 40 })
    expect(replies.some(({ status }) => status === 200)).toBe(true)
    expect(await sumsOf(orderId)).toMatchObject({ payments: 1, paid: 1000 })
  })

  it('and earn its customer once, when it is paid', async () => {
    const orderId = await orderOf(5000)
    for (const status of ['preparing', 'ready', 'completed'])
      await staff.post('/updateOrderStatus', { orderId, status })
    const earned = () =>
      house().app.database.db.one<{ spent: number; orders: number }>(sql`
        select coalesce(sum(spent), 0)::int as spent, coalesce(sum(orders), 0)::int as orders from ledger where order_id = ${orderId}`)
    await pay(orderId, { tender: 'card', amount: 20 })
    expect(await earned()).toEqual({ spent: 0, orders: 0 })
    await pay(orderId)
    expect(await earned()).toEqual({ spent: 5000, orders: 1 })
    await manager.post('/updateOrderPaymentStatus', { orderId, paymentStatus: 'refunded' })
    expect(await earned()).toEqual({ spent: 0, orders: 0 })
    expect(await house().breaches()).toEqual([])
  })

  it('and are listed in what a person asks to have of theirs', async () => {
    const customer = await house().app.signUp()
    const { id } = await anOrderOf(house().app, customer, 5000)
    await pay(id, { tender: 'card', amount: 20 })
    await pay(id)
    const { body } = await customer.get('/downloadMyData')
    expect(body.person).toMatchObject({
      orders: [
        {
          payments: [
            { tender: 'card', amount_cents: 2000, cash_rounding_cents: 0, refunded_cents: 0 },
            { tender: 'cash', amount_cents: 3000, cash_rounding_cents: 0, refunded_cents: 0 },
          ],
        },
      ],
    })
  })
})

describe('a cancelled order that several payments were made for', () => {
  it('gives all of them back by hand, and is settled then', async () => {
    const orderId = await orderOf(5000)
    await pay(orderId, { tender: 'card', amount: 20 })
    await pay(orderId)
    const reply = bodyOf(cancelOrder, await cancel(orderId))
    expect(reply.message).toBe('Order cancelled. Refund warning: please process the refund of $50.00 manually.')
    expect(bodyOf(giveCashBack, await manager.post('/giveCashBack', { orderId }))).toMatchObject({ amount: 50 })
    expect((await manager.post('/giveCashBack', { orderId })).body.code).toBe('cash_given_back')
    expect(await detailsOf(orderId)).toMatchObject({ paymentStatus: 'refunded', moneyBack: { left: 0, refunded: 50 } })
    expect(await house().breaches()).toEqual([])
  })

  it('owes nothing more when a part was paid: that part goes back (money 60)', async () => {
    const orderId = await orderOf(5000, 700)
    await pay(orderId, { amount: 20 })
    const reply = bodyOf(cancelOrder, await cancel(orderId))
    expect(reply.message).toBe('Order cancelled. Please handle the cash refund of $20.00 manually.')
    expect(await detailsOf(orderId)).toMatchObject({ paymentStatus: 'paid', moneyBack: { left: 20 } })
    expect((await press(orderId)).body.code).toBe('already_paid')
    const open = bodyOf(getOpenMoney, await manager.get('/getOpenMoney'))
    expect(open.toGiveBack).toMatchObject([{ orderId, amount: 20, inCash: 20 }])
    expect(await house().breaches()).toEqual([])
    await manager.post('/giveCashBack', { orderId })
    expect(await detailsOf(orderId)).toMatchObject({ paymentStatus: 'refunded', moneyBack: { left: 0, refunded: 20 } })
    expect(bodyOf(getOpenMoney, await manager.get('/getOpenMoney')).toGiveBack).toEqual([])
    expect(await house().breaches()).toEqual([])
  })

  it('sends each payment back by its own way: a card’s by its provider, cash by hand (money 60)', async () => {
    await taxTruro(house().app, { kind: 'postal' })
    const { sessionId, order } = await house().paidOrder(undefined, { specialInstructions: randomUUID() })
    // The last 3.00 of it were cash: no call opens a card payment for a part yet.
    await house().app.database.db.run(sql`
      with grown as (update orders set subtotal = subtotal + 300, total = total + 300 where id = ${order.id} returning location_id, id)
      insert into payments (location_id, id, order_id, provider, amount, tender, business_date, captured_at)
      select location_id, gen_random_uuid(), id, 'cash', 300, 'cash', current_date, now() from grown`)
    const reply = bodyOf(cancelOrder, await cancel(order.id))
    expect(reply.message).toContain(' Please also refund $3.00 by hand.')
    expect(Math.round((reply.refund?.amount ?? 0) * 100)).toBe(order.total)
    expect(await house().paymentOf(sessionId)).toMatchObject({ refunded: order.total })
    expect(await detailsOf(order.id)).toMatchObject({ paymentStatus: 'paid', moneyBack: { left: 3 } })
    const letter = await letterAbout(order.id)
    // The provider may have said by then that it is back, or not.
    const byCard = (order.total / 100).toFixed(2)
    expect(letter?.text).toMatch(new RegExp(`efunded: \\$${byCard}\nTo be given back: \\$3\\.00`))
    expect(bodyOf(giveCashBack, await manager.post('/giveCashBack', { orderId: order.id })).amount).toBe(3)
    expect(await detailsOf(order.id)).toMatchObject({ paymentStatus: 'refunded', moneyBack: { left: 0 } })
  })
})
