import { randomUUID } from 'node:crypto'
import { mergeUsers } from '@sizzle/contract/merge-users.ts'
import { getUserHistory } from '@sizzle/contract/user-history.ts'
import { getUser } from '@sizzle/contract/users.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { aReservation } from '../testing/a-reservation.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { bodyOf, idOf } from '../testing/body-of.ts'
import { readLive } from '../testing/live-reader.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const PASSWORD = 'Turmeric-42'
let admin: Caller
beforeAll(async () => {
  await alwaysOpen(app())
  admin = await app().admin()
})

/** Somebody with an order, a table, points by hand, a yes or no to offers, and an allergy. */
async function aGuest(of: { points: number; offers: boolean[]; allergies: string }) {
  const email = `${randomUUID()}@example.test`
  const caller = await app().signUp(email, 'Priya Nair')
  const id = await idOf(caller)
  const placed = await caller.post('/createCustomerOrderCash', await anOrder(app()))
  const table = await caller.post('/createReservation', aReservation({}, { email }))
  expect([placed.status, table.status]).toEqual([200, 200])
  await admin.post('/adjustLoyalty', { userId: id, points: of.points, reason: 'Cold naan' })
  for (const marketing of of.offers) await caller.post('/updateProfile', { preferences: { marketing } })
  await admin.post('/saveUserNotes', { userId: id, expectedVersion: 0, allergies: of.allergies, note: '' })
  return { id, email, caller, orderId: String(placed.body.orderId) }
}
const userOf = async (userId: string) => bodyOf(getUser, await admin.get(`/getUser?userId=${userId}`)).user
const versionOf = async (userId: string) => (await userOf(userId)).version
const merge = async (userId: string, otherId: string, by = admin) =>
  by.post('/mergeUsers', {
    userId,
    otherId,
    expectedVersion: await versionOf(userId),
    otherVersion: await versionOf(otherId),
  })
const db = () => app().database.db
const ledgerSum = async (userId: string) =>
  (
    await db().one<{ points: number }>(sql`
    select coalesce(sum(points), 0)::int as points from ledger where user_id = ${userId}`)
  ).points

