import { randomUUID } from 'node:crypto'
import { type AnyRoute, methodOf, pathOf } from '@sizzle/contract/route.ts'
import { type Routes, routes } from '@sizzle/contract/routes.ts'
import { isBackOfficeRight, RIGHTS, type Right, type Role } from '@sizzle/domain/people/rights.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPicture } from '../../testing/a-picture.ts'
import { aColleagueWithPin, aSharedTablet, openTablet } from '../../testing/a-shared-tablet.ts'
import { ABOUT_TRURO } from '../../testing/about-truro.ts'
import { alwaysOpen } from '../../testing/an-order.ts'
import { fromOwnSite } from '../../testing/own-site.ts'
import { ROUTE_RIGHTS } from '../../testing/route-rights.ts'
import { SAMPLES } from '../../testing/samples/samples.ts'
import { type Caller, useTestApp } from '../../testing/test-app.ts'
import { sql } from '../db/sql.ts'

// Every route by everybody. What belongs to one person (an order, a reservation) is tested in its own room.
const app = useTestApp({ LOG_LEVEL: 'fatal' })
const PASSWORD = 'Turmeric-42'

/** `group`: works at the locations of a group; `byPin`: at a shared tablet of Truro. */
type Who = { role: Role | 'nobody'; at: string[]; group?: string[]; byPin?: true; isActive: boolean }
const PEOPLE = {
  anonymous: { role: 'nobody', at: [], isActive: true },
  customer: { role: 'customer', at: [], isActive: true },
  'other customer': { role: 'customer', at: [], isActive: true },
  'staff here': { role: 'staff', at: ['truro'], isActive: true },
  'staff elsewhere': { role: 'staff', at: ['new-glasgow'], isActive: true },
  'staff nowhere': { role: 'staff', at: [], isActive: true },
  'manager here': { role: 'manager', at: ['truro'], isActive: true },
  'manager elsewhere': { role: 'manager', at: ['new-glasgow'], isActive: true },
  'staff of a group with it': { role: 'staff', at: [], group: ['new-glasgow', 'truro'], isActive: true },
  'manager of a group elsewhere': { role: 'manager', at: [], group: ['new-glasgow'], isActive: true },
  'staff by PIN at a tablet here': { role: 'staff', at: ['truro'], byPin: true, isActive: true },
  'manager by PIN at a tablet here': { role: 'manager', at: ['truro'], byPin: true, isActive: true },
  admin: { role: 'admin', at: [], isActive: true },
  'deactivated admin': { role: 'admin', at: [], isActive: false },
} satisfies Record<string, Who>
type Name = keyof typeof PEOPLE
const NAMES = Object.keys(PEOPLE) as Name[] // the keys of exactly this object

const ENDS_SESSIONS: readonly (keyof Routes)[] = ['signOutEverywhere', 'pairTablet', 'lockTablet']
/** By hand once more, as the rights of routes are. */
const NOT_BY_PIN: readonly Right[] = ['order.own', 'reservation.own', 'profile.own', 'reservation.export']
const DENIED = ['unauthenticated', 'invalid_api_key', 'permission-denied']
const emails = new Map<Name, string>()
const keys = { customer: '', admin: '' }

beforeAll(async () => {
  await alwaysOpen(app())
  keys.customer = (await app().guest()).apiKey
  keys.admin = (await app().admin()).apiKey
  for (const name of NAMES) {
    const { role, at, group, byPin }: Who = PEOPLE[name]
    if (role === 'nobody' || byPin) continue
    const email = `${randomUUID()}@example.test`
    emails.set(name, email)
    await app().signUp(email)
    await app().database.db.run(sql`update users set role = ${role} where email = ${email}`)
    await app().database.db.run(sql`
      insert into user_locations (user_id, location_id) select id, unnest(${at}::text[]) from users where email = ${email}`)
    if (group) await joinGroup(email, group)
  }
})

async function joinGroup(email: string, locationIds: string[]): Promise<void> {
  const { db } = app().database
  const { id } = await db.one<{ id: string }>(sql`
    insert into location_groups (id, name, updated_at, updated_by)
    select gen_random_uuid(), 'Where ' || email || ' works', now(), id from users where email = ${email} returning id`)
  await db.run(sql`
    insert into location_group_members (group_id, location_id) select ${id}, unnest(${locationIds}::text[])`)
  await db.run(sql`insert into user_groups (user_id, group_id) select id, ${id} from users where email = ${email}`)
}

const callers = new Map<Name, Caller>()

