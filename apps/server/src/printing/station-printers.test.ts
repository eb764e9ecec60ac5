import { printAgain, savePrinter } from '@sizzle/contract/printing.ts'
import { getTickets } from '@sizzle/contract/tickets.ts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { anOrderOf, putMenu } from '../testing/a-menu-with-options.ts'
import { aStar, NEW_PRINTER, noPrinters } from '../testing/a-printer.ts'
import { alwaysOpen } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { BAR, HOT, noStations, putStations } from '../testing/kitchen-stations.ts'
import { staffAt } from '../testing/staff.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'
import { untilTrue } from '../testing/until-true.ts'
import { watchJobs } from './watch-jobs.ts'

// Papers of the stations: their tickets, each once.

const app = useTestApp()
const db = () => app().database.db
let manager: Caller
let customer: Caller

const COMBO = {
  id: 'lunch-combo',
  quantity: 2,
  options: [
    { groupId: 'main', optionId: 'lamb-curry', quantity: 1 },
    { groupId: 'side', optionId: 'garlic-naan', quantity: 1 },
    { groupId: 'drink', optionId: 'pop', quantity: 1 },
  ],
}
const times = { soonMinutes: 10, lateMinutes: 20 }

beforeAll(async () => {
  await alwaysOpen(app())
  await putMenu(app())
  manager = await staffAt(app(), 'manager', ['truro'])
  customer = await app().signUp()
})
beforeEach(async () => {
  await noPrinters(app())
  await db().run(sql`update orders set status = 'completed' where status in ('pending', 'preparing', 'ready')`)
  await noStations(app())
  await putStations(app(), manager, { routes: [{ match: 'item', id: 'pop', stationId: BAR }] })
})

async function placed(): Promise<string> {
  const reply = await customer.post('/createCustomerOrderCash', anOrderOf([COMBO], 2 * 1849))
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return String(reply.body.orderId)
}
const watch = () => watchJobs(app().database, ['truro'], new Date())
/** Of the printers of this test: the program's own watch may still write down a job of the one before. */
const jobs = async () =>
  (
    await db().many<{ printer: string; kind: string; copy: number }>(sql`
      select p.name as printer, j.kind, j.copy from print_jobs j join printers p on p.id = j.printer_id
      where j.location_id = 'truro' and p.removed_at is null order by p.name, j.kind, j.copy`)
  ).map(({ printer, kind, copy }) => `${printer} ${kind} ${copy}`)
async function paperOf({ star }: Awaited<ReturnType<typeof aStar>>): Promise<string> {
  let paper: string | undefined
  await untilTrue(async () => {
    paper = await star.print()
    return paper !== undefined
  })
  return paper ?? ''
}

it('each printer prints the tickets of its stations, and one without stations whole orders, once (printing 13)', async () => {
  const hot = await aStar(app(), manager, { name: 'Hot', stationIds: [HOT] })
  const bar = await aStar(app(), manager, { name: 'Bar', stationIds: [BAR] })
  await aStar(app(), manager, { name: 'Counter' })
  await placed()
  await Promise.all(Array.from({ length: 20 }, watch))
  expect(await jobs()).toEqual(['Bar ticket 0', 'Counter order 0', 'Hot ticket 0'])
  const [stove, drinks] = [await paperOf(hot), await paperOf(bar)]
  expect(stove).toMatch(/HOT/)
  expect(stove).toMatch(/2 x Lunch Combo/)
  expect(stove).not.toMatch(/Pop/)
  expect(drinks).toMatch(/BAR/)
  expect(drinks).toMatch(/2 x Pop, with Lunch Combo/)
  expect(drinks).not.toMatch(/COPY|DUPLICATE|[0-9]\.[0-9][0-9]/)
  await watch()
  expect(await jobs()).toHaveLength(3)
})

it('a cancelled order comes out as a void of the station, but only where it came out before (printing 13)', async () => {
  const bar = await aStar(app(), manager, { name: 'Bar', stationIds: [BAR] })
  await aStar(app(), manager, { name: 'Hot', stationIds: [HOT] })
  const orderId = await placed()
  await paperOf(bar)
  await manager.post('/cancelOrder', { orderId, reason: 'Kitchen closed' })
  await watch()
  expect(await jobs()).toEqual(['Bar ticket 0', 'Bar ticket 0'])
  const paper = await paperOf(bar)
  expect(paper).toContain('** VOID **')
  expect(paper).toContain('VOID 2 x Pop')
})

