import { getOrderDetails } from '@sizzle/contract/board.ts'
import { getOpenMoney } from '@sizzle/contract/open-money.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { handedBack } from '@sizzle/domain/pricing/tenders.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { useStripeApp } from '../testing/stripe-app.ts'
import type { Caller } from '../testing/test-app.ts'

const house = useStripeApp()
let staff: Caller
let manager: Caller
let second: Caller

beforeAll(async () => {
  staff = await aColleague(house().app, 'staff', ['truro'], 'Sam Staff')
  manager = await aColleague(house().app, 'manager', ['truro'], 'Mia Manager')
  second = await aColleague(house().app, 'manager', ['truro'], 'Meera Manager')
})

async function cashOrder(): Promise<string> {
  const reply = await house().customer.post('/createCustomerOrderCash', await anOrder(house().app))
  return String(reply.body.orderId)
}
const take = (orderId: string) => staff.post('/processOrderPayment', { orderId, paymentData: { method: 'manual' } })
const cancel = (orderId: string) => manager.post('/cancelOrder', { orderId, cancelReason: 'Out of paneer' })
const giveBack = (orderId: string, by = manager) => by.post('/giveCashBack', { orderId })
async function cancelledAfterPaying(): Promise<string> {
  const orderId = await cashOrder()
  await take(orderId)
  await cancel(orderId)
  return orderId
}
const detailsOf = async (orderId: string) =>
  bodyOf(getOrderDetails, await manager.get(`/getOrderDetails?orderId=${orderId}`)).order
const toGiveBack = async () =>
  bodyOf(getOpenMoney, await staff.get('/getOpenMoney')).toGiveBack.map(({ orderId }) => orderId)
const booksOf = (orderId: string) =>
  house().app.database.db.one<Record<string, unknown>>(sql`
    select p.provider, p.amount, p.refunded, p.taken_by_name, r.cause, r.state, r.requested_by_name
    from payments p left join refunds r on r.location_id = p.location_id and r.payment_id = p.id where p.order_id = ${orderId}`)

describe('cash of a cancelled order', () => {
  it('is given back once, with who and when, in the books, on the order and out of the list', async () => {
    const orderId = await cancelledAfterPaying()
    const before = await detailsOf(orderId)
    expect(before.moneyBack).toMatchObject({ left: before.pricing.total, refunded: 0 })
    expect(await toGiveBack()).toContain(orderId)
    const reply = await giveBack(orderId)
    expect(reply).toMatchObject({ status: 200, body: { amount: before.pricing.total } })
    const after = await detailsOf(orderId)
    expect(after).toMatchObject({ paymentStatus: 'refunded', moneyBack: { left: 0, refunded: before.pricing.total } })
    expect(after.version).toBeGreaterThan(before.version)
    expect(after.timeline.at(-1)).toMatchObject({
      kind: 'payment',
      by: 'Mia Manager',
      note: `${formatCad(handedBack('cash', Math.round(before.pricing.total * 100)))} given back by hand`,
    })
    const cents = Math.round(before.pricing.total * 100)
    expect(await booksOf(orderId)).toEqual({
      provider: 'cash',
      amount: cents,
      refunded: cents,
      taken_by_name: 'Sam Staff',
      cause: 'by_hand',
      state: 'succeeded',
      requested_by_name: 'Mia Manager',
    })
    expect(await toGiveBack()).not.toContain(orderId)
    expect(await house().breaches()).toEqual([])
  })

  it('is given back by one of two who press at once; the other reads who was first', async () => {
    const orderId = await cancelledAfterPaying()
    const replies = await Promise.all([
      giveBack(orderId),
      giveBack(orderId, second),
      giveBack(orderId),
      giveBack(orderId, second),
    ])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    const loser = replies.find(({ status }) => status === 409)
    expect(loser?.body).toMatchObject({
      code: 'cash_given_back',
      userMessage: expect.stringMatching(/^This money was given back before, by M(ia|eera) Manager\.$/),
    })
    expect(await house().breaches()).toEqual([])
  })

  it('is a manager’s to give back, at the own locations', async () => {
    const orderId = await cancelledAfterPaying()
    expect((await giveBack(orderId, staff)).status).toBe(403)
    const elsewhere = await aColleague(house().app, 'manager', ['new-glasgow'])
    expect((await giveBack(orderId, elsewhere)).body.code).toBe('order_not_found')
    expect(await toGiveBack()).toContain(orderId)
  })

  it('is not owed while the order stands, when nobody paid, nor for a card', async () => {
    const paid = await cashOrder()
    await take(paid)
    expect((await giveBack(paid)).body.code).toBe('cash_not_owed')
    const unpaid = await cashOrder()
    await cancel(unpaid)
    expect((await giveBack(unpaid)).body.code).toBe('cash_not_owed')
    const { order } = await house().paidOrder(undefined, { specialInstructions: crypto.randomUUID() })
    await cancel(order.id)
    expect((await giveBack(order.id)).body.code).toBe('payment_by_provider')
    expect(await house().breaches()).toEqual([])
  })

  it('that was noted through the older call stands in the books all the same', async () => {
    const orderId = await cashOrder()
    const note = (paymentStatus: string) => manager.post('/updateOrderPaymentStatus', { orderId, paymentStatus })
    await note('paid')
    await note('refunded')
    expect(await booksOf(orderId)).toMatchObject({
      provider: 'cash',
      cause: 'by_hand',
      requested_by_name: 'Mia Manager',
    })
    expect(await house().breaches()).toEqual([])
  })

  it('takes what the customer earned with it back', async () => {
    const orderId = await cashOrder()
    for (const status of ['preparing', 'ready', 'completed'])
      await staff.post('/updateOrderStatus', { orderId, status })
    await take(orderId)
    const sums = () =>
      house().app.database.db.one<{ spent: number; orders: number }>(sql`
        select coalesce(sum(spent), 0)::int as spent, coalesce(sum(orders), 0)::int as orders from ledger where order_id = ${orderId}`)
    expect((await sums()).orders).toBe(1)
    await manager.post('/updateOrderPaymentStatus', { orderId, paymentStatus: 'refunded' })
    expect(await sums()).toEqual({ spent: 0, orders: 0 })
  })
})
