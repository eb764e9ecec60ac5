import { getLastOrderOfCustomer } from '@sizzle/contract/customers.ts'
import { choose } from '@sizzle/domain/testing/options.ts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { anOrderOf, inAnHour, markDish, markOption, putMenu, type SentLine } from '../testing/a-menu-with-options.ts'
import { alwaysOpen } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
let staff: Caller
let customer: Caller

const CHICKEN: SentLine = {
  id: 'butter-chicken',
  quantity: 2,
  note: 'Sauce on the side',
  options: [...choose('size', 'full'), ...choose('bread', 'garlic-naan')],
}

beforeAll(async () => {
  await alwaysOpen(app())
  staff = await aColleague(app(), 'staff', ['truro'])
  customer = await app().signUp('asha@example.test', 'Asha Rao')
  await customer.post('/updateProfile', { phoneNumber: '902-555-0166' })
})
beforeEach(async () => {
  await app().database.db.run(sql`update orders set status = 'cancelled' where status <> 'cancelled'`)
  await putMenu(app())
})

async function order(lines: readonly SentLine[], subtotal: number, place: object = {}): Promise<string> {
  const reply = await customer.post('/createCustomerOrderCash', { ...anOrderOf(lines, subtotal), ...place })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return String(reply.body.orderId)
}
async function last(phone = '902 555 0166', locationId = 'truro') {
  const query = String(new URLSearchParams({ phone, locationId }))
  return bodyOf(getLastOrderOfCustomer, await staff.get(`/getLastOrderOfCustomer?${query}`)).order
}

it('the newest order that was not cancelled comes back line by line, as it was chosen (ordering 46)', async () => {
  const first = await order([{ id: 'naan' }], 399)
  await app().database.db.run(sql`update orders set order_time = order_time - interval '1 day' where id = ${first}`)
  const second = await order([CHICKEN], 2148 * 2)
  expect(await last()).toMatchObject({
    id: second,
    orderType: 'pickup',
    address: '',
    items: [
      {
        id: 'butter-chicken',
        quantity: 2,
        note: 'Sauce on the side',
        options: expect.arrayContaining([expect.objectContaining({ optionId: 'garlic-naan' })]),
        isGone: false,
        goneOptions: [],
      },
    ],
  })
  await app().database.db.run(sql`update orders set status = 'cancelled' where id = ${second}`)
  expect((await last())?.id).toBe(first)
})

it('where it was delivered comes with what was said of the way there (ordering 65)', async () => {
  const deliveryInfo = { address: '5 Prince Street, Truro', instructions: 'Door code 4711' }
  await order([{ id: 'naan' }], 399, { orderType: 'delivery', deliveryInfo })
  expect(await last()).toMatchObject(deliveryInfo)
  await order([CHICKEN], 2148 * 2)
  expect(await last()).toMatchObject({ orderType: 'pickup', address: '', instructions: '' })
})

it('what cannot be had now is named: a dish, or what was chosen with it', async () => {
  await order([CHICKEN, { id: 'naan' }], 2148 * 2 + 399)
  await markOption(app(), 'bread', 'garlic-naan', inAnHour())
  await markDish(app(), 'naan', inAnHour())
  expect((await last())?.items).toMatchObject([
    { id: 'butter-chicken', isGone: false, goneOptions: ['Garlic Naan'] },
    { id: 'naan', isGone: true, goneOptions: [] },
  ])
  await markDish(app(), 'naan', null)
  await app().database.db.run(
    sql`update menu_items set is_available = false where location_id = 'truro' and id = 'naan'`,
  )
  expect((await last())?.items[1]).toMatchObject({ id: 'naan', isGone: true })
})

it('nobody with this number, and nothing ordered here, is no order', async () => {
  expect(await last('902 555 0199')).toBeNull()
  expect(await last('555 0166')).toBeNull()
  expect(await last()).toBeNull()
  const orderId = await order([CHICKEN], 2148 * 2)
  await app().database.db.run(sql`update orders set user_id = null where id = ${orderId}`)
  expect(await last()).toBeNull()
})

it('staff of another place, and customers, do not read it', async () => {
  const query = `phone=9025550166&locationId=truro`
  const elsewhere = await aColleague(app(), 'staff', ['new-glasgow'])
  expect((await elsewhere.get(`/getLastOrderOfCustomer?${query}`)).body.code).toBe('location_not_found')
  expect((await customer.get(`/getLastOrderOfCustomer?${query}`)).status).toBe(401)
})
