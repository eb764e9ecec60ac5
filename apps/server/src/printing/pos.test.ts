import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aPrinter, noPrinters } from '../testing/a-printer.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { aPosPrinter } from '../testing/fake-printers.ts'
import { staffAt } from '../testing/staff.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'
import { untilTrue } from '../testing/until-true.ts'
import { mayReach } from './reach-printer.ts'

const app = useTestApp()
let manager: Caller
let pos: Awaited<ReturnType<typeof aPosPrinter>>

beforeAll(async () => {
  await alwaysOpen(app())
  manager = await staffAt(app(), 'manager', ['truro'])
  pos = await aPosPrinter()
})
afterAll(() => pos.stop())
beforeEach(async () => {
  await noPrinters(app())
})

const jobs = () =>
  app().database.db.many<{ state: string; problem: string; kind: string; opens_drawer: boolean }>(
    sql`select state, problem, kind, opens_drawer from print_jobs order by made_at`,
  )
const atThePort = (changes: object = {}) => ({ kind: 'escpos_tcp', address: pos.address, ...changes })
async function allowLocal(value: boolean) {
  const admin = await app().admin()
  const { version } = await app().database.db.one<{ version: number }>(
    sql`select coalesce(max(version), 0) as version from settings where name = 'printing.localNetwork'`,
  )
  const wish = { name: 'printing.localNetwork', value, expectedVersion: version }
  expect((await admin.post('/changeSetting', wish)).status).toBe(200)
}

it('a local printer is not called before the owner says where this server stands (printing 11)', async () => {
  const printer = await aPrinter(manager, atThePort())
  await manager.post('/printTestPage', { locationId: 'truro', printerId: printer.id })
  await untilTrue(async () => (await jobs()).some(({ problem }) => problem !== ''))
  expect(await jobs()).toMatchObject([
    { state: 'offered', problem: 'This server may not reach addresses of a local network' },
  ])
  expect(pos.papers()).toEqual([])
})

it('a test page and an order come out at the port, and Hindi as dots (printing 5)', async () => {
  await allowLocal(true)
  const printer = await aPrinter(manager, atThePort())
  await manager.post('/printTestPage', { locationId: 'truro', printerId: printer.id })
  await untilTrue(async () => pos.papers().length === 1)
  const [page = ''] = pos.papers()
  expect(page).toContain('TEST PAGE')
  expect(page).toContain('Cr\xe8me br\xfbl\xe9e')
  expect(page).toContain('\x1dv0\x00')
  const customer = await app().signUp()
  await customer.post('/createCustomerOrderCash', await anOrder(app(), { specialInstructions: 'Ring twice' }))
  await untilTrue(async () => pos.papers().length === 2)
  expect(pos.papers()[1]).toContain('! Ring twice')
  await untilTrue(async () => (await jobs()).every(({ state }) => state === 'printed'))
})

it('cash at the counter prints a receipt and opens the drawer, and the drawer opens alone (printing 8)', async () => {
  await allowLocal(true)
  const before = pos.papers().length
  const printer = await aPrinter(manager, atThePort({ printsTickets: false, printsReceipts: true, hasDrawer: true }))
  const customer = await app().signUp()
  const { body } = await customer.post('/createCustomerOrderCash', await anOrder(app()))
  const paid = await manager.post('/processOrderPayment', {
    orderId: body.orderId,
    paymentData: { method: 'manual' },
  })
  expect(paid.status).toBe(200)
  await untilTrue(async () => pos.papers().length === before + 1)
  const receipt = pos.papers().at(-1) ?? ''
  expect(receipt).toContain('\x1bp\x00')
  expect(receipt).toContain('PAID')
  expect(receipt).toContain('Total CAD')
  await manager.post('/openDrawer', { locationId: 'truro', printerId: printer.id })
  await untilTrue(async () => pos.papers().length === before + 2)
  expect(pos.papers().at(-1)).toBe('\x1b@\x1bt\x10\x1bp\x00\x19\xfa\x1dr\x01')
  await untilTrue(async () => (await jobs()).every(({ state }) => state === 'printed'))
  const audited = await app().database.db.many(sql`select 1 from audit where action = 'openDrawer'`)
  expect(audited).toHaveLength(1)
})

it.each([
  [
    'delivery',
    { deliveryInfo: { address: '12 Main St', instructions: 'Caf\u00e9 door, code 1234' } },
    ['At the door ', '12 Main St', 'Caf\xe9 door, code 1234'],
    ['Deliver to: 12 Main St', 'Instructions: Caf\xe9 door, code 1234'],
  ],
  [
    'dine-in',
    { tableInfo: { tableNumber: '12', partySize: 4 } },
    ['Dine-in, table 12, 4 guests'],
    ['Table ', 'Guests '],
  ],
  ['dine-in', { tableInfo: { partySize: 1 } }, ['Dine-in, no table, 1 guest'], ['Guests ']],
])(
  'ticket and receipt of %s %j say where it goes and what the guest wrote (printing 3)',
  async (orderType, place, ticket, receipt) => {
    await allowLocal(true)
    const before = pos.papers().length
    await aPrinter(manager, atThePort({ printsReceipts: true }))
    const order = await anOrder(app(), { orderType, ...place, specialInstructions: 'Ring twice' })
    const { body } = await manager.post('/createAdminOrderCash', order)
    await untilTrue(async () => pos.papers().length === before + 1)
    await manager.post('/processOrderPayment', { orderId: body.orderId, paymentData: { method: 'manual' } })
    await untilTrue(async () => pos.papers().length === before + 2)
    const [first = '', second = ''] = pos.papers().slice(before)
    for (const words of [...ticket, '! Ring twice']) expect(first).toContain(words)
    for (const words of [...receipt, 'Note: Ring twice']) expect(second).toContain(words)
    await untilTrue(async () => (await jobs()).every(({ state }) => state === 'printed'))
  },
)

it.each([
  ['192.168.1.50', false, false],
  ['192.168.1.50', true, true],
  ['10.0.0.9', false, false],
  ['172.31.0.1', false, false],
  ['127.0.0.1', false, false],
  ['::1', false, false],
  ['fd00::1', true, true],
  ['::ffff:10.0.0.9', false, false],
  ['169.254.169.254', true, false],
  ['0.0.0.0', true, false],
  ['fe80::1', true, false],
  ['203.0.113.7', false, true],
  ['printer', true, false],
])('whether %s may be called where local addresses are allowed: %s (printing 11)', (ip, isAllowed, may) => {
  expect(mayReach(ip, isAllowed)).toBe(may)
})
