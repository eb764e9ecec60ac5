import { getOrderDetails, processOrderPayment } from '@sizzle/contract/board.ts'
import { getOpenMoney } from '@sizzle/contract/open-money.ts'
import { giveCashBack } from '@sizzle/contract/payments.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { anOrderOf, taxTruro } from '../testing/a-bill.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { bodyOf } from '../testing/body-of.ts'
import { useStripeApp } from '../testing/stripe-app.ts'
import type { Caller } from '../testing/test-app.ts'

const house = useStripeApp()
let manager: Caller

beforeAll(async () => {
  manager = await aColleague(house().app, 'manager', ['truro'], 'Mia Manager')
  const untaxed = { name: 'HST', ratePer100k: 0 }
  await taxTruro(house().app, { kind: 'own', lines: [untaxed] })
})

const cents = (dollars: number) => Math.round(dollars * 100)
const orderOf = async (total: number) => (await anOrderOf(house().app, house().customer, total)).id
const take = (orderId: string, payment: object = {}) =>
  manager.post('/processOrderPayment', { orderId, paymentData: { method: 'manual', ...payment } })
const taken = async (...given: Parameters<typeof take>) => bodyOf(processOrderPayment, await take(...given))
const openMoney = async () => bodyOf(getOpenMoney, await manager.get('/getOpenMoney'))
const detailsOf = async (orderId: string) =>
  bodyOf(getOrderDetails, await manager.get(`/getOrderDetails?orderId=${orderId}`)).order
const roundingsOf = (orderId: string) =>
  house().app.database.db.many<{ paid: number; back: number | null }>(sql`
    select p.cash_rounding as paid, r.cash_rounding as back
    from payments p left join refunds r on r.location_id = p.location_id and r.payment_id = p.id
    where p.order_id = ${orderId} order by p.captured_at, p.id`)

describe('money that is taken at the counter', () => {
  it.each([
    ['cash', 5068, 5070],
    ['cash', 5067, 5065],
    ['cash', 5066, 5065],
    ['cash', 5062, 5060],
    ['card', 5068, 5068],
    ['gift_card', 5066, 5066],
    ['other', 5067, 5067],
  ] as const)('by %s for %i is %i, and the order keeps its total (money 58)', async (tender, total, received) => {
    const orderId = await orderOf(total)
    const answer = await taken(orderId, { tender })
    expect([answer.amount, answer.received, answer.left].map(cents)).toEqual([total, received, 0])
    expect(cents(answer.cashRounding)).toBe(received - total)
    const order = await detailsOf(orderId)
    expect(cents(order.pricing.total)).toBe(total)
    expect(order.paymentStatus).toBe('paid')
    expect(order.payments).toMatchObject([{ tender, amount: total / 100, cashRounding: answer.cashRounding }])
    expect(order.timeline.at(-1)?.note).toContain(`$${(received / 100).toFixed(2)} taken at the counter`)
    expect(await house().breaches()).toEqual([])
  })

  it('in an older call is cash', async () => {
    const orderId = await orderOf(5068)
    await manager.post('/updateOrderPaymentStatus', { orderId, paymentStatus: 'paid' })
    expect(await roundingsOf(orderId)).toEqual([{ paid: 2, back: null }])
  })

  it('is not rounded while a part is left', async () => {
    const orderId = await orderOf(5068)
    expect(await taken(orderId, { amount: 20.03 })).toMatchObject({ cashRounding: 0, received: 20.03, left: 30.65 })
    expect(await taken(orderId, { tender: 'card', amount: 10.03 })).toMatchObject({ cashRounding: 0, left: 20.62 })
    expect(await taken(orderId)).toMatchObject({ amount: 20.62, cashRounding: -0.02, received: 20.6, left: 0 })
    expect(await house().breaches()).toEqual([])
  })
})

describe('cash that goes back', () => {
  it.each([
    [5068, 5070],
    [5062, 5060],
  ])(
    'of %i is %i, as it came, and the list of open money speaks of the same coins (money 58)',
    async (total, coins) => {
      const orderId = await orderOf(total)
      await taken(orderId)
      await manager.post('/cancelOrder', { orderId, cancelReason: 'Out of paneer' })
      const open = await openMoney()
      expect(open.toGiveBack).toMatchObject([{ orderId, amount: total / 100, inCash: coins / 100 }])
      expect(open.sums.toGiveBack).toEqual({ count: 1, amount: total / 100, inCash: coins / 100 })
      const back = bodyOf(giveCashBack, await manager.post('/giveCashBack', { orderId }))
      expect([back.amount, back.returned].map(cents)).toEqual([total, coins])
      expect(back.message).toContain(`$${(coins / 100).toFixed(2)} given back`)
      expect(await roundingsOf(orderId)).toEqual([{ paid: coins - total, back: coins - total }])
      expect((await openMoney()).sums.toGiveBack).toEqual({ count: 0, amount: 0, inCash: 0 })
      expect(await house().breaches()).toEqual([])
    },
  )

  it('is the exact amount where it was paid by a card at a terminal', async () => {
    const orderId = await orderOf(5068)
    await taken(orderId, { tender: 'card' })
    await manager.post('/cancelOrder', { orderId, cancelReason: 'Out of paneer' })
    expect((await openMoney()).toGiveBack).toMatchObject([{ orderId, amount: 50.68, inCash: 50.68 }])
    expect(bodyOf(giveCashBack, await manager.post('/giveCashBack', { orderId })).returned).toBe(50.68)
    expect(await roundingsOf(orderId)).toEqual([{ paid: 0, back: 0 }])
  })
})

it('what is owed is told as the bill has it, and in coins', async () => {
  const orderId = await orderOf(5068)
  for (const status of ['preparing', 'ready', 'completed'])
    await manager.post('/updateOrderStatus', { orderId, status })
  await taken(orderId, { tender: 'card', amount: 20 })
  const { owed, sums } = await openMoney()
  expect(owed).toMatchObject([{ orderId, amount: 30.68, inCash: 30.7 }])
  expect(sums.owed).toEqual({ count: 1, amount: 30.68, inCash: 30.7 })
})
