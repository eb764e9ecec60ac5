import { getTickets } from '@sizzle/contract/tickets.ts'
import { addDays, instantOf } from '@sizzle/domain/hours/local-time.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { openLog } from '../kit/log.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { anOrderOf, putMenu } from '../testing/a-menu-with-options.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { BAR, HOT, noStations, PASS, putStations } from '../testing/kitchen-stations.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'
import { fireDueTickets } from './fire-tickets.ts'

const FRIDAY = '2026-11-20'
const NOON = instantOf('America/Halifax', FRIDAY, '12:00')
let now = NOON
const app = useTestApp({}, () => now)
const db = () => app().database.db
let customer: Caller
let cook: Caller
let manager: Caller

beforeAll(async () => {
  await alwaysOpen(app())
  await putMenu(app())
  customer = await app().signUp()
  cook = await aColleague(app(), 'staff', ['truro'], 'Carla Cook')
  manager = await aColleague(app(), 'manager', ['truro'], 'Meera Manager')
})
beforeEach(async () => {
  now = NOON
  await db().run(sql`update orders set status = 'completed' where status in ('pending', 'preparing', 'ready')`)
  await noStations(app())
})
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

const POP_AT_BAR = { routes: [{ match: 'item' as const, id: 'pop', stationId: BAR }] }
const COMBO = {
  id: 'lunch-combo',
  quantity: 2,
  options: [
    { groupId: 'main', optionId: 'lamb-curry', quantity: 1 },
    { groupId: 'side', optionId: 'garlic-naan', quantity: 1 },
    { groupId: 'drink', optionId: 'pop', quantity: 1 },
  ],
}
async function placed(order: object): Promise<string> {
  const reply = await customer.post('/createCustomerOrderCash', order)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return String(reply.body.orderId)
}
/** 'new 1 Hot: 2 Lunch Combo' */
async function toldOf(orderId: string): Promise<string[]> {
  const rows = await db().many<{
    kind: string
    revision: number
    name: string
    lines: { quantity: number; name: string }[]
  }>(sql`
    select t.kind, t.revision, s.name, t.lines from tickets t join stations s using (location_id)
    where s.id = t.station_id and t.order_id = ${orderId} order by t.revision, t.kind, s.position`)
  return rows.map(
    ({ kind, revision, name, lines }) =>
      `${kind} ${revision} ${name}: ${lines.map((line) => `${line.quantity} ${line.name}`).join(', ')}`,
  )
}
const dishOf = async () => (await anOrder(app())).items[0]?.name
const fire = () => fireDueTickets({}, { database: app().database, log: openLog('error'), now: () => now, attempt: 1 })
const ticketsAt = async (stationId?: string) => {
  const station = stationId === undefined ? '' : `&stationId=${stationId}`
  return bodyOf(getTickets, await cook.get(`/getTickets?locationId=truro${station}`)).orders
}

describe('an order that is placed', () => {
  it('is told to each station that makes some of it, and whole to the pass (stations 14)', async () => {
    await putStations(app(), manager, POP_AT_BAR)
    const orderId = await placed(anOrderOf([COMBO], 2 * 1849))
    expect(await toldOf(orderId)).toEqual(['new 1 Hot: 2 Lunch Combo', 'new 1 Bar: 2 Pop', 'new 1 Pass: 2 Lunch Combo'])
    const [order] = await ticketsAt(BAR)
    expect(order?.tickets).toMatchObject([
      { stationName: 'Bar', kind: 'new', doneAt: null, lines: [{ n: 1, quantity: 2, left: 2, partOf: 'Lunch Combo' }] },
    ])
    expect(JSON.stringify(order)).not.toContain('Priya')
  })

  it('is told to nobody where there are no stations', async () => {
    const orderId = await placed(await anOrder(app()))
    expect(await toldOf(orderId)).toEqual([])
    expect((await cook.post('/updateOrderStatus', { orderId, status: 'preparing' })).status).toBe(200)
    expect(await ticketsAt()).toEqual([])
  })

  it('is told once when its call is sent twice', async () => {
    await putStations(app(), manager)
    const order = await anOrder(app(), { cartId: crypto.randomUUID() })
    const key = { 'idempotency-key': crypto.randomUUID() }
    const replies = await Promise.all([1, 2].map(() => customer.post('/createCustomerOrderCash', order, key)))
    const [orderId] = new Set(replies.map(({ body }) => String(body.orderId)))
    expect(await toldOf(orderId ?? '')).toHaveLength(2)
  })
})

