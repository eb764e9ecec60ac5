import { getTickets } from '@sizzle/contract/tickets.ts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { openLog } from '../kit/log.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { anOrderOf, putMenu } from '../testing/a-menu-with-options.ts'
import { alwaysOpen } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { BAR, HOT, noStations, putStations } from '../testing/kitchen-stations.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'
import { fireDueTickets } from './fire-tickets.ts'

const app = useTestApp()
const db = () => app().database.db
let customer: Caller
let cook: Caller
let manager: Caller

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

beforeAll(async () => {
  await alwaysOpen(app())
  await putMenu(app())
  customer = await app().signUp()
  cook = await aColleague(app(), 'staff', ['truro'], 'Carla Cook')
  manager = await aColleague(app(), 'manager', ['truro'], 'Meera Manager')
})
beforeEach(async () => {
  await db().run(sql`update orders set status = 'completed' where status in ('pending', 'preparing', 'ready')`)
  await noStations(app())
  await putStations(app(), manager, POP_AT_BAR)
})

async function placed(): Promise<string> {
  const reply = await customer.post('/createCustomerOrderCash', anOrderOf([COMBO], 2 * 1849))
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return String(reply.body.orderId)
}
const ticketsAt = async (stationId: string) =>
  bodyOf(getTickets, await cook.get(`/getTickets?locationId=truro&stationId=${stationId}`)).orders.flatMap(
    ({ tickets }) => tickets,
  )
async function closeBar() {
  const reply = await manager.post('/saveStations', {
    locationId: 'truro',
    expectedVersion: 1,
    stations: [{ id: HOT, name: 'Hot', kind: 'prep', soonMinutes: 10, lateMinutes: 20 }],
    defaultStationId: HOT,
    routes: [],
    readyByLastTicket: false,
  })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
}

it('its open tickets go to the default station beside what that has, with their ticks (stations 24)', async () => {
  await placed()
  const [own] = await ticketsAt(HOT)
  const [pop] = await ticketsAt(BAR)
  await cook.post('/bumpTicket', { ticketId: own?.id, line: 1 })
  await closeBar()
  expect(await ticketsAt(BAR)).toEqual([])
  const moved = await ticketsAt(HOT)
  expect(new Set(moved.map(({ id }) => id))).toEqual(new Set([own?.id, pop?.id]))
  expect(moved.find(({ id }) => id === pop?.id)?.lines).toMatchObject([{ name: 'Pop', quantity: 2, left: 2 }])
  expect(moved.find(({ id }) => id === own?.id)?.lines).toMatchObject([{ doneBy: 'Carla Cook' }])
})

it('a moved ticket is ticked, and taken back with its order, where it is now (stations 24)', async () => {
  const orderId = await placed()
  const [pop] = await ticketsAt(BAR)
  await closeBar()
  expect((await cook.post('/bumpTicket', { ticketId: pop?.id })).body).toMatchObject({ changed: true })
  expect((await manager.post('/cancelOrder', { orderId, cancelReason: 'The oven is cold' })).status).toBe(200)
  const voids = (await ticketsAt(HOT)).filter(({ kind }) => kind === 'void')
  expect(voids.flatMap(({ lines }) => lines.map(({ name }) => name))).toContain('Pop')
  expect(await ticketsAt(BAR)).toEqual([])
})

it('what it was told in the moment of its removal goes there as well (stations 24)', async () => {
  await placed()
  const [pop] = await ticketsAt(BAR)
  await closeBar()
  // An order that was being placed: its plan was read before the removal.
  await db().run(sql`update tickets set station_id = ${BAR} where location_id = 'truro' and id = ${pop?.id}`)
  const run = { database: app().database, log: openLog('error'), now: () => new Date(), attempt: 1 }
  await Promise.all([fireDueTickets({}, run), fireDueTickets({}, run)])
  expect((await ticketsAt(HOT)).map(({ id }) => id)).toContain(pop?.id)
})
