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

export function keepAnswer(tx: Db, caller: string, key: string, status: number, answer: unknown) {
  return tx.run(sql`
    update idempotency set status = ${status}, answer = ${JSON.stringify(answer)}::jsonb
    where caller = ${caller} and key = ${key}`)
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
  return db.run(sql`delete from idempotency where at < ${new Date(now.getTime() - 24 * 3_600_000)}`)
}
