import { instantOf } from '@sizzle/domain/hours/local-time.ts'
import { expect, it } from 'vitest'
import { aColleague } from '../testing/a-colleague.ts'
import { aDrawer } from '../testing/a-drawer.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { useTestApp } from '../testing/test-app.ts'

const at = (date: string, time = '12:00') => instantOf('America/Halifax', date, time)
const SUNDAY = '2026-11-29'
const MONDAY = '2026-11-30'
const TUESDAY = '2026-12-01'
const WEDNESDAY = '2026-12-02'
let now = at(SUNDAY)
const app = useTestApp({}, () => now)

it('a day on which money only went back has its report, and the drawer and the books are right (money 99)', async () => {
  await alwaysOpen(app())
  const manager = await aColleague(app(), 'manager', ['truro'], 'Mia Manager')
  const { placed, pay, giveBack, toClose, closed, booked } = aDrawer(app(), await app().signUp(), manager)
  const { pricing } = await anOrder(app())
  const price = pricing.total
  const coins = Math.round(price * 20) / 20
  const byCash = await placed()
  await pay(byCash)
  const byCard = await placed()
  await pay(byCard, 'card')
  await closed(SUNDAY, coins, coins)

  // After midnight is still that business day; this goes to the report of the day after.
  now = at(TUESDAY, '02:00')
  await giveBack(byCash)
  now = at(TUESDAY)
  expect(await toClose()).toMatchObject({ date: MONDAY, isToday: false, orders: 0 })
  const monday = await closed(MONDAY, 0)
  expect(monday.money).toMatchObject([{ tender: 'cash', payments: 0, taken: 0, givenBack: price }])
  expect(monday.corrections).toMatchObject([{ date: SUNDAY, sales: { orders: -1, cancelled: 1, total: -price } }])
  await pay(await placed())
  const tuesday = await closed(TUESDAY, coins)
  expect(tuesday).toMatchObject({ corrections: [], cash: { difference: 0 } })

  now = at(WEDNESDAY)
  await giveBack(byCard)
  now = at('2026-12-03')
  expect((await toClose()).date).toBe(WEDNESDAY)
  const wednesday = await closed(WEDNESDAY, 0)
  expect(wednesday.money).toMatchObject([{ tender: 'card', payments: 0, taken: 0, givenBack: price }])

  const journals = await Promise.all([1, 2, 3, 4].map((n) => booked(n)))
  const sumOf = (account: string) => Math.round(journals.reduce((sum, of) => sum + of(account) * 100, 0)) / 100
  expect(journals[3]?.('Card payments to come')).toBeCloseTo(-price, 2)
  expect(sumOf('Card payments to come')).toBe(0)
  expect(sumOf('Customers')).toBe(0)
  expect(sumOf('Cash over and short')).toBe(0)
})