describe('an order for later', () => {
  const wished = async () => {
    const orderId = await placed(await anOrder(app(), { scheduledFor: { date: FRIDAY, time: '18:30' } }))
    const { fire_at } = await db().one<{ fire_at: Date }>(sql`select fire_at from orders where id = ${orderId}`)
    return { orderId, fireAt: fire_at }
  }

  it('is told when its time comes, once in fifty runs of the job (stations 15)', async () => {
    await putStations(app(), manager)
    const { orderId, fireAt } = await wished()
    now = new Date(fireAt.getTime() - 1)
    await fire()
    expect(await toldOf(orderId)).toEqual([])
    now = fireAt
    await Promise.all(Array.from({ length: 50 }, fire))
    const dish = await dishOf()
    expect(await toldOf(orderId)).toEqual([`new 1 Hot: 2 ${dish}`, `new 1 Pass: 2 ${dish}`])
  })

  it('is told when somebody starts it early, and taken back with that step (stations 11)', async () => {
    await putStations(app(), manager)
    const { orderId, fireAt } = await wished()
    expect((await cook.post('/updateOrderStatus', { orderId, status: 'preparing' })).status).toBe(200)
    const dish = await dishOf()
    expect(await toldOf(orderId)).toEqual([`new 1 Hot: 2 ${dish}`, `new 1 Pass: 2 ${dish}`])
    later(2_000)
    expect((await cook.post('/undoMove', { orderId, status: 'preparing' })).status).toBe(200)
    await fire()
    expect((await toldOf(orderId)).slice(2)).toEqual([`void 2 Hot: 2 ${dish}`, `void 2 Pass: 2 ${dish}`])
    now = fireAt
    await fire()
    expect((await toldOf(orderId)).slice(4)).toEqual([`new 3 Hot: 2 ${dish}`, `new 3 Pass: 2 ${dish}`])
  })

  it('that was placed before there was a station is told by the next run', async () => {
    const orderId = await placed(await anOrder(app()))
    const forTomorrow = await placed(
      await anOrder(app(), { scheduledFor: { date: addDays(FRIDAY, 1), time: '18:30' }, specialInstructions: 'Later' }),
    )
    await putStations(app(), manager)
    await fire()
    expect(await toldOf(orderId)).toHaveLength(2)
    expect(await toldOf(forTomorrow)).toEqual([])
  })
})

describe('a cancelled order', () => {
  it('takes back all that was told, once, and shows it until somebody has read it (stations 6)', async () => {
    await putStations(app(), manager, POP_AT_BAR)
    const orderId = await placed(anOrderOf([COMBO], 2 * 1849))
    const cancel = () => manager.post('/cancelOrder', { orderId, reason: 'The guest called' })
    for (const reply of await Promise.all([cancel(), cancel()])) expect(reply.status).toBe(200)
    expect((await toldOf(orderId)).slice(3)).toEqual([
      'void 2 Hot: 2 Lunch Combo',
      'void 2 Bar: 2 Pop',
      'void 2 Pass: 2 Lunch Combo',
    ])
    const [order] = await ticketsAt(BAR)
    expect(order?.tickets.map(({ kind, lines }) => [kind, lines[0]?.left])).toEqual([
      ['new', 0],
      ['void', 2],
    ])
    for (const ticket of (await ticketsAt()).flatMap(({ tickets }) => tickets))
      if (ticket.kind === 'void') expect((await cook.post('/bumpTicket', { ticketId: ticket.id })).status).toBe(200)
    later(11 * 60_000)
    expect(await ticketsAt()).toEqual([])
  })
})

it('two stations never share a ticket, and a ticket is never written twice (stations 6)', async () => {
  await putStations(app(), manager)
  const orderId = await placed(await anOrder(app()))
  await expect(
    db().run(sql`
      insert into tickets (location_id, id, order_id, station_id, revision, kind, lines, fired_at)
      select location_id, gen_random_uuid(), order_id, station_id, revision, kind, lines, fired_at from tickets
      where order_id = ${orderId} and station_id = ${HOT}`),
  ).rejects.toThrow(/unique/)
  expect((await ticketsAt(PASS)).flatMap(({ tickets }) => tickets)).toHaveLength(1)
})
