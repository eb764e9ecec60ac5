import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { freshDatabase } from '../../testing/db/fresh-database.ts'
import { diceOf } from '../../testing/dice.ts'
import type { Database } from '../db/open.ts'
import { sql } from '../db/sql.ts'
import { announce } from './announce.ts'
import { type Reading, readOn, startReading } from './reading.ts'

let database: Database
let reading: Reading
const seen: number[] = []
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  reading = await startReading(database.db)
  seen.length = 0
})

const look = async () => void seen.push(...(await readOn(database.db, reading)).map(({ id }) => id))

/** A transaction that has announced something and is under way. */
async function begun() {
  const number = Promise.withResolvers<number>()
  const end = Promise.withResolvers<void>()
  const ended = database.transaction(async (tx) => {
    await announce(tx, 'menu.changed', { id: 'truro' })
    const { id } = await tx.one<{ id: number }>(
      sql`select currval(pg_get_serial_sequence('changes', 'id'))::bigint as id`,
    )
    number.resolve(id)
    await end.promise
  })
  return {
    id: await number.promise,
    async commit() {
      end.resolve()
      await ended
    },
    async takeBack() {
      end.reject(new Error('taken back'))
      await ended.catch(() => undefined)
    },
  }
}
type Begun = Awaited<ReturnType<typeof begun>>

it.each([1, 2, 3])('finds each change once, in whatever order transactions begin and end (%i)', async (seed) => {
  const dice = diceOf(seed)
  const open: Begun[] = []
  const committed: number[] = []
  async function endOne() {
    const [one] = open.splice(Math.floor(dice.between(0, open.length)), 1)
    if (!one) return
    if (dice.isBelow(0.3)) return one.takeBack()
    committed.push(one.id)
    return one.commit()
  }
  for (let step = 0; step < 150; step += 1) {
    if (dice.isBelow(0.4) && open.length < 6) open.push(await begun())
    else if (dice.isBelow(0.6)) await endOne()
    else await look()
  }
  while (open.length > 0) await endOne()
  await look()
  expect(seen.toSorted((a, b) => a - b)).toEqual(committed.toSorted((a, b) => a - b))
})

it('finds a change of a transaction that was under way before it began to read', async () => {
  const [slow, quick] = [await begun(), await begun()]
  await quick.commit()
  reading = await startReading(database.db)
  await look()
  await slow.commit()
  await look()
  expect(seen).toEqual([slow.id])
})

it('goes on where a server that took over gives numbers a second time', async () => {
  reading.newest += 1_000_000
  const change = await begun()
  await change.commit()
  await look()
  expect(seen).toContain(change.id)
})

it('asks for what is missing as long as its transaction is under way, and not for ever', async () => {
  const [slow, undone] = [await begun(), await begun()]
  await (await begun()).commit()
  await undone.takeBack()
  for (let times = 0; times < 5; times += 1) await look()
  expect(reading.missing.has(slow.id)).toBe(true)
  await slow.takeBack()
  await expect.poll(async () => look().then(() => reading.missing.size)).toBe(0)
})
