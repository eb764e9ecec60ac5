import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { aPicture } from '../testing/a-picture.ts'
import { aReservation } from '../testing/a-reservation.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { idOf } from '../testing/body-of.ts'
import { noStations, putStations } from '../testing/kitchen-stations.ts'
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

  it('takes what they wrote beside a dish from the tickets of the stations as well (people 30)', async () => {
    await alwaysOpen(app())
    await putStations(app(), await aColleague(app(), 'manager', ['truro']))
    try {
      const caller = await app().signUp()
      const placed = await caller.post('/createCustomerOrderCash', await anOrderWithNote({}, 'Allergic, says Priya'))
      const orderId = String(placed.body.orderId)
      const linesOf = () =>
        app().database.db.many<{ lines: { name: string; note: string }[] }>(sql`
          select lines from tickets where order_id = ${orderId}`)
      const before = (await linesOf()).flatMap(({ lines }) => lines)
      expect(before.map(({ note }) => note)).toContain('Allergic, says Priya')
      await app().database.db.run(sql`update orders set status = 'completed' where id = ${orderId}`)
      expect((await caller.post('/deleteMyAccount', { confirm: 'DELETE', password: PASSWORD })).status).toBe(200)
      const after = (await linesOf()).flatMap(({ lines }) => lines)
      expect(after).toEqual(before.map((line) => ({ ...line, note: '' })))
    } finally {
      await noStations(app())
    }
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

describe('what an admin takes for a person who asks (people 50)', () => {
  it('is what the person would take, stands in the trail and is kept nowhere else', async () => {
    const [admin, guest] = [await app().admin(), await app().signUp()]
    const userId = await idOf(guest)
    const key = `take-${randomUUID()}`
    const [own, taken] = [
      await guest.get('/downloadMyData'),
      await admin.post('/exportUserData', { userId }, { 'idempotency-key': key }),
    ]
    expect(taken.status).toBe(200)
    const partsOf = ({ body }: typeof own) => Object.keys(Object(body.person))
    expect(partsOf(taken)).toEqual(partsOf(own))
    expect(JSON.stringify(taken.body)).not.toMatch(/secret|hash|password_/i)
    const entry = await app().database.db.one<{ actor: string; subject: string }>(sql`
      select actor_id as actor, subject from audit where action = 'exportUserData' order by id desc limit 1`)
    expect(entry).toEqual({ actor: await idOf(admin), subject: `user:${userId}` })
    const { found } = await app().database.db.one<{ found: number }>(sql`
      select count(*)::int as found from idempotency where key = ${key}`)
    expect(found).toBe(0)
  })

  it('is not there for nobody, for somebody who has left, and for who is no admin', async () => {
    const [admin, manager] = [await app().admin(), await aColleague(app(), 'manager', ['truro'])]
    const guest = await app().signUp()
    const userId = await idOf(guest)
    expect((await manager.post('/exportUserData', { userId })).status).toBe(403)
    expect((await guest.post('/exportUserData', { userId })).status).toBe(401)
    expect((await guest.post('/deleteMyAccount', { confirm: 'DELETE', password: PASSWORD })).status).toBe(200)
    for (const gone of [userId, randomUUID()])
      expect((await admin.post('/exportUserData', { userId: gone })).body.code).toBe('user_not_found')
  })
})

describe('the list of where people are kept', () => {
  it('names every table with a column that can hold a person', async () => {
    const columns = await app().database.db.many<{ table_name: string }>(sql`
      select distinct table_name from information_schema.columns
      where table_schema = 'public'
        -- A view holds nothing of its own.
        and table_name in (select tablename from pg_tables where schemaname = 'public')
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
