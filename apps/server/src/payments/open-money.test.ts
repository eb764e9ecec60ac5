import { getOpenMoney } from '@sizzle/contract/open-money.ts'
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
let elsewhere: Caller

beforeAll(async () => {
  staff = await aColleague(house().app, 'staff', ['truro'], 'Sam Staff')
  manager = await aColleague(house().app, 'manager', ['truro'], 'Meera Manager')
  elsewhere = await aColleague(house().app, 'staff', ['new-glasgow'])
})

async function cashOrder(...statuses: string[]): Promise<string> {
  const reply = await house().customer.post('/createCustomerOrderCash', await anOrder(house().app))
  const orderId = String(reply.body.orderId)
  for (const status of statuses) await staff.post('/updateOrderStatus', { orderId, status })
  return orderId
}
const take = (orderId: string) => staff.post('/processOrderPayment', { orderId, paymentData: { method: 'manual' } })
const note = (by: Caller, orderId: string, paymentStatus: string) =>
  by.post('/updateOrderPaymentStatus', { orderId, paymentStatus })
async function list(by = staff, query = '') {
  const { owed, toGiveBack, sums } = bodyOf(getOpenMoney, await by.get(`/getOpenMoney${query}`))
  return {
    owed: owed.map(({ orderId }) => orderId),
    toGiveBack: toGiveBack.map(({ orderId }) => orderId),
    sums,
    entries: [...owed, ...toGiveBack],
  }
}
const totalOf = async (orderId: string) =>
  (await house().app.database.db.one<{ total: number }>(sql`select total from orders where id = ${orderId}`)).total

describe('money that is open', () => {
  it('is owed by what was handed over unpaid, until it is paid', async () => {
    const orderId = await cashOrder('preparing', 'ready')
    expect((await list()).owed).not.toContain(orderId)
    await staff.post('/updateOrderStatus', { orderId, status: 'completed' })
    const { entries, sums } = await list()
    const total = (await totalOf(orderId)) / 100
    expect(entries.find((entry) => entry.orderId === orderId)).toMatchObject({
      amount: total,
      by: 'Sam Staff',
      status: 'completed',
      locationId: 'truro',
    })
    expect(sums.owed).toMatchObject({ count: 1, amount: total })
    expect((await take(orderId)).status).toBe(200)
    expect(await list()).toMatchObject({ owed: [], sums: { owed: { count: 0, amount: 0 } } })
  })

  it('is to be given back by what was cancelled after cash was taken, until that is noted', async () => {
    const orderId = await cashOrder()
    await take(orderId)
    await manager.post('/cancelOrder', { orderId, cancelReason: 'Out of paneer' })
    const { entries, toGiveBack } = await list()
    expect(toGiveBack).toEqual([orderId])
    expect(entries.find((entry) => entry.orderId === orderId)).toMatchObject({
      amount: (await totalOf(orderId)) / 100,
      by: 'Meera Manager',
    })
    expect((await note(manager, orderId, 'refunded')).status).toBe(200)
    expect((await list()).toGiveBack).toEqual([])
  })

  it('is not what a card’s provider sends back, nor what was never paid', async () => {
    const { order } = await house().paidOrder(undefined, { specialInstructions: crypto.randomUUID() })
    const unpaid = await cashOrder()
    for (const orderId of [order.id, unpaid])
      await manager.post('/cancelOrder', { orderId, cancelReason: 'Out of paneer' })
    expect(await list()).toMatchObject({ owed: [], toGiveBack: [] })
  })

  it('is shown for the own locations only', async () => {
    const orderId = await cashOrder('preparing', 'ready', 'completed')
    expect((await list(elsewhere)).owed).toEqual([])
    expect((await elsewhere.get('/getOpenMoney?locationId=truro')).status).toBe(404)
    expect((await list(house().admin)).owed).toEqual([orderId])
    expect((await list(house().admin, '?locationId=new-glasgow')).owed).toEqual([])
    expect((await house().customer.get('/getOpenMoney')).status).toBe(401)
    await take(orderId)
  })

  it('is asked of two small indexes, however long the history', async () => {
    const { db, pool } = house().app.database
    await db.run(sql`
      insert into orders (location_id, id, short_number, status, payment_status, payment_method, order_type, customer_name,
        customer_email, customer_phone, subtotal, tax, tip, total, tax_rate_per_100k, order_time, business_date, promised_at, completed_at, updated_at)
      select 'truro', gen_random_uuid(), 'OLD-' || n, 'completed', 'paid', 'cash', 'pickup', 'Old Guest', 'guest@example.test',
        '+19025550100', 1000, 140, 0, 1140, 14000, now() - n * interval '1 minute', current_date, now(), now(), now()
      from generate_series(1, 20000) n`)
    await db.run(sql`analyze orders`)
    const client = await pool.connect()
    try {
      for (const [statement, index] of [
        [`status = 'completed' and payment_status in ('unpaid', 'pending', 'failed')`, 'orders_owed'],
        [`status = 'cancelled' and payment_status = 'paid'`, 'orders_to_give_back'],
      ] as const) {
        const { rows } = await client.query(`explain select * from orders where ${statement} and location_id = 'truro'`)
        expect(JSON.stringify(rows)).toContain(index)
      }
    } finally {
      client.release()
    }
  })
})

describe('noting by hand what became of money', () => {
  it('needs the right at the order’s location: colleagues hear that they may not, strangers nothing', async () => {
    const orderId = await cashOrder()
    await take(orderId)
    const [colleague, stranger] = [await note(staff, orderId, 'refunded'), await note(elsewhere, orderId, 'refunded')]
    expect([colleague.status, colleague.body.code]).toEqual([403, 'permission-denied'])
    expect([stranger.status, stranger.body.code]).toEqual([404, 'order_not_found'])
  })
})
