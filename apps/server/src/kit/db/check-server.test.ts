import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, freshDatabase } from '../../testing/db/fresh-database.ts'
import { openLog } from '../log.ts'
import { exportArchive } from './archive/export-archive.ts'
import { importArchive } from './archive/import-archive.ts'
import { whyUnfit } from './check-server.ts'
import { sql } from './sql.ts'

// PostgreSQL's numbers: 9.6.24 is 90624, from 10 on the first figures are the major version.
const TOO_OLD = [
  [90_624, 9],
  [100_023, 10],
  [140_000, 14],
  [140_023, 14],
  [149_999, 14],
] as const

test.each(TOO_OLD)('PostgreSQL %d is refused in a sentence that names its major version', (version, major) => {
  expect(whyUnfit({ version, commit: 'on' })).toBe(
    `The database is PostgreSQL ${major}, this program needs PostgreSQL 15 or newer.`,
  )
})

test.each([150_000, 150_018, 160_000, 180_004, 190_000])('PostgreSQL %d is taken', (version) => {
  expect(whyUnfit({ version, commit: 'on' })).toBeUndefined()
})

test.each([
  ['on', true],
  ['local', true],
  ['remote_write', true],
  ['remote_apply', true],
  ['off', false],
])('synchronous_commit = %s: orders are on disk before they are confirmed is %s', (commit, fits) => {
  expect(whyUnfit({ version: 180_004, commit }) === undefined).toBe(fits)
})

test('an import does not move into a database that the program would refuse', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sizzle-unfit-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const from = await freshDatabase()
  onTestFinished(() => from.close())
  const into = await emptyDatabase()
  onTestFinished(() => into.close())
  const file = path.join(folder, 'archive.sizzle')
  await exportArchive({ connectionString: from.connectionString, dataDir: folder, file })

  const { name } = await into.db.one<{ name: string }>(sql`SELECT current_database() AS name`)
  await into.db.run({ text: `ALTER DATABASE ${name} SET synchronous_commit = 'off'`, values: [] })
  const moving = importArchive({
    connectionString: into.connectionString,
    dataDir: folder,
    file,
    log: openLog('silent'),
  })
  await expect(moving).rejects.toThrow('set synchronous_commit to on')
  expect(await into.db.many(sql`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`)).toEqual([])
})
