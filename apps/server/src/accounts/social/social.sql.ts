import { type Db, sql, type Tx } from '../../kit/db/sql.ts'
import type { AccountRow } from '../accounts.sql.ts'

export type Flow = {
  stateHash: string
  browserHash: string
  provider: string
  nonce: string
  codeVerifier: string
  returnTo: string
  expiresAt: Date
}

export function insertFlow(tx: Tx, flow: Flow) {
  return tx.run(sql`
    insert into social_flows (state_hash, browser_hash, provider, nonce, code_verifier, return_to, expires_at)
    values (${flow.stateHash}, ${flow.browserHash}, ${flow.provider}, ${flow.nonce}, ${flow.codeVerifier}, ${flow.returnTo}, ${flow.expiresAt})`)
}

export type FlowRow = { nonce: string; code_verifier: string; return_to: string }

/** Only the browser that left, for the provider it left for, and only once: taking it removes it. */
export function takeFlow(db: Db, of: { stateHash: string; browserHash: string; provider: string; now: Date }) {
  return db.maybe<FlowRow>(sql`
    delete from social_flows
    where state_hash = ${of.stateHash} and browser_hash = ${of.browserHash} and provider = ${of.provider} and expires_at > ${of.now}
    returning nonce, code_verifier, return_to`)
}

/** Sign-ins of one identity at once wait for each other, so that it never becomes two people. */
export function lockIdentity(tx: Tx, issuer: string, subject: string, email: string) {
  return tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(array[${`identity ${issuer} ${subject}`}, ${`email ${email}`}]::text[]) key order by key`)
}

export function userOfIdentity(tx: Tx, issuer: string, subject: string) {
  return tx.maybe<AccountRow>(sql`
    select u.id, u.email, u.name, u.email_verified, u.is_active from accounts a join users u on u.id = a.user_id
    where a.provider_id = ${issuer} and a.account_id = ${subject} and u.deleted_at is null`)
}

/** Nothing of the provider's tokens is kept: we ask it for nothing later. */
export function insertIdentity(tx: Tx, id: string, userId: string, issuer: string, subject: string, now: Date) {
  return tx.run(sql`
    insert into accounts (id, user_id, provider_id, account_id, created_at, updated_at)
    values (${id}, ${userId}, ${issuer}, ${subject}, ${now}, ${now})`)
}

type NewUser = { id: string; email: string; name: string; emailVerified: boolean; method: string; now: Date }

/** Nothing, when somebody else has signed up with this address since it was looked for. */
export function insertUser(tx: Tx, { id, email, name, emailVerified, method, now }: NewUser) {
  return tx.maybe<AccountRow>(sql`
    insert into users (id, email, name, email_verified, signup_method, created_at, updated_at)
    values (${id}, ${email}, ${name}, ${emailVerified}, ${method}, ${now}, ${now})
    on conflict (lower(email)) do nothing
    returning id, email, name, email_verified, is_active`)
}
