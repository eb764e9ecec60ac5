import { getOrderDetails } from '@sizzle/contract/board.ts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aStar, noPrinters } from '../testing/a-printer.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import type { aStarPrinter } from '../testing/fake-printers.ts'
import { staffAt } from '../testing/staff.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'
import { until } from '../testing/until.ts'
import { watchJobs } from './watch-jobs.ts'

const app = useTestApp()
let manager: Caller

beforeAll(async () => {
  await alwaysOpen(app())
  manager = await staffAt(app(), 'manager', ['truro'])
})
beforeEach(async () => {
  await noPrinters(app())
})

const kinds = async () =>
  (await app().database.db.many<{ kind: string }>(sql`select kind from print_jobs order by made_at, id`)).map(
    ({ kind }) => kind,
  )
async function placed() {
  const order = await anOrder(app())
  const { body } = await manager.post('/createAdminOrderCash', order)
  return { orderId: String(body.orderId), item: order.items[0]?.id ?? '' }
}
async function edit(orderId: string, what: object) {
  const details = await manager.get(`/getOrderDetails?orderId=${orderId}`)
  const { version } = bodyOf(getOrderDetails, details).order
  const reply = await manager.post('/editOrder', { orderId, expectedVersion: version, ...what })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
}
const printed = (star: ReturnType<typeof aStarPrinter>) =>
  until(
    () => star.print(),
    (paper) => paper !== undefined,
  )

it('what is edited after it was printed comes out once more: the change, and the order as it is now (printing 12)', async () => {
  const { star } = await aStar(app(), manager)
  const { orderId, item } = await placed()
  expect(await printed(star)).not.toContain('CHANGED')
  await edit(orderId, { items: [{ line: 1, id: item, quantity: 5 }], specialInstructions: 'Ring twice' })
  const paper = await printed(star)
  expect(paper).toMatch(
    /CHANGED[\s\S]*ADD[\s\S]*3 [×x] [\s\S]*Note changed[\s\S]*AS IT IS NOW[\s\S]*Ring twice[\s\S]*5 [×x] /,
  )
  expect(paper).not.toContain('$')
  await Promise.all(Array.from({ length: 10 }, () => watchJobs(app().database, ['truro'], new Date())))
  // What it costs is nothing to a cook.
  await edit(orderId, { tipAmount: 3 })
  await watchJobs(app().database, ['truro'], new Date())
  expect(await kinds()).toEqual(['order', 'change'])
})

it('what is edited before it was printed comes out once, as it is then', async () => {
  const { star } = await aStar(app(), manager)
  const { orderId, item } = await placed()
  await until(kinds, (all) => all.length === 1)
  await edit(orderId, { items: [{ line: 1, id: item, quantity: 1 }] })
  await watchJobs(app().database, ['truro'], new Date())
  expect(await printed(star)).toMatch(/1 [×x] /)
  expect(await kinds()).toEqual(['order'])
})
