import { randomUUID } from 'node:crypto'
import { getLocationGroups, saveLocationGroup } from '@sizzle/contract/location-groups.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { managersOf } from '../people/who-runs.sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { bodyOf, idOf } from '../testing/body-of.ts'
import { readLive } from '../testing/live-reader.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
let admin: Caller
beforeAll(async () => {
  admin = await app().admin()
})

const save = (group: object) =>
  admin.post('/saveLocationGroup', { name: `Region ${randomUUID()}`, locationIds: ['truro'], ...group })
const aGroup = async (locationIds: string[]) => bodyOf(saveLocationGroup, await save({ locationIds })).group

/** Staff or a manager whose only right is in a group. */
async function inGroup(role: 'staff' | 'manager', groupId: string, at: string[] = []) {
  const colleague = await aColleague(app(), role, at)
  const reply = await admin.post('/updateUser', { userId: await idOf(colleague), updates: { groupIds: [groupId] } })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return colleague
}

const ordersAt = async (caller: Caller, locationId: string) =>
  (await caller.get(`/getLocationOrders?locationId=${locationId}`)).status
const placesOf = async (caller: Caller) =>
  ((await caller.get('/session')).body.user as { locationIds: string[] }).locationIds

describe('a right that names a group', () => {
  it('holds at each of its locations, and at no other one (people 46)', async () => {
    const { id } = await aGroup(['truro'])
    const colleague = await inGroup('staff', id)
    expect(await placesOf(colleague)).toEqual(['truro'])
    expect([await ordersAt(colleague, 'truro'), await ordersAt(colleague, 'new-glasgow')]).toEqual([200, 404])
  })

  it('adds to the locations of the person, each once', async () => {
    const { id } = await aGroup(['truro', 'new-glasgow'])
    expect(await placesOf(await inGroup('staff', id, ['truro']))).toEqual(['new-glasgow', 'truro'])
  })

  it('follows the group with the next request, and open streams close (people 46)', async () => {
    const { id, name } = await aGroup(['truro'])
    const colleague = await inGroup('manager', id)
    const stream = await readLive(app().url, { cookie: colleague.cookie })
    await stream.until(({ event }) => event === 'hello')
    expect((await save({ groupId: id, name, locationIds: ['new-glasgow'] })).status).toBe(200)
    await stream.ended
    expect([await ordersAt(colleague, 'truro'), await ordersAt(colleague, 'new-glasgow')]).toEqual([404, 200])
    const again = await readLive(app().url, { cookie: colleague.cookie })
    const hello = await again.until(({ event }) => event === 'hello')
    expect(hello.data).toMatchObject({ locationIds: ['new-glasgow'] })
    expect((await admin.post('/deleteLocationGroup', { groupId: id })).status).toBe(200)
    await again.ended
    expect(await placesOf(colleague)).toEqual([])
    expect((await admin.post('/deleteLocationGroup', { groupId: id })).body.code).toBe('group_not_found')
  })

  it('is taken away like a location, and stands in the trail', async () => {
    const { id } = await aGroup(['truro'])
    const colleague = await inGroup('staff', id)
    const userId = await idOf(colleague)
    const reply = await admin.post('/updateUsers', { userIds: [userId], updates: { groupIds: [] } })
    expect(reply.status).toBe(200)
    expect(await ordersAt(colleague, 'truro')).toBe(404)
    const entry = await app().database.db.one<{ before: object; after: object }>(sql`
      select before, after from audit where subject = ${`user:${userId}`} order by id desc limit 1`)
    expect(entry).toMatchObject({ before: { groupIds: [id] }, after: { groupIds: [] } })
  })

  it('makes its managers the managers of each location, whom alerts reach', async () => {
    const { id } = await aGroup(['truro'])
    const userId = await idOf(await inGroup('manager', id))
    expect((await managersOf(app().database.db, 'truro')).map((one) => one.id)).toContain(userId)
    expect((await managersOf(app().database.db, 'new-glasgow')).map((one) => one.id)).not.toContain(userId)
  })

  it('cannot name a group that is not there', async () => {
    const userId = await idOf(await aColleague(app(), 'staff', []))
    const updates = { groupIds: [randomUUID()] }
    expect((await admin.post('/updateUser', { userId, updates })).body.code).toBe('group_not_found')
    expect((await admin.post('/updateUsers', { userIds: [userId], updates })).body.code).toBe('group_not_found')
  })
})

describe('a group', () => {
  it('has a name of its own in any case, and locations that are there', async () => {
    const { id, name, version } = await aGroup(['truro'])
    expect((await save({ name: ` ${name.toUpperCase()} ` })).body.code).toBe('group_name_taken')
    const other = await aGroup(['truro'])
    expect((await save({ groupId: other.id, name })).body.code).toBe('group_name_taken')
    expect((await save({ locationIds: ['atlantis'] })).body).toMatchObject({ code: 'location_not_found' })
    expect((await save({ groupId: randomUUID() })).body.code).toBe('group_not_found')
    for (const wrong of [{ name: ' ' }, { name: 'x'.repeat(61) }, { locationIds: [] }])
      expect((await save(wrong)).status).toBe(400)
    const renamed = bodyOf(
      saveLocationGroup,
      await save({ groupId: id, name: name.toUpperCase(), expectedVersion: version }),
    )
    expect(renamed.group).toMatchObject({ id, name: name.toUpperCase(), version: version + 1, people: 0 })
    expect((await save({ groupId: id, name, expectedVersion: version })).body.code).toBe('group_changed')
  })

  it('is made once, however many press at once', async () => {
    const name = `Twice ${randomUUID()}`
    const replies = await Promise.all([save({ name }), save({ name: name.toUpperCase() }), save({ name })])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const { groups } = bodyOf(getLocationGroups, await admin.get('/getLocationGroups'))
    expect(groups.filter((one) => one.name.toLowerCase() === name.toLowerCase())).toHaveLength(1)
  })

  it('is an admin’s: nobody else sees or changes one', async () => {
    const manager = await aColleague(app(), 'manager', ['truro'])
    expect((await manager.get('/getLocationGroups')).status).toBe(403)
    expect((await manager.post('/saveLocationGroup', { name: 'Mine', locationIds: ['new-glasgow'] })).status).toBe(403)
  })
})
