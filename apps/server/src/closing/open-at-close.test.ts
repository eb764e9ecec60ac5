import * as contract from '@sizzle/contract/closing.ts'
import { instantOf } from '@sizzle/domain/hours/local-time.ts'
import { beforeAll, expect, it } from 'vitest'
import { aColleague } from '../testing/a-colleague.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const THURSDAY = '2026-11-19'
const FRIDAY = '2026-11-20'
const noonOf = (date: string) => instantOf('America/Halifax', date, '12:00')
let now = noonOf(THURSDAY)
const app = useTestApp({}, () => now)
let manager: Caller
let customer: Caller

beforeAll(async () => {
  await alwaysOpen(app())
  customer = await app().signUp()
  manager = await aColleague(app(), 'manager', ['truro'], 'Mia Manager')
})

async function placed(): Promise<string> {
  const wish = await anOrder(app(), { specialInstructions: crypto.randomUUID() })
  const reply = await customer.post('/createCustomerOrderCash', wish)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return String(reply.body.orderId)
}

async function closed(date: string, amount: number) {
  const pieces = [{ value: 0.05, count: Math.round(amount * 20) }]
  const counted = await manager.post('/countDrawer', { locationId: 'truro', date, pieces })
  const { countId } = bodyOf(contract.countDrawer, counted)
  const wish = { locationId: 'truro', date, countId, left: 0, reason: '', acceptsOpenOrders: true }
  return bodyOf(contract.closeDay, await manager.post('/closeDay', wish)).report
}

/** What an account comes to in the journal of a report: a debit, or a credit below nothing; all accounts come to nothing. */
async function booked(n: number): Promise<(account: string) => number> {
  const reply = await manager.post('/exportJournal', { locationId: 'truro', n, dates: 'YYYY-MM-DD' })
  const lines = bodyOf(contract.exportJournal, reply).csv.trimEnd().split('\r\n').slice(1)
  const rows = lines.map((line) => line.slice(1, -1).split('","'))
  const cents = (rowsOf: readonly string[][]) =>
    rowsOf.reduce((sum, row) => sum + Math.round((Number(row[3]) - Number(row[4])) * 100), 0)
  expect(cents(rows)).toBe(0)
  return (account) => cents(rows.filter((row) => row[2] === account)) / 100
}

it('an order that was open is sold on its own day; what is collected for it, or called off, is in the next report (money 82)', async () => {
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
  const paymentData = { method: 'manual', tender: 'cash' }
  expect((await manager.post('/processOrderPayment', { orderId: collectedLater, paymentData })).status).toBe(200)
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
