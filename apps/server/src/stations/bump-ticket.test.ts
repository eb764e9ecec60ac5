import { bumpTicket, getTickets } from '@sizzle/contract/tickets.ts'
import type { OrderStatus } from '@sizzle/domain/order/status.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { anOrderOf, putMenu } from '../testing/a-menu-with-options.ts'
import { alwaysOpen } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { BAR, HOT, PASS, putStations } from '../testing/kitchen-stations.ts'
import { readLive } from '../testing/live-reader.ts'
import { type Caller, openTestApp, type Reply, useTestApp } from '../testing/test-app.ts'

const START = new Date('2026-11-20T22:00:00.000Z')
let now = START
const app = useTestApp({}, () => now)
const db = () => app().database.db
let customer: Caller
let cook: Caller
let other: Caller
let manager: Caller
let elsewhere: Caller

beforeAll(async () => {
  await alwaysOpen(app())
  await putMenu(app())
  customer = await app().signUp()
  cook = await aColleague(app(), 'staff', ['truro'], 'Carla Cook')
  other = await aColleague(app(), 'staff', ['truro'], 'Otto Other')
  manager = await aColleague(app(), 'manager', ['truro'], 'Meera Manager')
  elsewhere = await aColleague(app(), 'staff', ['new-glasgow'], 'Nils Neighbour')
})
beforeEach(async () => {
  now = START
  await db().run(sql`update orders set status = 'completed' where status in ('pending', 'preparing', 'ready')`)
  await putStations(app(), manager, { routes: [{ match: 'item', id: 'pop', stationId: BAR }] })
})
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

type Placed = { orderId: string; hot: string; bar: string; pass: string }
/** Two lines for the hot station, one for the bar. */
async function placed(): Promise<Placed> {
  const lines = [{ id: 'lamb-curry' }, { id: 'naan', quantity: 2 }, { id: 'pop' }]
  const reply = await customer.post('/createCustomerOrderCash', anOrderOf(lines, 1400 + 798 + 250))
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  const orderId = String(reply.body.orderId)
  const rows = await db().many<{ id: string; station_id: string }>(
    sql`select id, station_id from tickets where order_id = ${orderId}`,
  )
  const at = (stationId: string) => rows.find(({ station_id }) => station_id === stationId)?.id ?? ''
  return { orderId, hot: at(HOT), bar: at(BAR), pass: at(PASS) }
}
const bump = (ticketId: string, line?: number, by = cook) => by.post('/bumpTicket', { ticketId, line })
const unbump = (ticketId: string, line?: number, by = cook) => by.post('/unbumpTicket', { ticketId, line })
const recall = (ticketId: string, by = cook) => by.post('/recallTicket', { ticketId })
const said = ({ status, body }: Reply) => [status, status === 200 ? body.changed : body.code]
const statusOf = async (orderId: string) =>
  (await db().one<{ status: OrderStatus }>(sql`select status from orders where id = ${orderId}`)).status
const ticksOf = (ticketId: string) =>
  db().many<{ n: number; state: string; done_by_name: string | null }>(sql`
    select n, state, done_by_name from ticket_lines where ticket_id = ${ticketId} order by n`)
const move = async (orderId: string, status: string) =>
  expect((await cook.post('/updateOrderStatus', { orderId, status })).status).toBe(200)
const eventsOf = async (orderId: string) =>
  (
    await db().many<{ status: string }>(
      sql`select status from order_events where order_id = ${orderId} and kind = 'status' order by seq`,
    )
  ).map(({ status }) => status)

