import { bumpQuotes, endBump, getKitchen } from '@sizzle/contract/kitchen.ts'
import { DEFAULT_ORDER_RULES } from '@sizzle/domain/locations/order-rules.ts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague, worksAt } from '../testing/a-colleague.ts'
import { bodyOf } from '../testing/body-of.ts'
import { locationOffice } from '../testing/location-office.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const EVENING = new Date('2026-11-20T22:58:12Z')
let now = EVENING
const app = useTestApp({}, () => now)
let admin: Caller
let staff: Caller
const { aNew, audited } = locationOffice(app, () => admin)

beforeAll(async () => {
  admin = await app().admin()
  staff = await aColleague(app(), 'staff', [], 'Sam Staff')
})
beforeEach(() => {
  now = EVENING
})

async function aKitchen(changes: object = {}) {
  const { id } = await aNew({ timeZone: 'America/Halifax', features: ['Takeout', 'Delivery'], ...changes })
  await worksAt(app(), staff, id)
  const send = (minutes: number, forMinutes: number) =>
    staff.post('/bumpQuotes', { locationId: id, minutes, forMinutes })
  const kitchen = async () => bodyOf(getKitchen, await staff.get(`/getKitchen?locationId=${id}`)).kitchen
  return { id, send, kitchen }
}

it('quotes more for a time, and goes back by itself (times 7)', async () => {
  const { id, send, kitchen } = await aKitchen()
  const plain = [
    { orderType: 'pickup', minutes: 18 },
    { orderType: 'delivery', minutes: 28 },
  ]
  expect(await kitchen()).toMatchObject({ bump: null, quotes: plain })
  const { kitchen: slower } = bodyOf(bumpQuotes, await send(20, 30))
  expect(slower).toMatchObject({
    bump: { minutes: 20, until: '2026-11-20T23:29:00.000Z', text: 'Quotes +20 min until 7:29 p.m.' },
    quotes: [{ minutes: 40 }, { minutes: 50 }],
  })
  expect(await kitchen()).toEqual(slower)
  expect((await audited(id)).at(-1)).toMatchObject({ action: 'bumpQuotes', after: { minutes: 20 } })
  now = new Date('2026-11-20T23:29:00Z')
  expect(await kitchen()).toMatchObject({ bump: null, quotes: plain })
})

it('the last press holds, and ending it twice is fine', async () => {
  const { id, send, kitchen } = await aKitchen()
  await send(30, 120)
  expect(bodyOf(bumpQuotes, await send(10, 60)).kitchen.bump).toMatchObject({ minutes: 10 })
  const end = () => staff.post('/endBump', { locationId: id })
  expect(bodyOf(endBump, await end()).kitchen.bump).toBeNull()
  expect((await end()).status).toBe(200)
  expect((await kitchen()).bump).toBeNull()
  const actions = (await audited(id)).map(({ action }) => action)
  expect(actions.filter((action) => action === 'endBump')).toHaveLength(1)
})

it.each([
  [15, 60],
  [10, 45],
  [-10, 30],
])('+%i minutes for %i are refused', async (minutes, forMinutes) => {
  const { send, kitchen } = await aKitchen()
  const reply = await send(minutes, forMinutes)
  expect([reply.status, reply.body.code]).toEqual([400, 'bump_invalid'])
  expect((await kitchen()).bump).toBeNull()
})

it('shows what is due in the next slots, with what a slot holds', async () => {
  const { id, kitchen } = await aKitchen({
    orderRules: { ...DEFAULT_ORDER_RULES, slotOrders: 10, learnsTimes: true },
  })
  await app().database.db.run(sql`
    insert into slot_load (location_id, slot_at, orders, items, held_orders, held_items)
    values (${id}, '2026-11-20T23:15:00Z', 4, 11, 1, 2), (${id}, '2026-11-21T02:00:00Z', 9, 9, 0, 0)`)
  await app().database.db.run(sql`
    insert into prep_facts (location_id, order_type, day_part, factor_percent, samples, at)
    values (${id}, 'pickup', 'evening', 130, 25, ${EVENING}), (${id}, 'pickup', 'lunch', 200, 25, ${EVENING})`)
  const { slots, capacity, quotes } = await kitchen()
  expect(capacity).toEqual({ orders: 10, items: null })
  expect(slots.map(({ time, orders, items }) => [time, orders, items])).toEqual([
    ['6:45 p.m.', 0, 0],
    ['7 p.m.', 0, 0],
    ['7:15 p.m.', 4, 11],
    ['7:30 p.m.', 0, 0],
    ['7:45 p.m.', 0, 0],
    ['8 p.m.', 0, 0],
    ['8:15 p.m.', 0, 0],
    ['8:30 p.m.', 0, 0],
  ])
  expect(slots[2]).toMatchObject({ heldOrders: 1, heldItems: 2 })
  expect(quotes[0]).toEqual({ orderType: 'pickup', minutes: 25 })
})
