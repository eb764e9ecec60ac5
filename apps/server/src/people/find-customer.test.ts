import { findCustomerByPhone } from '@sizzle/contract/customers.ts'
import { phoneVariations } from '@sizzle/domain/people/phone-lookup.ts'
import { beforeAll, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { bodyOf, idOf } from '../testing/body-of.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
let staff: Caller
let customer: Caller
let customerId: string

beforeAll(async () => {
  await alwaysOpen(app())
  staff = await aColleague(app(), 'staff', ['truro'])
  customer = await app().signUp('asha@example.test', 'Asha Rao')
  customerId = await idOf(customer)
  await customer.post('/updateProfile', { phoneNumber: '902.555.0166' })
})

async function find(phone: string, by = staff) {
  const reply = await by.get(`/findCustomerByPhone?${String(new URLSearchParams({ phone }))}`)
  return bodyOf(findCustomerByPhone, reply).customer
}

it.each(phoneVariations('9025550166'))('a customer is found by %s (people 36)', async (typed) => {
  expect(await find(typed)).toMatchObject({ id: customerId, firebaseId: customerId, phone: '+19025550166' })
})

it('staff read name, figures and the latest order, and nothing else of the person', async () => {
  const { body } = await customer.post('/createCustomerOrderCash', await anOrder(app()))
  const orderTime = String((body.order as { orderTime: string }).orderTime)
  expect(await find('9025550166')).toEqual({
    firebaseId: customerId,
    id: customerId,
    name: 'Asha Rao',
    email: 'asha@example.test',
    phone: '+19025550166',
    totalOrders: 0,
    totalSpent: 0,
    isActive: true,
    role: 'customer',
    createdAt: expect.any(String),
    lastOrderDate: orderTime,
    allergies: '',
    note: '',
  })
})

it.each(['902555016', '555-0166', '', 'Asha', '902-555-0199'])('nobody is found by %j', async (typed) => {
  expect(await find(typed)).toBeNull()
})

it('of several with one number the one who can come in is found; who has left is found no more', async () => {
  const other = await idOf(await app().signUp())
  await app().database.db.run(sql`
    update users set phone_number = '+19025550166', is_active = false, name = '' where id = ${other}`)
  expect((await find('9025550166'))?.id).toBe(customerId)
  await app().database.db.run(sql`update users set phone_number = null where id = ${customerId}`)
  expect(await find('9025550166')).toMatchObject({ id: other, isActive: false, name: 'Unknown User' })
  await app().database.db.run(sql`update users set deleted_at = now() where id = ${other}`)
  expect(await find('9025550166')).toBeNull()
})

it('customers look up nobody, and neither does staff of no place', async () => {
  const nowhere = await aColleague(app(), 'staff', [])
  expect(await find('9025550166', nowhere)).toBeNull()
  expect((await customer.get('/findCustomerByPhone?phone=9025550166')).status).toBe(401)
})
