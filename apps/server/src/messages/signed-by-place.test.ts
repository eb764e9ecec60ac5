import { createReservation } from '@sizzle/contract/reservations.ts'
import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { beforeAll, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aReservation } from '../testing/a-reservation.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const EMAIL = 'kitchen@truro.example'
let customer: Caller
let manager: Caller

beforeAll(async () => {
  await alwaysOpen(app())
  manager = await app().admin()
  customer = await app().signUp()
  await app().database.db.run(sql`update locations set email = ${EMAIL} where id = 'truro'`)
})

const lettersAbout = (ids: readonly string[]) =>
  app().database.db.many<{ template: string; text: string }>(
    sql`select template, text from messages where kind = 'email' and about_id = any(${ids}::text[]) order by template`,
  )

it('what a guest gets about an order or a table is answered where it was ordered or booked (messages 10)', async () => {
  const ordered = await customer.post('/createCustomerOrderCash', await anOrder(app()))
  const { orderId } = ordered.body
  await manager.post('/cancelOrder', { orderId, cancelReason: 'Out of paneer' })
  const booked = await customer.post('/createReservation', aReservation())
  const about = [String(orderId), bodyOf(createReservation, booked).reservation.id]
  // The one about the cancellation is written by a job.
  await expect.poll(async () => (await lettersAbout(about)).length, { timeout: 10_000 }).toBe(3)
  const letters = await lettersAbout(about)
  expect(letters.map(({ template }) => template)).toEqual([
    'order_cancelled',
    'order_confirmation',
    'reservation_confirmation',
  ])
  for (const { template, text } of letters) {
    expect(text, template).toContain(`| ${EMAIL}`)
    expect(text, template).not.toContain(HOUSE.email)
  }
})
