import { connect } from 'node:net'
import { healthCheckAdvanced } from '@sizzle/contract/health.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { alwaysOpen, anOrder } from '../../testing/an-order.ts'
import { bodyOf } from '../../testing/body-of.ts'
import { type LiveReader, readLive } from '../../testing/live-reader.ts'
import { type Caller, openTestApp, useTestApp } from '../../testing/test-app.ts'
import { openDatabase } from '../db/open.ts'
import { sql } from '../db/sql.ts'
import { openLog } from '../log.ts'
import { announce } from './announce.ts'

const app = useTestApp()
let admin: Caller
let customer: Caller
const open: LiveReader[] = []

beforeAll(async () => {
  await alwaysOpen(app())
  admin = await app().admin()
  customer = await app().signUp()
})
afterEach(() => {
  for (const reader of open.splice(0)) reader.close()
})

async function listen(caller: { cookie: string }, headers: Record<string, string> = {}, url = app().url) {
  const reader = await readLive(url, { cookie: caller.cookie, ...headers })
  open.push(reader)
  await reader.until(({ event }) => event === 'hello')
  return reader
}
const order = async (by: Caller) =>
  String((await by.post('/createCustomerOrderCash', await anOrder(app()))).body.orderId)
const about =
  (id: string) =>
  ({ event, data }: { event: string; data: Record<string, unknown> }) =>
    event === 'change' && data.id === id

async function untilStreams(count: number): Promise<void> {
  const streams = async () => {
    const body = bodyOf(healthCheckAdvanced, await admin.get('/healthCheckAdvanced'))
    return body.parts?.find(({ name }) => name === 'live')?.figures.streams
  }
  await expect.poll(streams).toBe(count)
}

