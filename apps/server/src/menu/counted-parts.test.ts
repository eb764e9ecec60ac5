import { getStock } from '@sizzle/contract/menu-office.ts'
import { choose } from '@sizzle/domain/testing/options.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { anOrderOf, putMenu, type SentLine } from '../testing/a-menu-with-options.ts'
import { alwaysOpen } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { deadlocks } from '../testing/deadlocks.ts'
import { menuOffice } from '../testing/menu-office.ts'
import { type Caller, type Reply, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const office = menuOffice(app)
const db = () => app().database.db
let people: Caller[]

beforeAll(async () => {
  await alwaysOpen(app())
  people = []
  for (let n = 0; n < 20; n += 1) people.push(await app().signUp())
})
beforeEach(async () => {
  await db().run(sql`update orders set status = 'completed' where status in ('pending', 'preparing')`)
  await db().run(sql`delete from stock`)
  await db().run(sql`update menu_items set sold_out_until = null`)
  await putMenu(app())
})

const GARLIC_NAAN = { kind: 'option', id: 'bread/garlic-naan' } as const
const CURRY = { kind: 'item', id: 'lamb-curry' } as const
const CHICKEN: SentLine = {
  id: 'butter-chicken',
  options: [...choose('size', 'full'), ...choose('bread', 'garlic-naan')],
}
const COMBO: SentLine = {
  id: 'lunch-combo',
  options: [...choose('main', 'lamb-curry'), ...choose('side', 'garlic-naan'), ...choose('drink', 'pop')],
}

const count = (about: object, left: number, more: object = {}) =>
  office.post('/setSoldOut', { ...about, state: { for: 'count', left, ...more } })
const order = (by: Caller | undefined, line: SentLine, subtotal: number) =>
  (by ?? people[0])?.post('/createCustomerOrderCash', {
    ...anOrderOf([line], subtotal),
    specialInstructions: crypto.randomUUID(),
    cartId: crypto.randomUUID(),
  })
const codeOf = (reply: Reply | undefined) =>
  reply?.status === 200 ? '200' : `${reply?.status} ${String(reply?.body.code)}`
const stockNow = async () => bodyOf(getStock, await (await office.manager()).get('/getStock?locationId=truro')).stock

/** How often each answer came. */
async function tally(replies: readonly Promise<Reply | undefined>[]) {
  const codes = (await Promise.all(replies)).map(codeOf)
  return Object.fromEntries([...Map.groupBy(codes, (code) => code)].map(([code, all]) => [code, all.length]))
}

describe('what is counted of a part (menu 72)', () => {
  it.each([
    ['an option', GARLIC_NAAN, CHICKEN, 2148],
    ['a dish of a combo', CURRY, COMBO, 1849],
  ])(
    '%s is sold three times when three are left, to twenty at the same moment',
    async (_, about, line, subtotal) => {
      await count(about, 3)
      const answers = await tally(people.map((by) => order(by, line, subtotal) ?? Promise.resolve(undefined)))
      expect(answers).toEqual({ '200': 3, '409 item_unavailable': 17 })
      expect(await stockNow()).toMatchObject([{ ...about, soldOut: { until: null }, unitsLeft: 0 }])
    },
    60_000,
  )

  it('is counted anew while it is ordered, and nobody waits in a circle', async () => {
    await count(GARLIC_NAAN, 1)
    await count(CURRY, 1)
    const before = await deadlocks(db())
    const answers = await tally([
      ...people.slice(0, 10).map((by) => order(by, CHICKEN, 2148) ?? Promise.resolve(undefined)),
      ...people.slice(10).map((by) => order(by, COMBO, 1849) ?? Promise.resolve(undefined)),
      ...Array.from({ length: 5 }, () => count(GARLIC_NAAN, 1)),
      ...Array.from({ length: 5 }, () => count(CURRY, 1)),
    ])
    expect(Object.keys(answers).toSorted()).toEqual(['200', '409 item_unavailable'])
    expect(await deadlocks(db())).toBe(before)
  })
})

describe('what is counted and what has run out (menu 75)', () => {
  it('is asked for without the rest of the menu, and goes down with orders', async () => {
    await count(CURRY, 2)
    await office.post('/setSoldOut', { kind: 'item', id: 'naan', state: { for: 'lifted' } })
    expect(await stockNow()).toMatchObject([
      { ...CURRY, soldOut: null, unitsLeft: 2, held: 0, isLow: false },
      { kind: 'item', id: 'naan', soldOut: { until: null }, unitsLeft: null, isLow: false },
    ])
    await office.post('/setSoldOut', { kind: 'item', id: 'naan', state: { for: 'none' } })
    expect(codeOf(await order(people[0], COMBO, 1849))).toBe('200')
    expect(await stockNow()).toMatchObject([{ ...CURRY, soldOut: null, unitsLeft: 1 }])
  })

  it('reads low from as many on as somebody said, also after a new count', async () => {
    await count(CURRY, 5, { low: 4 })
    expect(await stockNow()).toMatchObject([{ low: 4, isLow: false }])
    await order(people[0], COMBO, 1849)
    expect(await stockNow()).toMatchObject([{ unitsLeft: 4, low: 4, isLow: true }])
    await count(CURRY, 9)
    expect(await stockNow()).toMatchObject([{ unitsLeft: 9, low: 4, isLow: false }])
  })

  it('is told to the managers by letter when orders make it low, once a day', async () => {
    const letters = () =>
      db().many<{ subject: string; recipient_name: string }>(sql`
        select subject, recipient_name from messages where template = 'stock_low' and recipient_name = 'Meera Manager'`)
    await office.manager('Meera Manager')
    await count(CURRY, 5, { low: 4 })
    await order(people[0], COMBO, 1849)
    await expect.poll(letters).toMatchObject([{ subject: 'Only 4 left: Lamb Curry - Sizzle & Spice Truro Heights' }])
    await count(CURRY, 5)
    await order(people[1], COMBO, 1849)
    const waiting = () =>
      db().one<{ jobs: number }>(sql`select count(*)::int as jobs from jobs where task = 'low-stock'`)
    await expect.poll(waiting).toEqual({ jobs: 0 })
    expect(await letters()).toHaveLength(1)
  })

  it.each([-1, 1.5, 1000])('is not low from %j on', async (low) => {
    const { status, body } = await count(CURRY, 5, { low })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('Please enter from how many on it is low, from 0 to 999')
  })

  it('is for who works there', async () => {
    expect((await people[0]?.get('/getStock?locationId=truro'))?.status).toBe(401)
    const reply = await (await office.manager()).get('/getStock?locationId=new-glasgow')
    expect(reply.body).toMatchObject({ code: 'location_unavailable' })
  })
})