describe('two accounts of one person (people 54)', () => {
  it('become one with both ledgers, orders, tables, consents and notes, and figures that agree with a recount', async () => {
    const kept = await aGuest({ points: 100, offers: [true], allergies: 'Peanuts' })
    const other = await aGuest({ points: 40, offers: [true], allergies: 'Sesame' })
    await db().run(sql`update orders set status = 'completed' where id = ${other.orderId}`)
    const reply = await merge(kept.id, other.id)
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    expect(bodyOf(mergeUsers, reply).moved).toEqual({ orders: 1, reservations: 1, ledger: 1 })
    const user = await userOf(kept.id)
    expect([user.loyaltyPoints, await ledgerSum(kept.id), await ledgerSum(other.id)]).toEqual([140, 140, 0])
    const history = bodyOf(getUserHistory, await admin.get(`/getUserHistory?userId=${kept.id}`))
    expect(history.orders.map(({ id }) => id).toSorted()).toEqual([kept.orderId, other.orderId].toSorted())
    expect([history.reservations.length, history.consents.length]).toEqual([2, 2])
    // What was written to the other address is this person's as well.
    expect(history.messages.filter(({ template }) => template === 'verify_email')).toHaveLength(2)
    const notes = await admin.get(`/getUserNotes?userId=${kept.id}`)
    expect(notes.body.notes).toMatchObject({ allergies: 'Peanuts\nSesame' })
    const mine = await kept.caller.get('/getMyOrders')
    expect(JSON.stringify(mine.body)).toContain(other.orderId)
    expect((await kept.caller.get('/getProfile')).body.profile).toMatchObject({ preferences: { marketing: true } })
    const entry = await db().one<{ subject: string; after: unknown }>(sql`
      select subject, after from audit where action = 'mergeUsers' order by id desc limit 1`)
    expect(entry).toMatchObject({ subject: `user:${kept.id}`, after: { points: 140, mergedAccount: other.id } })
  })

  it('leave one way in: the other is signed out, unknown at the door, in no list, and its address is free', async () => {
    const kept = await aGuest({ points: 0, offers: [], allergies: '' })
    const other = await aGuest({ points: 1, offers: [], allergies: '' })
    const stream = await readLive(app().url, { cookie: other.caller.cookie })
    await stream.until(({ event }) => event === 'hello')
    expect((await merge(kept.id, other.id)).status).toBe(200)
    await stream.ended
    expect((await other.caller.get('/session')).body.user).toBeNull()
    await expect(app().signIn(other.email, PASSWORD)).rejects.toThrow('401')
    expect((await admin.get(`/getUser?userId=${other.id}`)).body.code).toBe('user_not_found')
    expect((await admin.post('/updateUser', { userId: other.id, updates: { isActive: true } })).body.code).toBe(
      'user_not_found',
    )
    expect((await kept.caller.get('/session')).body.user).toMatchObject({ id: kept.id })
    await app().signUp(other.email)
  })

  it('take no yes to offers along, and keep a no', async () => {
    const said = async (kept: boolean[], other: boolean[]) => {
      const [one, two] = [
        await aGuest({ points: 0, offers: kept, allergies: '' }),
        await aGuest({ points: 0, offers: other, allergies: '' }),
      ]
      expect((await merge(one.id, two.id)).status).toBe(200)
      const { profile } = Object((await one.caller.get('/getProfile')).body)
      return profile.preferences.marketing
    }
    expect([await said([], [true]), await said([true], [true, false]), await said([true], [])]).toEqual([
      false,
      false,
      true,
    ])
  })

  it('are merged once under one key, and what is kept of the answer names nobody (people 59)', async () => {
    const [userId, otherId] = [await idOf(await app().signUp()), await idOf(await app().signUp())]
    await admin.post('/adjustLoyalty', { userId: otherId, points: 4, reason: 'Cold naan' })
    const versions = { expectedVersion: await versionOf(userId), otherVersion: await versionOf(otherId) }
    const wish = { userId, otherId, ...versions }
    const key = randomUUID()
    const replies = [1, 2].map(() => admin.post('/mergeUsers', wish, { 'idempotency-key': key }))
    const [first, again] = await Promise.all(replies)
    expect(first).toMatchObject({ status: 200, body: { moved: { orders: 0, reservations: 0, ledger: 1 } } })
    expect([again?.status, again?.body]).toEqual([200, first?.body])
    expect(await db().one(sql`select answer from idempotency where key = ${key}`)).toEqual({ answer: {} })
  })

  it('are merged once, whoever presses twice or from either end', async () => {
    const [one, two] = [
      await aGuest({ points: 10, offers: [], allergies: '' }),
      await aGuest({ points: 5, offers: [], allergies: '' }),
    ]
    const input = { expectedVersion: await versionOf(one.id), otherVersion: await versionOf(two.id) }
    const there = { ...input, userId: one.id, otherId: two.id }
    const back = {
      userId: two.id,
      otherId: one.id,
      expectedVersion: input.otherVersion,
      otherVersion: input.expectedVersion,
    }
    const replies = await Promise.all([there, back, there, back].map((wish) => admin.post('/mergeUsers', wish)))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404])
    const left = await db().many<{ points: number }>(sql`
      select loyalty_points::int as points from users where id in (${one.id}, ${two.id}) and deleted_at is null`)
    expect(left).toEqual([{ points: 15 }])
  })

  it('an order that is completed meanwhile brings its points to the one that stays', async () => {
    const kept = await aGuest({ points: 0, offers: [], allergies: '' })
    const other = await aGuest({ points: 0, offers: [], allergies: '' })
    await admin.post('/processOrderPayment', { orderId: other.orderId, paymentData: { method: 'manual' } })
    await admin.post('/updateOrderStatus', { orderId: other.orderId, status: 'preparing' })
    await admin.post('/updateOrderStatus', { orderId: other.orderId, status: 'ready' })
    const [merged] = await Promise.all([
      merge(kept.id, other.id),
      admin.post('/updateOrderStatus', { orderId: other.orderId, status: 'completed' }),
    ])
    expect(merged.status, JSON.stringify(merged.body)).toBe(200)
    const { status } = await db().one<{ status: string }>(sql`select status from orders where id = ${other.orderId}`)
    if (status !== 'completed') await admin.post('/updateOrderStatus', { orderId: other.orderId, status: 'completed' })
    expect(await ledgerSum(other.id)).toBe(0)
    const points = await ledgerSum(kept.id)
    expect(points).toBeGreaterThan(0)
    expect((await userOf(kept.id)).loyaltyPoints).toBe(points)
  })
})

