import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alwaysOpen, anOrder } from '../../testing/an-order.ts'
import { breakableDatabase } from '../../testing/breakable-database.ts'
import { ADMIN, type Caller, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { sql } from '../db/sql.ts'
import { openLog } from '../log.ts'

// Connections to the database break while calls are under way: each is told to come again, as after any short outage.
const database = await breakableDatabase()
const said = new PassThrough()
let logged = ''
said.on('data', (chunk) => {
  logged += chunk
})
const SIGN_UP = {
  method: 'POST',
  body: JSON.stringify({ name: 'Asha Rao', email: 'asha@example.test', password: 'Turmeric-42' }),
}
let app: TestApp
let customer: Caller

beforeAll(async () => {
  app = await openTestApp({}, database.through, undefined, openLog('error', said))
  await alwaysOpen(app)
  customer = await app.signUp()
})
afterAll(async () => {
  await app.stop()
  await database.close()
})

/** Starts the call, waits until it stands before a locked table, and breaks its connection there. */
async function brokenAt<T>(table: string, call: () => Promise<T>, mode = 'access exclusive'): Promise<T> {
  const holder = await database.direct.pool.connect()
  await holder.query(`begin; lock table ${table} in ${mode} mode`)
  try {
    const answer = call()
    const waiting = await until(
      () =>
        database.direct.db.one<{ n: number }>(sql`
          select count(*) as n from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock' and query ilike ${`%${table}%`}`),
      ({ n }) => n > 0,
    )
    expect(waiting.n).toBeGreaterThan(0)
    database.reset()
    return await answer
  } finally {
    await holder.query('rollback')
    holder.release()
  }
}

async function statusOf(path: string, init: RequestInit = {}) {
  const answer = await fetch(`${app.url}${path}`, { redirect: 'manual', ...init })
  return { status: answer.status, retry: answer.headers.get('retry-after'), text: await answer.text() }
}

describe('a database connection that is reset', () => {
  it('makes a write worth repeating, and the repetition of the same key does it once', async () => {
    const order = await anOrder(app)
    const key = { 'idempotency-key': 'the-same-click-1' }
    const broken = await brokenAt('orders', () => customer.post('/createCustomerOrderCash', order, key))
    expect([broken.status, broken.body.code, broken.headers.get('retry-after')]).toEqual([503, 'unavailable', '2'])
    const again = await until(
      () => customer.post('/createCustomerOrderCash', order, key),
      (reply) => reply.status === 200,
    )
    expect(again.status, JSON.stringify(again.body)).toBe(200)
    const { n } = await app.database.db.one<{ n: number }>(sql`select count(*) as n from orders`)
    expect(n).toBe(1)
  })

  it.each([
    ['sign-in', 'users', '/api/auth/sign-in/email', { method: 'POST', body: JSON.stringify(ADMIN) }],
    ['sign-up, which reads', 'users', '/api/auth/sign-up/email', SIGN_UP],
    ['sign-up, which writes', 'users', '/api/auth/sign-up/email', SIGN_UP, 'share'],
    ['a read', 'locations', '/api/getActiveLocations', {}],
    ['the pages of the sandbox', 'sandbox_checkouts', '/pay/sandbox/cs_sandbox_unknown', {}],
    ['a payment link', 'payment_sessions', '/p/abcdefghijkl', {}],
    ['a receipt', 'orders', '/api/receipts/00000000-0000-4000-8000-000000000000.pdf?token=', {}],
  ])('is answered 503 by %s', async (_, table, path, init, mode?: string) => {
    const headers = { 'content-type': 'application/json' }
    const broken = await brokenAt(table, () => statusOf(path, { headers, ...init }), mode)
    expect([broken.status, broken.retry], broken.text).toEqual([503, '2'])
  })

  it('is told on a page of a payment as a page', async () => {
    const { text } = await brokenAt('sandbox_checkouts', () => statusOf('/pay/sandbox/cs_sandbox_x'))
    expect(text).toContain('Please try again in a moment.')
    expect(text).toContain('href="/pay/sandbox/cs_sandbox_x"')
  })
})

describe('a caller who goes away in the middle of a body', () => {
  it.each(['/api/createCustomerOrderCash', '/api/auth/sign-in/email', '/api/webhooks/sandbox'])(
    'is no error of ours at %s',
    async (path) => {
      const { hostname, port } = new URL(app.url)
      logged = ''
      const socket = connect(Number(port), hostname)
      await new Promise((resolve) => socket.once('connect', resolve))
      const origin = `origin: http://localhost:${port}`
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: x\r\n${origin}\r\nx-api-key: ${customer.apiKey}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"a":`,
      )
      await until(
        () => statusOf('/api/ping'),
        ({ status }) => status === 200,
      )
      socket.resetAndDestroy()
      await until(
        () => statusOf('/api/ping'),
        ({ status }) => status === 200,
      )
      expect(logged).toBe('')
    },
  )
})
