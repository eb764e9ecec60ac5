import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aReservation, dayAfter } from '../testing/a-reservation.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { idOf } from '../testing/body-of.ts'
import { planOf } from '../testing/plan-of.ts'
import { lettersTo, linkIn } from '../testing/sent-mail.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'
import { ordersOwned, tablesOwned } from './belongings.sql.ts'

const app = useTestApp()
const db = () => app().database.db
let admin: Caller
beforeAll(async () => {
  await alwaysOpen(app())
  admin = await app().admin()
})

/** Somebody with a name, a number and an address of their own. */
async function aPerson({ isConfirmed = true, phone = aNumber() } = {}) {
  const email = `nora-${randomUUID().slice(0, 8)}@guest.test`
  const caller = await app().signUp(email, 'Nora MacLeod')
  const id = await idOf(caller)
  await db().run(sql`update users set email_verified = ${isConfirmed}, phone_number = ${phone} where id = ${id}`)
  return { id, email, phone, caller }
}
const aNumber = () => `+1902555${String(1000 + Math.floor(Math.random() * 9000))}`

type Named = { name: string; phone: string; email?: string }
async function bookedByPhone(customerInfo: Named, location = 'truro') {
  const at = 17 + Math.floor(Math.random() * 3)
  const reservationDetails = { date: dayAfter(2 + Math.floor(Math.random() * 20)), time: `${at}:30`, partySize: 2 }
  const reply = await admin.post('/createPhoneReservation', { location, customerInfo, reservationDetails })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return (reply.body.reservation as { id: string }).id
}
const cancel = (id: string) => admin.post('/cancelReservation', { id, reason: 'Guest rang' })
const isOver = (id: string) =>
  db().run(sql`
  update reservations set status = 'completed', is_active = false, starts_at = now() - interval '1 day' where id = ${id}`)
const nameOf = async (id: string) =>
  (await db().one<{ name: string }>(sql`select customer_name as name from reservations where id = ${id}`)).name
const leave = (by: Caller) => by.post('/deleteMyAccount', { confirm: 'DELETE', password: 'Turmeric-42' })

