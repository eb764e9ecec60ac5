import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { MIGRATIONS_FOLDER, migrate } from '../kit/db/migrate.ts'
import { sql } from '../kit/db/sql.ts'
import { openLog } from '../kit/log.ts'
import { emptyDatabase } from '../testing/db/fresh-database.ts'

/** The last migration before names were searched without their marks. */
const BEFORE = '0074'

test('people who were there before are searched as new ones are, and plain names are not written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sizzle-people-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const database = await emptyDatabase()
  onTestFinished(() => database.close())
  const isOfThen = (file: string) => file === MIGRATIONS_FOLDER || basename(file).slice(0, 4) <= BEFORE
  await cp(MIGRATIONS_FOLDER, folder, { recursive: true, filter: isOfThen })
  const options = { connectionString: database.connectionString, log: openLog('silent') }
  await migrate({ ...options, folder })

  const { db } = database
  await db.run(sql`
    insert into users (id, name, email, phone_number) values
      (gen_random_uuid(), 'Zoé O’Brien', 'zoe@example.test', '+19025550123'),
      (gen_random_uuid(), 'Sam Oduya', 'sam@example.test', null)`)
  const peopleNow = () =>
    db.many<{ name: string; search_key: string; row: string }>(
      sql`select name, search_key, xmin::text as row from users order by email`,
    )
  const before = await peopleNow()
  await migrate(options)
  const after = await peopleNow()

  expect(after.map(({ search_key }) => search_key)).toEqual([
    'sam oduya\nsam@example.test\n',
    "zoe o'brien\nzoe@example.test\n+19025550123",
  ])
  expect(after.map(({ row }, n) => row === before[n]?.row)).toEqual([true, false])

  await db.run(sql`update users set name = 'Żaneta' where name = 'Sam Oduya'`)
  expect((await peopleNow())[0]?.search_key).toBe('zaneta\nsam@example.test\n')
})
