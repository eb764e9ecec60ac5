import { addDays, instantOf } from '@sizzle/domain/hours/local-time.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aColleague } from '../testing/a-colleague.ts'
import { aDrawer } from '../testing/a-drawer.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { useTestApp } from '../testing/test-app.ts'

const at = (date: string, time = '12:00') => instantOf('America/Halifax', date, time)
const EVE = '2026-12-29'
const LAST = '2026-12-31'
const NEW_YEAR = '2027-01-01'
let now = at(EVE)
const app = useTestApp({}, () => now)
let drawer: ReturnType<typeof aDrawer>
/** What one order comes to in coins. */
let coins = 0
const round = (amount: number) => Math.round(amount * 100) / 100

beforeAll(async () => {
  await alwaysOpen(app())
  const manager = await aColleague(app(), 'manager', ['truro'], 'Mia Manager')
  drawer = aDrawer(app(), await app().signUp(), manager)
  const { pricing } = await anOrder(app())
  coins = Math.round(pricing.total * 20) / 20
})

const sold = async () => drawer.pay(await drawer.placed())

describe('cash that moves while an older day is open (money 100)', () => {
  it('is of the business day that it is, also across a year, and of the next once that is closed', async () => {
    const { move, toClose, closed } = drawer
    await move('pay_in', 50, 'Float')
    await closed(EVE, 50, 50)
    now = at(LAST)
    await sold()
    now = at(NEW_YEAR, '03:00')
    await move('pay_out', 2, 'Taxi after midnight')
    now = at(NEW_YEAR, '09:10')
    await move('pay_out', 5, 'Ice on January 1')
    expect(await toClose()).toMatchObject({
      date: LAST,
      today: NEW_YEAR,
      moves: [{ reason: 'Taxi after midnight' }],
      movesSince: [{ reason: 'Ice on January 1' }],
    })
    const last = await closed(LAST, 43 + coins, 43 + coins)
    expect(last.moves).toMatchObject([{ reason: 'Taxi after midnight' }])
    const first = await closed(NEW_YEAR, 43 + coins, 43 + coins)
    expect(first).toMatchObject({ date: NEW_YEAR, moves: [{ reason: 'Ice on January 1' }] })
    now = at(NEW_YEAR, '22:15')
    await move('pay_out', 3, 'Milk for tomorrow')
    expect(await toClose()).toMatchObject({ date: '2027-01-02', moves: [{ reason: 'Milk for tomorrow' }] })
    now = at('2027-01-02')
    const second = await closed('2027-01-02', 40 + coins, 40)
    expect([last, first, second].map(({ cash }) => cash.difference)).toEqual([0, 0, 0])
  })
})

describe('a day that is counted when later ones have begun (money 101)', () => {
  it.each([
    ['the float stays', '2027-02-01', 50],
    ['all of it goes to the bank', '2027-02-08', 0],
  ])('expects their cash too, and each is booked once: %s', async (_, monday, left) => {
    const { move, toClose, count, close, closed, placed, pay, giveBack, booked } = drawer
    const [tuesday, wednesday] = [addDays(monday, 1), addDays(monday, 2)]
    now = at(monday)
    await sold()
    const { float } = await toClose()
    now = at(tuesday)
    const taken = await placed()
    await pay(taken)
    await sold()
    await sold()
    await giveBack(taken)
    now = at(wednesday)
    await sold()
    await pay(await placed(), 'card')
    await move('drop', 10, 'Safe')

    const since = round(3 * coins - 10)
    const counted = await count(monday, float + coins + since)
    expect(counted).toMatchObject({ cameSince: since, expected: round(float + coins + since), difference: 0 })
    expect((await toClose()).lastCount).toMatchObject({ cameSince: since, difference: 0 })
    // A sale between the count and the press is of its own day, and was not counted.
    await sold()
    const first = await close(monday, counted.countId, left)
    expect(first.cash).toMatchObject({ cameSince: since, difference: 0, left, banked: round(counted.counted - left) })
    expect(first.money).toMatchObject([{ tender: 'cash', payments: 1 }])

    expect(await toClose()).toMatchObject({ date: tuesday, float: left, countedBefore: since })
    const second = await closed(tuesday, left + coins, left + coins)
    const rest = round(2 * coins - 10)
    expect(second.cash).toMatchObject({ countedBefore: since, cameSince: rest, difference: 0 })
    const third = await closed(wednesday, left + coins)
    expect(third.cash).toMatchObject({ countedBefore: rest, moved: -10, difference: 0, left: 0 })
    expect(third.cash).not.toHaveProperty('cameSince')

    const journals = await Promise.all([first, second, third].map(({ n }) => booked(n)))
    const sum = (account: string) => round(journals.reduce((all, of) => all + of(account), 0))
    expect(sum('Cash in drawer')).toBe(0 - float)
    expect(sum('Safe')).toBe(10)
    expect(sum('Bank deposits')).toBe(round(first.cash.banked + second.cash.banked + third.cash.banked))
    expect(sum('Cash over and short')).toBe(0)
  })
})

describe('cash that moves between the count and the close (money 101)', () => {
  it.each<[string, string, () => Promise<unknown>, () => number]>([
    ['another sale is paid', '2027-02-15', () => sold(), () => coins],
    ['change goes back', '2027-02-22', () => drawer.move('pay_out', 4, 'Wrong change'), () => -4],
  ])('changes no difference, and the next drawer has it: %s', async (_, date, happen, came) => {
    const { toClose, count, close, closed, booked } = drawer
    now = at(date)
    await sold()
    const { float } = await toClose()
    const counted = await count(date, float + coins)
    expect(counted).toMatchObject({ difference: 0 })
    expect((await toClose()).lastCount).toMatchObject({ cameAfter: 0 })
    await happen()
    const { expected } = counted
    expect((await toClose()).lastCount).toMatchObject({ expected, cameAfter: came(), difference: 0 })
    const first = await close(date, counted.countId, 5)
    expect(first.cash).toMatchObject({ expected, cameAfter: came(), difference: 0, left: 5 })
    expect((await toClose()).uncountedBefore).toBe(came())
    now = at(addDays(date, 1))
    const second = await closed(addDays(date, 1), 5 + came())
    expect(second.cash).toMatchObject({ float: 5, uncountedBefore: came(), difference: 0, left: 0 })
    expect(second.cash).not.toHaveProperty('cameAfter')
    const journals = await Promise.all([first, second].map(({ n }) => booked(n)))
    const sum = (account: string) => round(journals.reduce((all, of) => all + of(account), 0))
    expect(sum('Cash in drawer')).toBe(0 - float)
    expect(sum('Cash over and short')).toBe(0)
  })
})
