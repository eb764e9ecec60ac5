import { getSecondFactor } from '@sizzle/contract/second-factor.ts'
import { getSettings } from '@sizzle/contract/settings.ts'
import type { SecondFactorRule } from '@sizzle/domain/people/second-factor.ts'
import { afterEach, expect, it } from 'vitest'
import { sql } from '../../kit/db/sql.ts'
import { aColleague } from '../../testing/a-colleague.ts'
import { bodyOf } from '../../testing/body-of.ts'
import { readLive } from '../../testing/live-reader.ts'
import { setUpSecondStep } from '../../testing/second-step.ts'
import { ADMIN, type Caller, callerWith, useTestApp } from '../../testing/test-app.ts'
import { untilTrue } from '../../testing/until-true.ts'

const app = useTestApp()
const NAME = 'people.secondFactor'
let owner: Caller | undefined

/** By an owner with a second step, whom no rule holds back. */
async function setRule(rule: SecondFactorRule | 'everybody' | null) {
  if (!owner) {
    owner = await app().admin()
    await setUpSecondStep(owner, new Date(), ADMIN.password)
  }
  const { settings } = bodyOf(getSettings, await owner.get('/getSettings'))
  const expectedVersion = settings.find(({ name }) => name === NAME)?.version
  const reply = await owner.post('/changeSetting', { name: NAME, value: rule, expectedVersion })
  if (reply.status === 200)
    await untilTrue(async () => (await isRequired(owner)) === (rule !== null && rule !== 'nobody'))
  return reply
}
const isRequired = async (caller: Caller | undefined) =>
  caller !== undefined && bodyOf(getSecondFactor, await caller.get('/getSecondFactor')).isRequired

afterEach(() => setRule(null))
const ordersOf = (caller: Caller) => caller.get('/getLocationOrders?locationId=truro')

it('a manager without a second step is led to set one up, and works again once it is there (people 45)', async () => {
  const manager = await aColleague(app(), 'manager', ['truro'])
  const staff = await aColleague(app(), 'staff', ['truro'])
  const stream = await readLive(app().url, { cookie: manager.cookie })
  await stream.until(({ event }) => event === 'hello')
  expect((await ordersOf(manager)).status).toBe(200)

  expect((await setRule('managers')).status).toBe(200)
  await stream.ended
  const refused = await ordersOf(manager)
  expect([refused.status, refused.body.code]).toEqual([403, 'second_factor_required'])
  expect((await manager.get('/session')).body.user).toMatchObject({
    role: 'customer',
    locationIds: [],
    heldBack: 'second_factor',
  })
  expect((await callerWith(app().url, manager.cookie)).apiKey).toBe((await app().guest()).apiKey)
  expect((await ordersOf(staff)).status).toBe(200)
  expect(await isRequired(manager)).toBe(true)

  await setUpSecondStep(manager, new Date())
  expect((await manager.get('/session')).body.user).toMatchObject({ role: 'manager', locationIds: ['truro'] })
  expect((await ordersOf(manager)).status).toBe(200)
})

it('a rule for admins lets managers work, and holds back every admin without a second step (people 45)', async () => {
  const [manager, admin] = [await aColleague(app(), 'manager', ['truro']), await aColleague(app(), 'admin', [])]
  await setRule('admins')
  expect((await ordersOf(manager)).status).toBe(200)
  expect((await admin.get('/getUsers')).body.code).toBe('second_factor_required')
  expect((await admin.post('/changeSetting', { name: NAME, value: null, expectedVersion: 1 })).body.code).toBe(
    'second_factor_required',
  )
  const newcomer = await aColleague(app(), 'admin', [])
  expect((await newcomer.get('/session')).body.user).toMatchObject({ role: 'customer', heldBack: 'second_factor' })
})

it('a person who is held back is told of nothing that their role would hear', async () => {
  const manager = await aColleague(app(), 'manager', ['truro'])
  await setRule('managers')
  const stream = await readLive(app().url, { cookie: manager.cookie })
  const hello = await stream.until(({ event }) => event === 'hello')
  expect(hello.data).toMatchObject({ role: 'customer', locationIds: [] })
  stream.close()
})

it('no other rule can be set, and the trail names who set it', async () => {
  expect((await setRule('everybody')).status).toBe(400)
  await setRule('admins')
  const entry = await app().database.db.one<{ actor_name: string; after: object }>(sql`
    select actor_name, after from audit where subject = ${`setting:${NAME}`} order by id desc limit 1`)
  expect(entry).toEqual({ actor_name: 'Owner', after: { value: 'admins' } })
})
