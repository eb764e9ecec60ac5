import { afterAll, expect, test } from 'vitest'
import { sql } from './sql.ts'
import { freshDatabase } from './testing.ts'

const t0 = performance.now()
const database = await freshDatabase()
const t1 = performance.now() - t0
afterAll(() => database.close())

test('x', async () => {
  expect(await database.db.one(sql`SELECT 1 AS one`)).toEqual({ one: 1 })
  const ts = []
  for (let i = 0; i < 5; i++) {
    const t = performance.now()
    const d = await freshDatabase()
    ts.push(performance.now() - t)
    await d.close()
  }
  process.stderr.write(`${t1} ${ts}\n`)
})