/** Every row of every table that holds this. */
async function rowsWith(text: string): Promise<string[]> {
  const tables = await db().many<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'idempotency'`)
  const found = []
  for (const { name } of tables)
    found.push(
      ...(await db().many<{ row: string }>({
        text: `select '${name} ' || t::text as row from ${name} t where strpos(t::text, $1) > 0`,
        values: [text],
      })),
    )
  return found.map(({ row }) => row)
}

describe('what was booked and ordered without the account', () => {
  it('leaves with who has confirmed its address, whatever name it bears (people 67)', async () => {
    const { email, phone, caller } = await aPerson()
    const tables = [
      await bookedByPhone({ name: 'Mrs M', email, phone }),
      await bookedByPhone({ name: 'Mrs M', email, phone }, 'new-glasgow'),
    ]
    for (const id of tables) await isOver(id)
    const cancelled = await bookedByPhone({ name: 'Nora M', email: email.toUpperCase(), phone })
    expect((await cancel(cancelled)).status).toBe(200)
    const placed = await admin.post(
      '/createAdminOrderCash',
      await anOrder(app(), { customerInfo: { name: 'Mrs M', email, phone }, cashConfirmed: true }),
    )
    expect(placed.status).toBe(200)
    expect((await leave(caller)).body.code).toBe('orders_in_progress')
    await db().run(sql`update orders set status = 'completed' where id = ${placed.body.orderId}`)
    const copy = (await caller.get('/downloadMyData')).body.person as { reservations: unknown[]; orders: unknown[] }
    expect([copy.reservations.length, copy.orders.length]).toEqual([3, 1])

    expect((await leave(caller)).status).toBe(200)
    expect(await rowsWith(email)).toEqual([])
    expect(await rowsWith(phone)).toEqual([])
    expect(await Promise.all([...tables, cancelled].map(nameOf))).toEqual(Array(3).fill('Former guest'))
  })

  it('is theirs under a confirmed address of before as well, until they left it (people 67)', async () => {
    const { email, caller } = await aPerson()
    const byPhone = { name: 'Mrs M', email, phone: aNumber() }
    const cashOrder = async () => {
      const wish = await anOrder(app(), { customerInfo: byPhone, cashConfirmed: true })
      const placed = await admin.post('/createAdminOrderCash', wish)
      expect(placed.status, JSON.stringify(placed.body)).toBe(200)
      await db().run(sql`update orders set status = 'completed' where id = ${placed.body.orderId}`)
      return String(placed.body.orderId)
    }
    const tableThen = await bookedByPhone(byPhone)
    const orderThen = await cashOrder()
    await isOver(tableThen)
    const next = `nora-${randomUUID()}@guest.test`
    expect((await caller.post('/changeEmail', { email: next, password: 'Turmeric-42' })).status).toBe(200)
    const { token } = linkIn((await lettersTo(app(), next, 'change_email'))[0])
    expect((await caller.post('/verifyEmail', { token })).status).toBe(200)
    // Whoever has the mailbox now.
    const tableNow = await bookedByPhone(byPhone, 'new-glasgow')
    const orderNow = await cashOrder()

    const copy = (await caller.get('/downloadMyData')).body.person as { reservations: unknown[]; orders: unknown[] }
    expect([copy.reservations.length, copy.orders.length]).toEqual([1, 1])
    expect((await leave(caller)).status).toBe(200)
    const ordererOf = async (id: string) =>
      (await db().one<{ name: string }>(sql`select customer_name as name from orders where id = ${id}`)).name
    expect([await nameOf(tableThen), await nameOf(tableNow)]).toEqual(['Former guest', 'Mrs M'])
    expect([await ordererOf(orderThen), await ordererOf(orderNow)]).toEqual([
      expect.not.stringMatching('Mrs M'),
      'Mrs M',
    ])
  })

  it('holds the deletion up while it is ahead, and says which it is and whom to call (people 67)', async () => {
    const { email, phone, caller } = await aPerson()
    const id = await bookedByPhone({ name: 'Nora MacLeod', email, phone }, 'new-glasgow')
    const held = await leave(caller)
    expect([held.status, held.body.code]).toEqual([409, 'reservations_ahead'])
    expect(held.body.userMessage).toMatch(
      /^A table is booked under your email address: New Glasgow, \w+, \w+ \d+, \d+, \d+:30 p\.m\. \(RES-NGL-\S+\)\. Please call \(902\) \d{3}-\d{4} to cancel it first, or try again after your visit\.$/,
    )
    expect(await nameOf(id)).toBe('Nora MacLeod')
    await cancel(id)
    expect((await leave(caller)).status).toBe(200)
    expect(await nameOf(id)).toBe('Former guest')
  })

  it('is not theirs under an address that they have not confirmed (people 67)', async () => {
    const { email, caller } = await aPerson({ isConfirmed: false })
    const id = await bookedByPhone({ name: 'Nora MacLeod', email, phone: aNumber() })
    expect((await leave(caller)).status).toBe(200)
    expect(await nameOf(id)).toBe('Nora MacLeod')
  })

  it('is theirs under their number alone where it bears their name and no address; nobody is told where and when (people 67)', async () => {
    const { phone, caller } = await aPerson()
    const own = await bookedByPhone({ name: 'Nora', phone })
    const held = await leave(caller)
    expect([held.body.code, held.body.userMessage]).toEqual([
      'reservations_ahead',
      'A table is booked under your name and phone number. Please call the restaurant to cancel it first, or try again after your visit.',
    ])
    await isOver(own)
    const another = await bookedByPhone({ name: 'Tom MacLeod', phone })
    const addressed = await bookedByPhone({ name: 'Nora', phone, email: `nora-${randomUUID()}@other.test` })
    const copy = (await caller.get('/downloadMyData')).body.person as { reservations: unknown[] }
    expect(copy.reservations).toEqual([])
    expect((await leave(caller)).status).toBe(200)
    expect([await nameOf(own), await nameOf(another), await nameOf(addressed)]).toEqual([
      'Former guest',
      'Tom MacLeod',
      'Nora',
    ])
  })

  it('under a number alone tells nobody what was paid for it either (people 67)', async () => {
    const { phone, caller } = await aPerson()
    const customerInfo = { name: 'Nora MacLeod', phone }
    const placed = await admin.post(
      '/createAdminOrderCash',
      await anOrder(app(), { customerInfo, cashConfirmed: true }),
    )
    expect(placed.status, JSON.stringify(placed.body)).toBe(200)
    const link = await admin.post('/createAdminPaymentLink', {
      orderData: await anOrder(app(), { customerInfo, paymentMethod: 'online' }),
    })
    expect(link.status, JSON.stringify(link.body)).toBe(200)
    await db().run(sql`
      update payment_sessions set state = 'expired', order_id = ${placed.body.orderId}
      where snapshot #>> '{payload,customerInfo,phone}' = ${phone}`)
    const copy = (await caller.get('/downloadMyData')).body.person as { payments: unknown[]; orders: unknown[] }
    expect([copy.orders, copy.payments]).toEqual([[], []])
    await db().run(sql`update orders set status = 'completed' where id = ${placed.body.orderId}`)
    expect((await leave(caller)).status).toBe(200)
    expect(await rowsWith(phone)).toEqual([])
  })

  it('of another account stays with it, whatever address it bears (people 67)', async () => {
    const [leaver, other] = [await aPerson(), await aPerson()]
    const wish = aReservation({}, { name: 'Nora MacLeod', email: leaver.email, phone: leaver.phone })
    const booked = await other.caller.post('/createReservation', wish)
    expect(booked.status, JSON.stringify(booked.body)).toBe(200)
    expect((await leave(leaver.caller)).status).toBe(200)
    expect(await nameOf((booked.body.reservation as { id: string }).id)).toBe('Nora MacLeod')
  })

  it('takes from a payment link that staff made for them what it says of them (people 67)', async () => {
    const { email, phone, caller } = await aPerson()
    const link = await admin.post('/createAdminPaymentLink', {
      orderData: await anOrder(app(), {
        customerInfo: { name: 'Nora MacLeod', email, phone },
        paymentMethod: 'online',
      }),
    })
    expect(link.status, JSON.stringify(link.body)).toBe(200)
    expect((await leave(caller)).body.code).toBe('orders_in_progress')
    await db().run(sql`update payment_sessions set state = 'expired'`)
    expect((await leave(caller)).status).toBe(200)
    expect(await rowsWith(email)).toEqual([])
  })

  it('is read from indexes', async () => {
    await db().run(sql`
      insert into reservations (location_id, id, reservation_id, status, is_active, customer_name, customer_email, customer_phone,
        email_key, date, slot, starts_at, party_size, source, reserved_at, updated_at)
      select 'truro', gen_random_uuid(), 'RES-MANY-' || n, 'completed', false, 'Guest', 'guest' || n || '@many.test',
        '+1902' || (5000000 + n), 'guest' || n || '@many.test', '2026-01-01', '19:00', '2026-01-01T23:00Z', 2, 'web', now(), now()
      from generate_series(1, 5000) n`)
    await db().run(sql`analyze reservations`)
    const known = {
      userId: randomUUID(),
      emails: ['guest7@many.test'],
      emailKeys: ['guest7@many.test'],
      former: [{ email: 'guest8@many.test', emailKey: 'guest8@many.test', until: new Date() }],
      phone: '+19025550123',
    }
    expect(await planOf(app(), (on) => tablesOwned(on, known, new Date()))).not.toMatch(/Seq Scan on reservations/)
    expect(await planOf(app(), (on) => ordersOwned(on, known))).not.toMatch(/Seq Scan on orders/)
  })
})
