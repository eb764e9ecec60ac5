import { randomUUID } from 'node:crypto'
import { createCustomerOrderCash } from '@sizzle/contract/orders.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { inCoins } from '@sizzle/domain/pricing/tenders.ts'
import { describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { useStripeApp } from '../testing/stripe-app.ts'
import { until } from '../testing/until.ts'

// A payment that comes for a cart that is an order already.

const house = useStripeApp()
const db = () => house().app.database.db
const pay = (sessionId: string) => house().tell(house().completed(house().stripe.books.pay(sessionId)))
const ask = async (sessionId: string, by = house().customer) =>
  (await by.post('/getOrderBySessionId', { sessionId })).body
const wentBack = (sessionId: string) =>
  until(
    () => house().refundsOf(sessionId),
    (refunds) => refunds.some(({ state }) => state === 'succeeded'),
  )
const lastLetter = async () =>
  (
    await db().one<{ text: string }>(
      sql`select text from messages where template = 'payment_refunded' order by id desc limit 1`,
    )
  ).text

/** By a new person each time: nobody may have many cash orders open. */
async function cashBeside(changes: Record<string, unknown>) {
  const by = await house().app.signUp()
  const phone = `(902) 555-${Math.floor(Math.random() * 9000) + 1000}`
  const wish = { ...changes, customerInfo: { name: 'Priya Sharma', email: 'priya@example.test', phone } }
  const sessionId = await house().start(by, wish)
  const placed = await by.post('/createCustomerOrderCash', await anOrder(house().app, wish))
  const { order } = bodyOf(createCustomerOrderCash, placed)
  return { by, sessionId, order, cents: Math.round(order.pricing.total * 100) }
}
const inCash = (cents: number) => formatCad(inCoins(cents))

describe('money that comes beside a cash order (money 96)', () => {
  it.each([
    ['of the same cart', () => ({ cartId: randomUUID() })],
    ['of the same dishes', () => ({ specialInstructions: randomUUID() })],
  ])('%s is not called paid twice: page, letter and alert name the order and what to bring', async (_, wish) => {
    const { by, sessionId, order, cents } = await cashBeside(wish())
    await pay(sessionId)
    await wentBack(sessionId)
    const reason = `You had ordered this already, to pay in cash. Please have ${inCash(cents)} in cash ready for order ${order.shortNumber}.`
    expect(await ask(sessionId, by)).toMatchObject({
      code: 'order_not_yet',
      userMessage: `${reason} Your payment has been refunded.`,
      sentBack: {
        reason,
        amount: order.pricing.total,
        isDone: true,
        isOrdered: true,
        order: { id: order.id, shortNumber: order.shortNumber },
        kitchen: { name: 'Truro Heights', phone: expect.stringContaining('(902)') },
      },
    })
    const letter = await lastLetter()
    expect(letter).toContain(`This is about your order ${order.shortNumber} at Truro Heights. ${reason}`)
    expect(letter).not.toMatch(/turn your payment|into an order|twice/)
    const alert = await db().one(sql`select order_id from payment_alerts where session_id = ${sessionId}`)
    expect(alert).toEqual({ order_id: order.id })
    expect(await house().breaches()).toEqual([])
  })

  it('that was paid at the counter meanwhile is paid twice, and names that order', async () => {
    const { by, sessionId, order } = await cashBeside({ cartId: randomUUID() })
    const paid = { orderId: order.id, paymentData: { method: 'manual' } }
    expect((await house().admin.post('/processOrderPayment', paid)).status).toBe(200)
    await pay(sessionId)
    await wentBack(sessionId)
    expect((await ask(sessionId, by)).sentBack).toMatchObject({
      reason: 'This order was paid twice, and you got it once.',
      order: { id: order.id, shortNumber: order.shortNumber },
    })
    expect(await lastLetter()).toContain(`This is about your order ${order.shortNumber} at Truro Heights.`)
  })

  it('asks for what is left where a part of the cash is in the drawer', async () => {
    const { by, sessionId, order, cents } = await cashBeside({ cartId: randomUUID() })
    const part = { orderId: order.id, paymentData: { method: 'manual', amount: 5 } }
    expect((await house().admin.post('/processOrderPayment', part)).status).toBe(200)
    await pay(sessionId)
    const left = inCash(cents - 500)
    expect((await ask(sessionId, by)).userMessage).toContain(`Please have ${left} in cash ready`)
  })
})

it('of two payments of one cart the second names the order of the first (money 96)', async () => {
  const wish = { cartId: randomUUID() }
  const [one, two] = [await house().start(undefined, wish), await house().start(undefined, wish)]
  await pay(one)
  await pay(two)
  const made = await house().orderOf(one)
  expect((await ask(two)).sentBack).toMatchObject({
    isOrdered: true,
    order: { id: made?.id, shortNumber: made?.short_number },
  })
})

it('an order that is in nobody’s account is said to be there, and is not handed to whoever paid', async () => {
  const { by, sessionId, order } = await cashBeside({ specialInstructions: randomUUID() })
  await db().run(sql`update orders set user_id = null where id = ${order.id}`)
  await pay(sessionId)
  expect((await ask(sessionId, by)).sentBack).toMatchObject({ isOrdered: true, order: null })
})

it('money that went back for another reason names no order', async () => {
  const sessionId = await house().start(undefined, { specialInstructions: randomUUID() })
  await db().run(sql`update menu_items set is_available = false where location_id = 'truro'`)
  await pay(sessionId)
  await db().run(sql`update menu_items set is_available = true where location_id = 'truro'`)
  expect((await ask(sessionId)).sentBack).toMatchObject({
    reason: 'An item of your order is no longer available.',
    isOrdered: false,
    order: null,
  })
})
