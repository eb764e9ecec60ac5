import * as contract from '@sizzle/contract/closing.ts'
import { instantOf } from '@sizzle/domain/hours/local-time.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const at = (date: string, time: string) => instantOf('America/Halifax', date, time)
const THURSDAY = '2026-11-19'
const FRIDAY = '2026-11-20'
const SATURDAY = '2026-11-21'
let now = at(THURSDAY, '12:00')
const app = useTestApp({}, () => now)
let admin: Caller
let manager: Caller
let second: Caller
let customer: Caller
/** Of one order, and what it comes to in coins. */
let price = 0
let coins = 0

beforeAll(async () => {
  await alwaysOpen(app())
  admin = await app().admin()
  customer = await app().signUp()
  manager = await aColleague(app(), 'manager', ['truro'], 'Mia Manager')
  second = await aColleague(app(), 'manager', ['truro'], 'Ben Second')
  const { pricing } = await anOrder(app())
  price = pricing.total
  coins = Math.round(price * 20) / 20
})

async function placed(): Promise<string> {
  const reply = await customer.post(
    '/createCustomerOrderCash',
    await anOrder(app(), { specialInstructions: crypto.randomUUID() }),
  )
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return String(reply.body.orderId)
}
async function paid(tender: 'cash' | 'card' = 'cash'): Promise<string> {
  const orderId = await placed()
  const done = await manager.post('/processOrderPayment', { orderId, paymentData: { method: 'manual', tender } })
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  return orderId
}
const toClose = async () => bodyOf(contract.getDayToClose, await manager.get('/getDayToClose?locationId=truro'))
const inNickels = (amount: number) => [{ value: 0.05, count: Math.round(amount * 20) }]
const count = async (date: string, amount: number) =>
  bodyOf(
    contract.countDrawer,
    await manager.post('/countDrawer', { locationId: 'truro', date, pieces: inNickels(amount) }),
  )
type Wish = { countId: string; reason?: string; left?: number; acceptsOpenOrders?: boolean }
const close = (date: string, { left = 0, reason = '', acceptsOpenOrders = true, countId }: Wish, by = manager) =>
  by.post('/closeDay', { locationId: 'truro', date, countId, left, reason, acceptsOpenOrders })
const closed = async (date: string, amount: number, left = 0) => {
  const { countId } = await count(date, amount)
  return bodyOf(contract.closeDay, await close(date, { countId, left, reason: 'Counted in a hurry' })).report
}
const check = async () => bodyOf(contract.checkZReports, await manager.get('/checkZReports?locationId=truro'))

