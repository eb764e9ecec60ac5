import { type AnyRoute, MAX_JSON_BYTES, methodOf, pathOf } from '@sizzle/contract/route.ts'
import { type Routes, routes } from '@sizzle/contract/routes.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { aPicture } from '../../testing/a-picture.ts'
import { alwaysOpen } from '../../testing/an-order.ts'
import { fromOwnSite } from '../../testing/own-site.ts'
import { SAMPLES } from '../../testing/samples/samples.ts'
import { type Caller, useTestApp } from '../../testing/test-app.ts'
import { sql } from '../db/sql.ts'

// Every field of every route is bent in every way we know. What the contract takes is called each time. What it refuses is
// answered in one place, so each bent value and each field of a route is called once.
const app = useTestApp({ LOG_LEVEL: 'fatal' })
let admin: Caller

const BENT: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  '',
  ' ',
  'x'.repeat(5000),
  '\u0000',
  '\ud800',
  'a\r\nBcc: b@example.test',
  "'; drop table orders; --",
  '../../etc/passwd',
  '%00',
  '{{7*7}}',
  '<img src=x onerror=alert(1)>',
  '__proto__',
  '9'.repeat(400),
  '2026-13-45',
  '0001-01-01',
  '9999-12-31',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  'NaN',
  [],
  [[]],
  {},
  { $gt: '' },
  { toString: 1 },
]

const WAYS: ((old: unknown) => unknown)[] = [
  ...BENT.map((value) => () => value),
  () => undefined,
  (old) => (typeof old === 'object' && old !== null && !Array.isArray(old) ? { ...old, surprise: 1 } : [old]),
]

type Path = (string | number)[]
function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...at, key]))]
}
function bend(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change(value)
  const copy = structuredClone(value) as Record<string, unknown>
  const next = bend(copy[key], rest, change)
  if (next === undefined) delete copy[key]
  else copy[key] = next
  return copy
}

/** Every bent input that is taken; of those that are refused, the first of each way of bending and of each field. */
function worthACall(sample: unknown, isTaken: (input: unknown) => boolean): unknown[] {
  const waysRefused = new Set<number>()
  return pathsOf(sample).flatMap((path, field) => {
    const inputs = WAYS.map((way) => bend(sample, path, way))
    // Another way first at each field, so that a field refuses more than the first value of the list.
    const turned = inputs.map((_, index) => (index + field * 5) % inputs.length)
    let isFieldRefused = false
    return turned.flatMap((way) => {
      const input = inputs[way]
      if (input === undefined) return []
      if (isTaken(input)) return [input]
      if (isFieldRefused && waysRefused.has(way)) return []
      isFieldRefused = true
      waysRefused.add(way)
      return [input]
    })
  })
}