describe('live events', () => {
  it('reach a browser at another process', async () => {
    const { connectionString } = app().database
    const own = await openDatabase({ databaseUrl: connectionString, dataDir: '', log: openLog('silent') })
    const second = await openTestApp({}, own)
    const there = await listen(admin, {}, second.url)
    const orderId = await order(customer)
    expect((await there.until(about(orderId))).data).toEqual({
      topic: 'order.changed',
      id: orderId,
      locationId: 'truro',
      version: 1,
    })
    await second.stop()
    await own.close()
  })

  it('come also of a process that died before it could tell anybody', async () => {
    const reader = await listen(admin)
    await app().database.pool.query(
      "insert into changes (topic, entity_id, version) values ('menu.changed', 'untold', 1)",
    )
    await reader.until(about('untold'))
  })

  it('come of a transaction that commits after another one with a higher number, once', async () => {
    const reader = await listen(admin)
    const slow = await app().database.pool.connect()
    await slow.query('begin')
    await slow.query("insert into changes (topic, entity_id, version) values ('menu.changed', 'slower', 1)")
    await reader.until(about(await order(customer)))
    await slow.query('commit')
    slow.release()
    await reader.until(about('slower'))
    await reader.until(about(await order(customer)))
    expect(reader.events.filter(about('slower'))).toHaveLength(1)
  })

  it('of a commit are told to other processes', async () => {
    const { pool } = app().database
    const other = await pool.connect()
    const told = new Promise<string>((resolve) => other.on('notification', ({ channel }) => resolve(channel)))
    await other.query('listen changes')
    await order(customer)
    expect(await told).toBe('changes')
    other.release(true)
  })

  it('come also after the listening connection was cut: what was missed, then each once', async () => {
    const reader = await listen(admin)
    const listeners = () =>
      app().database.db.many<{ pid: number }>(sql`
        select pid from pg_stat_activity where datname = current_database() and application_name = 'listener'`)
    for (let round = 0; round < 2; round++) {
      // One for screens, and one for jobs.
      await expect.poll(async () => (await listeners()).length).toBe(2)
      for (const { pid } of await listeners()) await app().database.db.run(sql`select pg_terminate_backend(${pid})`)
      const missed = await order(customer)
      await reader.until(about(missed))
    }
    const later = await order(customer)
    const last = await order(customer)
    await reader.until(about(last))
    expect(reader.events.filter(about(later))).toHaveLength(1)
  })

  it('carry ids and versions to the owner and the kitchen, and nothing to anybody else (offline 13)', async () => {
    const [owner, kitchen, stranger, guest] = [
      await listen(customer),
      await listen(admin),
      await listen(await app().signUp()),
      await listen({ cookie: '' }),
    ]
    const orderId = await order(customer)
    await Promise.all([owner.until(about(orderId)), kitchen.until(about(orderId))])
    await app().database.transaction((tx) =>
      announce(tx, 'menu.changed', { id: 'truro', version: 9, locationId: 'truro' }),
    )
    await Promise.all([stranger, guest].map((reader) => reader.until(({ data }) => data.topic === 'menu.changed')))
    expect([...stranger.events, ...guest.events].filter(({ data }) => data.topic === 'order.changed')).toEqual([])
    expect(JSON.stringify(owner.events)).not.toMatch(/priya|555-0123/i)
  })

  it('resume after the last one seen, by header or by address', async () => {
    const first = await listen(admin)
    const seen = await order(customer)
    const { id } = await first.until(about(seen))
    first.close()
    const missed = await order(customer)
    const resumed = await listen(admin, { 'last-event-id': id })
    expect((await resumed.until(about(missed))).data.version).toBe(1)
    const answer = await fetch(`${app().url}/api/live?after=${id}`, { headers: { cookie: admin.cookie } })
    const reader = (answer.body ?? new ReadableStream()).getReader()
    const { value } = await reader.read()
    expect(new TextDecoder().decode(value)).toContain('event: hello')
    await reader.cancel()
  })

  it('include a change whose slower transaction committed late with a lower id', async () => {
    const slow = await app().database.pool.connect()
    await slow.query('begin')
    await slow.query(
      `insert into changes (topic, entity_id, location_id, version) values ('menu.changed', 'late', 'truro', 1)`,
    )
    const reader = await listen(admin)
    const { id } = await reader.until(about(await order(customer)))
    reader.close()
    await slow.query('commit')
    slow.release()
    const resumed = await listen(admin, { 'last-event-id': id })
    await resumed.until(about('late'))
  })

  it('say "reset" to who has been away for longer than we keep', async () => {
    const reader = await listen(admin, { 'last-event-id': '1' })
    await app().database.db.run(sql`update changes set at = now() - interval '2 days' where id <= 3`)
    await app().database.db.run(sql`delete from changes where at < now() - interval '1 day'`)
    const late = await listen(admin, { 'last-event-id': '1' })
    await late.until(({ event }) => event === 'reset')
    reader.close()
  })

  it.each(['-1', '1e9', 'x', '99999999999999999999', '%00'])('do not stumble over Last-Event-ID %s', async (id) => {
    await listen(admin, { 'last-event-id': id })
  })

  it('end when the session ends, and the browser is told to come back', async () => {
    const person = await app().signUp()
    const reader = await listen(person)
    const { id } = await app().database.db.one<{ id: string }>(
      sql`select user_id as id from sessions order by created_at desc limit 1`,
    )
    await app().database.transaction((tx) => announce(tx, 'session.ended', { id: 'all', version: 1, userId: id }))
    await reader.ended
    expect(reader.events.at(-1)?.event).toBe('reconnect')
  })

  it('end once, and what is told in the same moment does not reach them', async () => {
    const person = await app().signUp()
    const [reader, kitchen] = [await listen(person), await listen(admin)]
    const { id: userId } = await app().database.db.one<{ id: string }>(
      sql`select user_id as id from sessions order by created_at desc limit 1`,
    )
    await app().database.transaction(async (tx) => {
      await announce(tx, 'session.ended', { id: 'all', userId })
      await announce(tx, 'menu.changed', { id: 'right-after', version: 2, locationId: 'truro' })
      await announce(tx, 'session.ended', { id: 'all', userId })
    })
    await kitchen.until(about('right-after'))
    await reader.ended
    expect(reader.events.filter(({ event }) => event === 'reconnect')).toHaveLength(1)
    expect(reader.events.some(about('right-after'))).toBe(false)
  })

  it('say for whom they speak, so that a browser whose session ended does not take silence for a quiet evening', async () => {
    const person = await app().signUp()
    const greeting = async (by: { cookie: string }) => (await listen(by)).events[0]?.data
    expect(await greeting(person)).toEqual({ userId: expect.any(String), role: 'customer', locationIds: [] })
    expect(await greeting(admin)).toMatchObject({ role: 'admin', beatMs: 1000 })
    await app().database.db.run(sql`delete from sessions where user_id = ${String((await greeting(person))?.userId)}`)
    expect(await greeting(person)).toEqual({ userId: null })
  })

  it('end with "reconnect" when the process drains', async () => {
    const second = await openTestApp({}, app().database)
    const reader = await listen(admin, {}, second.url)
    await second.stop()
    await reader.ended
    expect(reader.events.at(-1)?.event).toBe('reconnect')
  })

  it('cut a reader that does not read, before it fills the memory (offline 14)', async () => {
    await untilStreams(0)
    const { hostname, port } = new URL(app().url)
    const stalled = connect(Number(port), hostname)
    stalled.write(`GET /api/live HTTP/1.1\r\nhost: x\r\ncookie: ${admin.cookie}\r\n\r\n`)
    await new Promise((resolve) => stalled.once('data', resolve))
    stalled.pause()
    const closed = new Promise((resolve) => stalled.once('close', resolve))
    stalled.on('error', () => undefined)
    // A few thousand long ones fill the socket's buffers and then the megabyte that we allow.
    await app().database.db.run(sql`
      insert into changes (topic, entity_id, version)
      select 'menu.changed', repeat('x', 7000), n from generate_series(1, 2000) n`)
    // Nothing is read until the server has given this reader up; else it would only be slow.
    await untilStreams(0)
    stalled.resume()
    await closed
  })
})
