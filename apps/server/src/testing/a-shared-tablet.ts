import { randomUUID } from 'node:crypto'
import type { Role } from '@sizzle/domain/people/rights.ts'
import { expect } from 'vitest'
import { aColleague } from './a-colleague.ts'
import { idOf } from './body-of.ts'
import { type Caller, callerWith, type Reply, type TestApp } from './test-app.ts'

export const PIN = '4827'
const PASSWORD = 'Turmeric-42'

/** What a browser keeps of an answer's cookies beside those it had. */
export function browserAfter(before: string, { headers }: Pick<Reply, 'headers'>): string {
  const jar = new Map(before.split('; ').flatMap((one) => (one === '' ? [] : [splitAt(one)])))
  for (const line of headers.getSetCookie()) jar.set(...splitAt(line.split(';')[0] ?? ''))
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}
function splitAt(pair: string): [string, string] {
  const at = pair.indexOf('=')
  return [pair.slice(0, at), pair.slice(at + 1)]
}

/** Paired by an admin, who is signed out of it; nobody has typed a PIN there. */
export async function aSharedTablet(app: TestApp, locationId = 'truro') {
  const admin = await aColleague(app, 'admin', [])
  const name = `Counter ${randomUUID()}`
  const reply = await admin.post('/pairTablet', { locationId, name })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return { admin, name, tablet: await callerWith(app.url, browserAfter(admin.cookie, reply)) }
}

export async function aColleagueWithPin(app: TestApp, role: Role, locationIds: string[], name = `A ${role}`) {
  const caller = await aColleague(app, role, locationIds, name)
  expect((await caller.post('/setMyPin', { password: PASSWORD, pin: PIN })).status).toBe(200)
  return { caller, id: await idOf(caller) }
}

/** Somebody types their PIN at it. */
export async function openTablet(app: TestApp, tablet: Caller, userId: string): Promise<Caller> {
  const reply = await tablet.post('/unlockTablet', { userId, pin: PIN })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return callerWith(app.url, browserAfter(tablet.cookie, reply))
}
