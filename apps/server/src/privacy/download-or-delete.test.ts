import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aPicture } from '../testing/a-picture.ts'
import { aReservation } from '../testing/a-reservation.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { readLive } from '../testing/live-reader.ts'
import { ADMIN, useTestApp } from '../testing/test-app.ts'
import { PERSON_PARTS } from './person-parts.ts'

const app = useTestApp()
const PASSWORD = 'Turmeric-42'

async function anOrderWithNote(changes: Record<string, unknown>, note: string) {
  const order = await anOrder(app(), changes)
  return { ...order, items: order.items.map((item) => ({ ...item, note })) }
}

/** Every cell of every table as text. */
async function wholeDatabase(): Promise<string> {
  const tables = await app().database.db.many<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`)
  const texts = []
  for (const { name } of tables)
    texts.push(
      ...(await app().database.db.many<{ row: string }>({ text: `select t::text as row from ${name} t`, values: [] })),
    )
  return texts.map(({ row }) => row).join('\n')
}

describe('leaving', () => {
  it('removes the person from every table and keeps the books (people 30)', async () => {
    await alwaysOpen(app())
    const canary = `canary${randomUUID().slice(0, 8)}`
    const email = `${canary}@example.test`
    const caller = await app().signUp(email, 'Canarymaria Birdsong')
    await caller.post('/updateProfile', { phoneNumber: '902 555 7731', preferences: { marketing: true } })
    const photo = String((await caller.upload('/uploadProfilePhoto', aPicture())).body.photoURL)
    const customerInfo = { name: 'Canarymaria Birdsong', email, phone: '(902) 555-7731', firebaseId: null }
    const placed = await caller.post(
      '/createCustomerOrderCash',
      await anOrderWithNote({ customerInfo, specialInstructions: canary }, canary),
    )
    await app().database.db.run(sql`
      update orders set delivery_unit = ${canary}, delivery_street = ${canary}, delivery_city = ${canary}, delivery_postal_code = ${canary},
             delivery_province = ${canary}, delivery_lat = 45.31415926, delivery_lng = -63.27182818 where id = ${placed.body.orderId}`)
    const table = await caller.post('/createReservation', aReservation({ specialRequests: canary }, customerInfo))
    expect(table.status).toBe(200)
    const paying = await caller.post('/createCustomerPayment', {
      orderData: await anOrderWithNote({ customerInfo, paymentMethod: 'online' }, canary),
    })
    expect(paying.status).toBe(200)
    const stream = await readLive(app().url, { cookie: caller.cookie })
    await stream.until(({ event }) => event === 'hello')

    const early = await caller.post('/deleteMyAccount', { confirm: 'DELETE', password: PASSWORD })
    expect([early.status, early.body.code]).toEqual([409, 'orders_in_progress'])
    await app().database.db.run(sql`update orders set status = 'completed' where id = ${placed.body.orderId}`)
    const money = await caller.post('/deleteMyAccount', { confirm: 'DELETE', password: PASSWORD })
    expect([money.status, money.body.code]).toEqual([409, 'orders_in_progress'])
    await app().database.db.run(sql`update payment_sessions set state = 'expired'`)
    const ahead = await caller.post('/deleteMyAccount', { confirm: 'DELETE', password: PASSWORD })
    expect([ahead.status, ahead.body.code]).toEqual([409, 'reservations_ahead'])
    await app().database.db.run(sql`update reservations set starts_at = now() - interval '1 day'`)
    const sums = () =>
      app().database.db.one(sql`select sum(total)::int as total, sum(tax)::int as tax, count(*)::int as n from orders`)
    const before = await sums()

    const gone = await caller.post('/deleteMyAccount', { confirm: 'DELETE', password: PASSWORD })
    expect(gone.status).toBe(200)
    await stream.ended
    expect((await caller.get('/session')).body.user).toBeNull()
    await expect(app().signIn(email, PASSWORD)).rejects.toThrow('401')
    expect(await sums()).toEqual(before)
    expect(await wholeDatabase()).not.toMatch(
      new RegExp(`${canary}|canarymaria|birdsong|5557731|555-7731|31415926|27182818`, 'i'),
    )
    await expect.poll(async () => (await fetch(app().url + photo)).status).toBe(404)
    const { email: trace, given } = await app().database.db.one<{ email: string; given: boolean }>(sql`
      select email, given from consents order by id desc limit 1`)
    expect([trace.startsWith('hmac-sha256:'), given]).toEqual([true, false])
    await app().signUp(email)
  })

  it('is preceded by a copy of everything, with what was chosen and noted for each dish', async () => {
    await alwaysOpen(app())
    const caller = await app().signUp()
    const placed = await caller.post('/createCustomerOrderCash', await anOrderWithNote({}, 'No onions'))
    const options = [{ group: 'Bread', name: 'Naan', quantity: 2 }]
    await app().database.db.run(sql`
      update order_lines set options = ${JSON.stringify(options)}::jsonb where order_id = ${placed.body.orderId}`)
    const { body } = await caller.get('/downloadMyData')
    expect(body).toMatchObject({ person: { orders: [{ lines: [{ options, note: 'No onions' }] }] } })
  })

  it.each([
    [{ confirm: 'DELETE' }, 'wrong-password'],
    [{ confirm: 'DELETE', password: 'Wrong-1234' }, 'wrong-password'],
    [{ password: PASSWORD }, 'invalid_input'],
    [{ confirm: 'yes', password: PASSWORD }, 'invalid_input'],
  ])('is not done for %o', async (body, code) => {
    const caller = await app().signUp()
    expect((await caller.post('/deleteMyAccount', body)).body.code).toBe(code)
    expect((await caller.get('/session')).body.user).not.toBeNull()
  })

  it('without a password needs a sign-in of the last ten minutes', async () => {
    const email = `social-${randomUUID()}@example.test`
    const caller = await app().signUp(email)
    const mine = sql`(select id from users where email = ${email})`
    await app().database.db.run({ text: `delete from accounts where user_id = ${mine.text}`, values: mine.values })
    await app().database.db.run({
      text: `update sessions set created_at = now() - interval '11 minutes' where user_id = ${mine.text}`,
      values: mine.values,
    })
    expect((await caller.post('/deleteMyAccount', { confirm: 'DELETE' })).body.code).toBe('fresh_sign_in_needed')
    await app().database.db.run({
      text: `update sessions set created_at = now() where user_id = ${mine.text}`,
      values: mine.values,
    })
    expect((await caller.post('/deleteMyAccount', { confirm: 'DELETE' })).status).toBe(200)
  })

  it('is not for the last admin', async () => {
    const admin = await app().admin()
    const answer = await admin.post('/deleteMyAccount', { confirm: 'DELETE', password: ADMIN.password })
    expect([answer.status, answer.body.code]).toEqual([409, 'last_admin'])
  })
})

describe('the list of where people are kept', () => {
  it('names every table with a column that can hold a person', async () => {
    const columns = await app().database.db.many<{ table_name: string }>(sql`
      select distinct table_name from information_schema.columns
      where table_schema = 'public'
        and (column_name in ('user_id', 'email', 'phone', 'recipient', 'caller', 'phone_number') or column_name like 'customer%' or column_name = 'actor_name')`)
    // Ids of people and nothing else: it is emptied every day, and an id names nobody once the row is.
    const exempt = ['changes', 'locations']
    const named = PERSON_PARTS.flatMap(({ tables }) => tables)
    const missing = columns
      .map(({ table_name }) => table_name)
      .filter((name) => !named.includes(name) && !exempt.includes(name))
    expect(missing).toEqual([])
  })
})
