import { randomUUID } from 'node:crypto'
import { updateUser } from '@sizzle/contract/users.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { bodyOf, idOf } from '../testing/body-of.ts'
import { readLive } from '../testing/live-reader.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
let admin: Caller
beforeAll(async () => {
  admin = await app().admin()
})
const stateOf = (id: string) =>
  app().database.db.one<{ role: string; is_active: boolean; version: number; deactivated_at: Date | null }>(
    sql`select role, is_active, version, deactivated_at from users where id = ${id}`,
  )

describe('several people at once', () => {
  it('get role and locations, and lose what they had before', async () => {
    const people = [await app().signUp(), await aColleague(app(), 'staff', ['new-glasgow'])]
    const userIds = await Promise.all(people.map(idOf))
    const reply = await admin.post('/updateUsers', {
      userIds: [...userIds, ...userIds],
      updates: { role: 'manager', locationIds: ['truro', 'truro'] },
    })
    expect(reply.body).toMatchObject({ success: true, updated: 2 })
    for (const person of people)
      expect((await person.get('/session')).body.user).toMatchObject({ role: 'manager', locationIds: ['truro'] })
    const { entries } = await app().database.db.one<{ entries: number }>(sql`
      select count(*)::int as entries from audit where action = 'updateUsers' and subject = any(${userIds.map((id) => `user:${id}`)})`)
    expect(entries).toBe(2)
  })

  it('are out at once when they are deactivated, streams included', async () => {
    const person = await aColleague(app(), 'staff', ['truro'])
    const stream = await readLive(app().url, { cookie: person.cookie })
    await stream.until(({ event }) => event === 'hello')
    await admin.post('/updateUsers', { userIds: [await idOf(person)], updates: { isActive: false } })
    await stream.ended
    expect((await person.get('/session')).body.user).toBeNull()
  })

  it('are all changed or none of them', async () => {
    const [id, nobody] = [await idOf(await app().signUp()), randomUUID()]
    const missing = await admin.post('/updateUsers', { userIds: [id, nobody], updates: { role: 'staff' } })
    expect(missing.body).toMatchObject({ code: 'user_not_found', userIds: [nobody] })
    const nowhere = await admin.post('/updateUsers', {
      userIds: [id],
      updates: { role: 'staff', locationIds: ['atlantis'] },
    })
    expect(nowhere.body).toMatchObject({ code: 'location_not_found', locationIds: ['atlantis'] })
    expect(await stateOf(id)).toMatchObject({ role: 'customer', version: 1 })
  })

  it('are at most 100 (people 15)', async () => {
    const userIds = Array.from({ length: 101 }, () => randomUUID())
    const reply = await admin.post('/updateUsers', { userIds, updates: { role: 'staff' } })
    expect([reply.status, reply.body.code, reply.body.userMessage]).toEqual([
      400,
      'too_many_users',
      'Cannot update more than 100 users at once',
    ])
  })

  it.each([
    [{ userIds: [], updates: { role: 'staff' } }, 'userIds', 'User IDs are required'],
    [{ userIds: [randomUUID()], updates: {} }, 'updates', 'Updates are required'],
    [{ userIds: [randomUUID()], updates: { displayName: 'Everybody' } }, 'updates.displayName', undefined],
    [{ userIds: [randomUUID()], updates: { role: 'owner' } }, 'updates.role', undefined],
  ])('are not changed by %o', async (wish, field, sentence) => {
    const { status, body } = await admin.post('/updateUsers', wish)
    const [first] = body.fields as { field: string; sentence: string }[]
    expect([status, first]).toEqual([400, { field, sentence: sentence ?? expect.any(String) }])
  })
})

describe('an admin is left', () => {
  it('whatever is done to all of them together', async () => {
    const second = await aColleague(app(), 'admin', [])
    const userIds = [await idOf(admin), await idOf(second)]
    for (const updates of [{ role: 'manager' }, { isActive: false }])
      expect((await admin.post('/updateUsers', { userIds, updates })).body.code).toBe('last_admin')
    expect(
      (await admin.post('/updateUsers', { userIds: userIds.slice(1), updates: { role: 'customer' } })).status,
    ).toBe(200)
    expect((await admin.post('/deactivateUser', { userId: userIds[0] })).body.code).toBe('last_admin')
  })

  it('also when a statement forgets to ask: the database refuses', async () => {
    const { db } = app().database
    await expect(db.run(sql`update users set role = 'customer' where role = 'admin'`)).rejects.toThrow(
      'the last active admin',
    )
    await expect(db.run(sql`update users set is_active = false where role = 'admin'`)).rejects.toThrow(
      'the last active admin',
    )
    const second = await idOf(await aColleague(app(), 'admin', []))
    const one = db.run(sql`update users set role = 'manager' where id = ${second}`)
    const other = db.run(sql`update users set role = 'manager' where id = ${await idOf(admin)}`)
    const done = await Promise.allSettled([one, other])
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await db.run(sql`update users set role = 'admin' where email = 'owner@localhost.test'`)
    await db.run(sql`update users set role = 'manager' where id = ${second}`)
  })
})

