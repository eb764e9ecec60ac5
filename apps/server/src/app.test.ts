import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApp } from './app.ts'
import type { Database } from './kit/db/open.ts'
import { sql } from './kit/db/sql.ts'
import { openLog } from './kit/log.ts'
import { parseSettings } from './kit/settings.ts'
import { freshDatabase } from './testing/db/fresh-database.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

let database: Database
let apps: TestApp[]

beforeAll(async () => {
  database = await freshDatabase()
  apps = await Promise.all([1, 2, 3].map(() => openTestApp({}, database)))
})
afterAll(async () => {
  await Promise.all(apps.map((app) => app.stop()))
  await database.close()
})

describe('three processes that start together on an empty database', () => {
  it('put in the locations and menus once, and make one owner', async () => {
    const counts = await database.db.one<Record<string, number>>(sql`
      select (select count(*) from locations)::int as locations, (select count(*) from users)::int as users,
             (select count(*) from users where role = 'admin')::int as admins, (select count(*) from menu_items)::int as items`)
    expect(counts).toMatchObject({ locations: 2, users: 1, admins: 1 })
    expect(counts.items).toBeGreaterThanOrEqual(110)
  })

  it('share sessions and keys: who signs in at one is known at the others', async () => {
    const [first, second] = apps
    const admin = await first?.admin()
    const answer = await fetch(`${second?.url}/api/session`, { headers: { cookie: admin?.cookie ?? '' } })
    expect(await answer.json()).toMatchObject({ user: { role: 'admin' }, apiKey: admin?.apiKey })
  })

  it('hand the admin key to the back office only (people 4)', async () => {
    const [app] = apps
    const guest = await app?.guest()
    const customer = await app?.signUp()
    const admin = await app?.admin()
    expect(guest?.apiKey).toBe(customer?.apiKey)
    expect(admin?.apiKey).not.toBe(guest?.apiKey)
  })
})

it.each([
  ['https://order.example.test', /^max-age=\d{8}; includeSubDomains$/],
  ['http://localhost:3000', undefined],
])('an app at %s asks for HTTPS for ever with each answer, or with none', async (PUBLIC_URL, form) => {
  const app = await openTestApp({ PUBLIC_URL, ALLOW_SANDBOX_PAYMENTS: '1' }, database)
  for (const address of ['/api/session', '/api/docs', '/api/nowhere', '/metrics', '/nowhere']) {
    const answer = await fetch(app.url + address)
    await answer.arrayBuffer()
    const said = answer.headers.get('strict-transport-security')
    if (form) expect(said, address).toMatch(form)
    else expect(said, address).toBeNull()
  }
  await app.stop()
})

describe('an app of which one part cannot be opened', () => {
  it('gives back its port, its jobs and its connections', async () => {
    const own = await freshDatabase()
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    other.close()
    const settings = parseSettings({ PORT: String(port) })
    const failing = openApp({
      settings,
      database: own,
      log: openLog('silent'),
      openPages: () => Promise.reject(new Error('no pages')),
    })
    await expect(failing).rejects.toThrow('no pages')
    const again = createServer().listen(port, '127.0.0.1')
    await once(again, 'listening')
    again.close()
    // A job worker or a listener that stayed would keep its connection for ever.
    await own.close()
  })
})
