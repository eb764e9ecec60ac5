import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { isDatabaseDown } from './database-down.ts'
import { isOutdated, type Naming } from './naming.ts'
import { leaveInOneWrite } from './one-write.ts'
import { type Ask, asking, type Db, dbOf, type Tx } from './sql.ts'
import { codeOf } from './start-error.ts'
import type { Channel, Told } from './told.ts'

/** A transaction is tried again at most so often (offline 18). */
const MOST_RETRIES = 25
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
/** "Current transaction is aborted": an earlier statement failed. */
const ABORTED = '25P02'

type Parts = { readonly pool: pg.Pool; readonly apart: Db; readonly naming: Naming; readonly told: Told }

/**
 * Runs `work` in one transaction: committed when it returns, rolled back when it throws. When PostgreSQL picks it as
 * the loser of a conflict it runs again, so it must do nothing outside the database.
 */
export async function inTransaction<T>(parts: Parts, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await once(parts, work, retries > 0)
    } catch (error) {
      if (!mayRunAgain(error) || retries >= MOST_RETRIES) throw error
      if (isOutdated(error)) parts.naming.startAnew()
      // Apart from each other, or the same two meet again.
      await sleep(Math.random() * Math.min(5 * (retries + 1), 50))
    }
  }
}

/** To throw where a transaction finds that what it read before does not hold any more: it runs again and reads anew. */
export function lostConflict(what: string): Error {
  return Object.assign(new Error(what), { code: SERIALIZATION_FAILURE })
}

function mayRunAgain(error: unknown): boolean {
  const code = codeOf(error)
  return code === SERIALIZATION_FAILURE || code === DEADLOCK || isOutdated(error)
}

async function once<T>(parts: Parts, work: (tx: Tx) => Promise<T>, isAgain: boolean): Promise<T> {
  const { pool, apart, naming, told } = parts
  const client = await pool.connect()
  const { tx, commit, channels } = begin(client, naming)
  try {
    const result = await work({ ...tx, isAgain, apart })
    await commit()
    client.release()
    told.tell(channels)
    return result
  } catch (error) {
    await giveBack(client, error)
    throw error
  }
}

/** Statements leave one behind the other without waiting (the driver's pipeline): BEGIN travels with the first one. */
function begin(client: pg.PoolClient, naming: Naming) {
  const asked = asking(client, naming)
  let cause: unknown
  const ask: Ask = (statement) => {
    leaveInOneWrite(client)
    const answer = asked(statement)
    answer.catch((error: unknown) => {
      if (codeOf(error) !== ABORTED) cause = error
    })
    return answer
  }
  let failed: { readonly error: unknown } | undefined
  let sent = Promise.resolve()
  const channels = new Set<Channel>()

  function send(answer: Promise<unknown>) {
    const before = sent
    sent = answer.then(
      () => before,
      (error: unknown) => {
        failed ??= { error }
      },
    )
  }
  /** Answers come in the order of the questions. What fails because something before it did says no more than that. */
  async function heard<T>(answer: Promise<T>): Promise<T> {
    const before = sent
    const [outcome] = await Promise.allSettled([answer, before])
    if (failed) throw failed.error
    // Of statements that were asked together, a later one may be heard of before the one that failed.
    if (outcome.status === 'rejected')
      throw codeOf(outcome.reason) === ABORTED ? (cause ?? outcome.reason) : outcome.reason
    return outcome.value
  }

  leaveInOneWrite(client)
  send(client.query('BEGIN ISOLATION LEVEL READ COMMITTED'))
  const tx: Omit<Tx, 'isAgain' | 'apart'> = {
    ...dbOf((statement) => heard(ask(statement))),
    inTransaction: true,
    send: (statement) => send(ask(statement)),
    tell: (channel) => void channels.add(channel),
  }
  async function commit() {
    leaveInOneWrite(client)
    const { command } = await heard(client.query('COMMIT'))
    // PostgreSQL answers COMMIT with ROLLBACK, and no error, when a statement failed and the failure was swallowed.
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back because a statement in it had failed')
  }
  return { tx, commit, channels }
}

async function giveBack(client: pg.PoolClient, error: unknown): Promise<void> {
  // On a dead or frozen connection a rollback would only wait; closing it rolls back as well.
  if (isDatabaseDown(error)) return client.release(true)
  await client.query('ROLLBACK').then(
    () => client.release(),
    () => client.release(true),
  )
}