describe('closing a day (money 82)', () => {
  it('freezes its sales, its money and its drawer, with what stays in it', async () => {
    await paid()
    const orderId = await paid()
    await placed()
    expect(await toClose()).toMatchObject({ date: THURSDAY, isToday: true, orders: 3, open: { count: 3 }, float: 0 })
    expect(await toClose()).toMatchObject({ openHours: 'Open 24 hours', soFar: null, isFirst: true })
    await manager.post('/addCashMove', { locationId: 'truro', kind: 'pay_in', amount: 100, reason: 'Change' })
    await manager.post('/addCashMove', { locationId: 'truro', kind: 'pay_out', amount: 12.5, reason: 'Lemons' })
    await admin.post('/cancelOrder', { orderId, cancelReason: 'Out of paneer' })
    await admin.post('/giveCashBack', { orderId })

    const expected = Math.round(8750 + coins * 100) / 100
    const first = await count(THURSDAY, expected - 6)
    expect(first).toMatchObject({ expected, difference: -6, needsReason: true })
    const counted = await count(THURSDAY, expected - 0.5)
    expect(counted).toMatchObject({ difference: -0.5, needsReason: false })
    const { soFar } = await toClose()
    expect((await close(THURSDAY, { countId: crypto.randomUUID() })).body.code).toBe('count_missing')
    expect((await close(THURSDAY, { countId: first.countId }, second)).body).toMatchObject({
      code: 'counted_again',
      by: 'Mia Manager',
      at: now.toISOString(),
      counted: counted.counted,
    })
    expect((await close(THURSDAY, { countId: counted.countId, left: 500 })).body.code).toBe('float_too_large')
    expect((await close(THURSDAY, { countId: counted.countId, acceptsOpenOrders: false })).body.code).toBe(
      'orders_open',
    )

    const reply = await close(THURSDAY, { countId: counted.countId, left: 50 })
    const { report, hash } = bodyOf(contract.closeDay, reply)
    expect(report).toMatchObject({
      n: 1,
      previousHash: '',
      date: THURSDAY,
      closedBy: { name: 'Mia Manager' },
      sales: { orders: 2, cancelled: 1, refunded: 0 },
      cancelledTotal: price,
      numbers: { missing: 0 },
      money: [{ tender: 'cash', payments: 2, taken: price * 2, givenBack: price }],
      open: { count: 2, amount: price },
      corrections: [],
      moves: [
        { kind: 'pay_in', by: 'Mia Manager' },
        { kind: 'pay_out', reason: 'Lemons' },
      ],
      cash: { expected, difference: -0.5, counts: 2, firstDifference: -6, left: 50 },
    })
    expect(report.sales.total).toBeCloseTo(price * 2, 2)
    expect(report.taxes[0]?.amount).toBe(report.sales.tax)
    // What was said before it was closed is what the report says.
    const { total, tax, tips, refunded } = report.sales
    const sums = { total, tax, tips, refunded, onOtherDays: 0, card: 0, other: 0 }
    expect(soFar).toEqual({ ...sums, cash: price, rounding: Math.round((coins - price) * 100) / 100 })
    const read = await manager.get('/getZReport?locationId=truro&n=1')
    expect(bodyOf(contract.getZReport, read)).toMatchObject({ report, hash })
  })

  it('is done once, and whoever comes second is told by whom', async () => {
    now = at(FRIDAY, '12:00')
    await paid()
    await paid('card')
    const { countId, difference } = await count(FRIDAY, 50 + coins)
    expect(difference).toBe(0)
    const { soFar, open, isFirst } = await toClose()
    expect(isFirst).toBe(false)
    expect(soFar).toMatchObject({ card: price, cash: price, other: 0, refunded: 0 })
    // A price that coins cannot pay to the cent, and sums that come to the sales and to what is in the drawer.
    expect(coins).not.toBe(price)
    expect(open.amount).toBe(0)
    expect((soFar?.card ?? 0) + (soFar?.cash ?? 0)).toBeCloseTo(soFar?.total ?? 0, 2)
    expect((soFar?.cash ?? 0) + (soFar?.rounding ?? 0)).toBeCloseTo(coins, 2)
    const replies = await Promise.all(
      [manager, second, manager, second].map((by) => close(FRIDAY, { countId, left: 20 }, by)),
    )
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409])
    for (const { status, body } of replies) if (status === 409) expect(body).toMatchObject({ code: 'day_closed', n: 2 })
    expect(await check()).toMatchObject({ holds: true, reports: 2, brokenAt: null })
  })

  it('leaves what changes afterwards to the report of the next day (money 83)', async () => {
    const open = await app().database.db.many<{ id: string }>(sql`
      select id from orders where business_date = ${THURSDAY}::date and payment_status = 'unpaid'`)
    const before = (await manager.get('/getZReport?locationId=truro&n=1')).body
    // The evening of Friday goes on: one order more, and an unpaid one of Thursday is cancelled.
    now = at(FRIDAY, '23:00')
    await paid()
    expect((await toClose()).closed).toMatchObject({ n: 2 })
    await admin.post('/cancelOrder', { orderId: open[0]?.id, cancelReason: 'Never came' })
    now = at(SATURDAY, '12:00')
    await paid()
    const report = await closed(SATURDAY, 20 + 2 * coins)
    expect(report.cash).toMatchObject({ float: 20, late: coins, difference: 0 })
    expect(report.sales.orders).toBe(1)
    expect(report.corrections).toMatchObject([
      { date: THURSDAY, sales: { orders: -1, cancelled: 1, total: -price }, money: [] },
      { date: FRIDAY, sales: { orders: 1, total: price }, money: [{ tender: 'cash', payments: 1, taken: price }] },
    ])
    expect((await manager.get('/getZReport?locationId=truro&n=1')).body).toMatchObject({
      report: before.report,
      hash: before.hash,
    })
  })

  it('says a correction once, and takes days in their order', async () => {
    now = at('2026-11-23', '12:00')
    await paid()
    now = at('2026-11-24', '12:00')
    await paid()
    expect((await toClose()).date).toBe('2026-11-23')
    const pieces = inNickels(1)
    const skipped = await manager.post('/countDrawer', { locationId: 'truro', date: '2026-11-24', pieces })
    expect(skipped.body.code).toBe('day_not_due')
    expect((await closed('2026-11-23', coins)).corrections).toEqual([])
    expect((await closed('2026-11-24', coins)).n).toBe(5)
    expect((await close('2026-11-23', { countId: crypto.randomUUID() })).body.code).toBe('day_closed')
  })

  it('asks for the reason of a difference above five dollars', async () => {
    now = at('2026-11-25', '12:00')
    const { countId } = await count('2026-11-25', 5.05)
    const refused = await close('2026-11-25', { countId, reason: '  ' })
    expect(refused.body).toMatchObject({ code: 'difference_unexplained', expected: 0, counted: 5.05, difference: 5.05 })
    const { report } = bodyOf(contract.closeDay, await close('2026-11-25', { countId, reason: 'Found under the tray' }))
    expect(report).toMatchObject({ numbers: null, money: [], cash: { reason: 'Found under the tray', banked: 5.05 } })
  })

  it.each([
    ['a cent', [{ value: 0.01, count: 3 }]],
    [
      'the same note twice',
      [
        { value: 20, count: 1 },
        { value: 20, count: 1 },
      ],
    ],
    ['a part of a note', [{ value: 20, count: 0.5 }]],
    ['less than nothing', [{ value: 20, count: -1 }]],
  ])('refuses to count %s', async (_, pieces) => {
    const reply = await manager.post('/countDrawer', { locationId: 'truro', date: '2026-11-26', pieces })
    expect(reply.status).toBe(400)
  })

  it('is for managers of that location', async () => {
    const staff = await aColleague(app(), 'staff', ['truro'])
    const elsewhere = await aColleague(app(), 'manager', ['new-glasgow'])
    for (const path of [
      '/getDayToClose?locationId=truro',
      '/getZReports?locationId=truro',
      '/checkZReports?locationId=truro',
    ]) {
      expect((await staff.get(path)).status).toBe(403)
      expect((await elsewhere.get(path)).status).toBe(404)
      expect((await admin.get(path)).status).toBe(200)
    }
  })
})

