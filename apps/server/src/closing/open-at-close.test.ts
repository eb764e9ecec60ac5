import { instantOf } from '@sizzle/domain/hours/local-time.ts'
import { beforeAll, expect, it } from 'vitest'
import { aColleague } from '../testing/a-colleague.ts'
import { aDrawer } from '../testing/a-drawer.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const THURSDAY = '2026-11-19'
const FRIDAY = '2026-11-20'
const noonOf = (date: string) => instantOf('America/Halifax', date, '12:00')
let now = noonOf(THURSDAY)
const app = useTestApp({}, () => now)
let manager: Caller
let drawer: ReturnType<typeof aDrawer>

beforeAll(async () => {
  await alwaysOpen(app())
  manager = await aColleague(app(), 'manager', ['truro'], 'Mia Manager')
  drawer = aDrawer(app(), await app().signUp(), manager)
})

it('an order that was open is sold on its own day; what is collected for it, or called off, is in the next report (money 82)', async () => {
  const { placed, closed, booked } = drawer
  const { pricing } = await anOrder(app())
  const price = pricing.total
  const coins = Math.round(price * 20) / 20
  const collectedLater = await placed()
  const cancelledLater = await placed()
  const thursday = await closed(THURSDAY, 0)
  expect(thursday).toMatchObject({ sales: { orders: 2 }, money: [], open: { count: 2 }, cash: { difference: 0 } })
  expect(thursday.sales.total).toBeCloseTo(2 * price, 2)
  expect((await booked(1))('Customers')).toBeCloseTo(2 * price, 2)

  now = noonOf(FRIDAY)
  await drawer.pay(collectedLater)
  const cancelled = await manager.post('/cancelOrder', { orderId: cancelledLater, cancelReason: 'Never came' })
  expect(cancelled.status).toBe(200)
  const friday = await closed(FRIDAY, coins)
  expect(friday).toMatchObject({
    sales: { orders: 0, total: 0 },
    money: [{ tender: 'cash', payments: 1, taken: price }],
    corrections: [{ date: THURSDAY, sales: { orders: -1, cancelled: 1, total: -price }, money: [] }],
    cash: { expected: coins, difference: 0 },
  })
  // Of both days together nobody owes anything any more.
  expect((await booked(2))('Customers')).toBeCloseTo(-2 * price, 2)
})

it('what was paid on another day for an order of a day that is closed late has its own sum, and they add up (money 82)', async () => {
  const { placed, pay, count, toClose } = drawer
  now = noonOf('2026-11-23')
  await pay(await placed())
  const paidAfter = await placed()
  await placed()
  now = noonOf('2026-11-24')
  await pay(paidAfter)
  const { float } = await toClose()
  await count('2026-11-23', float)
  const { pricing } = await anOrder(app())
  const { soFar, open } = await toClose()
  if (!soFar) throw new Error('the drawer is counted')
  expect(soFar).toMatchObject({ onOtherDays: pricing.total, cash: pricing.total })
  const { total, refunded, onOtherDays, card, cash, other } = soFar
  expect(total - open.amount - refunded - onOtherDays).toBeCloseTo(card + cash + other, 2)
})
