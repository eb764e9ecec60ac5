import type { SecondStepKind } from '@sizzle/domain/people/passkeys.ts'
import { type Db, sql, type Tx } from '../../kit/db/sql.ts'

type PasskeyRow = { id: string; name: string; created_at: Date; used_at: Date | null }

export function passkeysOf(db: Db, userId: string) {
  return db.many<PasskeyRow>(sql`
    select id, name, created_at, used_at from passkeys where user_id = ${userId} order by created_at, id`)
}

export async function credentialsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db.many<{ credential_id: string }>(sql`
    select credential_id from passkeys where user_id = ${userId} order by created_at, id`)
  return rows.map(({ credential_id }) => credential_id)
}

export type StoredPasskey = { id: string; user_id: string; public_key: Buffer; counter: number }

export function passkeyOfCredential(db: Db, credentialId: string) {
  return db.maybe<StoredPasskey>(sql`
    select id, user_id, public_key, counter from passkeys where credential_id = ${credentialId}`)
}

type NewPasskey = {
  readonly id: string
  readonly userId: string
  readonly credentialId: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly transports: readonly string[]
  readonly name: string
  readonly now: Date
}

/** False: it is here already, for whomever. */
export async function insertPasskey(tx: Tx, row: NewPasskey): Promise<boolean> {
  const { id, userId, credentialId, publicKey, counter, transports, name, now } = row
  const added = await tx.maybe(sql`
    insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
    values (${id}, ${userId}, ${credentialId}, ${Buffer.from(publicKey)}, ${counter}, ${transports}::text[], ${name}, ${now})
    on conflict (credential_id) do nothing returning id`)
  return added !== undefined
}

type Answered = {
  readonly passkeyId: string
  readonly userId: string
  readonly askedAt: Date
  readonly counter: number
  readonly now: Date
}

/** False: it was removed, or has answered this question or a newer one. Of one answer sent twice at once only one counts. */
export async function takeAnswer(tx: Tx, { passkeyId, userId, askedAt, counter, now }: Answered): Promise<boolean> {
  const taken = await tx.maybe(sql`
    update passkeys set answered_until = ${askedAt}, counter = ${counter}, used_at = ${now}
    where id = ${passkeyId} and user_id = ${userId} and answered_until < ${askedAt} and counter <= ${counter}
    returning id`)
  return taken !== undefined
}

export async function deletePasskey(tx: Tx, userId: string, passkeyId: string): Promise<boolean> {
  const gone = await tx.maybe(sql`delete from passkeys where id = ${passkeyId} and user_id = ${userId} returning id`)
  return gone !== undefined
}

/** How many there were. */
export function deletePasskeys(tx: Tx, userId: string) {
  return tx.run(sql`delete from passkeys where user_id = ${userId}`)
}

/** Which second steps somebody has: a passkey is one for who works here, and beside the app. */
export async function stepsOf(db: Db, userId: string): Promise<SecondStepKind[]> {
  const has = await db.one<{ code: boolean; passkey: boolean }>(sql`
    select f.user_id is not null as code,
      (u.role <> 'customer' or f.user_id is not null) and exists (select from passkeys p where p.user_id = u.id) as passkey
    from users u left join second_factors f on f.user_id = u.id and f.confirmed_at is not null
    where u.id = ${userId}`)
  return kindsOf(has)
}

export function kindsOf({ code, passkey }: { code: boolean; passkey: boolean }): SecondStepKind[] {
  return [...(code ? ['code' as const] : []), ...(passkey ? ['passkey' as const] : [])]
}
