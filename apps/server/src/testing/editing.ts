import { randomUUID } from 'node:crypto'
import { getOrderDetails } from '@sizzle/contract/board.ts'
import { editOrder } from '@sizzle/contract/edit-order.ts'
import { beforeAll, expect } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aDishOf, taxTruro } from './a-bill.ts'
import { aColleague } from './a-colleague.ts'
import { bodyOf } from './body-of.ts'
import { useStripeApp } from './stripe-app.ts'
import type { Caller } from './test-app.ts'
import { until } from './until.ts'

export const TEN = 'test-prepared-1000'
export const FIVE = 'test-prepared-500'

/** A line of the order as it is, of so many. */
export const kept = (line: number, quantity: number, id = TEN) => ({ line, id, quantity })

export type Editing = ReturnType<typeof useEditing>

/** A house with a tax of 10 %, dishes of 10.00 and 5.00, and people who edit orders. */
export function useEditing() {
  const house = useStripeApp()
  const people: { staff?: Caller; second?: Caller; manager?: Caller } = {}
  const db = () => house().app.database.db
  beforeAll(async () => {
    const { app } = house()
    people.staff = await aColleague(app, 'staff', ['truro'], 'Sam Staff')
    people.second = await aColleague(app, 'staff', ['truro'], 'Tara Till')
    people.manager = await aColleague(app, 'manager', ['truro'], 'Mia Manager')
    await taxTruro(app, { kind: 'own', lines: [{ name: 'HST', ratePer100k: 10_000 }] })
    await aDishOf(app, { price: 1000 })
    await aDishOf(app, { price: 500 })
  })
  const person = (name: keyof typeof people) => () => {
    const caller = people[name]
    if (!caller) throw new Error('people are there only while tests run')
    return caller
  }
  const [staff, second, manager] = [person('staff'), person('second'), person('manager')]

  const detailsOf = async (orderId: string) =>
    bodyOf(getOrderDetails, await manager().get(`/getOrderDetails?orderId=${orderId}`)).order

  /** Unpaid, of a guest who has no limit of open orders; prices are dollars without the tax. */
  async function placed(items: readonly { id: string; price: number; quantity: number }[], tip = 0): Promise<string> {
    const subtotal = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
    const reply = await house().customer.post('/createCustomerOrderCash', {
      customerInfo: { name: 'Priya Sharma', email: 'priya@example.test', phone: '(902) 555-0123' },
      items: items.map((item) => ({ ...item, name: 'A dish' })),
      location: { id: 'truro', name: 'Truro Heights' },
      orderType: 'pickup',
      tipAmount: tip,
      pricing: { subtotal, tax: subtotal / 10, tip, total: subtotal * 1.1 + tip },
      specialInstructions: randomUUID(),
    })
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
    await db().run(sql`update orders set user_id = null where id = ${reply.body.orderId}`)
    return String(reply.body.orderId)
  }
  const tens = (quantity: number, tip = 0) => placed([{ id: TEN, price: 10, quantity }], tip)

  /** Three of 10.00 by card: 33.00 with tax. */
  async function paidCard(): Promise<string> {
    const pricing = { subtotal: 30, tax: 3, tip: 0, total: 33 }
    const items = [{ id: TEN, name: 'Ten', price: 10, quantity: 3 }]
    const { order } = await house().paidOrder(undefined, { items, pricing, specialInstructions: randomUUID() })
    return order.id
  }

  async function send(path: '/editOrder' | '/previewOrderEdit', orderId: string, what: object, by = staff()) {
    const { version } = await detailsOf(orderId)
    return by.post(path, { orderId, expectedVersion: version, ...what })
  }
  async function edit(orderId: string, what: object, by = staff()) {
    const reply = await send('/editOrder', orderId, what, by)
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    return bodyOf(editOrder, reply)
  }
  const pay = (orderId: string, payment: object = {}) =>
    staff().post('/processOrderPayment', { orderId, paymentData: { method: 'manual', ...payment } })

  const moneyOf = (orderId: string) =>
    db().many<{ tender: string; amount: number; freed: number; asked_back: number; tip_part: number }>(sql`
      select tender, amount, freed, asked_back, tip_part from payments where order_id = ${orderId} order by captured_at, id`)
  const refundsOf = (orderId: string) =>
    db().many<{ amount: number; cause: string; state: string }>(sql`
      select amount, cause, state from refunds where order_id = ${orderId} order by requested_at, id`)
  /** So many refunds of edits have gone through. */
  async function settled(orderId: string, count: number) {
    const refunds = await until(
      () => refundsOf(orderId),
      (all) => all.filter(({ state }) => state === 'succeeded').length === count,
    )
    expect(refunds.map(({ cause }) => cause)).toEqual(Array(count).fill('edited'))
  }
  const noBreaches = async () => expect(await house().breaches()).toEqual([])

  return {
    house,
    db,
    staff,
    second,
    manager,
    detailsOf,
    placed,
    tens,
    paidCard,
    send,
    edit,
    pay,
    moneyOf,
    refundsOf,
    settled,
    noBreaches,
  }
}