it('an edited order comes out as what is taken back and what is added, and only where that is made (printing 13)', async () => {
  const bar = await aStar(app(), manager, { name: 'Bar', stationIds: [BAR] })
  const orderId = await placed()
  expect(await paperOf(bar)).toContain('2 x Pop')
  const edit = async (quantity: number) => {
    const { version } = await db().one<{ version: number }>(sql`select version from orders where id = ${orderId}`)
    const items = [{ ...COMBO, line: 1, quantity }]
    const reply = await manager.post('/editOrder', { orderId, expectedVersion: version, items })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    await watch()
  }
  await edit(1)
  const taken = await paperOf(bar)
  expect(taken).toMatch(/\*\* VOID \*\*[\s\S]*VOID 1 x Pop, with Lunch Combo/)
  await edit(3)
  const added = await paperOf(bar)
  expect(added).toMatch(/\*\* ADDED \*\*[\s\S]*2 x Pop, with Lunch Combo/)
  expect(added).not.toContain('VOID')
  await watch()
  expect(await jobs()).toEqual(['Bar ticket 0', 'Bar ticket 0', 'Bar ticket 0'])
})

it('what is printed again is a copy, at the printer of a station and at any other (printing 13)', async () => {
  const bar = await aStar(app(), manager, { name: 'Bar', stationIds: [BAR] })
  const orderId = await placed()
  await paperOf(bar)
  const again = { locationId: 'truro', printerId: bar.id, orderId, paper: 'ticket' }
  expect(bodyOf(printAgain, await manager.post('/printAgain', again)).job).toMatchObject({ kind: 'ticket', copy: 1 })
  expect(await paperOf(bar)).toMatch(/\*\* COPY 1 \*\*[\s\S]*2 x Pop/)
  const counter = await aStar(app(), manager, { name: 'Counter' })
  await manager.post('/printAgain', { ...again, printerId: counter.id })
  expect(await paperOf(counter)).toContain('** COPY 2 **')
})

it('a printer with other stations prints nothing a second time, and nothing that came before (printing 13)', async () => {
  const printer = await aStar(app(), manager, { name: 'Kitchen' })
  await placed()
  const change = { ...NEW_PRINTER, name: 'Kitchen', printerId: printer.id, expectedVersion: 2, stationIds: [HOT, BAR] }
  const saved = await manager.post('/savePrinter', change)
  expect(bodyOf(savePrinter, saved).printer.stationIds).toEqual([HOT, BAR])
  await watch()
  expect(await jobs()).toEqual(['Kitchen order 0'])
  await placed()
  await watch()
  expect(await jobs()).toEqual(['Kitchen order 0', 'Kitchen ticket 0', 'Kitchen ticket 0'])
})

it('a station that is gone is nobody’s any more: its printer goes on with the others, or with whole orders (printing 13)', async () => {
  await aStar(app(), manager, { name: 'Bar', stationIds: [BAR] })
  await aStar(app(), manager, { name: 'Kitchen', stationIds: [HOT, BAR] })
  await placed()
  // As if nobody had looked for papers since the order.
  await watch()
  await db().run(sql`delete from print_jobs where location_id = 'truro'`)
  const { status } = await manager.post('/saveStations', {
    locationId: 'truro',
    expectedVersion: 1,
    stations: [{ id: HOT, name: 'Hot', kind: 'prep', ...times }],
    defaultStationId: HOT,
    routes: [],
    readyByLastTicket: false,
  })
  expect(status).toBe(200)
  await watch()
  expect(await jobs()).toEqual(['Bar ticket 0', 'Kitchen ticket 0', 'Kitchen ticket 0'])
  await placed()
  await watch()
  expect(await jobs()).toEqual([
    'Bar order 0',
    'Bar ticket 0',
    'Kitchen ticket 0',
    'Kitchen ticket 0',
    'Kitchen ticket 0',
  ])
  expect(await manager.post('/savePrinter', { ...NEW_PRINTER, stationIds: [BAR] })).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'stationIds' }] },
  })
})

it('what was ticked before a paper came needs none', async () => {
  const orderId = await placed()
  const tickets = async () =>
    bodyOf(getTickets, await manager.get(`/getTickets?locationId=truro&stationId=${BAR}`)).orders.flatMap((order) =>
      order.orderId === orderId ? order.tickets : [],
    )
  const [pop] = await tickets()
  await manager.post('/bumpTicket', { ticketId: pop?.id })
  await aStar(app(), manager, { name: 'Bar', stationIds: [BAR] })
  await db().run(
    sql`update printers set tickets_since = tickets_since - interval '1 hour' where name = 'Bar' and location_id = 'truro' and removed_at is null`,
  )
  await watch()
  expect(await jobs()).toEqual([])
})
