import { instantOf } from '@sizzle/domain/hours/local-time.ts'
import { beforeAll, expect, it } from 'vitest'
import { aColleague } from '../testing/a-colleague.ts'
import { aDrawer } from '../testing/a-drawer.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const noonOf = (date: string) => instantOf('America/Halifax', date, '12:00')
const LONG_AGO = '2026-11-20'
const SATURDAY = '2026-11-28'
const MONDAY = '2026-11-30'
const TUESDAY = '2026-12-01'
let now = noonOf(LONG_AGO)
const app = useTestApp({}, () => now)
let manager: Caller
let drawer: ReturnType<typeof aDrawer>
let price = 0
let coins = 0

beforeAll(async () => {
  await alwaysOpen(app())
  manager = await aColleague(app(), 'manager', ['truro'], 'Mia Manager')
  drawer = aDrawer(app(), await app().signUp(), manager)
  const { pricing } = await anOrder(app())
  price = pricing.total
  coins = Math.round(price * 20) / 20
})

it('tells at the first closing of days that are in no report, and begins with one of them or with today (money 102)', async () => {
  const { placed, pay, toClose, count, close, closed } = drawer
  // More than seven days ago, so nobody is made to close it.
  await pay(await placed())
  now = noonOf(SATURDAY)
  await pay(await placed())
  now = noonOf(TUESDAY)
  expect(await toClose()).toMatchObject({
    date: TUESDAY,
    unreported: { date: SATURDAY, total: price, hasMore: false },
  })
  now = noonOf(MONDAY)
  await pay(await placed())
  now = noonOf(TUESDAY)
  await pay(await placed())
  expect((await toClose()).unreported).toEqual({ date: SATURDAY, total: price, hasMore: true })
  expect(await toClose(LONG_AGO)).toMatchObject({ date: TUESDAY })
  expect(await toClose(SATURDAY)).toMatchObject({ date: SATURDAY, isToday: false, orders: 1, unreported: null })
  const pieces = [{ value: 0.05, count: 1 }]
  const tooEarly = await manager.post('/countDrawer', { locationId: 'truro', date: LONG_AGO, pieces })
  expect(tooEarly.body.code).toBe('day_not_due')

  // Who counts today and thinks better of it may still begin with Saturday, and of two who begin apart the second is told.
  const today = await count(TUESDAY, 3 * coins)
  const first = await closed(SATURDAY, 3 * coins)
  expect(first).toMatchObject({ n: 1, date: SATURDAY, cash: { cameSince: 2 * coins, difference: 0 } })
  const late = {
    locationId: 'truro',
    date: TUESDAY,
    countId: today.countId,
    left: 0,
    reason: 'x',
    acceptsOpenOrders: true,
  }
  expect((await manager.post('/closeDay', late)).body.code).toBe('day_not_due')

  expect(await toClose(SATURDAY)).toMatchObject({ date: MONDAY, unreported: null, isFirst: false })
  const monday = await count(MONDAY, 0)
  expect(await close(MONDAY, monday.countId)).toMatchObject({ n: 2, cash: { difference: 0 } })
  expect(await closed(TUESDAY, 0)).toMatchObject({ n: 3, cash: { difference: 0 } })
})