/** A deactivated person keeps the cookie of better days. */
async function callerOf(name: Name): Promise<Caller> {
  const { byPin }: Who = PEOPLE[name]
  if (byPin) return openedTablet(name)
  const email = emails.get(name)
  if (email === undefined) return app().guest()
  const activate = (isActive: boolean) =>
    app().database.db.run(sql`update users set is_active = ${isActive} where email = ${email}`)
  const there = callers.get(name)
  if (there) return there
  await activate(true)
  const caller = await app().signIn(email, PASSWORD)
  await activate(PEOPLE[name].isActive)
  callers.set(name, caller)
  return caller
}

/** It locks by itself where nobody works. */
async function openedTablet(name: Name): Promise<Caller> {
  const there = callers.get(name)
  if (there) {
    await there.post('/stayUnlocked', {})
    return there
  }
  const { tablet } = await aSharedTablet(app())
  const { role, at }: Who = PEOPLE[name]
  const { id } = await aColleagueWithPin(app(), role === 'manager' ? role : 'staff', at)
  const caller = await openTablet(app(), tablet, id)
  callers.set(name, caller)
  return caller
}

async function call(route: AnyRoute, input: unknown, by: Caller, key: string) {
  const query = new URLSearchParams(input as Record<string, string>).toString()
  const path = `/api${pathOf(route)}`
  const headers = { ...fromOwnSite(by.cookie), 'x-api-key': key }
  if (methodOf(route) === 'GET') return read(await fetch(`${app().url}${path}?${query}`, { headers }))
  const body = route.upload ? Buffer.from(aPicture()) : JSON.stringify(input)
  const type = route.upload ? 'image/png' : 'application/json'
  const address = app().url + (route.upload ? `${path}?${query}` : path)
  return read(await fetch(address, { method: 'POST', headers: { ...headers, 'content-type': type }, body }))
}
async function read(answer: Response) {
  return { status: answer.status, code: ((await answer.json()) as { code?: string }).code }
}

/** What the table of rights says, as status and code; undefined: let through. The key alone opens nothing. */
function denial(
  may: 'public' | Right,
  { role, byPin, isActive }: Who,
  key: keyof typeof keys,
): [number, string] | undefined {
  if (may === 'public') return undefined
  if (isBackOfficeRight(may) && key === 'customer') return [401, 'invalid_api_key']
  if (role === 'nobody' || !isActive) return [401, 'unauthenticated']
  if (byPin && NOT_BY_PIN.includes(may)) return [403, 'permission-denied']
  return (RIGHTS[may] as readonly Role[]).includes(role) ? undefined : [403, 'permission-denied']
}

describe.each(Object.entries(routes) as [keyof Routes, AnyRoute][])('%s', (name, route) => {
  it('needs the right that is written down for it', () => expect(route.may).toBe(ROUTE_RIGHTS[name]))

  it.each(NAMES)('by %s: as the table of rights says, with either key', async (person) => {
    for (const key of ['customer', 'admin'] as const) {
      const reply = await call(route, await SAMPLES[name](app()), await callerOf(person), keys[key])
      const expected = denial(route.may, PEOPLE[person], key)
      if (expected) expect([reply.status, reply.code]).toEqual(expected)
      else if (ABOUT_TRURO.includes(name) && !isAtTruro(PEOPLE[person])) expect(reply.status).toBe(404)
      else {
        expect(DENIED).not.toContain(reply.code)
        expect(reply.status).toBeLessThan(500)
      }
      if (ENDS_SESSIONS.includes(name)) callers.clear()
    }
  })

  it('is not reached by another spelling or method', async () => {
    const path = `/api${pathOf(route)}`
    const { cookie } = await callerOf('admin')
    const stranger = { 'x-api-key': 'wrong' }
    for (const spelled of [`${path}/`, path.toUpperCase(), `/api/${pathOf(route).toUpperCase()}`, `//${path}`]) {
      const answer = await fetch(app().url + spelled, { headers: { cookie, 'x-api-key': keys.admin } })
      expect(answer.status, spelled).toBe(404)
    }
    const encoded = `/api/%${pathOf(route).charCodeAt(1).toString(16)}${pathOf(route).slice(2)}`
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      for (const address of [path, encoded]) {
        const answer = await fetch(app().url + address, { method, headers: stranger })
        expect(answer.headers.get('access-control-allow-origin')).toBeNull()
        const isOpen = route.may === 'public' && methodOf(route) === 'GET' && (method === 'GET' || method === 'HEAD')
        if (!isOpen) expect(answer.status, `${method} ${address}`).toBeGreaterThanOrEqual(400)
      }
  })
})

function isAtTruro({ role, at, group = [] }: Who): boolean {
  return role === 'admin' || [...at, ...group].includes('truro')
}
