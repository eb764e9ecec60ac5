import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { type Caller, type Reply, useTestApp } from '../testing/test-app.ts'

const app = useTestApp({ MAX_UNPAID_ORDERS: '1000' })
let customer: Caller

beforeAll(async () => {
  await alwaysOpen(app())
  customer = await app().signUp()
})

const aCart = () => randomUUID()
const place = async (who: Caller, key: string, changes: Record<string, unknown> = {}) =>
  who.post('/createCustomerOrderCash', await anOrder(app(), changes), { 'idempotency-key': key })
const ask = (who: Caller, key: string) => who.post('/askOrderWish', { key })
const orderIn = ({ body }: Reply) => (body.order as { id: string } | null)?.id ?? null
const ordersOf = async (key: string) =>
  (await app().database.db.one<{ n: number }>(sql`select count(*)::int as n from orders where wish_key = ${key}`)).n
const forgetAnswers = () => app().database.db.run(sql`delete from idempotency`)

describe('an order that got no answer', () => {
  it('is told of to who asks with its key, also when first answers are long forgotten', async () => {
    const key = randomUUID()
    const made = await place(customer, key)
    expect(orderIn(await ask(customer, key))).toBe(made.body.orderId)
    await forgetAnswers()
    expect(orderIn(await ask(customer, key))).toBe(made.body.orderId)
  })

  it('is made once, also when it is sent again after first answers are forgotten', async () => {
    const key = randomUUID()
    const made = await place(customer, key)
    await forgetAnswers()
    const again = await place(customer, key, { specialInstructions: 'sent by another version of the page' })
    expect([again.status, again.body.orderId, await ordersOf(key)]).toEqual([200, made.body.orderId, 1])
  })

  it('did not arrive: then it is closed, and a copy that arrives later is refused (ordering 18)', async () => {
    const key = randomUUID()
    expect(orderIn(await ask(customer, key))).toBeNull()
    const late = await place(customer, key)
    expect([late.status, late.body.code, await ordersOf(key)]).toEqual([409, 'action_closed', 0])
    expect(orderIn(await ask(customer, key))).toBeNull()
  })

  it('was refused: nothing arrived, and the refusal stays', async () => {
    const key = randomUUID()
    const wrong = { pricing: { subtotal: 1, tax: 0.14, tip: 0, total: 1.14 } }
    expect((await place(customer, key, wrong)).body.code).toBe('pricing_mismatch')
    expect(orderIn(await ask(customer, key))).toBeNull()
    expect((await place(customer, key, wrong)).body.code).toBe('pricing_mismatch')
  })

  it('is asked about while copies are on their way: whatever wins, everybody hears the same', async () => {
    const keys = Array.from({ length: 20 }, () => randomUUID())
    const outcomes = await Promise.all(
      keys.map(async (key, n) => {
        const sent = [place(customer, key), place(customer, key)]
        if (n % 2 === 1) await Promise.all(sent)
        const asked = await ask(customer, key)
        return { key, asked: orderIn(asked), copies: await Promise.all(sent) }
      }),
    )
    for (const { key, asked, copies } of outcomes) {
      for (const copy of copies) {
        const wanted = asked === null ? [409, 'action_closed', undefined] : [200, undefined, asked]
        expect([copy.status, copy.body.code, copy.body.orderId]).toEqual(wanted)
      }
      expect(await ordersOf(key)).toBe(asked === null ? 0 : 1)
    }
  })

  it('waits for the copy that is being worked on', async () => {
    const key = randomUUID()
    // Holds what every order needs, so that the copy stops in the middle of its work.
    const { release, held } = holding()
    const holder = app().database.transaction(async (tx) => {
      await tx.run(sql`lock table order_numbers in access exclusive mode`)
      held.resolve()
      await release.promise
    })
    await held.promise
    const copy = place(customer, key)
    await untilWaiting(1)
    const asked = ask(customer, key)
    await untilWaiting(2)
    release.resolve()
    await holder
    const made = await copy
    expect([made.status, orderIn(await asked)]).toEqual([200, made.body.orderId])
  })

  it('is nobody else’s: another person learns nothing and closes nothing', async () => {
    const key = randomUUID()
    const made = await place(customer, key)
    const stranger = await app().signUp()
    expect(orderIn(await ask(stranger, key))).toBeNull()
    const { user } = (await customer.get('/session')).body as { user: { id: string } }
    const asOther = await stranger.post('/askOrderWish', { key, userId: user.id })
    expect([asOther.status, asOther.body.code]).toEqual([403, 'order_of_another'])
    expect(orderIn(await customer.post('/askOrderWish', { key, userId: user.id }))).toBe(made.body.orderId)
    expect((await (await app().guest()).post('/askOrderWish', { key })).status).toBe(401)
    expect(orderIn(await ask(customer, key))).toBe(made.body.orderId)

    const open = randomUUID()
    await ask(stranger, open)
    expect((await place(customer, open)).status).toBe(200)
  })

  it.each(['', 'short', 'a'.repeat(201), 'with a space in it', 5])('has a real key, not %j', async (key) => {
    expect((await customer.post('/askOrderWish', { key })).status).toBe(400)
  })
})

