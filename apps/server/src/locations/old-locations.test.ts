import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { migrate } from '../kit/db/migrate.ts'
import { sql } from '../kit/db/sql.ts'
import { openLog } from '../kit/log.ts'
import { emptyDatabase } from '../testing/db/fresh-database.ts'

const MIGRATIONS = join(import.meta.dirname, '../../migrations')

it('locations from before get codes of their own and the province of their postal code', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sizzle-migrations-'))
  const database = await emptyDatabase()
  onTestFinished(async () => {
    await database.close()
    await rm(folder, { recursive: true })
  })
  const run = (from: string) =>
    migrate({ connectionString: database.connectionString, folder: from, log: openLog('silent') })
  for (const name of await readdir(MIGRATIONS)) if (name < '0020') await cp(join(MIGRATIONS, name), join(folder, name))
  await run(folder)
  const { db } = database
  await db.run(sql`
    insert into locations (id, code, name, address, postal_code, phone, email, hours, created_at, deleted_at)
    select id, code, 'x', 'x', postal, 'x', 'x', '{}', '2026-01-01'::timestamptz + n * interval '1 day', case when gone then now() end
    from (values ('truro', 'tru', 'B6L 1X7', 1, false), ('second', 'LOC', 'm5v 2T6', 3, false), ('first', 'LOC', 'X0A 0H0', 2, false),
                 ('bad', 'L-1', 'Z1A 1A1', 4, false), ('gone', 'LOC', '', 1, true), ('laaa', 'LAAA', 'V5K 0A1', 5, false))
      as l (id, code, postal, n, gone)`)
  await run(MIGRATIONS)
  const rows = await db.many<{ id: string; code: string; province: string | null }>(
    sql`select id, code, province from locations order by id`,
  )
  expect(rows).toEqual([
    { id: 'bad', code: 'LAAB', province: null },
    { id: 'first', code: 'LOC', province: 'NU' },
    { id: 'gone', code: 'LOC', province: null },
    { id: 'laaa', code: 'LAAA', province: 'BC' },
    { id: 'second', code: 'LAAC', province: 'ON' },
    { id: 'truro', code: 'TRU', province: 'NS' },
  ])
})
