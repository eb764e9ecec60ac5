import { instantOf } from '@sizzle/domain/hours/local-time.ts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aStar, noPrinters } from '../testing/a-printer.ts'
import { anOrder } from '../testing/an-order.ts'
import { setHours } from '../testing/kitchen-rules.ts'
import { staffAt } from '../testing/staff.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'
import { untilTrue } from '../testing/until-true.ts'

const [TODAY, SUNDAY] = ['2026-11-20', '2026-11-22']
let now = instantOf('America/Halifax', TODAY, '19:23')
const app = useTestApp({}, () => now)
let manager: Caller

beforeAll(async () => {
  await setHours(app(), '11:30', '22:00')
  manager = await staffAt(app(), 'manager', ['truro'])
})
beforeEach(async () => {
  now = instantOf('America/Halifax', TODAY, '19:23')
  await noPrinters(app())
})

type Star = Awaited<ReturnType<typeof aStar>>

async function placed(scheduledFor: object | null): Promise<string> {
  const customer = await app().signUp()
  const { status, body } = await customer.post(
    '/createCustomerOrderCash',
    await anOrder(app(), { scheduledFor, specialInstructions: '' }, 4),
  )
  expect(status, JSON.stringify(body)).toBe(200)
  return String(body.orderId)
}
async function printed({ star }: Star): Promise<string> {
  let paper: string | undefined
  await untilTrue(async () => {
    paper = await star.print()
    return paper !== undefined
  })
  return (paper ?? '').replace(/ +/g, ' ')
}
async function askedFor(printer: Star, orderId: string, paper: 'ticket' | 'receipt'): Promise<string> {
  const wish = { locationId: 'truro', printerId: printer.id, orderId, paper }
  expect((await manager.post('/printAgain', wish)).status).toBe(200)
  return printed(printer)
}

it('a ticket names the day on which it is due until that day has come (printing 1)', async () => {
  const printer = await aStar(app(), manager)
  const id = await placed({ date: SUNDAY, time: '12:00' })
  expect(await askedFor(printer, id, 'ticket')).toMatch(/Due Sun, Nov 22, 12 p\.m\.[\s\S]*Placed 7:23 p\.m\./)
  now = instantOf('America/Halifax', SUNDAY, '11:35')
  await app().database.db.run(sql`update sessions set expires_at = '2030-01-01'`)
  expect(await askedFor(printer, id, 'ticket')).toMatch(/Due 12 p\.m\.[\s\S]*Placed Fri, Nov 20, 7:23 p\.m\./)
})

it('what is due on the day of the paper has its time alone (printing 1)', async () => {
  const printer = await aStar(app(), manager)
  await placed(null)
  expect(await printed(printer)).toMatch(/Due 7:\d\d p\.m\.[\s\S]*Placed 7:23 p\.m\./)
})

it.each([
  [{ date: SUNDAY, time: '12:00' }, /Ready for pickup Nov 22, 2026, 12 p\.m\. AST/],
  [null, /Ready about Nov 20, 2026, 7:\d\d p\.m\. AST/],
])('a printed receipt of an order for %j says when it is ready (times 31)', async (scheduledFor, words) => {
  const printer = await aStar(app(), manager, { printsTickets: false })
  const id = await placed(scheduledFor)
  const receipt = await askedFor(printer, id, 'receipt')
  expect(receipt).toMatch(words)
  expect(receipt).toMatch(/Total CAD [$][\d.]+\s+Payment Cash/)
  expect((await manager.post('/cancelOrder', { orderId: id, reason: 'Kitchen closed' })).status).toBe(200)
  const cancelled = await askedFor(printer, id, 'receipt')
  expect(cancelled).not.toContain('Ready')
  expect(cancelled).toContain('Payment None taken')
})