describe('one cart', () => {
  it('is one order: a second one is refused with the first (ordering 19)', async () => {
    const cartId = aCart()
    const first = await place(customer, randomUUID(), { cartId })
    const second = await place(customer, randomUUID(), { cartId, specialInstructions: 'something else' })
    const { shortNumber } = first.body.order as { shortNumber: string }
    expect([second.status, second.body]).toMatchObject([
      409,
      {
        code: 'cart_already_ordered',
        userMessage: `You have ordered this cart already: ${shortNumber}.`,
        order: { id: first.body.orderId, shortNumber },
      },
    ])
  })

  it('is one order, also when ten tabs order it at once', async () => {
    const cartId = aCart()
    const replies = await Promise.all(Array.from({ length: 10 }, () => place(customer, randomUUID(), { cartId })))
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(9)
    const made = replies.find(({ status }) => status === 200)?.body.orderId
    for (const { body } of replies.filter(({ status }) => status === 409)) {
      expect(body).toMatchObject({ code: 'cart_already_ordered', order: { id: made } })
    }
  })

  it('is told before what is wrong with it: a sold-out dish must not hide that it was ordered', async () => {
    const cartId = aCart()
    await place(customer, randomUUID(), { cartId })
    const again = await place(customer, randomUUID(), {
      cartId,
      pricing: { subtotal: 1, tax: 0, tip: 0, total: 1 },
    })
    expect(again.body.code).toBe('cart_already_ordered')
  })

  it('may be ordered again when its order was cancelled', async () => {
    const cartId = aCart()
    const first = await place(customer, randomUUID(), { cartId })
    expect((await customer.post('/cancelMyOrder', { orderId: first.body.orderId })).status).toBe(200)
    expect((await place(customer, randomUUID(), { cartId })).status).toBe(200)
    expect((await place(customer, randomUUID(), { cartId })).body.code).toBe('cart_already_ordered')
  })

  it('belongs to its person, and an order without a cart’s id is as free as before', async () => {
    const cartId = aCart()
    expect((await place(customer, randomUUID(), { cartId })).status).toBe(200)
    expect((await place(await app().signUp(), randomUUID(), { cartId })).status).toBe(200)
    const free = await Promise.all([place(customer, randomUUID()), place(customer, randomUUID())])
    expect(free.map(({ status }) => status)).toEqual([200, 200])
  })

  it('cannot be paid by card once it is ordered', async () => {
    const cartId = aCart()
    await place(customer, randomUUID(), { cartId })
    const orderData = await anOrder(app(), { cartId, paymentMethod: 'online' })
    const paid = await customer.post('/createCustomerPayment', { orderData })
    expect([paid.status, paid.body.code]).toEqual([409, 'cart_already_ordered'])
  })

  it.each(['short', 'a'.repeat(65), 'not an id!', 5, null])('has a real id, not %j', async (cartId) => {
    expect((await place(customer, randomUUID(), { cartId })).status).toBe(400)
  })
})

function holding() {
  return { release: Promise.withResolvers<void>(), held: Promise.withResolvers<void>() }
}

async function untilWaiting(count: number): Promise<void> {
  await expect
    .poll(
      async () =>
        (
          await app().database.db.one<{ n: number }>(sql`
            select count(distinct pid)::int as n from pg_locks
            where not granted and database = (select oid from pg_database where datname = current_database())
               or not granted and locktype = 'transactionid'`)
        ).n,
    )
    .toBeGreaterThanOrEqual(count)
}