describe('merging is refused', () => {
  it('for whoever works here, for one account twice, for a stranger, and where somebody has changed one since', async () => {
    const [guest, second] = [await idOf(await app().signUp()), await idOf(await app().signUp())]
    const cook = await idOf(await aColleague(app(), 'staff', ['truro']))
    expect((await merge(guest, cook)).body.code).toBe('merge_only_customers')
    expect((await merge(cook, guest)).body.code).toBe('merge_only_customers')
    expect((await merge(guest, guest)).body.code).toBe('merge_same_account')
    const input = { userId: guest, otherId: second, expectedVersion: 1, otherVersion: 99 }
    expect((await admin.post('/mergeUsers', input)).body.code).toBe('user_changed')
    expect((await admin.post('/mergeUsers', { ...input, otherId: randomUUID() })).body.code).toBe('user_not_found')
    const manager = await aColleague(app(), 'manager', ['truro'])
    expect((await manager.post('/mergeUsers', input)).status).toBe(403)
  })

  it('where the notes would be too long, and then nothing has moved', async () => {
    const [kept, other] = [
      await aGuest({ points: 0, offers: [], allergies: 'a'.repeat(200) }),
      await aGuest({ points: 3, offers: [], allergies: 'b'.repeat(200) }),
    ]
    expect((await merge(kept.id, other.id)).body.code).toBe('merged_notes_too_long')
    expect([await ledgerSum(kept.id), await ledgerSum(other.id)]).toEqual([0, 3])
    expect((await other.caller.get('/session')).body.user).not.toBeNull()
    const { owner } = await db().one<{ owner: string }>(
      sql`select user_id as owner from orders where id = ${other.orderId}`,
    )
    expect(owner).toBe(other.id)
  })
})

it('whoever leaves after a merge leaves under both addresses, also after two merges (people 30)', async () => {
  const guests = []
  for (const points of [1, 2, 3]) guests.push(await aGuest({ points, offers: [true], allergies: 'Lupins' }))
  const [first, second, third] = guests
  if (!first || !second || !third) throw new Error('three were made')
  expect((await merge(second.id, first.id)).status).toBe(200)
  expect((await merge(third.id, second.id)).status).toBe(200)
  const { body } = await third.caller.get('/downloadMyData')
  expect(Object(body.person).mergedAccounts).toHaveLength(2)
  await db().run(sql`update orders set status = 'completed' where user_id = ${third.id}`)
  await db().run(sql`update reservations set starts_at = now() - interval '1 day' where user_id = ${third.id}`)
  const gone = await third.caller.post('/deleteMyAccount', { confirm: 'DELETE', password: PASSWORD })
  expect(gone.status, JSON.stringify(gone.body)).toBe(200)
  const tables = await db().many<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`)
  for (const { name } of tables)
    for (const { row } of await db().many<{ row: string }>({
      text: `select t::text as row from ${name} t`,
      values: [],
    }))
      for (const { email } of guests) expect(row, name).not.toContain(email)
})
