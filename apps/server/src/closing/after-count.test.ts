import { instantOf } from '@sizzle/domain/hours/local-time.ts'
import { beforeAll, expect, it } from 'vitest'
import { aColleague } from '../testing/a-colleague.ts'
import { aDrawer } from '../testing/a-drawer.ts'
import { alwaysOpen } from '../testing/an-order.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

// A day is closed by the difference that somebody looked at (money 106).

const EVENING = '2026-11-26'
const app = useTestApp({}, () => instantOf('America/Halifax', EVENING, '21:00'))
let manager: Caller
let drawer: ReturnType<typeof aDrawer>

beforeAll(async () => {
  await alwaysOpen(app())
  manager = await aColleague(app(), 'manager', ['truro'], 'Mia Manager')
  drawer = aDrawer(app(), await app().signUp(), manager)
})

const press = (countId: string, difference: number) =>
  manager.post('/closeDay', {
    locationId: 'truro',
    date: EVENING,
    countId,
    difference,
    left: 0,
    reason: '',
    acceptsOpenOrders: true,
  })

it('cash that is recorded after the count changes the difference at once, and nobody closes by the one of before', async () => {
  const { move, count, toClose } = drawer
  await move('pay_in', 50, 'Float')
  const first = await count(EVENING, 50)
  expect(first).toMatchObject({ expected: 50, difference: 0 })
  await move('pay_in', 4, 'Paid late')
  expect((await toClose()).lastCount).toMatchObject({ counted: 50, expected: 54, difference: -4 })
  const refused = await press(first.countId, 0)
  expect(refused.body).toMatchObject({ code: 'drawer_changed', expected: 54, counted: 50, difference: -4 })
  expect(refused.status).toBe(409)

  const ben = await aColleague(app(), 'manager', ['truro'], 'Ben Second')
  const again = await aDrawer(app(), manager, ben).count(EVENING, 54)
  expect((await press(first.countId, -4)).body).toMatchObject({ code: 'counted_again', by: 'Ben Second' })
  const closed = await press(again.countId, 0)
  expect(closed.body).toMatchObject({ report: { cash: { expected: 54, counted: 54, difference: 0, counts: 2 } } })
})
