import { beforeAll, expect, it } from 'vitest'
import { type Statement, sql } from '../kit/db/sql.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { useTestApp } from '../testing/test-app.ts'

// One CHECK of a table asks for all that its rows have to be (migration 68): each of its parts refuses by itself.

const app = useTestApp()

beforeAll(async () => {
  await alwaysOpen(app())
  const customer = await app().signUp()
  const reply = await customer.post('/createCustomerOrderCash', await anOrder(app()))
  expect(reply.status).toBe(200)
})

it.each<[string, Statement]>([
  ['a status', sql`update orders set status = 'eaten'`],
  ['a payment status', sql`update orders set payment_status = 'perhaps'`],
  ['an order type', sql`update orders set order_type = 'drone'`],
  ['a language', sql`update orders set locale = 'de'`],
  ['no amount below zero', sql`update orders set tip = -1, total = total - 1`],
  ['no tax rate below zero', sql`update orders set tax_rate_per_100k = -1`],
  ['a total that is the sum', sql`update orders set total = total + 1`],
  ['a reason only of a cancelled order', sql`update orders set cancel_reason = 'Too late'`],
  ['pieces with its slot', sql`update orders set slot_at = now(), slot_items = null`],
  ['at least one piece', sql`update orders set slot_at = now(), slot_items = 0`],
  ['a place on earth', sql`update orders set delivery_lat = 91, delivery_lng = 0`],
  ['a longitude', sql`update orders set delivery_lat = 0, delivery_lng = -181`],
])('an order has %s', async (_, statement) => {
  await expect(app().database.db.run(statement)).rejects.toThrow(/orders_are_sound/)
})

it.each<[string, Statement]>([
  ['a kind', sql`update messages set kind = 'fax'`],
  ['a state', sql`update messages set state = 'lost', sent_at = null`],
  ['a time when it was sent', sql`update messages set state = 'sent', sent_at = null`],
  ['no time before it was sent', sql`update messages set state = 'queued', sent_at = now()`],
  ['no attempts below zero', sql`update messages set attempts = -1`],
  ['a problem that is known', sql`update messages set last_problem = 'rain'`],
  ['something that it is about', sql`update messages set about_kind = 'weather'`],
  ['an id with what it is about', sql`update messages set about_id = null`],
  ['an order whose step it waits for', sql`update messages set only_while = '{ready}', about_id = 'one'`],
  ['a person that an offer is for', sql`update messages set promotional = true, unsubscribe_url = 'https://a.test'`],
  [
    'a link to get no more offers',
    sql`update messages set promotional = true, about_kind = 'user', unsubscribe_url = null`,
  ],
  ['one address', sql`update messages set recipient = 'a@example.test, b@example.test'`],
  ['a number, where it is a text message', sql`update messages set kind = 'sms'`],
])('a message has %s', async (_, statement) => {
  await expect(app().database.db.run(statement)).rejects.toThrow(/messages_are_sound/)
})

it('what is not an address is kept, and skipped', async () => {
  const skipped = sql`
    update messages set state = 'skipped', sent_at = null, recipient = 'nowhere' where template = 'order_confirmation'`
  expect(await app().database.db.run(skipped)).toBe(1)
})
