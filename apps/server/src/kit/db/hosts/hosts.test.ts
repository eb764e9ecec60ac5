import { afterAll, describe, expect, it, test } from 'vitest'
import { openCable } from '../../../testing/cable.ts'
import { freshDatabase } from '../../../testing/db/fresh-database.ts'
import { freePort } from '../../../testing/free-port.ts'
import { listen } from '../../live/listen.ts'
import { openLog } from '../../log.ts'
import { isDatabaseDown } from '../database-down.ts'
import { openDatabase } from '../open.ts'
import { sql } from '../sql.ts'
import { addressesOf, placeOf } from './addresses.ts'

const log = openLog('silent')
const direct = await freshDatabase()
afterAll(() => direct.close())

/** The test's own database at these ports of this machine. */
function urlAt(ports: readonly number[]): string {
  const { username, password, pathname } = new URL(direct.connectionString)
  return `postgres://${username}:${password}@${ports.map((port) => `127.0.0.1:${port}`).join(',')}${pathname}`
}

describe('several hosts in one address', () => {
  it.each([
    ['postgres://one/x', ['postgres://one/x']],
    ['postgresql:///x?host=/run/a,b', ['postgresql:///x?host=/run/a,b']],
    ['postgres://one,two/x', ['postgres://one/x', 'postgres://two/x']],
    [
      'postgres://me:a,b%40c@one:1,[::1]:2,three/x?sslmode=require',
      [
        'postgres://me:a,b%40c@one:1/x?sslmode=require',
        'postgres://me:a,b%40c@[::1]:2/x?sslmode=require',
        'postgres://me:a,b%40c@three/x?sslmode=require',
      ],
    ],
  ])('%s', (url, addresses) => {
    expect(addressesOf(url)).toEqual(addresses)
  })

  it('are told in the log without user and password', () => {
    expect(placeOf('postgres://me:secret@one:1/x')).toBe('one:1')
  })
})

test('the host that takes writes is found among those that are away', async () => {
  const cable = await openCable(direct.connectionString)
  const database = await openDatabase({ databaseUrl: urlAt([await freePort(), cable.port]), dataDir: '', log })
  expect(await database.db.one(sql`select 1 as one`)).toEqual({ one: 1 })
  expect(database.connectionString).toBe(urlAt([cable.port]))
  await database.close()
  cable.close()
})

test('when a host goes, statements, transactions and notices go on at the other one', async () => {
  const [first, second] = [await openCable(direct.connectionString), await openCable(direct.connectionString)]
  const database = await openDatabase({ databaseUrl: urlAt([first.port, second.port]), dataDir: '', log })
  let heard = 0
  const listening = await listen({
    database,
    connect: database.listener,
    channel: 'jobs',
    onNotice: () => {
      heard += 1
    },
    log,
  })
  const broken = await database
    .transaction(async (tx) => {
      first.cut()
      await tx.run(sql`select pg_sleep(5)`)
    })
    .catch((error: unknown) => error)
  expect(isDatabaseDown(broken)).toBe(true)
  await expect.poll(() => database.connectionString).toBe(urlAt([second.port]))
  // Once because it is back, and once because somebody said so.
  await expect.poll(() => heard).toBe(1)
  await database.transaction((tx) => tx.run(sql`select pg_notify('jobs', 'still here')`))
  await expect.poll(() => heard).toBe(2)
  await listening.stop()
  await database.close()
  second.close()
})

describe('a commit that gave up waiting for its standby is not told to anybody', () => {
  const given = 'canceling wait for synchronous replication due to user request'
  const warning = `do $$ begin raise warning using message = '${given}', errcode = '01000'; end $$`
  const statement = { text: warning, values: [] }

  test.each([
    ['a transaction', () => direct.transaction((tx) => tx.run(statement))],
    ['a write that nobody waits for', () => direct.transaction(async (tx) => tx.send(statement))],
    ['a statement by itself', () => direct.db.run(statement)],
  ])('in %s', async (_, write) => {
    const failed: unknown = await write().catch((error: unknown) => error)
    expect(failed).toMatchObject({ code: '08007' })
    expect(isDatabaseDown(failed)).toBe(true)
    expect(await direct.db.one(sql`select 1 as one`)).toEqual({ one: 1 })
  })

  test('on a connection that the library for accounts takes and gives back', async () => {
    const client = await direct.pool.connect()
    await expect(client.query(warning)).rejects.toMatchObject({ code: '08007' })
    // Only that statement: what is asked on it afterwards is confirmed.
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    client.release()
  })
})