async function call(route: AnyRoute, input: unknown, headers: Record<string, string> = {}) {
  if (methodOf(route) === 'POST' && !route.upload) return admin.post(pathOf(route), input, headers)
  const query = Object.entries((input ?? {}) as Record<string, unknown>).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeQuery(value)}`,
  )
  const path = `${pathOf(route)}?${query.join('&')}`
  return route.upload ? admin.upload(path, aPicture()) : admin.get(path)
}
function encodeQuery(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return encodeURIComponent(text.toWellFormed()).slice(0, 8000)
}

/** Everything an operation could leave behind; the outbox sends on its own while this looks. */
const trace = () =>
  app().database.db.one<Record<string, number>>(sql`
    select (select count(*) from orders)::int as orders, (select count(*) from order_lines)::int as lines, (select count(*) from order_events)::int as events,
           (select count(*) from changes where topic <> 'message.changed')::int as changes, (select coalesce(sum(version), 0) from orders)::int as versions, (select count(*) from users)::int as users,
           (select count(*) from reservations)::int as reservations, (select coalesce(sum(version), 0) from reservations)::int as reservation_versions,
           (select coalesce(sum(guests + held), 0) from slot_guests)::int as seats`)

beforeAll(async () => {
  await alwaysOpen(app())
  admin = await app().admin()
})
// Among the routes are some that sign out.
beforeEach(async () => {
  if (!(await admin.get('/session')).body.user) admin = await app().admin()
})

describe.each(Object.entries(routes) as [keyof Routes, AnyRoute][])('%s', (name, route) => {
  it('never answers a bent field with a 500, and a refusal leaves nothing behind', async () => {
    const sample = await SAMPLES[name](app())
    const isTaken = (input: unknown) => route.upload !== undefined || z.safeParse(route.input, input).success
    let before = await trace()
    let wasRefused = false
    for (const input of worthACall(sample, isTaken)) {
      const shown = JSON.stringify(input)?.slice(0, 300)
      // The count takes longer than the call. What the contract refuses is counted together, before the next that may act.
      const mayAct = methodOf(route) === 'POST' && isTaken(input)
      if (mayAct && wasRefused) expect(await trace(), `before ${shown}`).toEqual(before)
      wasRefused = !mayAct
      const reply = await call(route, input)
      expect(reply.status, `${shown} -> ${JSON.stringify(reply.body)}`).toBeLessThan(500)
      if (reply.status !== 200) {
        expect(reply.body, shown).toMatchObject({
          success: false,
          code: expect.any(String),
          userMessage: expect.stringMatching(/\S/),
          requestId: expect.any(String),
          timestamp: expect.any(String),
        })
      }
      if (!mayAct) continue
      const after = await trace()
      if (reply.status !== 200) expect(after, shown).toEqual(before)
      before = after
    }
    expect(await trace()).toEqual(before)
  })

  it('refuses unknown fields', async () => {
    const sample = (await SAMPLES[name](app())) as object
    const reply = await call(route, { ...sample, surprise: 'x' })
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_input'])
  })

  it('refuses the other method, a wrong type, broken JSON, a huge or deep body, a malformed key and foreign headers', async () => {
    const path = pathOf(route)
    const isPost = methodOf(route) === 'POST'
    const wrongMethod = isPost ? await admin.get(path) : await admin.post(path, {})
    expect([wrongMethod.status, wrongMethod.body.code]).toEqual([405, 'method_not_allowed'])
    if (!isPost) return
    const own = route.upload?.types[0] ?? 'application/json'
    const raw = (body: string, headers: Record<string, string> = {}) =>
      fetch(`${app().url}/api${path}`, {
        method: 'POST',
        body,
        headers: { ...fromOwnSite(admin.cookie), 'x-api-key': admin.apiKey, 'content-type': own, ...headers },
      })
    expect((await raw('{}', { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await raw('{}', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
    expect((await raw('{"a":')).status).toBe(400)
    expect(
      (await raw(`{"a":"${'x'.repeat(route.upload?.maxBytes ?? route.maxBodyBytes ?? MAX_JSON_BYTES)}"}`)).status,
    ).toBe(413)
    expect((await raw('['.repeat(30_000))).status).toBe(400)
    expect((await raw('{}', { 'idempotency-key': 'no' })).status).toBe(400)
    expect((await raw('{}', { origin: 'https://evil.example' })).status).toBe(403)
    expect((await raw('{}', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await raw('{}', { cookie: 'sizzle.session_token=%E0%A4%A; ;;=' })).status).toBeLessThan(500)
    expect((await raw('{}', { cookie: `sizzle.session_token=${'x'.repeat(3000)}.y` })).status).toBeLessThan(500)
  })
})

describe('addresses that are not there', () => {
  it.each([
    '/nothing',
    '/createCustomerOrderCash/',
    '/CREATECUSTOMERORDERCASH',
    '/ping%00',
    '/auth/admin/list-users',
    '/auth/..%2fping',
  ])('%s is a plain 404', async (path) => {
    const reply = await admin.get(path)
    expect([reply.status, reply.body.code]).toEqual([404, 'not-found'])
  })
})
