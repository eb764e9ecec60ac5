import { afterAll, expect, test } from 'vitest'
import { emptyDatabase } from '../../testing/db/fresh-database.ts'
import { openLog } from '../log.ts'
import { isDatabaseBusy, isDatabaseDown } from './database-down.ts'
import { openDatabase } from './open.ts'
import { sql } from './sql.ts'

const database = await emptyDatabase()
afterAll(() => database.close())
const { db, transaction } = database
await db.run(sql`CREATE TABLE counters (id int PRIMARY KEY, n int NOT NULL)`)
await db.run(sql`INSERT INTO counters VALUES (1, 0), (2, 0)`)

test('columns are read without losing anything', async () => {
  const row = await db.one(sql`
    SELECT 9007199254740991::int8 AS big, ARRAY[1, NULL]::int8[] AS bigs, 12.30::numeric AS exact, '{0.1}'::numeric[] AS exacts,
           '2026-11-20'::date AS day, '{2026-11-20}'::date[] AS days, '2026-11-20 18:30'::timestamp AS wall,
           '2026-11-20 18:30-04'::timestamptz AS instant, '18:30'::time AS clock`)
  expect(row).toEqual({
    big: Number.MAX_SAFE_INTEGER,
    bigs: [1, null],
    exact: '12.30',
    exacts: ['0.1'],
    day: '2026-11-20',
    days: ['2026-11-20'],
    wall: '2026-11-20 18:30:00',
    instant: new Date('2026-11-20T22:30:00Z'),
    clock: '18:30:00',
  })
})

test('a whole number that a JavaScript number cannot hold is an error', async () => {
  await expect(db.one(sql`SELECT 9007199254740992::int8 AS n`)).rejects.toThrow('9007199254740992 is too large')
})

test('every connection has the limits of the house', async () => {
  const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'TimeZone']
  const shown = await db.many(
    sql`SELECT name, setting FROM pg_settings WHERE name = ANY(${names}) ORDER BY name COLLATE "C"`,
  )
  expect(shown).toEqual([
    { name: 'TimeZone', setting: 'UTC' },
    { name: 'idle_in_transaction_session_timeout', setting: '10000' },
    { name: 'lock_timeout', setting: '5000' },
    { name: 'statement_timeout', setting: '10000' },
  ])
})

test('a transaction is read committed, and gone when its work throws', async () => {
  const failed = transaction(async (tx) => {
    expect(await tx.one(sql`SHOW transaction_isolation`)).toEqual({ transaction_isolation: 'read committed' })
    await tx.run(sql`INSERT INTO counters VALUES (7, 7)`)
    throw new Error('no after all')
  })
  await expect(failed).rejects.toThrow('no after all')
  expect(await db.maybe(sql`SELECT FROM counters WHERE id = 7`)).toBeUndefined()
})

test('a transaction that swallowed a failed statement does not pass for committed', async () => {
  const swallowing = transaction(async (tx) => {
    await tx.run(sql`INSERT INTO counters VALUES (8, 8)`)
    await tx.run(sql`INSERT INTO counters VALUES (1, 0)`).catch(() => undefined)
  })
  await expect(swallowing).rejects.toThrow('rolled back')
  expect(await db.maybe(sql`SELECT FROM counters WHERE id = 8`)).toBeUndefined()
})

test('the loser of a deadlock is tried again until both are through', async () => {
  let tries = 0
  const bothHold = Promise.withResolvers<void>()
  const crossing = (first: number, second: number) =>
    transaction(async (tx) => {
      await tx.run(sql`UPDATE counters SET n = n + 1 WHERE id = ${first}`)
      tries += 1
      if (tries === 2) bothHold.resolve()
      await bothHold.promise
      await tx.run(sql`UPDATE counters SET n = n + 1 WHERE id = ${second}`)
    })
  await Promise.all([crossing(1, 2), crossing(2, 1)])
  expect(tries).toBeGreaterThan(2)
  expect(await db.many(sql`SELECT n FROM counters ORDER BY id`)).toEqual([{ n: 2 }, { n: 2 }])
})

test('a conflict that never ends is given up after 25 retries (offline 18)', async () => {
  let tries = 0
  const losing = transaction(async (tx) => {
    tries += 1
    await tx.run(sql`DO $$ BEGIN RAISE SQLSTATE '40001'; END $$`)
  })
  await expect(losing).rejects.toMatchObject({ code: '40001' })
  expect(tries).toBe(26)
})

test('a wait for a lock that takes too long is called busy, not down', async () => {
  await transaction(async (tx) => {
    await tx.run(sql`UPDATE counters SET n = n WHERE id = 1`)
    const waiting: unknown = await transaction(async (other) => {
      await other.run(sql`SET LOCAL lock_timeout = '50ms'`)
      await other.run(sql`UPDATE counters SET n = n WHERE id = 1`)
    }).catch((error: unknown) => error)
    expect(isDatabaseBusy(waiting)).toBe(true)
    expect(isDatabaseDown(waiting)).toBe(false)
  })
})

test('connections that the server ends, in use or idle, are replaced without anyone noticing', async () => {
  const others = sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`
  const cut: unknown = await transaction(async (tx) => {
    await db.run(others)
    await tx.run(sql`SELECT 1`)
  }).catch((error: unknown) => error)
  expect(isDatabaseDown(cut)).toBe(true)
  await Promise.all(Array.from({ length: 5 }, () => db.run(sql`SELECT pg_sleep(0.05)`)))
  await db.run(others)
  await expect.poll(() => database.pool.totalCount).toBeLessThanOrEqual(1)
  expect(await db.one(sql`SELECT 1 AS one`)).toEqual({ one: 1 })
})

test('a transaction that the server ended for waiting too long is a connection that was lost', async () => {
  const ended: unknown = await transaction(async (tx) => {
    await tx.run(sql`SET LOCAL idle_in_transaction_session_timeout = '50ms'`)
    await new Promise((resolve) => setTimeout(resolve, 300))
    await tx.run(sql`SELECT 1`)
  }).catch((error: unknown) => error)
  expect(isDatabaseDown(ended)).toBe(true)
  expect(await db.one(sql`SELECT 1 AS one`)).toEqual({ one: 1 })
})

test('a refusal of the server for its own time limit is one too', () => {
  expect(isDatabaseDown(Object.assign(new Error('terminating connection'), { code: '25P03' }))).toBe(true)
})

test('a database that would confirm orders before they are on disk is refused', async () => {
  const other = await emptyDatabase()
  const { name } = await other.db.one<{ name: string }>(sql`SELECT current_database() AS name`)
  await other.db.run({ text: `ALTER DATABASE ${name} SET synchronous_commit = 'off'`, values: [] })
  const options = { databaseUrl: other.connectionString, dataDir: '', log: openLog('silent') }
  await expect(openDatabase(options)).rejects.toThrow('set synchronous_commit to on')
  await other.close()
})

test('an address without a database behind it, or with another door, is refused in a sentence', async () => {
  const options = { dataDir: '', log: openLog('silent') }
  const missing = new URL(database.connectionString)
  missing.pathname = '/no_such_database'
  await expect(openDatabase({ ...options, databaseUrl: missing.href })).rejects.toThrow(
    /^The database does not let this program in \(.*no_such_database.* does not exist\): check DATABASE_URL\.$/,
  )
})
