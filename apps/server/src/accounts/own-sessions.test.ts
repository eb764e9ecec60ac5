import { randomUUID } from 'node:crypto'
import { endMyOtherSessions, getMySessions } from '@sizzle/contract/own-sessions.ts'
import { expect, it } from 'vitest'
import { aColleague } from '../testing/a-colleague.ts'
import { bodyOf } from '../testing/body-of.ts'
import { readLive } from '../testing/live-reader.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const PASSWORD = 'Turmeric-42'

async function onTwoDevices() {
  const email = `${randomUUID()}@example.test`
  const here = await app().signUp(email)
  return { email, here, there: await app().signIn(email, PASSWORD) }
}
const sessionsOf = async (caller: Caller) => bodyOf(getMySessions, await caller.get('/getMySessions')).sessions
const isIn = async (caller: Caller) => (await caller.get('/session')).body.user !== null
const streamOf = async ({ cookie }: Caller) => {
  const live = await readLive(app().url, { cookie })
  await live.until(({ event }) => event === 'hello')
  return live
}

it('people see where they are signed in, this session first, and no one else’s (people 43)', async () => {
  const { here, there } = await onTwoDevices()
  const sessions = await sessionsOf(here)
  expect(sessions.map(({ isThis }) => isThis)).toEqual([true, false])
  expect(sessions[0]).toMatchObject({ device: 'A device we do not know', networkAddress: '127.0.0.1' })
  const others = await sessionsOf(there)
  expect(others.map(({ id }) => id)).toEqual(sessions.map(({ id }) => id).toReversed())
  expect(JSON.stringify(sessions)).not.toContain(here.cookie.split(/[=;.]/)[1])
})

it('a device that is signed out from elsewhere is refused at its next call, and its stream closes (people 43)', async () => {
  const { here, there } = await onTwoDevices()
  const [stream, own] = [await streamOf(there), await streamOf(here)]
  const other = (await sessionsOf(here)).find(({ isThis }) => !isThis)
  expect((await here.post('/endMySession', { sessionId: other?.id })).status).toBe(200)
  expect((await there.get('/getProfile')).body.code).toBe('unauthenticated')
  await stream.ended
  expect(await sessionsOf(here)).toHaveLength(1)
  expect((await here.post('/endMySession', { sessionId: other?.id })).body.code).toBe('session_not_found')
  expect(own.events.some(({ event }) => event === 'reconnect')).toBe(false)
  own.close()
})

it('all other devices are signed out at once, and this one goes on (people 43)', async () => {
  const { email, here, there } = await onTwoDevices()
  const third = await app().signIn(email, PASSWORD)
  const stream = await streamOf(third)
  expect(bodyOf(endMyOtherSessions, await here.post('/endMyOtherSessions', {})).ended).toBe(2)
  await stream.ended
  expect([await isIn(here), await isIn(there), await isIn(third)]).toEqual([true, false, false])
})

it('signing out here takes the cookie back', async () => {
  const { here, there } = await onTwoDevices()
  const own = (await sessionsOf(here)).find(({ isThis }) => isThis)
  const reply = await here.post('/endMySession', { sessionId: own?.id })
  expect(reply.headers.getSetCookie().join()).toMatch(/session_token=;.*Max-Age=0/)
  expect([await isIn(here), await isIn(there)]).toEqual([false, true])
})

it('nobody ends the session of somebody else, whatever their role', async () => {
  const { here } = await onTwoDevices()
  const [session] = await sessionsOf(here)
  for (const by of [await app().admin(), await aColleague(app(), 'manager', ['truro'])]) {
    expect((await by.post('/endMySession', { sessionId: session?.id })).body.code).toBe('session_not_found')
    expect((await by.post('/endMySession', { sessionId: 'all' })).status).toBe(400)
  }
  expect(await isIn(here)).toBe(true)
})

it('of two who sign each other out at once at most one goes on', async () => {
  const { here, there } = await onTwoDevices()
  await Promise.all([here.post('/endMyOtherSessions', {}), there.post('/endMyOtherSessions', {})])
  expect([await isIn(here), await isIn(there)].filter(Boolean).length).toBeLessThan(2)
})
