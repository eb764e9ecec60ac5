import { randomUUID } from 'node:crypto'
import { getStations } from '@sizzle/contract/stations.ts'
import { getReadyScreen } from '@sizzle/contract/tickets.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { BAR, HOT, noStations, PASS, putStations } from '../testing/kitchen-stations.ts'
import { type Caller, type Reply, useTestApp } from '../testing/test-app.ts'

let now = new Date('2026-11-20T22:00:00.000Z')
const app = useTestApp({}, () => now)
const db = () => app().database.db
let customer: Caller
let cook: Caller
let manager: Caller
let elsewhere: Caller

beforeAll(async () => {
  await alwaysOpen(app())
  customer = await app().signUp()
  cook = await aColleague(app(), 'staff', ['truro'], 'Carla Cook')
  manager = await aColleague(app(), 'manager', ['truro'], 'Meera Manager')
  elsewhere = await aColleague(app(), 'manager', ['new-glasgow'], 'Nils Neighbour')
})
beforeEach(() => noStations(app()))

const stationsOf = async (by = cook) => bodyOf(getStations, await by.get('/getStations?locationId=truro')).stations
const said = ({ status, body }: Reply) => [status, body.code]
const save = (by: Caller, change: object = {}) =>
  by.post('/saveStations', {
    locationId: 'truro',
    expectedVersion: 0,
    stations: [{ id: HOT, name: ' Hot ', kind: 'prep', soonMinutes: 10, lateMinutes: 20 }],
    defaultStationId: HOT,
    routes: [{ match: 'category', id: 'drinks', stationId: HOT }],
    readyByLastTicket: true,
    ...change,
  })
const placed = async () => String((await customer.post('/createCustomerOrderCash', await anOrder(app()))).body.orderId)

describe('the stations of a location', () => {
  it('are none at first, and those that a manager saves', async () => {
    expect(await stationsOf()).toMatchObject({
      version: 0,
      stations: [],
      readyToken: null,
      readyQrCode: null,
      unrouted: [],
    })
    expect((await save(manager)).status).toBe(200)
    expect(await stationsOf()).toMatchObject({
      version: 1,
      stations: [{ id: HOT, name: 'Hot', kind: 'prep', soonMinutes: 10, lateMinutes: 20 }],
      defaultStationId: HOT,
      routes: [{ match: 'category', id: 'drinks', stationId: HOT }],
      readyByLastTicket: true,
      unrouted: [],
    })
    const audit = await db().one(
      sql`select actor_name, location_id, after -> 'routes' as routes from audit where action = 'saveStations'`,
    )
    expect(audit).toEqual({
      actor_name: 'Meera Manager',
      location_id: 'truro',
      routes: [{ id: 'drinks', station: 'Hot' }],
    })
  })

  it('are not for cooks to change, nor for managers of other locations (stations 3)', async () => {
    expect(said(await save(cook))).toEqual([403, 'permission-denied'])
    expect(said(await save(elsewhere))).toEqual([404, 'location_not_found'])
    expect(said(await elsewhere.get('/getStations?locationId=truro'))).toEqual([404, 'location_not_found'])
    expect(said(await elsewhere.post('/renewReadyLink', { locationId: 'truro' }))).toEqual([404, 'location_not_found'])
  })

  it('are saved by one of two who change them at once', async () => {
    const replies = await Promise.all([save(manager), save(manager)])
    expect(replies.map(said)).toEqual(
      expect.arrayContaining([
        [200, undefined],
        [409, 'stations_changed'],
      ]),
    )
  })

  it('are checked before they are saved', async () => {
    const reply = await save(manager, { defaultStationId: randomUUID() })
    expect(reply).toMatchObject({ status: 400, body: { code: 'stations_invalid' } })
    expect(await stationsOf()).toMatchObject({ version: 0 })
  })

  it('name the dishes that would reach none (stations 4)', async () => {
    await save(manager, { defaultStationId: null, routes: [] })
    const { count } = await db().one<{ count: number }>(sql`
      select count(*)::int as count from menu_items where location_id = 'truro' and is_available`)
    expect((await stationsOf()).unrouted).toHaveLength(count)
  })

  it('cannot be removed with open tickets while no other station takes them', async () => {
    await putStations(app(), manager)
    const orderId = await placed()
    const without = { expectedVersion: 1, routes: [], stations: [], defaultStationId: null }
    expect(said(await save(manager, without))).toEqual([409, 'station_has_tickets'])
    await db().run(sql`update orders set status = 'completed' where id = ${orderId}`)
    expect((await save(manager, without)).status).toBe(200)
    expect((await stationsOf()).stations).toEqual([])
    // A station that was removed by mistake is the same again.
    expect((await save(manager, { expectedVersion: 2, routes: [] })).status).toBe(200)
    expect((await stationsOf()).stations).toMatchObject([{ id: HOT }])
  })
})

