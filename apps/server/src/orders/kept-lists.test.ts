import { beforeAll, expect, it } from 'vitest'
import { aColleague } from '../testing/a-colleague.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

// The clock stands: what is kept would be kept for ever.
const NOON = new Date('2026-11-20T16:00:00.000Z')
const app = useTestApp({}, () => NOON)
let customer: Caller
let staff: Caller

beforeAll(async () => {
  await alwaysOpen(app())
  customer = await app().signUp()
  staff = await aColleague(app(), 'staff', ['truro'])
})

async function board(): Promise<string[]> {
  const { status, body } = await staff.get('/getLocationOrders?locationId=truro&status=active&limit=200')
  expect(status).toBe(200)
  return (body.orders as { id: string; status: string }[]).map((order) => `${order.id} ${order.status}`)
}
const order = async () => String((await customer.post('/createCustomerOrderCash', await anOrder(app()))).body.orderId)
const move = (orderId: string, status: string) => staff.post('/updateOrderStatus', { orderId, status })

it('a list that is kept shows each commit at once, and is the same for all who ask meanwhile', async () => {
  const id = await order()
  expect(await board()).toEqual([`${id} pending`])
  for (const status of ['preparing', 'ready']) {
    await move(id, status)
    const boards = await Promise.all(Array.from({ length: 10 }, board))
    expect(boards).toEqual(Array(10).fill([`${id} ${status}`]))
    expect(await board()).toEqual([`${id} ${status}`])
  }
  await move(id, 'completed')
  expect(await board()).toEqual([])
})
