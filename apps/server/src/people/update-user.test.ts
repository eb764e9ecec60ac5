import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { idOf } from '../testing/body-of.ts'
import { readLive } from '../testing/live-reader.ts'
import { ADMIN, type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const PASSWORD = 'Turmeric-42'
let admin: Caller
beforeAll(async () => {
  admin = await app().admin()
})
const someone = () => `someone-${randomUUID()}@example.test`
const update = (userId: string, updates: object, by = admin) => by.post('/updateUser', { userId, updates })

describe('an admin changes a person', () => {
  it('and the role holds with their next request, for the places on the list (people 1)', async () => {
    const caller = await app().signUp()
    const userId = await idOf(caller)
    const answer = await update(userId, { role: 'staff', locationIds: ['truro', 'truro'] })
    expect(answer.body.user).toMatchObject({ role: 'staff', locationIds: ['truro'] })
    const { body } = await caller.get('/session')
    expect(body).toMatchObject({ user: { role: 'staff', locationIds: ['truro'] }, apiKey: admin.apiKey })
    const withKey = { headers: { cookie: caller.cookie, 'x-api-key': admin.apiKey } }
    const orders = (id: string) => fetch(`${app().url}/api/getLocationOrders?locationId=${id}`, withKey)
    expect((await orders('truro')).status).toBe(200)
    expect((await orders('new-glasgow')).status).toBe(404)

    await update(userId, { role: 'customer' })
    expect((await orders('truro')).status).toBe(403)
  })

  it('who is demoted loses the board’s stream, who is deactivated the session too, within five seconds (people 12)', async () => {
    const email = someone()
    const caller = await app().signUp(email)
    const userId = await idOf(caller)
    await update(userId, { role: 'manager', locationIds: ['truro'] })
    for (const updates of [{ role: 'customer' }, { isActive: false }]) {
      const stream = await readLive(app().url, { cookie: caller.cookie })
      await stream.until(({ event }) => event === 'hello')
      const began = performance.now()
      await update(userId, updates)
      await stream.ended
      expect(performance.now() - began).toBeLessThan(5000)
    }
    expect((await caller.get('/session')).body.user).toBeNull()
    await expect(app().signIn(email, PASSWORD)).rejects.toThrow('account_deactivated')
    await update(userId, { isActive: true })
    expect((await caller.get('/session')).body.user).toBeNull()
    await app().signIn(email, PASSWORD)
  })

  it('edits figures as ledger adjustments, with who, when and why', async () => {
    const caller = await app().signUp()
    const userId = await idOf(caller)
    await update(userId, { loyaltyPoints: 40, totalOrders: 3, totalSpent: 99.5 })
    const updates = { loyaltyPoints: 30 }
    const answer = await (await app().admin()).post('/updateUser', { userId, updates, reason: ' Cold naan ' })
    expect(answer.body.user).toMatchObject({ loyaltyPoints: 30, totalOrders: 3, totalSpent: 99.5 })
    const rows = await app().database.db.many(sql`
      select kind, points, orders, spent, actor_id is not null as has_actor, note from ledger where user_id = ${userId} order by id`)
    expect(rows).toEqual([
      { kind: 'adjusted', points: 40, orders: 3, spent: 9950, has_actor: true, note: 'Edited by an admin' },
      { kind: 'adjusted', points: -10, orders: 0, spent: 0, has_actor: true, note: 'Cold naan' },
    ])
  })

  it('and the trail says who changed what, without names and numbers', async () => {
    const caller = await app().signUp()
    const userId = await idOf(caller)
    await update(userId, { role: 'staff', displayName: 'Canary Person', phoneNumber: '(902) 555-0199' })
    const row = await app().database.db.one<Record<string, unknown>>(sql`
      select action, actor_name, before, after from audit where subject = ${`user:${userId}`}`)
    expect(row).toMatchObject({
      action: 'updateUser',
      actor_name: 'Owner',
      before: { role: 'customer' },
      after: { role: 'staff', nameChanged: true, phoneChanged: true },
    })
    expect(JSON.stringify(row)).not.toMatch(/Canary|0199/)
  })

  it.each([
    [{ email: 'x@y.ca' }, 'updates.email'],
    [{ emailVerified: true }, 'updates.emailVerified'],
    [{ password: 'x' }, 'updates.password'],
    [{ role: 'owner' }, 'updates.role'],
    [{ totalSpent: -1 }, 'updates.totalSpent'],
    [{ phoneNumber: '555' }, 'updates.phoneNumber'],
    [{ phoneNumber: '----------1' }, 'updates.phoneNumber'],
    [{ displayName: ' ' }, 'updates.displayName'],
    [{}, 'updates'],
  ])('refuses %o', async (updates, field) => {
    const answer = await update(randomUUID(), updates)
    expect([answer.status, (answer.body.fields as { field: string }[])[0]?.field]).toEqual([400, field])
  })

  it('answers for a person or place that is not there', async () => {
    expect((await update(randomUUID(), { role: 'staff' })).body.code).toBe('user_not_found')
    const userId = await idOf(await app().signUp())
    expect((await update(userId, { locationIds: ['atlantis'] })).body).toMatchObject({
      code: 'location_not_found',
      locationIds: ['atlantis'],
    })
  })
})

describe('the last admin', () => {
  it.each([{ role: 'manager' }, { isActive: false }, { role: 'customer', isActive: false }])(
    'cannot be changed by %o',
    async (updates) => {
      const answer = await update(await idOf(admin), updates)
      expect([answer.status, answer.body.code]).toEqual([409, 'last_admin'])
    },
  )

  it('is left when two admins take the role from each other at once (people 31)', async () => {
    const email = someone()
    const second = await app().signUp(email)
    await update(await idOf(second), { role: 'admin' })
    const other = await app().signIn(email, PASSWORD)
    const [one, two] = [await idOf(admin), await idOf(other)]
    const answers = await Promise.all([update(two, { role: 'customer' }), update(one, { role: 'customer' }, other)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { admins } = await app().database.db.one<{ admins: number }>(sql`
      select count(*)::int as admins from users where role = 'admin' and is_active`)
    expect(admins).toBe(1)
    await app().database.db.run(sql`update users set role = 'admin' where email = ${ADMIN.email}`)
    admin = await app().admin()
  })
})
