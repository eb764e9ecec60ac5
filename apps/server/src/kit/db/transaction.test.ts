import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase } from '../../testing/db/fresh-database.ts'
import { openLog } from '../log.ts'
import { type Database, openDatabase } from './open.ts'
import { setSavepoint, takeBackSinceSavepoint } from './savepoint.ts'
import { type Db, sql } from './sql.ts'

let database: Database
beforeAll(async () => {
  database = await emptyDatabase()
  await database.db.run(sql`create table counters (id int primary key, n int not null)`)
  await database.db.run(sql`insert into counters values (1, 0)`)
})
afterAll(() => database.close())

const count = async () => (await database.db.one<{ n: number }>(sql`select count(*)::int as n from counters`)).n

test('what is sent is written in its turn, before what is asked after it', async () => {
  const seen = await database.transaction(async (tx) => {
    tx.send(sql`insert into counters values (2, 1)`)
    tx.send(sql`update counters set n = n + 1 where id = 2`)
    return tx.one(sql`select n from counters where id = 2`)
  })
  expect(seen).toEqual({ n: 2 })
  expect(await count()).toBe(2)
})

test('what is sent and fails ends the transaction with its own error, at the commit or at the next question', async () => {
  const twice = sql`insert into counters values (1, 0)`
  const atCommit = database.transaction(async (tx) => {
    tx.send(sql`insert into counters values (3, 0)`)
    tx.send(twice)
    tx.send(sql`insert into counters values (4, 0)`)
  })
  await expect(atCommit).rejects.toMatchObject({ code: '23505' })
  const atTheNext = database.transaction(async (tx) => {
    tx.send(twice)
    await tx.one(sql`select 1 as one`)
  })
  await expect(atTheNext).rejects.toMatchObject({ code: '23505' })
  expect(await count()).toBe(2)
})

test('of statements that are asked together, the one that fails is the reason, whoever hears of it first', async () => {
  const handOn = async (answer: Promise<unknown>, hands: number): Promise<unknown> =>
    hands === 0 ? answer : await handOn(answer, hands - 1)
  const failing = database.transaction((tx) =>
    Promise.all([handOn(tx.one(sql`select 1 / n as n from counters where id = 1`), 30), tx.one(sql`select 1 as one`)]),
  )
  await expect(failing).rejects.toMatchObject({ code: '22012' })
})

test('a failure is not forgotten when everything since a savepoint is taken back', async () => {
  const failing = database.transaction(async (tx) => {
    await tx.run(sql`insert into counters values (5, 0)`)
    setSavepoint(tx)
    tx.send(sql`insert into counters values (1, 0)`)
    await takeBackSinceSavepoint(tx)
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(await count()).toBe(2)
})

test('a conflict that only a sent statement met runs again as well', async () => {
  let tries = 0
  await database.transaction(async (tx) => {
    tries += 1
    if (tries === 1) tx.send(sql`do $$ begin raise sqlstate '40001'; end $$`)
  })
  expect(tries).toBe(2)
})

const often = async (use: (n: number) => Promise<unknown>) => {
  for (let n = 0; n < 12; n += 1) await use(n)
}
const named = (connection: Database) =>
  connection.db.many<{ name: string }>(sql`select name from pg_prepared_statements`)

test('what is asked often has a name, and goes on when its table has changed meanwhile', async () => {
  const one = await openDatabase({
    databaseUrl: database.connectionString,
    dataDir: '',
    log: openLog('silent'),
    poolSize: 1,
  })
  const read = (db: Db = one.db) => db.one(sql`select * from counters where id = 1`)
  await often(() => read())
  expect(await named(one)).toHaveLength(1)
  await database.db.run(sql`alter table counters add column note text`)
  expect(await read()).toEqual({ id: 1, n: 0, note: null })
  await database.db.run(sql`alter table counters add column more text`)
  expect(await one.transaction((tx) => read(tx))).toMatchObject({ more: null })
  await one.close()
})

test('behind a pooler that knows no names there are none', async () => {
  const one = await openDatabase({
    databaseUrl: database.connectionString,
    dataDir: '',
    log: openLog('silent'),
    poolSize: 1,
    namesStatements: false,
  })
  await often((n) => one.db.one(sql`select ${n}::int as n`))
  expect(await named(one)).toEqual([])
  await one.close()
})