describe('the reports of a location (money 84)', () => {
  it('are listed, newest first, and audited', async () => {
    const { reports, total } = bodyOf(contract.getZReports, await manager.get('/getZReports?locationId=truro'))
    expect(total).toBe(6)
    expect(reports.map(({ n }) => n)).toEqual([6, 5, 4, 3, 2, 1])
    const behind = bodyOf(contract.getZReports, await manager.get('/getZReports?locationId=truro&page=3'))
    expect(behind).toMatchObject({ reports: [], total: 6, page: 3, pages: 1 })
    const { entries } = (await admin.get('/getAudit?action=closeDay')).body
    expect(entries).toHaveLength(6)
    expect((await manager.get('/getZReport?locationId=truro&n=99')).body.code).toBe('report_not_found')
  })

  it('become a journal that balances, with one number for each day', async () => {
    const admins = await admin.post('/exportJournal', { locationId: 'truro', n: 3, dates: 'DD/MM/YYYY' })
    const { fileName, csv } = bodyOf(contract.exportJournal, admins)
    expect(fileName).toBe('Z-TRU-20261121.csv')
    const rows = csv
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.slice(1, -1).split('","'))
    const sum = (column: number) => rows.reduce((all, row) => all + Math.round(Number(row[column]) * 100), 0)
    expect(sum(3)).toBe(sum(4))
    expect(sum(3)).toBeGreaterThan(0)
    expect(rows[0]?.slice(0, 2)).toEqual(['Z-TRU-20261121', '21/11/2026'])
    for (const n of [1, 2, 4, 5, 6])
      expect((await manager.post('/exportJournal', { locationId: 'truro', n, dates: 'YYYY-MM-DD' })).status).toBe(200)
  })

  it('cannot be changed or taken away, and whoever does so in the database is found out', async () => {
    const { db } = app().database
    await expect(db.run(sql`update z_reports set content = '{}' where n = 2`)).rejects.toThrow('append-only')
    await expect(db.run(sql`delete from cash_moves`)).rejects.toThrow('append-only')
    await db.run(sql`alter table z_reports disable trigger z_reports_append_only`)
    await db.run(sql`update z_reports set content = replace(content, '"counts":2', '"counts":1') where n = 1`)
    expect(await check()).toMatchObject({ holds: false, reports: 0, brokenAt: 1 })
    await db.run(sql`update z_reports set content = replace(content, '"counts":1', '"counts":2') where n = 1`)
    expect(await check()).toMatchObject({ holds: true, reports: 6 })
    await db.run(sql`delete from z_reports where n = 4`)
    expect(await check()).toMatchObject({ holds: false, brokenAt: 4 })
  })
})
