import { randomUUID } from 'node:crypto'
import { createOrderPaymentLink, getPaymentLink } from '@sizzle/contract/payment-links.ts'
import { createAdminPaymentLink } from '@sizzle/contract/payments.ts'
import { describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { deadlocks } from '../testing/deadlocks.ts'
import { kept, TEN, useEditing } from '../testing/editing.ts'
import { until } from '../testing/until.ts'

const editing = useEditing()
const { db, detailsOf, manager, moneyOf, pay, second, send, staff, tens } = editing
/** Refunds are on their way for a moment. */
const booksAgree = async () =>
  expect(
    await until(
      () => editing.house().breaches(),
      (breaches) => breaches.length === 0,
    ),
  ).toEqual([])

const ask = (orderId: string, wish: object = {}, by = staff()) =>
  by.post('/createOrderPaymentLink', { orderId, ...wish })
const linkOf = async (orderId: string) => bodyOf(createOrderPaymentLink, await ask(orderId))
const cancel = (orderId: string) => manager().post('/cancelOrder', { orderId, cancelReason: 'Out of it' })
const standingOf = async (sessionId: string) =>
  bodyOf(getPaymentLink, await staff().get(`/getPaymentLink?sessionId=${sessionId}`)).standing
const TWO_TENS = {
  customerInfo: { name: 'Walk-in Priya', email: '', phone: '(902) 555-0188' },
  items: [{ id: TEN, name: 'Ten', price: 10, quantity: 2 }],
  pricing: { subtotal: 20, tax: 2, tip: 0, total: 22 },
}

/** The customer pays at the provider, and the provider says so. */
function paid(sessionId: string) {
  const { stripe, tell, completed } = editing.house()
  return tell(completed(stripe.books.pay(sessionId)))
}
const openOf = (orderId: string) =>
  db().many<{ id: string; amount: number }>(sql`
    select id, amount from payment_sessions
    where order_id = ${orderId} and state in ('open', 'failed') and withdrawn_at is null`)
const backOf = (sessionId: string) =>
  until(
    () => editing.house().refundsOf(sessionId),
    (refunds) => refunds.length > 0 && refunds.every(({ state }) => state === 'succeeded'),
  )

describe('links of one order that are made at once (money 76)', () => {
  it('ask for what is left once, however often two colleagues press together', async () => {
    const before = await deadlocks(db())
    for (let n = 0; n < 20; n += 1) {
      const orderId = await tens(2)
      const replies = await Promise.all([ask(orderId), ask(orderId, {}, second())])
      expect(replies.map(({ status }) => status)).toContain(200)
      expect(await openOf(orderId)).toMatchObject([{ amount: 2200 }])
    }
    expect(await deadlocks(db())).toBe(before)
  })

  it('never come to more than is left', async () => {
    const orderId = await tens(2)
    await Promise.all([10, 8, 6, 11, 22, 4].map((amount, n) => ask(orderId, { amount }, n % 2 ? staff() : second())))
    const open = await openOf(orderId)
    expect(open.length).toBeGreaterThan(0)
    expect(open.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(2200)
    for (const { id } of open) await paid(id)
    await booksAgree()
  })

  it('wait for one that is being written at this moment, and end it', async () => {
    const orderId = await tens(2)
    const first = await linkOf(orderId)
    const asked = await editing.house().app.database.transaction(async (tx) => {
      await tx.run(sql`select from payment_sessions where id = ${first.sessionId} for update`)
      const later = ask(orderId, {}, second())
      expect(await until(waiting, (n) => n > 0)).toBe(1)
      return { later }
    })
    expect((await asked.later).status).toBe(200)
    expect(await standingOf(first.sessionId)).toBe('withdrawn')
    expect(await openOf(orderId)).toHaveLength(1)
  })

  it('are paid, replaced, edited and taken at the counter in the same moment, and nobody waits in a circle', async () => {
    const before = await deadlocks(db())
    for (let n = 0; n < 10; n += 1) {
      const orderId = await tens(2)
      const { sessionId } = await linkOf(orderId)
      await Promise.all([
        paid(sessionId),
        ask(orderId, {}, second()),
        pay(orderId, { amount: 11 }),
        send('/editOrder', orderId, { items: [kept(1, 1)] }),
      ])
      for (const { id } of await openOf(orderId)) await paid(id)
    }
    expect(await deadlocks(db())).toBe(before)
    await booksAgree()
  })
})

describe('a link of a colleague’s cart that becomes an order in the same moment (money 87)', () => {
  const carted = async (cartId: string) => anOrder(editing.house().app, { ...TWO_TENS, cartId })
  const link = async (cartId: string) =>
    staff().post('/createAdminPaymentLink', { orderData: await carted(cartId), sendSMS: false })
  const cash = async (cartId: string) =>
    staff().post('/createAdminOrderCash', { ...(await carted(cartId)), cashConfirmed: true })
  const open = (cartId: string) =>
    db().many<{ id: string }>(sql`
      select id from payment_sessions where cart_id = ${cartId} and state in ('open', 'failed') and withdrawn_at is null`)

  it('never stays open beside the order, however the two presses fall together', async () => {
    const before = await deadlocks(db())
    for (let n = 0; n < 20; n += 1) {
      const cartId = `cart-${randomUUID()}`
      const [, placed] = await Promise.all([link(cartId), cash(cartId)])
      expect(placed.status, JSON.stringify(placed.body)).toBe(200)
      expect(await open(cartId)).toEqual([])
    }
    expect(await deadlocks(db())).toBe(before)
  })

  it('is waited for while it is being opened, and ends', async () => {
    const cartId = `cart-${randomUUID()}`
    const { sessionId } = bodyOf(createAdminPaymentLink, await link(cartId))
    const asked = await editing.house().app.database.transaction(async (tx) => {
      await tx.run(sql`select from payment_sessions where id = ${sessionId} for update`)
      const later = cash(cartId)
      expect(await until(waiting, (n) => n > 0)).toBe(1)
      return { later }
    })
    expect((await asked.later).status).toBe(200)
    expect(await standingOf(sessionId)).toBe('withdrawn')
  })

  it('is paid or withdrawn, one order in any case, and nobody waits in a circle', async () => {
    const before = await deadlocks(db())
    for (let n = 0; n < 10; n += 1) {
      const cartId = `cart-${randomUUID()}`
      const { sessionId } = bodyOf(createAdminPaymentLink, await link(cartId))
      await Promise.all([
        paid(sessionId),
        cash(cartId),
        staff().post('/withdrawPaymentLink', { sessionId }),
        staff().post('/sendPaymentLink', { sessionId }),
      ])
      expect(await db().many(sql`select from orders where cart_id = ${cartId}`)).toHaveLength(1)
      expect(await open(cartId)).toEqual([])
    }
    expect(await deadlocks(db())).toBe(before)
    await booksAgree()
  })
})

describe('the links of an order that is cancelled (money 77)', () => {
  it('end, and what is paid by one all the same goes back', async () => {
    const orderId = await tens(2)
    const { sessionId } = await linkOf(orderId)
    await cancel(orderId)
    expect(await standingOf(sessionId)).toBe('withdrawn')
    expect(await openOf(orderId)).toEqual([])
    await paid(sessionId)
    expect(await backOf(sessionId)).toMatchObject([{ cause: 'late', amount: 2200 }])
    expect(await detailsOf(orderId)).toMatchObject({ status: 'cancelled', payments: [] })
    await booksAgree()
  })

  it('end too when it is cancelled by its status', async () => {
    const orderId = await tens(1)
    const { sessionId } = await linkOf(orderId)
    const { status } = await manager().post('/updateOrderStatus', { orderId, status: 'cancelled' })
    expect([status, await standingOf(sessionId)]).toEqual([200, 'withdrawn'])
  })

  it('give back what is paid in the very moment of the cancellation', async () => {
    const before = await deadlocks(db())
    for (let n = 0; n < 10; n += 1) {
      const orderId = await tens(1)
      const { sessionId } = await linkOf(orderId)
      await Promise.all([cancel(orderId), paid(sessionId)])
      expect(await backOf(sessionId)).toMatchObject([{ amount: 1100, state: 'succeeded' }])
      expect((await moneyOf(orderId)).every(({ amount, asked_back }) => amount === asked_back)).toBe(true)
    }
    expect(await deadlocks(db())).toBe(before)
    await booksAgree()
  })
})

async function waiting(): Promise<number> {
  const { n } = await db().one<{ n: number }>(sql`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%payment_sessions%'`)
  return n
}
