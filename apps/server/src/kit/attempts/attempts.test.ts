import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInAttempt } from '../../accounts/sign-in-limits.ts'
import { freshDatabase } from '../../testing/db/fresh-database.ts'
import type { Database } from '../db/open.ts'
import { sql } from '../db/sql.ts'
import { openAttempts } from './attempts.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const START = new Date('2026-11-20T16:00:00Z').getTime()
const at = (seconds: number) => new Date(START + seconds * 1000)
const pace = { free: 3, firstSeconds: 2, maxSeconds: 10 }
const account = (whose: string) => [{ what: 'x', by: 'account' as const, whose, pace }]
const address = (whose: string) => [{ what: 'x', by: 'address' as const, whose, pace }]

describe('attempts', () => {
  it('come freely at first, then after waits that double up to a bound', async () => {
    const attempts = openAttempts(database.db, 1)
    const taken: number[] = []
    for (let second = 0; second <= 40; second++)
      while ((await attempts.take(account('a'), at(second))).ok) taken.push(second)
    expect(taken).toEqual([0, 0, 0, 2, 6, 14, 24, 34])
  })

  it('say how long to wait', async () => {
    const attempts = openAttempts(database.db, 1)
    for (let n = 0; n < 3; n++) await attempts.take(account('b'), at(0))
    expect(await attempts.take(account('b'), at(0))).toEqual({
      ok: false,
      refusal: { code: 'too-many-attempts', retryAfter: 2 },
    })
  })

  it('are forgotten after a quiet hour, and given back when they were right', async () => {
    const attempts = openAttempts(database.db, 1)
    for (let n = 0; n < 3; n++) await attempts.take(account('c'), at(0))
    await attempts.takeBack(account('c'), at(0))
    expect((await attempts.take(account('c'), at(0))).ok).toBe(true)
    expect((await attempts.take(account('c'), at(0))).ok).toBe(false)
    for (let n = 0; n < 3; n++) expect((await attempts.take(account('c'), at(3700))).ok).toBe(true)
  })

  it('are shared by all processes: of a hundred at once only the free ones pass', async () => {
    const processes = [openAttempts(database.db, 1), openAttempts(database.db, 1)]
    const answers = await Promise.all(
      Array.from({ length: 50 }).flatMap(() => processes.map((process) => process.take(account('d'), at(0)))),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
  })

  it('widen with the factor for addresses only', async () => {
    const attempts = openAttempts(database.db, 10)
    const passed = async (counted: typeof account extends (w: string) => infer R ? R : never) => {
      let count = 0
      while (count < 100 && (await attempts.take(counted, at(0))).ok) count++
      return count
    }
    expect(await passed(account('e'))).toBe(3)
    let count = 0
    while (count < 100 && (await attempts.take(address('192.0.2.1'), at(0))).ok) count++
    expect(count).toBe(30)
  })

  it('of one account are at most a hundred in an hour, from however many addresses they come', async () => {
    const attempts = openAttempts(database.db, 1000)
    let guesses = 0
    for (let n = 0; n < 10_000; n++) {
      const from = `198.51.${n % 250}.${n % 199}`
      const [, byAccount] = signInAttempt('victim@example.test', from, undefined)
      if (byAccount && (await attempts.take([byAccount], at(n * 0.36))).ok) guesses++
    }
    expect(guesses).toBeGreaterThan(80)
    expect(guesses).toBeLessThanOrEqual(100)
  })

  it('keep no address and no email in clear', async () => {
    const attempts = openAttempts(database.db, 1)
    await attempts.take(signInAttempt('canary@example.test', '203.0.113.77', undefined), at(0))
    const rows = await database.db.many(sql`select a::text from attempts a`)
    expect(JSON.stringify(rows)).not.toMatch(/canary|203\.0/)
  })
})
