import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { readLive } from '../testing/live-reader.ts'
import { useStripeApp } from '../testing/stripe-app.ts'
import type { Caller } from '../testing/test-app.ts'

const house = useStripeApp()
const app = () => house().app
beforeAll(() => alwaysOpen(app()))

type Facts = { id: string; subtotal: number; total: number }
const factsOf = (orderId: string) =>
  app().database.db.one<Facts>(sql`select id, subtotal, total from orders where id = ${orderId}`)

async function cashOrder(by: Caller): Promise<Facts> {
  return factsOf(String((await by.post('/createCustomerOrderCash', await anOrder(app(), {}, 3))).body.orderId))
}
async function cardOrder(by: Caller) {
  const { sessionId, session, order } = await house().paidOrder(by, { specialInstructions: randomUUID() })
  return { sessionId, session, ...(await factsOf(order.id)) }
}

async function move(orderId: string, ...statuses: string[]) {
  for (const status of statuses) {
    const reply = await house().admin.post('/updateOrderStatus', { orderId, status })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  }
}
const finish = (orderId: string) => move(orderId, 'preparing', 'ready', 'completed')
const take = (orderId: string) =>
  house().admin.post('/processOrderPayment', { orderId, paymentData: { method: 'manual' } })
const note = (orderId: string, paymentStatus: string) =>
  house().admin.post('/updateOrderPaymentStatus', { orderId, paymentStatus })
async function refund(sessionId: string, amount: number) {
  const payment = await house().paymentOf(sessionId)
  const sent = { paymentId: payment?.id, amount: amount / 100, reason: 'Cold naan' }
  return house().admin.post('/refundPayment', sent)
}

async function figuresOf(by: Caller) {
  const { profile } = (await by.get('/getProfile')).body as {
    profile: { loyaltyPoints: number; totalOrders: number; totalSpent: number }
  }
  return [profile.loyaltyPoints, profile.totalOrders, Math.round(profile.totalSpent * 100)]
}
const NOTHING = [0, 0, 0]
const worth = ({ subtotal, total }: Facts, orders = 1) => [Math.floor(subtotal / 100) * orders, orders, total * orders]
const entriesOf = (orderId: string) =>
  app().database.db.many<{ kind: string; spent: number }>(
    sql`select kind, spent from ledger where order_id = ${orderId} order by id`,
  )

describe('an order earns once it is completed and paid', () => {
  it('paid at the counter, then completed', async () => {
    const guest = await app().signUp()
    const order = await cashOrder(guest)
    await take(order.id)
    await move(order.id, 'preparing', 'ready')
    expect(await figuresOf(guest)).toEqual(NOTHING)
    await move(order.id, 'completed')
    expect(await figuresOf(guest)).toEqual(worth(order))
  })

  it('completed, then paid at the counter', async () => {
    const guest = await app().signUp()
    const order = await cashOrder(guest)
    await finish(order.id)
    expect(await figuresOf(guest)).toEqual(NOTHING)
    expect((await take(order.id)).status).toBe(200)
    expect(await figuresOf(guest)).toEqual(worth(order))
  })

  it('completed, then noted as paid by hand', async () => {
    const guest = await app().signUp()
    const order = await cashOrder(guest)
    await finish(order.id)
    expect((await note(order.id, 'paid')).status).toBe(200)
    expect(await figuresOf(guest)).toEqual(worth(order))
  })

  it('noted as paid by hand, then completed', async () => {
    const guest = await app().signUp()
    const order = await cashOrder(guest)
    await note(order.id, 'paid')
    await finish(order.id)
    expect(await figuresOf(guest)).toEqual(worth(order))
  })

  it('paid by card, then completed; and the customer’s open screens hear of it', async () => {
    const guest = await app().signUp()
    const order = await cardOrder(guest)
    await move(order.id, 'preparing', 'ready')
    expect(await figuresOf(guest)).toEqual(NOTHING)
    const live = await readLive(app().url, { cookie: guest.cookie })
    await move(order.id, 'completed')
    await live.until(({ event, data }) => event === 'change' && data.id === order.id)
    live.close()
    expect(await figuresOf(guest)).toEqual(worth(order))
  })

  it('several orders add up', async () => {
    const guest = await app().signUp()
    const orders = [await cashOrder(guest), await cashOrder(guest), await cashOrder(guest)]
    for (const order of orders) {
      await finish(order.id)
      await take(order.id)
    }
    expect(await figuresOf(guest)).toEqual(worth(orders[0] as Facts, 3))
  })
})

describe('it earns once', () => {
  it('when completing and paying meet, each of them several times at once', async () => {
    for (let round = 0; round < 5; round++) {
      const guest = await app().signUp()
      const order = await cashOrder(guest)
      await move(order.id, 'preparing', 'ready')
      const complete = () => house().admin.post('/updateOrderStatus', { orderId: order.id, status: 'completed' })
      await Promise.all([complete(), take(order.id), complete(), take(order.id), note(order.id, 'paid'), complete()])
      expect(await figuresOf(guest)).toEqual(worth(order))
      expect(await entriesOf(order.id)).toEqual([{ kind: 'earned', spent: order.total }])
    }
  })

  it('and what happens to it later adds nothing', async () => {
    const guest = await app().signUp()
    const order = await cashOrder(guest)
    await take(order.id)
    await finish(order.id)
    await move(order.id, 'completed')
    await take(order.id)
    await house().admin.post('/sendCustomSMS', { orderId: order.id, message: 'You forgot your umbrella' })
    expect(await figuresOf(guest)).toEqual(worth(order))
    expect(await entriesOf(order.id)).toHaveLength(1)
  })
})