describe('the ready screen', () => {
  const read = async (token: string) => {
    const { ready, preparing } = bodyOf(
      getReadyScreen,
      await (await app().guest()).get(`/getReadyScreen?token=${token}`),
    )
    return { ready: ready.map(({ number }) => number), preparing: preparing.map(({ number }) => number) }
  }
  const move = async (orderId: string, status: string) =>
    expect((await cook.post('/updateOrderStatus', { orderId, status })).status).toBe(200)

  it('shows numbers and nothing else: of what is being made, and of what is ready for 20 minutes (stations 17)', async () => {
    await putStations(app(), manager)
    const token = String((await stationsOf()).readyToken)
    const orderId = await placed()
    const { short_number: number } = await db().one<{ short_number: string }>(
      sql`select short_number from orders where id = ${orderId}`,
    )
    expect(await read(token)).toEqual({ ready: [], preparing: [] })
    await move(orderId, 'preparing')
    expect(await read(token)).toEqual({ ready: [], preparing: [number] })
    await move(orderId, 'ready')
    const answer = await (await app().guest()).get(`/getReadyScreen?token=${token}`)
    expect(answer.body).toMatchObject({ preparing: [], ready: [{ number, readyAt: now.toISOString() }] })
    expect(JSON.stringify(answer.body)).not.toContain('Priya')
    now = new Date(now.getTime() + 20 * 60_000 - 1)
    expect((await read(token)).ready).toEqual([number])
    now = new Date(now.getTime() + 1)
    expect((await read(token)).ready).toEqual([])
  })

  it('leaves out what nobody finished on an earlier business day (stations 17)', async () => {
    await putStations(app(), manager)
    await db().run(sql`update orders set status = 'completed' where status <> 'cancelled'`)
    const token = String((await stationsOf()).readyToken)
    const [forgotten, current] = [await placed(), await placed()]
    for (const orderId of [forgotten, current]) await move(orderId, 'preparing')
    await db().run(sql`update orders set business_date = business_date - 1 where id = ${forgotten}`)
    const { short_number: number } = await db().one<{ short_number: string }>(
      sql`select short_number from orders where id = ${current}`,
    )
    expect(await read(token)).toEqual({ ready: [], preparing: [number] })
    await db().run(sql`update orders set status = 'completed' where status <> 'cancelled'`)
  })

  it('leaves out what was handed over, and is gone with its QR code once its address is renewed (stations 32)', async () => {
    await putStations(app(), manager)
    const token = String((await stationsOf()).readyToken)
    const orderId = await placed()
    for (const status of ['preparing', 'ready', 'completed']) await move(orderId, status)
    expect(await read(token)).toEqual({ ready: [], preparing: [] })
    const { readyQrCode } = await stationsOf()
    expect((await manager.post('/renewReadyLink', { locationId: 'truro' })).status).toBe(200)
    const renewed = await stationsOf()
    expect(renewed.readyQrCode).toMatch(/^data:image\/png;base64,/)
    expect(renewed.readyQrCode).not.toBe(readyQrCode)
    expect(said(await (await app().guest()).get(`/getReadyScreen?token=${token}`))).toEqual([
      404,
      'ready_screen_not_found',
    ])
    expect((await stationsOf()).stations.map(({ id }) => id)).toEqual([HOT, BAR, PASS])
  })
})