describe('a tick', () => {
  it('starts a pending order, once, and says who and when (stations 8, stations 10)', async () => {
    const { orderId, hot } = await placed()
    expect(await bump(hot, 2)).toMatchObject({ body: { changed: true, done: [2], doneAt: null, status: 'preparing' } })
    expect(await ticksOf(hot)).toEqual([{ n: 2, state: 'done', done_by_name: 'Carla Cook' }])
    expect((await bump(hot, 1)).body).toMatchObject({ done: [1, 2], doneAt: now.toISOString() })
    expect(await eventsOf(orderId)).toEqual(['pending', 'preparing'])
    expect(await statusOf(orderId)).toBe('preparing')
  })

  it('of the pass starts nothing', async () => {
    const { orderId, pass } = await placed()
    expect(said(await bump(pass, 1))).toEqual([200, true])
    expect(await statusOf(orderId)).toBe('pending')
  })

  it('by two cooks at once is one, and the second hears that it was done (stations 8)', async () => {
    const { orderId, hot } = await placed()
    const replies = await Promise.all([bump(hot, 1), bump(hot, 1, other)])
    expect(replies.map(said)).toEqual(
      expect.arrayContaining([
        [200, false],
        [200, true],
      ]),
    )
    expect(await ticksOf(hot)).toHaveLength(1)
    expect(await eventsOf(orderId)).toEqual(['pending', 'preparing'])
  })

  it('comes back, and with a press that is sent again nothing happens twice', async () => {
    const { hot } = await placed()
    const key = { 'idempotency-key': crypto.randomUUID() }
    for (const _ of [1, 2]) expect(said(await cook.post('/bumpTicket', { ticketId: hot }, key))).toEqual([200, true])
    expect((await unbump(hot, 2)).body).toMatchObject({ changed: true, done: [1], doneAt: null })
    expect(said(await unbump(hot, 2))).toEqual([200, false])
    // A copy of the first press that was under way for long.
    expect(said(await cook.post('/bumpTicket', { ticketId: hot }, key))).toEqual([200, true])
    expect(await ticksOf(hot)).toMatchObject([{ state: 'done' }, { state: 'open', done_by_name: null }])
  })

  it('of a cancelled order, of an unknown line and of another location is refused (stations 9)', async () => {
    const { orderId, hot } = await placed()
    expect(said(await bump(hot, 1, elsewhere))).toEqual([404, 'ticket_not_found'])
    expect(said(await recall(hot, elsewhere))).toEqual([404, 'ticket_not_found'])
    expect(said(await bump(crypto.randomUUID()))).toEqual([404, 'ticket_not_found'])
    expect(said(await bump(hot, 9))).toEqual([404, 'ticket_line_not_found'])
    expect((await manager.post('/cancelOrder', { orderId, reason: 'The guest called' })).status).toBe(200)
    expect(said(await bump(hot, 1))).toEqual([409, 'ticket_void'])
    expect(await ticksOf(hot)).toEqual([])
  })

  it('and a cancellation at the same moment leave one story', async () => {
    const { orderId, hot } = await placed()
    const [tick] = await Promise.all([bump(hot), manager.post('/cancelOrder', { orderId, reason: 'The guest called' })])
    const ticked = said(tick)[0] === 200
    expect(await eventsOf(orderId)).toEqual(ticked ? ['pending', 'preparing', 'cancelled'] : ['pending', 'cancelled'])
    expect(await ticksOf(hot)).toHaveLength(ticked ? 2 : 0)
  })

  it('stands a thousand presses: every line is what the last of them said', async () => {
    const { hot, bar } = await placed()
    for (let round = 0; round < 50; round += 1)
      await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          (n % 3 === 0 ? unbump : bump)(n % 2 === 0 ? hot : bar, 1, n < 10 ? cook : other),
        ),
      )
    expect((await bump(hot)).status).toBe(200)
    expect((await bump(bar)).status).toBe(200)
    const rows = await db().many<{ done: number; lines: number; is_done: boolean }>(sql`
      select (select count(*)::int from ticket_lines k where k.ticket_id = t.id and k.state = 'done') as done,
        jsonb_array_length(lines) as lines, done_at is not null as is_done
      from tickets t where id = any(${[hot, bar]}::uuid[])`)
    for (const { done, lines, is_done } of rows) expect([done, is_done]).toEqual([lines, true])
  })
})