describe('deactivating', () => {
  it('ends sessions and is taken back by activating', async () => {
    const person = await app().signUp()
    const userId = await idOf(person)
    const reply = await admin.post('/deactivateUser', { userId, expectedVersion: 1 })
    expect(reply.body.user).toMatchObject({
      isActive: false,
      isDeleted: true,
      deletedAt: expect.any(String),
      version: 2,
    })
    expect((await person.get('/session')).body.user).toBeNull()
    const again = await admin.post('/deactivateUser', { userId, expectedVersion: 1 })
    expect(again.body.user).toMatchObject({ isDeleted: true, version: 2 })
    const back = await admin.post('/updateUser', { userId, expectedVersion: 2, updates: { isActive: true } })
    expect(back.body.user).toMatchObject({ isActive: true, isDeleted: false, deletedAt: null, version: 3 })
  })
})

describe('two admins and one person', () => {
  it('the second is told who was first, and changes nothing (people 37)', async () => {
    const other = await aColleague(app(), 'admin', [], 'Mia Chen')
    const userId = await idOf(await app().signUp())
    const edits = (by: Caller, displayName: string) =>
      by.post('/updateUser', { userId, expectedVersion: 1, updates: { displayName } })
    const replies = await Promise.all([edits(admin, 'From One'), edits(other, 'From Two')])
    const [won, lost] = replies.toSorted((a, b) => a.status - b.status)
    expect([won?.status, lost?.status, lost?.body.code]).toEqual([200, 409, 'user_changed'])
    const { displayName, updatedBy } = bodyOf(updateUser, won ?? replies[0]).user
    expect(lost?.body.current).toEqual({ version: 2, changedBy: updatedBy, changedAt: expect.any(String) })
    expect(displayName).toMatch(/^From (One|Two)$/)
    await app().database.db.run(sql`update users set role = 'customer' where name = 'Mia Chen'`)
  })

  it('the person’s own change of the profile counts as one', async () => {
    const person = await app().signUp()
    const userId = await idOf(person)
    await person.post('/updateProfile', { displayName: 'Asha Rao' })
    const reply = await admin.post('/updateUser', { userId, expectedVersion: 1, updates: { displayName: 'Old Name' } })
    expect(reply.body).toMatchObject({ code: 'user_changed', current: { version: 2, changedBy: 'Asha Rao' } })
  })
})

it('what is kept of an answer about a person names nobody, and the same key still changes them once (people 59)', async () => {
  const person = await app().signUp()
  const userId = await idOf(person)
  const twice = async (path: string, wish: object) => {
    const key = randomUUID()
    const sent = () => admin.post(path, { userId, ...wish }, { 'idempotency-key': key })
    const [first, again] = [await sent(), await sent()]
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body])
    return key
  }
  const keys = [
    await twice('/updateUser', { expectedVersion: 1, updates: { displayName: 'Asha Rao', loyaltyPoints: 7 } }),
    await twice('/saveUserNotes', { expectedVersion: 0, allergies: 'Peanuts', note: '' }),
    await twice('/deactivateUser', { expectedVersion: 2 }),
  ]
  const exported = randomUUID()
  await admin.post('/exportUsers', { search: 'Asha Rao' }, { 'idempotency-key': exported })
  const late = { 'idempotency-key': randomUUID() }
  const notes = { userId, expectedVersion: 0, allergies: 'Milk', note: '' }
  for (const path of ['/saveUserNotes', '/saveUserNotes'])
    expect((await admin.post(path, notes, late)).body).toMatchObject({
      code: 'notes_changed',
      current: { allergies: 'Peanuts' },
    })
  const { kept } = await app().database.db.one<{ kept: string }>(sql`
    select json_agg(answer)::text as kept from idempotency where key = any(${[...keys, exported, late['idempotency-key']]}::text[])`)
  expect(kept).toBe('[{}, {}, {}]')
})

it('sums on the person agree with a recount of the ledger after edits, one after the other and at once (people 38)', async () => {
  const userId = await idOf(await app().signUp())
  const edits = [{ loyaltyPoints: 40 }, { loyaltyPoints: 10, totalSpent: 12.5 }, { totalOrders: 3 }]
  await Promise.all(edits.map((updates) => admin.post('/updateUser', { userId, updates })))
  const { agree } = await app().database.db.one<{ agree: boolean }>(sql`
    select (u.loyalty_points, u.total_orders, u.total_spent) = (select sum(points), sum(orders), sum(spent) from ledger where user_id = u.id) as agree
    from users u where u.id = ${userId}`)
  expect(agree).toBe(true)
})
