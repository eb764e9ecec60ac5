import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { isDatabaseDown } from './database-down.ts'
import { dbOn, type Tx } from './sql.ts'
import { codeOf } from './start-error.ts'

/** A transaction is tried again at most so often (offline 18). */
const MOST_RETRIES = 25
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

/**
 * Runs `work` in one transaction: committed when it returns, rolled back when it throws. When PostgreSQL picks it as
 * the loser of a conflict it runs again, so it must do nothing outside the database.
 */
export async function inTransaction<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await once(pool, work)
    } catch (error) {
      const code = codeOf(error)
      const lostConflict = code === SERIALIZATION_FAILURE || code === DEADLOCK
      if (!lostConflict || retries >= MOST_RETRIES) throw error
      // Apart from each other, or the same two meet again.
      await sleep(Math.random() * Math.min(5 * (retries + 1), 50))
    }
  }
}

/** To throw where a transaction finds that what it read before does not hold any more: it runs again and reads anew. */
export function lostConflict(what: string): Error {
  return Object.assign(new Error(what), { code: SERIALIZATION_FAILURE })
}

async function once<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL READ COMMITTED')
    const result = await work({ ...dbOn(client), inTransaction: true })
    const { command } = await client.query('COMMIT')
    // PostgreSQL answers COMMIT with ROLLBACK, and no error, when a statement failed and the failure was swallowed.
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back because a statement in it had failed')
    client.release()
    return result
  } catch (error) {
    await giveBack(client, error)
    throw error
  }
}

async function giveBack(client: pg.PoolClient, error: unknown): Promise<void> {
  // On a dead or frozen connection a rollback would only wait; closing it rolls back as well.
  if (isDatabaseDown(error)) return client.release(true)
  await client.query('ROLLBACK').then(
    () => client.release(),
    () => client.release(true),
  )
}