describe('the last tick', () => {
  it('leaves the order to the pass, unless the location says that it is ready then (stations 12)', async () => {
    const first = await placed()
    await bump(first.hot)
    expect((await bump(first.bar)).body.status).toBe('preparing')
    await putStations(app(), manager, {
      routes: [{ match: 'item', id: 'pop', stationId: BAR }],
      readyByLastTicket: true,
    })
    const second = await placed()
    expect((await bump(second.hot)).body.status).toBe('preparing')
    expect((await bump(second.bar)).body.status).toBe('ready')
    expect(await eventsOf(second.orderId)).toEqual(['pending', 'preparing', 'ready'])
  })
})

describe('taking a step back', () => {
  it('takes the ticks back that made it, and no others (stations 11)', async () => {
    await putStations(app(), manager, { readyByLastTicket: true })
    const { orderId, hot } = await placed()
    await bump(hot, 1)
    later(60_000)
    await bump(hot, 2)
    later(1_000)
    expect((await bump(hot, 3)).body.status).toBe('ready')
    later(2_000)
    expect((await cook.post('/undoMove', { orderId, status: 'ready' })).status).toBe(200)
    expect((await ticksOf(hot)).map(({ state }) => state)).toEqual(['done', 'done', 'open'])
    expect(await statusOf(orderId)).toBe('preparing')
    expect((await bump(hot, 3)).body).toMatchObject({ changed: true, status: 'ready' })
  })

  it('makes an order pending again that a tick had started', async () => {
    const { orderId, hot } = await placed()
    await bump(hot, 1)
    later(2_000)
    expect((await cook.post('/undoMove', { orderId, status: 'preparing' })).status).toBe(200)
    expect(await ticksOf(hot)).toMatchObject([{ n: 1, state: 'open' }])
    expect(await statusOf(orderId)).toBe('pending')
  })
})

describe('a recall', () => {
  it('brings a ticket back for ten minutes, marked, and leaves the order where it is (stations 13)', async () => {
    const { orderId, hot } = await placed()
    expect(said(await recall(hot))).toEqual([409, 'ticket_not_done'])
    await bump(hot)
    await move(orderId, 'ready')
    expect(said(await unbump(hot, 1))).toEqual([409, 'ticket_closed'])
    await move(orderId, 'completed')
    later(9 * 60_000)
    expect((await recall(hot)).body).toMatchObject({
      changed: true,
      done: [],
      doneAt: null,
      recalledAt: now.toISOString(),
      status: 'completed',
    })
    expect(said(await recall(hot, other))).toEqual([200, false])
    const { orders } = bodyOf(getTickets, await cook.get(`/getTickets?locationId=truro&stationId=${HOT}`))
    expect(orders.find((order) => order.orderId === orderId)).toMatchObject({
      status: 'completed',
      tickets: [{ recalledAt: now.toISOString() }],
    })
    expect((await bump(hot)).body).toMatchObject({ changed: true, status: 'completed' })
    later(10 * 60_000 + 1)
    expect(said(await recall(hot))).toEqual([409, 'recall_too_late'])
  })
})

it('the event of a tick carries it to every screen of the location, at other processes too, and to nobody else (stations 16)', async () => {
  const { orderId, hot } = await placed()
  const second = await openTestApp({}, app().database)
  const [screen, guest, away] = await Promise.all([
    readLive(second.url, { cookie: other.cookie }),
    readLive(app().url, { cookie: customer.cookie }),
    readLive(app().url, { cookie: elsewhere.cookie }),
  ])
  const { body } = await bump(hot, 2)
  const { version } = bodyOf(bumpTicket, { status: 200, headers: new Headers(), body })
  const ofTick = ({ event, data }: { event: string; data: Record<string, unknown> }) =>
    event === 'change' && data.topic === 'ticket.changed'
  expect((await screen.until(ofTick)).data).toEqual({
    topic: 'ticket.changed',
    id: hot,
    locationId: 'truro',
    version,
    ticks: { orderId, done: [2], at: now.toISOString(), by: 'Carla Cook', doneAt: null, recalledAt: null },
  })
  // The customer hears of the order, which moved, in the same breath: a tick would have come before it.
  await guest.until(({ event, data }) => event === 'change' && data.id === orderId)
  for (const deaf of [guest, away]) expect(deaf.events.filter(ofTick)).toEqual([])
  for (const reader of [screen, guest, away]) reader.close()
  await second.stop()
})
