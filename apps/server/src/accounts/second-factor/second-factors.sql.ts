import { type Db, sql, type Tx } from '../../kit/db/sql.ts'

type FactorState = { confirmed_at: Date; codes_left: number }

export function factorOf(db: Db, userId: string) {
  return db.maybe<FactorState>(sql`
    select f.confirmed_at, (select count(*)::int from recovery_codes c where c.user_id = f.user_id) as codes_left
    from second_factors f where f.user_id = ${userId} and f.confirmed_at is not null`)
}

type NewFactor = {
  readonly userId: string
  readonly sessionId: string
  readonly secret: string
  readonly codes: readonly string[]
  readonly now: Date
}

/** Begins anew where nothing was confirmed; false: one is on. */
export async function startFactor(tx: Tx, { userId, sessionId, secret, codes, now }: NewFactor): Promise<boolean> {
  const started = await tx.maybe(sql`
    insert into second_factors (user_id, session_id, secret, shown_codes, started_at)
    values (${userId}, ${sessionId}, ${secret}, ${codes}::text[], ${now})
    on conflict (user_id) do update
      set session_id = excluded.session_id, secret = excluded.secret, shown_codes = excluded.shown_codes, started_at = excluded.started_at
      where second_factors.confirmed_at is null
    returning user_id`)
  return started !== undefined
}

export type StartedFactor = { secret: string; shown_codes: string[] }
type Started = { readonly userId: string; readonly sessionId: string; readonly since: Date }

/** What this session set up and nobody has confirmed. */
export function startedFactor(db: Db, { userId, sessionId, since }: Started) {
  return db.maybe<StartedFactor>(sql`
    select secret, shown_codes from second_factors
    where user_id = ${userId} and session_id = ${sessionId} and confirmed_at is null and started_at > ${since}`)
}

/** False: another press was first. */
export async function confirmFactor(
  tx: Tx,
  { userId, secret, step, now }: { userId: string; secret: string; step: number; now: Date },
): Promise<boolean> {
  const confirmed = await tx.maybe(sql`
    update second_factors set confirmed_at = ${now}, shown_codes = null, last_step = ${step}
    where user_id = ${userId} and secret = ${secret} and confirmed_at is null
    returning user_id`)
  return confirmed !== undefined
}

export function insertRecoveryCodes(tx: Tx, userId: string, hashes: readonly string[]) {
  return tx.run(sql`
    insert into recovery_codes (user_id, code_hash) select ${userId}, unnest(${hashes}::text[])`)
}

export function deleteRecoveryCodes(tx: Tx, userId: string) {
  return tx.run(sql`delete from recovery_codes where user_id = ${userId}`)
}

type FactorSecret = { secret: string; last_step: number }

export function secretOf(db: Db, userId: string) {
  return db.maybe<FactorSecret>(sql`
    select secret, last_step from second_factors where user_id = ${userId} and confirmed_at is not null`)
}

/** Of one code typed twice at once only one works. */
export async function takeStep(tx: Tx, userId: string, step: number): Promise<boolean> {
  const used = await tx.maybe(sql`
    update second_factors set last_step = ${step}
    where user_id = ${userId} and confirmed_at is not null and last_step < ${step} returning user_id`)
  return used !== undefined
}

export async function hasRecoveryCode(db: Db, userId: string, hash: string): Promise<boolean> {
  const found = await db.maybe(sql`select from recovery_codes where user_id = ${userId} and code_hash = ${hash}`)
  return found !== undefined
}

export async function takeRecoveryCode(tx: Tx, userId: string, hash: string): Promise<boolean> {
  const used = await tx.maybe(sql`
    delete from recovery_codes where user_id = ${userId} and code_hash = ${hash} returning user_id`)
  return used !== undefined
}

/** With its recovery codes; false: there was none. */
export async function deleteFactor(tx: Tx, userId: string): Promise<boolean> {
  const gone = await tx.maybe<{ was_on: boolean }>(sql`
    delete from second_factors where user_id = ${userId} returning confirmed_at is not null as was_on`)
  return gone?.was_on === true
}

export function markProven(tx: Tx, sessionId: string) {
  return tx.run(sql`update sessions set proven_by_code = true where id = ${sessionId}`)
}
