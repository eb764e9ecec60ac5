import { randomUUID } from 'node:crypto'
import { getUserHistory } from '@sizzle/contract/user-history.ts'
import { addDays, localAt } from '@sizzle/domain/hours/local-time.ts'
import { beforeAll, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { bodyOf, idOf } from '../testing/body-of.ts'
import { planOf } from '../testing/plan-of.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'
import { latestMessagesTo, latestOrdersOf, latestReservationsOf } from './user-history.sql.ts'

const app = useTestApp()
let admin: Caller
beforeAll(async () => {
  admin = await app().admin()
  await alwaysOpen(app())
})

it('shows what a person has ordered, what was written to them and what they agreed to (people 42)', async () => {
  const guest = await app().signUp('asha@example.test', 'Asha Rao')
  const userId = await idOf(guest)
  const placed = await guest.post('/createCustomerOrderCash', await anOrder(app()))
  await guest.post('/updateProfile', { preferences: { marketing: true } })
  await guest.post('/updateProfile', { preferences: { marketing: false } })
  const history = bodyOf(getUserHistory, await admin.get(`/getUserHistory?userId=${userId}`))
  const { orderId, shortNumber, pricing } = placed.body.order as {
    orderId: string
    shortNumber: string
    pricing: { total: number }
  }
  expect(history.orders).toMatchObject([
    { id: orderId, number: shortNumber, location: 'Truro Heights', status: 'pending', total: pricing.total },
  ])
  expect(history.consents.map(({ isGiven, source }) => [isGiven, source])).toEqual([
    [false, 'profile'],
    [true, 'profile'],
  ])
  expect(history.messages.map(({ template }) => template)).toContain('verify_email')
  // A letter's text may hold a private link: it is not among this.
  expect(JSON.stringify(history.messages)).not.toContain('http')
})

it('shows tables that were booked for them without the account, and nobody else’s (people 42)', async () => {
  const userId = await idOf(await app().signUp('meera@example.test', 'Meera Iyer'))
  await app().database.db.run(sql`update users set phone_number = '+19025550188' where id = ${userId}`)
  const book = async (phone: string, time: string) => {
    const date = addDays(localAt('America/Halifax', new Date()).date, 3)
    const wish = {
      location: 'truro',
      customerInfo: { name: 'Meera Iyer', phone },
      reservationDetails: { date, time, partySize: 2 },
    }
    expect((await admin.post('/createPhoneReservation', wish)).status).toBe(200)
  }
  await book('+19025550188', '18:00')
  await book('+19025550199', '18:30')
  const { reservations } = bodyOf(getUserHistory, await admin.get(`/getUserHistory?userId=${userId}`))
  expect(reservations).toMatchObject([{ status: 'confirmed', partySize: 2, isByAccount: false }])
})

it('of nobody is not found, and others do not read it', async () => {
  expect((await admin.get(`/getUserHistory?userId=${randomUUID()}`)).body.code).toBe('user_not_found')
})

it('is read from indexes', async () => {
  const { db } = app().database
  await db.run(sql`
    insert into messages (id, kind, template, recipient, text, state, sent_at)
    select gen_random_uuid(), 'email', 'custom', 'guest' || n || '@many.test', 'x', 'captured', now() from generate_series(1, 5000) n`)
  await db.run(sql`
    insert into reservations (location_id, id, reservation_id, status, is_active, customer_name, customer_email, customer_phone,
      email_key, date, slot, starts_at, party_size, source, reserved_at, updated_at)
    select 'truro', gen_random_uuid(), 'RES-MANY-' || n, 'completed', false, 'Guest', 'guest' || n || '@many.test',
      '+1902' || (5000000 + n), 'guest' || n || '@many.test', '2026-01-01', '19:00', '2026-01-01T23:00Z', 2, 'web',
      '2025-12-01T12:00Z'::timestamptz + n * interval '1 minute', now()
    from generate_series(1, 5000) n`)
  await db.run(sql`analyze messages`)
  await db.run(sql`analyze reservations`)
  expect(await planOf(app(), (on) => latestMessagesTo(on, ['guest7@many.test', '+19025550123'], 20))).toMatch(
    /messages_to/,
  )
  expect(await planOf(app(), (on) => latestOrdersOf(on, randomUUID(), 20))).not.toMatch(/Seq Scan on orders/)
  expect(
    await planOf(app(), (on) =>
      latestReservationsOf(on, { userId: randomUUID(), emailKeys: ['guest7@many.test'], phone: '+19025550123' }, 20),
    ),
  ).not.toMatch(/Seq Scan on reservations/)
})
