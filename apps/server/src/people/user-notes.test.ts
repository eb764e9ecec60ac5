import { findCustomerByPhone } from '@sizzle/contract/customers.ts'
import { getUserNotes, saveUserNotes } from '@sizzle/contract/user-notes.ts'
import { beforeAll, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { bodyOf, idOf } from '../testing/body-of.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
let admin: Caller
let guest: Caller
let userId: string

beforeAll(async () => {
  admin = await app().admin()
  guest = await app().signUp()
  userId = await idOf(guest)
  await guest.post('/updateProfile', { phoneNumber: '902 555 0188' })
})

const read = async () => bodyOf(getUserNotes, await admin.get(`/getUserNotes?userId=${userId}`)).notes
const save = (expectedVersion: number, allergies: string, note = '') =>
  admin.post('/saveUserNotes', { userId, expectedVersion, allergies, note })

it('what an admin writes of a person is read by whoever finds them by phone (people 53)', async () => {
  expect(await read()).toEqual({ allergies: '', note: '', version: 0, updatedAt: null, updatedBy: null })
  const saved = bodyOf(saveUserNotes, await save(0, ' Peanuts, shellfish ', 'Rings twice'))
  expect(saved.notes).toMatchObject({ allergies: 'Peanuts, shellfish', note: 'Rings twice', version: 1 })
  const staff = await aColleague(app(), 'staff', ['truro'])
  const found = bodyOf(findCustomerByPhone, await staff.get('/findCustomerByPhone?phone=9025550188')).customer
  expect(found).toMatchObject({ id: userId, allergies: 'Peanuts, shellfish', note: 'Rings twice' })
  expect((await staff.get(`/getUserNotes?userId=${userId}`)).status).toBe(403)
  expect((await staff.post('/saveUserNotes', { userId, expectedVersion: 1, allergies: '', note: '' })).status).toBe(403)
})

it('the trail says that they changed, and not what they say', async () => {
  const { version } = await read()
  await save(version, 'Sesame')
  const entry = await app().database.db.one<{ before: unknown; after: unknown }>(sql`
    select before, after from audit where action = 'saveUserNotes' order by id desc limit 1`)
  expect(entry.after).toEqual({ hasAllergies: true, hasNote: false })
  expect(JSON.stringify(entry)).not.toMatch(/sesame|peanuts/i)
})

it('of two who write at once one is told what the other wrote, also after they were emptied', async () => {
  const { version } = await read()
  const replies = await Promise.all([save(version, 'Milk'), save(version, 'Eggs')])
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const kept = await read()
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'notes_changed', current: kept })
  await save(kept.version, '', '')
  expect((await read()).version).toBe(kept.version + 1)
  expect((await save(kept.version, 'Milk')).body.code).toBe('notes_changed')
})

it('what is too long is refused at its field, and nobody is not found', async () => {
  const { version } = await read()
  expect(await save(version, 'x'.repeat(301))).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'allergies', sentence: 'At most 300 characters' }] },
  })
  const nobody = { userId: crypto.randomUUID(), expectedVersion: 0, allergies: 'x', note: '' }
  expect((await admin.post('/saveUserNotes', nobody)).body.code).toBe('user_not_found')
})

it('a person gets them with their data, and they leave with the person', async () => {
  await save((await read()).version, 'Mustard')
  const { body } = await guest.get('/downloadMyData')
  expect(body.person).toMatchObject({ notes: [{ allergies: 'Mustard' }] })
  expect((await guest.post('/deleteMyAccount', { confirm: 'DELETE', password: 'Turmeric-42' })).status).toBe(200)
  const { left } = await app().database.db.one<{ left: number }>(sql`
    select count(*)::int as left from person_notes where user_id = ${userId}`)
  expect(left).toBe(0)
})
