import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase } from '../../testing/db/fresh-database.ts'
import { until } from '../../testing/until.ts'
import { momentOf } from './moment.sql.ts'
import type { Database } from './open.ts'
import { sql } from './sql.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const claim = (key: string) =>
  sql`insert into idempotency (caller, key, route, body_hash) values ('somebody', ${key}, '/c', 'd')`

it('is another one after each commit, in whatever order transactions end', async () => {
  const { db, transaction } = database
  const moments = [await momentOf(db)]
  await transaction(async (first) => {
    await first.run(claim('first'))
    await transaction((second) => second.run(claim('second')))
    moments.push(await momentOf(db))
  })
  moments.push(await momentOf(db))
  await db.run(claim('third'))
  moments.push(await momentOf(db))
  expect(new Set(moments).size).toBe(4)
})

it('is the same while nobody commits', async () => {
  // Other tests commit in the same server now and then.
  const isSame = await until(
    async () => {
      const first = await momentOf(database.db)
      return first === (await momentOf(database.db))
    },
    (same) => same,
  )
  expect(isSame).toBe(true)
})
