import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { menuOffice } from '../../testing/menu-office.ts'
import { openTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { sql } from '../db/sql.ts'

let aheadMs = 0
const now = () => new Date(Date.now() + aheadMs)
const app = useTestApp({}, now, true)
const office = menuOffice(app)
const others: TestApp[] = []
afterAll(() => Promise.all(others.map((other) => other.stop())))
const MENU = 'getLocationMenu?locationId=truro'

async function ask(path: string, headers: Record<string, string> = {}, at = app().url) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${at}/api/${path}`, { headers }, resolve).on('error', reject)
  })
  const bytes = await buffer(answer)
  return { status: answer.statusCode, headers: answer.headers, text: bytes.toString() }
}
async function tagOf(path: string) {
  return (await ask(path)).headers.etag ?? ''
}
const priceOf = (text: string, id: string) => new RegExp(`"id":"${id}"[^}]*?"price":([\\d.]+)`).exec(text)?.[1]

it.each([MENU, 'getActiveLocations', 'getDineInLocations', 'getTodaysSpecials', 'getLocation?id=truro'])(
  '%s carries a tag, and who has it already is told so',
  async (path) => {
    const tag = await tagOf(path)
    expect(tag).toMatch(/^"[\w-]{22}"$/)
    for (const known of [tag, `W/${tag}`, '*']) {
      const again = await ask(path, { 'if-none-match': known })
      expect([again.status, again.text, again.headers.etag]).toEqual([304, '', tag])
    }
    expect(await ask(path, { 'if-none-match': '"another"' })).toMatchObject({ status: 200 })
  },
)

it('nobody is told by whom an answer was asked before', async () => {
  const person = await app().signUp()
  const answers = [
    await ask(MENU, { cookie: person.cookie, 'x-api-key': person.apiKey }),
    await ask(MENU),
    await ask(MENU, { cookie: 'sizzle.session_token=nonsense' }),
  ]
  for (const { status, headers, text } of answers) {
    expect([status, headers['set-cookie'], text]).toEqual([200, undefined, answers[0]?.text])
  }
  const own = await person.get('/getMyOrders?limit=10&offset=0')
  expect([own.headers.get('etag'), own.headers.get('cache-control')]).toEqual([null, 'no-store'])
})

it('a refusal is never kept: who asks for a location that is not there is refused anew', async () => {
  const refused = [await ask('getLocationMenu?locationId=nowhere'), await ask('getLocationMenu?locationId=nowhere')]
  expect(refused.map(({ status, headers }) => [status, headers.etag])).toEqual([
    [404, undefined],
    [404, undefined],
  ])
})

it('what was saved at one process is what the next one asked answers (menu 86)', async () => {
  const other = await openTestApp({}, app().database, now, undefined, true)
  others.push(other)
  const dish = await office.aNew({ price: 11.5 })
  for (const price of [12.5, 13.5, 14.5, 15.5]) {
    await Promise.all([ask(MENU), ask(MENU, {}, other.url)])
    const found = await office.item(dish.id)
    const saved = await office.update(dish.id, found?.version ?? 0, { price })
    expect(saved.status).toBe(200)
    expect(priceOf((await ask(MENU, {}, other.url)).text, dish.id)).toBe(String(price))
    expect(priceOf((await ask(MENU)).text, dish.id)).toBe(String(price))
  }
})

it('a change that commits after a later one is seen as well', async () => {
  const [early, late] = [await office.aNew({ price: 21.5 }), await office.aNew({ price: 31.5 })]
  const slow = new pg.Client({ connectionString: app().database.connectionString })
  await slow.connect()
  try {
    await slow.query('begin')
    await slow.query(
      "insert into changes (topic, entity_id, location_id, version) values ('menu.changed', 'truro', 'truro', 1)",
    )
    await slow.query('update menu_items set price = 2250 where location_id = $1 and id = $2', ['truro', early.id])
    const found = await office.item(late.id)
    await office.update(late.id, found?.version ?? 0, { price: 32.5 })
    const before = (await ask(MENU)).text
    expect([priceOf(before, early.id), priceOf(before, late.id)]).toEqual(['21.5', '32.5'])
    await slow.query('commit')
    expect(priceOf((await ask(MENU)).text, early.id)).toBe('22.5')
  } finally {
    await slow.end()
  }
})

it('another minute is another answer, without anybody telling', async () => {
  const before = await tagOf('getLocation?id=truro')
  const closed = JSON.stringify([])
  await app().database.db.run(sql`
    update locations set phone = '(902) 555-0999', exceptions = ${closed}::jsonb where id = 'truro'`)
  aheadMs += 60_000
  expect(await tagOf('getLocation?id=truro')).not.toBe(before)
})

it('a setting that is shown on menus changes them', async () => {
  const takesNotes = async () => (JSON.parse((await ask(MENU)).text) as { takesNotes: boolean }).takesNotes
  const admin = await app().admin()
  const was = await takesNotes()
  const changed = await admin.post('/changeSetting', {
    name: 'orders.takesNotes',
    locationId: 'truro',
    value: !was,
    expectedVersion: 0,
  })
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  expect(await until(takesNotes, (seen) => seen === !was)).toBe(!was)
})
