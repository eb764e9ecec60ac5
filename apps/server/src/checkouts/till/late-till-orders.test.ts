import * as closing from '@sizzle/contract/closing.ts'
import { getDashboardStats } from '@sizzle/contract/dashboard.ts'
import { getStock } from '@sizzle/contract/menu-office.ts'
import { getPaymentProblems } from '@sizzle/contract/payment-lists.ts'
import { readyTill, takeTillOrder } from '@sizzle/contract/till.ts'
import { instantOf } from '@sizzle/domain/hours/local-time.ts'
import { beforeAll, expect, it } from 'vitest'
import { aColleague } from '../../testing/a-colleague.ts'
import { aColleagueWithPin, aSharedTablet } from '../../testing/a-shared-tablet.ts'
import { aTillOrder } from '../../testing/a-till-order.ts'
import { alwaysOpen, anOrder } from '../../testing/an-order.ts'
import { bodyOf } from '../../testing/body-of.ts'
import { setRules } from '../../testing/kitchen-rules.ts'
import { type Caller, useTestApp } from '../../testing/test-app.ts'

// What a till took in the evening without a network, and what has changed by the time it arrives: the day is closed, the
// dish has run out, the kitchen is full.

const at = (date: string, time: string) => instantOf('America/Halifax', date, time)
const THURSDAY = '2026-11-19'
const FRIDAY = '2026-11-20'
let now = at(THURSDAY, '18:00')
const app = useTestApp({}, () => now)
let manager: Caller
let customer: Caller
let tablet: Caller
let takenBy: string
let letters: string
let number: number
let price: number
let coins: number

beforeAll(async () => {
  await alwaysOpen(app())
  manager = await aColleague(app(), 'manager', ['truro'], 'Mia Manager')
  customer = await app().signUp()
  takenBy = (await aColleagueWithPin(app(), 'staff', ['truro'], 'Sam Oduya')).id
  tablet = (await aSharedTablet(app())).tablet
  const { till } = bodyOf(readyTill, await tablet.post('/readyTill', { next: null }))
  if (!till) throw new Error('no till')
  ;({ letters, from: number } = till)
  price = (await anOrder(app())).pricing.total
  coins = Math.round(price * 20) / 20
})

/** Taken at this moment, a few minutes after the till was online. */
function taken(when: Date, quantity?: number) {
  const takenAt = when.toISOString()
  const heardAt = new Date(when.getTime() - 600_000).toISOString()
  number += 1
  return aTillOrder(app(), { letters, number, takenBy, takenAt, clock: takenAt, heardAt }, quantity)
}
async function handedIn(order: object) {
  const reply = await tablet.post('/takeTillOrder', order, { 'idempotency-key': crypto.randomUUID() })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return bodyOf(takeTillOrder, reply).orderId
}
const stats = async (period: string) =>
  bodyOf(getDashboardStats, await manager.get(`/getDashboardStats?period=${period}&locationId=truro`))
async function closed(date: string, amount: number) {
  const pieces = [{ value: 0.05, count: Math.round(amount * 20) }]
  const counted = await manager.post('/countDrawer', { locationId: 'truro', date, pieces })
  const { countId } = bodyOf(closing.countDrawer, counted)
  const wish = { locationId: 'truro', date, countId, left: 0, reason: 'Counted', acceptsOpenOrders: true }
  return bodyOf(closing.closeDay, await manager.post('/closeDay', wish)).report
}
async function differencesOf(orderId: string) {
  const { alerts } = bodyOf(getPaymentProblems, await (await app().admin()).get('/getPaymentProblems'))
  return String(alerts.find((one) => one.orderId === orderId && one.kind === 'taken_offline')?.detail.differs ?? '')
}

it('belongs to the figures of its own day, and to the closing of the day on which its money is counted (offline 45)', async () => {
  const order = await taken(at(THURSDAY, '21:00'))
  now = at(THURSDAY, '23:00')
  expect(await closed(THURSDAY, 0)).toMatchObject({ date: THURSDAY, sales: { orders: 0 } })

  now = at(FRIDAY, '12:00')
  expect(await stats('yesterday')).toMatchObject({ orders: 0, revenue: 0 })
  // Two tabs send it at once.
  const [first, second] = await Promise.all([handedIn(order), handedIn(order)])
  expect(second).toBe(first)
  expect(await stats('yesterday')).toMatchObject({ orders: 1, revenue: price })
  expect(await stats('today')).toMatchObject({ orders: 0, revenue: 0 })

  const report = await closed(FRIDAY, coins)
  expect(report.sales.orders).toBe(0)
  expect(report.cash).toMatchObject({ late: coins, expected: coins, difference: 0 })
  expect(report.corrections).toMatchObject([
    { date: THURSDAY, sales: { orders: 1, total: price }, money: [{ tender: 'cash', payments: 1, taken: price }] },
  ])
  const chain = await manager.get('/checkZReports?locationId=truro')
  expect(bodyOf(closing.checkZReports, chain)).toMatchObject({ holds: true, reports: 2 })
})

it('takes what is left of a dish, and a place that a full kitchen does not have (offline 40)', async () => {
  now = at('2026-11-21', '18:30')
  const order = await taken(at('2026-11-21', '18:00'), 3)
  const [dish] = order.order.items
  const state = { for: 'count', left: 2 }
  const counted = await manager.post('/setSoldOut', { locationId: 'truro', kind: 'item', id: dish?.id, state })
  expect(counted.status).toBe(200)
  // One order for each quarter of an hour, and the wait that it would take is longer than a guest is asked for.
  await setRules(app(), { slotOrders: 1, maxWaitMinutes: 1 })
  const wished = [await anOrder(app(), {}, 1), await anOrder(app(), { specialInstructions: 'One more' }, 1)]
  const refusals = []
  for (const one of wished) refusals.push((await customer.post('/createCustomerOrderCash', one)).body.code)
  expect(refusals).toContain('kitchen_full')

  const orderId = await handedIn(order)
  const { stock } = bodyOf(getStock, await manager.get('/getStock?locationId=truro'))
  expect(stock.find(({ id }) => id === dish?.id)).toMatchObject({ unitsLeft: 0 })
  expect(await differencesOf(orderId)).toContain(String(dish?.name))
})
