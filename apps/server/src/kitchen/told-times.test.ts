import { createCustomerOrderCash } from '@sizzle/contract/orders.ts'
import { instantOf } from '@sizzle/domain/hours/local-time.ts'
import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { setHours } from '../testing/kitchen-rules.ts'
import { rowsOfPdf } from '../testing/read-pdf.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const TODAY = '2026-11-20'
const THURSDAY = '2026-11-26'
const noon = instantOf('America/Halifax', TODAY, '12:00')
let now = noon
const app = useTestApp({}, () => now)
let staff: Caller

beforeAll(async () => {
  await setHours(app(), '11:30', '22:00')
  staff = await aColleague(app(), 'staff', ['truro'], 'Sam Staff')
})
beforeEach(() => {
  now = noon
})

async function placed(date: string | null, orderType: OrderType = 'pickup') {
  const scheduledFor = date === null ? null : { date, time: '18:30' }
  const deliveryInfo = orderType === 'delivery' ? { address: '1 Main St, Truro', instructions: 'Code 4711' } : undefined
  const asked = await anOrder(app(), { scheduledFor, orderType, ...(deliveryInfo && { deliveryInfo }) }, 4)
  const customer = await app().signUp()
  return bodyOf(createCustomerOrderCash, await customer.post('/createCustomerOrderCash', asked)).order
}
type Placed = Awaited<ReturnType<typeof placed>>
const messageOf = async ({ id }: Placed, template: string) => {
  const { text } = await app().database.db.one<{ text: string }>(
    sql`select text from messages where about_id = ${id} and template = ${template}`,
  )
  return text
}
const letterOf = (order: Placed) => messageOf(order, 'order_confirmation')
const fileOf = ({ id, metadata }: Placed, kind: string) =>
  fetch(`${app().url}/api/receipts/${id}.${kind}?token=${metadata.orderToken}`)
const paperOf = async (order: Placed) => rowsOfPdf(Buffer.from(await (await fileOf(order, 'pdf')).arrayBuffer()))

it.each([
  ['pickup', 'Ready for pickup'],
  ['delivery', 'At your door'],
] as const)(
  'letter, receipt and calendar of a %s say the day and the time that were chosen (times 31)',
  async (type, words) => {
    const order = await placed(THURSDAY, type)
    const letter = await letterOf(order)
    expect(letter).toContain(words)
    expect(letter).toContain('Thursday, November 26, 2026: 6:30 p.m. AST')
    expect(letter).not.toContain('Ready about')
    expect(await paperOf(order)).toContain(`${words} Nov 26, 2026, 6:30 p.m. AST`)
    // Long lines are folded.
    const calendar = (await (await fileOf(order, 'ics')).text()).replaceAll('\r\n ', '')
    expect(calendar).toContain('DTSTART:20261126T223000Z')
    expect(calendar).toContain(`${words} at this time`)
  },
)

it('what is wanted at once is ready about its time, as before', async () => {
  const order = await placed(null)
  expect(await letterOf(order)).toContain('12:27 p.m. AST')
  expect(await paperOf(order)).toContain('Ready about Nov 20, 2026, 12:27 p.m. AST')
})

it('a delivery that is wanted at once has the time at the door, in letter, receipt and calendar (ordering 61)', async () => {
  const order = await placed(null, 'delivery')
  expect(await letterOf(order)).toContain('At your door about: 12:37 p.m. AST')
  const letter = await letterOf(order)
  for (const told of ['Deliver to: 1 Main St, Truro', 'Delivery instructions: Code 4711', 'Kitchen: ']) {
    expect(letter).toContain(told)
  }
  const paper = (await paperOf(order)).join(' ')
  expect(paper).toContain('At your door about Nov 20, 2026, 12:37 p.m. AST')
  expect(paper).toContain('Delivery instructions: Code 4711')
  const calendar = (await (await fileOf(order, 'ics')).text()).replaceAll('\r\n ', '')
  expect(calendar).toContain('At your door about this time')
  expect(`${letter}${paper}${calendar}`).not.toMatch(/Ready|From:|Delivered/)
})

it.each([
  ['on its day', '18:04', TODAY, TODAY, 'Ready at 6:30 p.m.'],
  ['the day before', '18:04', TODAY, '2026-11-21', 'Ready Saturday, November 21 at 6:30 p.m.'],
  ['behind its time', '18:31', TODAY, TODAY, 'Ready soon.'],
])('the text of an order that is begun %s says when it is ready', async (_, time, today, date, words) => {
  const order = await placed(date)
  now = instantOf('America/Halifax', today, time)
  await app().database.db.run(sql`update sessions set expires_at = '2030-01-01'`)
  const { status } = await staff.post('/updateOrderStatus', { orderId: order.id, status: 'preparing' })
  expect(status).toBe(200)
  expect(await messageOf(order, 'order_preparing')).toContain(words)
})