describe('nothing is earned', () => {
  it('by an order that is cancelled, paid or not', async () => {
    const guest = await app().signUp()
    const [cash, card] = [await cashOrder(guest), await cardOrder(guest)]
    await take(cash.id)
    for (const { id } of [cash, card]) await house().admin.post('/cancelOrder', { orderId: id, cancelReason: 'Rain' })
    expect(await figuresOf(guest)).toEqual(NOTHING)
  })

  it('by an order of nobody who is known here', async () => {
    const guest = await app().signUp()
    const order = await cashOrder(guest)
    const stranger = randomUUID()
    for (const nobody of [null, stranger]) {
      const other = await cashOrder(guest)
      await app().database.db.run(sql`update orders set user_id = ${nobody} where id = ${other.id}`)
      await take(other.id)
      await finish(other.id)
      expect(await entriesOf(other.id)).toEqual([])
    }
    expect(await entriesOf(order.id)).toEqual([])
    expect(await figuresOf(guest)).toEqual(NOTHING)
  })
})

describe('a refund takes back its share', () => {
  it('all of it, by card', async () => {
    const guest = await app().signUp()
    const order = await cardOrder(guest)
    await finish(order.id)
    await refund(order.sessionId, order.total)
    expect(await figuresOf(guest)).toEqual(NOTHING)
    expect(await entriesOf(order.id)).toEqual([
      { kind: 'earned', spent: order.total },
      { kind: 'taken-back', spent: -order.total },
    ])
  })

  it('in parts, one after the other and at once, and never more than there was', async () => {
    const guest = await app().signUp()
    const order = await cardOrder(guest)
    await finish(order.id)
    const part = Math.floor(order.total / 3)
    await refund(order.sessionId, part)
    const kept = order.total - part
    const points = Math.floor(Math.floor((order.subtotal * kept) / order.total) / 100)
    expect(await figuresOf(guest)).toEqual([points, 1, kept])
    await Promise.all([refund(order.sessionId, part), refund(order.sessionId, part), refund(order.sessionId, kept)])
    const payment = await house().paymentOf(order.sessionId)
    const left = order.total - (payment?.refunded ?? 0)
    expect((await figuresOf(guest))[2]).toBe(left)
    await refund(order.sessionId, left)
    expect(await figuresOf(guest)).toEqual(NOTHING)
  })

  it('when a part went back before the order was completed, only the rest is earned', async () => {
    const guest = await app().signUp()
    const order = await cardOrder(guest)
    await refund(order.sessionId, 500)
    expect(await figuresOf(guest)).toEqual(NOTHING)
    await finish(order.id)
    const kept = order.total - 500
    expect(await figuresOf(guest)).toEqual([
      Math.floor(Math.floor((order.subtotal * kept) / order.total) / 100),
      1,
      kept,
    ])
  })

  it('when all of it went back before the order was completed, nothing is earned', async () => {
    const guest = await app().signUp()
    const order = await cardOrder(guest)
    await refund(order.sessionId, order.total)
    await finish(order.id)
    expect(await figuresOf(guest)).toEqual(NOTHING)
  })

  it('made on the provider’s own pages, and told of twice', async () => {
    const guest = await app().signUp()
    const order = await cardOrder(guest)
    await finish(order.id)
    house().stripe.books.refundOutside(order.session)
    for (let times = 0; times < 2; times++) await house().tell(house().refunded(order.session))
    expect(await figuresOf(guest)).toEqual(NOTHING)
  })

  it('of cash, noted by hand', async () => {
    const guest = await app().signUp()
    const order = await cashOrder(guest)
    await take(order.id)
    await finish(order.id)
    expect((await note(order.id, 'refunded')).status).toBe(200)
    await note(order.id, 'refunded')
    expect(await figuresOf(guest)).toEqual(NOTHING)
  })

  it('and gives it again when the bank sends the refund back days later', async () => {
    const guest = await app().signUp()
    const order = await cardOrder(guest)
    await finish(order.id)
    await refund(order.sessionId, order.total)
    expect(await figuresOf(guest)).toEqual(NOTHING)
    const [made] = house().stripe.books.refunds
    if (!made) throw new Error('no refund was made')
    made.status = 'failed'
    await house().tell(house().stripe.books.event('refund.failed', made))
    expect(await figuresOf(guest)).toEqual(worth(order))
  })
})

it('after all of this the ledger is what the orders are worth, and no money is lost', async () => {
  expect(await house().breaches()).toEqual([])
  const { others } = await app().database.db.one<{ others: number }>(sql`
    select count(*)::int as others from ledger where kind <> 'adjusted' and (order_version is null or order_id is null)`)
  expect(others).toBe(0)
})
