import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aNewcomer, orderWithCode, placeWithCode } from '../testing/a-code.ts'
import { useStripeApp } from '../testing/stripe-app.ts'
import type { Caller } from '../testing/test-app.ts'
import { until } from '../testing/until.ts'

// A code that a card payment holds until its order is there.
const house = useStripeApp()
let someone: { person: Caller; code: string }

const db = () => house().app.database.db
const open = async (by: Caller, code: string, quantity = 2) =>
  by.post('/createCustomerPayment', {
    orderData: await orderWithCode(house().app, code, { paymentMethod: 'online' }, quantity),
  })
const pay = (sessionId: string) => house().tell(house().completed(house().stripe.books.pay(sessionId)))
const usesOf = (code: string) =>
  db().many<{ state: string; over_limit: boolean }>(sql`
    select state, over_limit from promotion_uses where code = ${code.replace('-', '')} order by at, use_key`)

beforeAll(async () => {
  someone = await aNewcomer(house().app)
})

describe('a code in a card payment', () => {
  it('is held with the payment, and its order has it (promotions 8)', async () => {
    const reply = await open(someone.person, someone.code)
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    expect(await usesOf(someone.code)).toEqual([{ state: 'held', over_limit: false }])
    const sessionId = String(reply.body.sessionId)
    await pay(sessionId)
    await pay(sessionId)
    const order = await house().orderOf(sessionId)
    const charges = await db().many<{ kind: string }>(sql`select kind from order_charges where order_id = ${order?.id}`)
    expect(charges).toEqual([{ kind: 'discount' }])
    expect(await usesOf(someone.code)).toEqual([{ state: 'used', over_limit: false }])
    expect(await house().breaches()).toEqual([])
  })

  it('is free again when the payment ends, and late money still gets what it was promised (promotions 8)', async () => {
    const { person, code } = await aNewcomer(house().app)
    const sessionId = String((await open(person, code, 3)).body.sessionId)
    const session = house().stripe.books.pay(sessionId)
    await house().tell(house().expired(session))
    expect(await usesOf(code)).toEqual([{ state: 'released', over_limit: false }])
    const cash = await placeWithCode(house().app, person, code)
    expect(cash.status).toBe(200)
    await house().tell(house().completed(session))
    expect(await house().orderOf(sessionId)).toBeDefined()
    const uses = await usesOf(code)
    expect(uses.filter(({ over_limit }) => over_limit)).toHaveLength(1)
    expect(uses).toHaveLength(2)
    expect(await house().breaches()).toEqual([])
  })

  it('goes to the newest wish: money for the payment that gave it away goes back (promotions 8)', async () => {
    const { person, code } = await aNewcomer(house().app)
    const first = String((await open(person, code, 4)).body.sessionId)
    const second = String((await open(person, code, 3)).body.sessionId)
    const cash = await placeWithCode(house().app, person, code)
    expect(cash.status, JSON.stringify(cash.body)).toBe(200)
    for (const sessionId of [first, second]) {
      await pay(sessionId)
      expect(await house().orderOf(sessionId)).toBeUndefined()
      const refunds = await until(
        () => house().refundsOf(sessionId),
        (found) => found.some(({ state }) => state === 'succeeded'),
      )
      expect(refunds).toMatchObject([{ cause: 'late' }])
    }
    const uses = await usesOf(code)
    expect(uses.filter(({ state }) => state === 'used')).toHaveLength(1)
    expect(await house().breaches()).toEqual([])
  })

  it('in ten payments and ten cash orders at once makes one order cheaper', async () => {
    const { person, code } = await aNewcomer(house().app)
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) => [
        open(person, code, n + 1),
        placeWithCode(house().app, person, code),
      ]).flat(),
    )
    for (const { body } of replies) if (typeof body.sessionId === 'string') await pay(body.sessionId)
    const { cheaper } = await db().one<{ cheaper: number }>(sql`
      select count(*)::int as cheaper from order_charges where source = ${`code:${code.replace('-', '')}`}`)
    expect(cheaper).toBe(1)
    const breaches = await until(
      () => house().breaches(),
      (found) => found.length === 0,
    )
    expect(breaches).toEqual([])
  })
})
