import { inSteps } from './db/in-steps.ts'
import { type Db, sql, type Tx } from './db/sql.ts'

export type FirstAnswer = {
  route: string
  body_hash: string
  status: number | null
  answer: unknown
  is_closed: boolean
}

/** True when this is the first time; a parallel twin waits here until the first one has committed or rolled back. */
export async function claimKey(tx: Tx, caller: string, key: string, route: string, bodyHash: string): Promise<boolean> {
  const claimed = await tx.run(sql`
    insert into idempotency (caller, key, route, body_hash) values (${caller}, ${key}, ${route}, ${bodyHash})
    on conflict (caller, key) do nothing`)
  return claimed === 1
}

export function firstAnswer(tx: Db, caller: string, key: string) {
  return tx.maybe<FirstAnswer>(sql`
    select route, body_hash, status, answer, is_closed from idempotency where caller = ${caller} and key = ${key}`)
}

/**
 * Before a first answer is given again. It may have been committed by a transaction that never heard of its standby; this
 * writes a line after it in the log of writes, and a commit with such a line waits for the standby like any other.
 */
export function confirmFirstAnswer(tx: Tx) {
  tx.send(sql`select pg_logical_emit_message(true, 'sizzle', '')`)
}

type Kept = { readonly caller: string; readonly key: string; readonly status: number; readonly json: string }

/** Outside of the transaction that claimed the key. */
export function keepAnswer(db: Db, kept: Kept) {
  return db.run(answerKept(kept))
}

export function sendAnswer(tx: Tx, kept: Kept) {
  tx.send(answerKept(kept))
}

function answerKept({ caller, key, status, json }: Kept) {
  return sql`
    update idempotency set status = ${status}, answer = ${json}::jsonb
    where caller = ${caller} and key = ${key}`
}

/** As if it had never come. */
export function forgetKey(tx: Tx, caller: string, key: string) {
  return tx.run(sql`delete from idempotency where caller = ${caller} and key = ${key}`)
}

/**
 * Gives a key up, unless something came with it already: a copy that is still on its way is then refused. A copy that is
 * being worked on is waited for.
 */
export function closeKey(tx: Tx, caller: string, key: string) {
  return tx.run(sql`
    insert into idempotency (caller, key, route, body_hash, is_closed) values (${caller}, ${key}, '', '', true)
    on conflict (caller, key) do nothing`)
}

/** The first half is committed, there is no answer yet: the next call with this key goes on from here. */
export function keepBegun(tx: Tx, caller: string, key: string, begun: unknown) {
  return tx.run(sql`
    update idempotency set answer = ${JSON.stringify(begun)}::jsonb where caller = ${caller} and key = ${key}`)
}

/** Kept 24 hours (ordering 16). */
export function forgetOldAnswers(db: Db, now: Date) {
  const before = new Date(now.getTime() - 24 * 3_600_000)
  return inSteps(() =>
    db.run(sql`
      delete from idempotency where at < ${before} and ctid = any(array(
        select ctid from idempotency where at < ${before} order by at limit 500 for update skip locked))`),
  )
}
