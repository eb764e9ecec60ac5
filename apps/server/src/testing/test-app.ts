import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { type App, type AppParts, openApp } from '../app.ts'
import type { Database } from '../kit/db/open.ts'
import { type Log, openLog } from '../kit/log.ts'
import { parseSettings } from '../kit/settings.ts'
import { TEMPLATE_WITH_MENUS } from './db/cluster.ts'
import { freshDatabase } from './db/fresh-database.ts'
import { endIdleConnections } from './end-idle-connections.ts'
import { LEAST_COST } from './least-cost.ts'
import { fromOwnSite } from './own-site.ts'

export const ADMIN = { email: 'owner@localhost.test', password: 'Saffron-Owner-1' }

export type Reply = { status: number; headers: Headers; body: Record<string, unknown> & { code?: string } }
export type Caller = {
  get(path: string): Promise<Reply>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Reply>
  /** The body is a file; the input stands in the path's query. */
  upload(path: string, file: Uint8Array, type?: string, key?: string): Promise<Reply>
  readonly cookie: string
  readonly apiKey: string
}

export type TestApp = {
  readonly database: Database
  readonly url: string
  /** Not signed in; sends the customer key as the page does. */
  guest(): Promise<Caller>
  admin(): Promise<Caller>
  signUp(email?: string, name?: string): Promise<Caller>
  signIn(email: string, password: string): Promise<Caller>
  stop(): Promise<void>
}

/** `{}`: as outside of tests. */
type Costs = Pick<AppParts, 'passwordCost'>

/** `on`: a second process's worth of app on the database of another one, which stays open when this one stops. */
export async function openTestApp(
  environment: Record<string, string> = {},
  on?: Database,
  now?: () => Date,
  log: Log = openLog(environment.LOG_LEVEL ?? 'error'),
  keepsAnswers = false,
  furnish?: AppParts['furnish'],
  costs: Costs = { passwordCost: LEAST_COST },
): Promise<TestApp> {
  // A clock of its own says when the menus' first day is.
  const database = on ?? (await freshDatabase(now ? undefined : TEMPLATE_WITH_MENUS))
  const folder = await mkdtemp(join(tmpdir(), 'sizzle-test-'))
  const settings = parseSettings({
    PORT: '0',
    DATA_DIR: folder,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LIMITS_FACTOR: '1000',
    MAX_UNPAID_ORDERS: '100000',
    LOG_LEVEL: 'error',
    ...environment,
  })
  const parts = { settings, database, log, byTheClock: false, keepsAnswers, furnish, ...costs }
  const app: App = await openApp({ ...parts, ...(now ? { now } : {}) })
  const base = `http://127.0.0.1:${app.port}`

  async function sign(path: string, body: object): Promise<Caller> {
    const answer = await fetch(`${base}/api/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return callerWith(
      base,
      answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
    )
  }

  return {
    database,
    url: base,
    guest: () => callerWith(base, ''),
    admin: () => sign('/sign-in/email', ADMIN),
    signIn: (email, password) => sign('/sign-in/email', { email, password }),
    signUp: (email = `guest-${randomUUID()}@example.test`, name = 'Priya Sharma') =>
      sign('/sign-up/email', { email, name, password: 'Turmeric-42' }),
    async stop() {
      await app.stop()
      if (!on) await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** One app for a test file, opened before its tests and stopped after them; `now` is the clock of its calls. */
/** `keepsAnswers`: as outside of tests, where nobody changes rows without announcing it. */
export function useTestApp(
  environment: Record<string, string> = {},
  now?: () => Date,
  keepsAnswers = false,
  costs?: Costs,
): () => TestApp {
  let app: TestApp | undefined
  beforeAll(async () => {
    app = await openTestApp(environment, undefined, now, undefined, keepsAnswers, undefined, costs)
  })
  afterAll(async () => {
    endIdleConnections()
    await app?.stop()
  })
  return () => {
    if (!app) throw new Error('the app is open only while tests run')
    return app
  }
}

export async function callerWith(base: string, cookie: string): Promise<Caller> {
  const send = async (path: string, init: RequestInit): Promise<Reply> => {
    const answer = await fetch(`${base}/api${path}`, init)
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Reply['body'] }
  }
  const session = await send('/session', { headers: { cookie } })
  const apiKey = String(session.body.apiKey)
  const headers = { ...fromOwnSite(cookie), 'x-api-key': apiKey }
  return {
    cookie,
    apiKey,
    get: (path) => send(path, { headers }),
    post: (path, body, extra = {}) =>
      send(path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...extra },
        body: JSON.stringify(body),
      }),
    upload: (path, file, type = 'image/png', key = randomUUID()) =>
      send(path, {
        method: 'POST',
        headers: { ...headers, 'content-type': type, 'idempotency-key': key },
        body: Buffer.from(file),
      }),
  }
}
