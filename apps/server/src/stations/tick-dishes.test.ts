import { getLocationOrders } from '@sizzle/contract/board.ts'
import type { OrderStatus } from '@sizzle/domain/order/status.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { anOrderOf, putMenu } from '../testing/a-menu-with-options.ts'
import { alwaysOpen } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { BAR, HOT, noStations, putStations } from '../testing/kitchen-stations.ts'
import { readLive } from '../testing/live-reader.ts'
import { type Caller, type Reply, useTestApp } from '../testing/test-app.ts'

// Ticks on the board's cards: with the ticks of the stations where there are some, with the order itself where there are none.

const START = new Date('2026-11-20T22:00:00.000Z')
let now = START
const app = useTestApp({}, () => now)
const db = () => app().database.db
let customer: Caller
let cook: Caller
let manager: Caller
let elsewhere: Caller

beforeAll(async () => {
  await alwaysOpen(app())
  await putMenu(app())
  customer = await app().signUp()
  cook = await aColleague(app(), 'staff', ['truro'], 'Carla Cook')
  manager = await aColleague(app(), 'manager', ['truro'], 'Meera Manager')
  elsewhere = await aColleague(app(), 'staff', ['new-glasgow'], 'Nils Neighbour')
})
beforeEach(async () => {
  now = START
  await db().run(sql`update orders set status = 'completed' where status in ('pending', 'preparing', 'ready')`)
  await noStations(app())
})
const withStations = (change: object = {}) =>
  putStations(app(), manager, { routes: [{ match: 'item', id: 'pop', stationId: BAR }], ...change })

/** Three dishes: two of the hot station, one of the bar. */
async function placed(): Promise<string> {
  const lines = [{ id: 'lamb-curry' }, { id: 'naan', quantity: 2 }, { id: 'pop' }]
  const reply = await customer.post('/createCustomerOrderCash', anOrderOf(lines, 1400 + 798 + 250))
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return String(reply.body.orderId)
}
const tick = (orderId: string, lines: number[], isDone = true, by = cook) =>
  by.post('/tickDishes', { orderId, lines, isDone })
const said = ({ status, body }: Reply) => [status, status === 200 ? body.done : body.code]
const statusOf = async (orderId: string) =>
  (await db().one<{ status: OrderStatus }>(sql`select status from orders where id = ${orderId}`)).status
/** 'Hot 1, Bar 1' */
const tickedAtStations = async (orderId: string) =>
  (
    await db().many<{ name: string; n: number }>(sql`
      select s.name, k.n from ticket_lines k
      join tickets t on t.location_id = k.location_id and t.id = k.ticket_id
      join stations s on s.location_id = t.location_id and s.id = t.station_id
      where t.order_id = ${orderId} and k.state = 'done' order by s.position, k.n`)
  ).map(({ name, n }) => `${name} ${n}`)
const onBoard = async (orderId: string) => {
  const { orders } = bodyOf(getLocationOrders, await cook.get('/getLocationOrders?locationId=truro&status=active'))
  return orders.find((order) => order.orderId === orderId)?.ticks.done
}

describe('where there are no stations', () => {
  it('a tick stays with the order, starts it, and comes back (stations 27)', async () => {
    const orderId = await placed()
    expect(await onBoard(orderId)).toEqual([])
    expect((await tick(orderId, [2])).body).toMatchObject({ done: [2], version: 1, status: 'preparing' })
    expect(said(await tick(orderId, [3, 1]))).toEqual([200, [1, 2, 3]])
    expect(said(await tick(orderId, [2], false))).toEqual([200, [1, 3]])
    expect(await onBoard(orderId)).toEqual([1, 3])
    expect(await statusOf(orderId)).toBe('preparing')
  })

  it('a second press changes nothing, and two cooks at once are both heard', async () => {
    const orderId = await placed()
    await tick(orderId, [1])
    expect((await tick(orderId, [1])).body).toMatchObject({ done: [1], version: 1 })
    await Promise.all([tick(orderId, [2]), tick(orderId, [3], true, manager)])
    expect(await onBoard(orderId)).toEqual([1, 2, 3])
  })

  it('a start that is taken back takes the ticks with it', async () => {
    const orderId = await placed()
    await tick(orderId, [1])
    now = new Date(now.getTime() + 2_000)
    expect((await cook.post('/undoMove', { orderId, status: 'preparing' })).status).toBe(200)
    expect(await onBoard(orderId)).toEqual([])
  })
})

describe('where there are stations', () => {
  it('a tick on the card is a tick at the station, and the other way round (stations 27)', async () => {
    await withStations()
    const orderId = await placed()
    expect(said(await tick(orderId, [3]))).toEqual([200, [3]])
    expect(await tickedAtStations(orderId)).toEqual(['Bar 1'])
    const { id } = await db().one<{ id: string }>(
      sql`select id from tickets where order_id = ${orderId} and station_id = ${HOT}`,
    )
    expect((await cook.post('/bumpTicket', { ticketId: id, line: 2 })).status).toBe(200)
    expect(await onBoard(orderId)).toEqual([2, 3])
    expect((await cook.post('/unbumpTicket', { ticketId: id, line: 2 })).status).toBe(200)
    expect(said(await tick(orderId, [3], false))).toEqual([200, []])
    expect(await tickedAtStations(orderId)).toEqual([])
  })

  it('the last dish makes the order ready where the location says so', async () => {
    await withStations({ readyByLastTicket: true })
    const orderId = await placed()
    expect((await tick(orderId, [1, 2])).body.status).toBe('preparing')
    expect((await tick(orderId, [3])).body).toMatchObject({ done: [1, 2, 3], status: 'ready' })
    expect(said(await tick(orderId, [3], false))).toEqual([409, 'ticket_closed'])
  })
})

it('a cancelled order, a dish that it does not have and an order of another location are refused', async () => {
  const orderId = await placed()
  expect(said(await tick(orderId, [4]))).toEqual([404, 'ticket_line_not_found'])
  expect(said(await tick(orderId, [1], true, elsewhere))).toEqual([404, 'order_not_found'])
  expect(said(await tick(crypto.randomUUID(), [1]))).toEqual([404, 'order_not_found'])
  for (const lines of [[], [0], [1.5]]) expect((await tick(orderId, lines)).status).toBe(400)
  expect((await manager.post('/cancelOrder', { orderId, reason: 'The guest called' })).status).toBe(200)
  expect(said(await tick(orderId, [1]))).toEqual([409, 'ticket_void'])
})

it('its event carries what is made to every board of the location, and to nobody else (stations 28)', async () => {
  const orderId = await placed()
  const [board, guest, away] = await Promise.all(
    [manager, customer, elsewhere].map(({ cookie }) => readLive(app().url, { cookie })),
  )
  await tick(orderId, [2])
  const ofTick = ({ event, data }: { event: string; data: Record<string, unknown> }) =>
    event === 'change' && data.topic === 'dishes.ticked'
  expect((await board?.until(ofTick))?.data).toEqual({
    topic: 'dishes.ticked',
    id: orderId,
    locationId: 'truro',
    version: 1,
    dishes: { done: [2] },
  })
  // The customer hears that the order was started.
  await guest?.until(({ event, data }) => event === 'change' && data.id === orderId)
  for (const deaf of [guest, away]) expect(deaf?.events.filter(ofTick)).toEqual([])
  for (const reader of [board, guest, away]) reader?.close()
})
