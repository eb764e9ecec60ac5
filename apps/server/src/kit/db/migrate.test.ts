import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '../../testing/db/fresh-database.ts'
import { openLog } from '../log.ts'
import { migrate } from './migrate.ts'
import type { Database } from './open.ts'
import { sql } from './sql.ts'

const TWO = {
  '0001_orders.sql': 'CREATE TABLE orders (id int PRIMARY KEY);\nINSERT INTO orders VALUES (1);\n',
  '0002_total.sql': 'ALTER TABLE orders ADD COLUMN total int NOT NULL DEFAULT 0;',
}

async function migrations(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sizzle-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
  return folder
}

async function emptyOne(): Promise<Database> {
  const database = await emptyDatabase()
  onTestFinished(() => database.close())
  return database
}

async function run(database: Database, files: Record<string, string>): Promise<void> {
  await migrate({
    connectionString: database.connectionString,
    folder: await migrations(files),
    log: openLog('silent'),
  })
}

function startProcess(database: Database, folder: string) {
  const program = fileURLToPath(new URL('../../testing/db/migrate-program.ts', import.meta.url))
  return spawn(process.execPath, [program, database.connectionString, folder], { stdio: 'inherit' })
}

test('files run in order, once', async () => {
  const database = await emptyOne()
  await run(database, { '0001_orders.sql': TWO['0001_orders.sql'] })
  await run(database, TWO)
  await run(database, TWO)
  expect(await database.db.many(sql`SELECT * FROM orders`)).toEqual([{ id: 1, total: 0 }])
  expect(await database.db.many(sql`SELECT name FROM schema_migrations ORDER BY name`)).toEqual([
    { name: '0001_orders.sql' },
    { name: '0002_total.sql' },
  ])
})

test('many processes that start at once migrate once', async () => {
  const database = await emptyOne()
  const folder = await migrations({
    ...TWO,
    '0003_slow.sql': 'SELECT pg_sleep(0.3); INSERT INTO orders VALUES (3);',
  })
  const processes = Array.from({ length: 5 }, () => startProcess(database, folder))
  const codes = await Promise.all(processes.map(async (child) => (await once(child, 'exit'))[0]))
  expect(codes).toEqual([0, 0, 0, 0, 0])
  expect(await database.db.many(sql`SELECT id FROM orders ORDER BY id`)).toEqual([{ id: 1 }, { id: 3 }])
})

test('a process killed in the middle of a migration leaves nothing of it', async () => {
  const database = await emptyOne()
  const slow = await migrations({ ...TWO, '0003_slow.sql': 'INSERT INTO orders VALUES (3); SELECT pg_sleep(30);' })
  const child = startProcess(database, slow)
  const sleeping = sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`
  while ((await database.db.many(sleeping)).length === 0) await sleep(20)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await run(database, TWO)
  expect(await database.db.many(sql`SELECT id FROM orders`)).toEqual([{ id: 1 }])
})

test('a migration waits for a table that a backup reads, and holds up nobody meanwhile', async () => {
  const database = await emptyOne()
  await run(database, { '0001_orders.sql': TWO['0001_orders.sql'] })
  const done: string[] = []
  const folder = await migrations(TWO)
  const log = openLog('silent')
  const hasAsked = new Promise<void>((resolve) => {
    log.warn = () => resolve()
  })
  const [migrated] = await database.transaction(async (tx) => {
    await tx.many(sql`SELECT FROM orders`)
    const migrating = migrate({ connectionString: database.connectionString, folder, log })
    const migrated = migrating.then(() => void done.push('migrated'))
    await hasAsked
    await database.db.run(sql`INSERT INTO orders VALUES (2)`)
    done.push('ordered')
    // Not the promise itself, which a transaction would wait for.
    return [migrated] as const
  })
  await migrated
  expect(done).toEqual(['ordered', 'migrated'])
  expect(await database.db.many(sql`SELECT id, total FROM orders ORDER BY id`)).toEqual([
    { id: 1, total: 0 },
    { id: 2, total: 0 },
  ])
})

test('an applied file that was changed stops the start', async () => {
  const database = await emptyOne()
  await run(database, TWO)
  const changed = { ...TWO, '0002_total.sql': 'ALTER TABLE orders ADD COLUMN total bigint;' }
  await expect(run(database, changed)).rejects.toThrow(
    'The migration 0002_total.sql is not what this database was made with (0002_total.sql): restore the file and put the change into a new migration.',
  )
})

test('other line ends are no change', async () => {
  const database = await emptyOne()
  await run(database, TWO)
  await run(database, { ...TWO, '0001_orders.sql': TWO['0001_orders.sql'].replaceAll('\n', '\r\n') })
})

test('a database newer than the program stops the start', async () => {
  const database = await emptyOne()
  await run(database, TWO)
  await expect(run(database, { '0001_orders.sql': TWO['0001_orders.sql'] })).rejects.toThrow(
    'The database is newer than this program (it has 0002_total.sql): start the newer version.',
  )
})

test('a migration that fails changes nothing and says why', async () => {
  const database = await emptyOne()
  const failing = { ...TWO, '0003_wrong.sql': 'INSERT INTO orders VALUES (3); SELECT 1 / 0;' }
  await expect(run(database, failing)).rejects.toThrow(
    'The migration 0003_wrong.sql failed and changed nothing: division by zero.',
  )
  expect(await database.db.many(sql`SELECT id FROM orders`)).toEqual([{ id: 1 }])
})

test('a gap or a doubled number is found before anything runs', async () => {
  const database = await emptyOne()
  await expect(run(database, { ...TWO, '0004_gap.sql': 'SELECT 1' })).rejects.toThrow('should be number 3')
  expect(await database.db.one(sql`SELECT to_regclass('orders') AS found`)).toEqual({ found: null })
})
