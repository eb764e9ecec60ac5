import { getLocationOrderCounts, getLocationOrders } from '@sizzle/contract/board.ts'
import { createCustomerOrderCash } from '@sizzle/contract/orders.ts'
import { writtenDate } from '@sizzle/domain/hours/date-words.ts'
import { clock12 } from '@sizzle/domain/hours/local-time.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { anOrder } from '../testing/an-order.ts'
import { CHANGES, moveToZone, wall } from '../testing/bar-in-zone.ts'
import { bodyOf } from '../testing/body-of.ts'
import { rowsOfPdf } from '../testing/read-pdf.ts'
import { lettersTo } from '../testing/sent-mail.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

// Orders of a night count to the evening before, and every paper tells the time of the location.

let now = new Date('2026-11-20T16:00:00Z')
const app = useTestApp({}, () => now)
let customer: Caller
let staff: Caller

beforeAll(async () => {
  customer = await app().signUp()
  staff = await aColleague(app(), 'staff', ['truro'])
})

async function orderAt(instant: Date, email = 'priya@example.test') {
  now = instant
  const customerInfo = { name: 'Priya Sharma', email, phone: '(902) 555-0123', firebaseId: null }
  return bodyOf(
    createCustomerOrderCash,
    await customer.post('/createCustomerOrderCash', await anOrder(app(), { customerInfo })),
  ).order
}
async function finishedToday(instant: Date) {
  now = instant
  const list = await staff.get('/getLocationOrders?locationId=truro&finishedOn=today')
  const { completed } = bodyOf(getLocationOrderCounts, await staff.get('/getLocationOrderCounts?locationId=truro'))
  return { listed: bodyOf(getLocationOrders, list).orders.length, counted: completed }
}
const move = (orderId: string, status: string) => staff.post('/updateOrderStatus', { orderId, status })
const textOf = async (orderId: string) =>
  (
    await app().database.db.one<{ text: string }>(
      sql`select text from messages where about_id = ${orderId} and template = 'order_preparing'`,
    )
  ).text

describe.each(CHANGES)(
  'in $zone, where the clocks change on $date',
  ({ zone, eve, date, before, after, atTwo, names }) => {
    beforeAll(() => moveToZone(app(), zone))

    it('orders up to two o’clock have the numbers and the business date of the evening before', async () => {
      const placed: (readonly [string, string])[] = []
      for (const instant of [
        wall(eve, '17:00', before),
        wall(eve, '23:59', before),
        wall(date, '00:01', before),
        wall(date, '01:29', before),
        new Date(wall(date, '02:00', atTwo).getTime() - 1000),
        wall(date, '17:00', after),
      ]) {
        const { shortNumber, businessDate } = await orderAt(instant)
        placed.push([shortNumber, businessDate])
      }
      const night = ['TRU-001', 'TRU-002', 'TRU-003', 'TRU-004', 'TRU-005'].map((number) => [number, eve])
      expect(placed).toEqual([...night, ['TRU-001', date]])
    })

    it('the board’s today ends with the business day', async () => {
      const { id } = await orderAt(wall(date, '01:15', before))
      for (const status of ['preparing', 'ready', 'completed']) expect((await move(id, status)).status).toBe(200)
      expect(await finishedToday(wall(date, '03:59', after))).toEqual({ listed: 1, counted: 1 })
      expect(await finishedToday(wall(date, '04:00', after))).toEqual({ listed: 0, counted: 0 })
    })

    it('receipt, letter and text message tell the time of the location', async () => {
      const email = `${crypto.randomUUID()}@example.test`
      const late = await orderAt(wall(eve, '23:50', before), email)
      const paper = await receiptOf(late)
      expect(paper).toContain(`${writtenDate(eve)}, 11:50 p.m. ${names[0]}`)
      const ready = new Date(late.promisedAt).getTime() - now.getTime()
      const minutes = Math.round(ready / 60_000) - 10
      expect(minutes).toBeGreaterThanOrEqual(0)
      const time = clock12(`00:${String(minutes).padStart(2, '0')}`)
      expect(paper).toContain(`${writtenDate(date)}, ${time} ${names[0]}`)
      expect((await lettersTo(app(), email, 'order_confirmation'))[0]).toContain(`${time} ${names[0]}`)

      const evening = await orderAt(wall(date, '18:30', after), email)
      expect(await receiptOf(evening)).toContain(`${writtenDate(date)}, 6:30 p.m. ${names[1]}`)
      expect((await move(evening.id, 'preparing')).status).toBe(200)
      expect(await textOf(evening.id)).toMatch(/about (6|7)(:\d\d)? p\.m\./)
    })
  },
)

async function receiptOf({ id, metadata }: { id: string; metadata: { orderToken: string } }): Promise<string> {
  const answer = await fetch(`${app().url}/api/receipts/${id}.pdf?token=${metadata.orderToken}`)
  return rowsOfPdf(Buffer.from(await answer.arrayBuffer())).join('\n')
}
