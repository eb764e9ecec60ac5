import { createHash } from 'node:crypto'
import type { MessageKind } from '@sizzle/contract/messages.ts'
import { LETTERS_COUNT_HOURS, LETTERS_FROM_STRANGERS, mailboxOf } from '@sizzle/domain/messages/stranger.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'

/** The mailbox or phone that messages of strangers are counted for; the counter keeps no address. */
export function strangerKey(kind: MessageKind, recipient: string): string {
  const whose = kind === 'email' ? mailboxOf(recipient) : recipient
  return createHash('sha256').update(`${kind} ${whose}`).digest('base64url')
}

type Letter = { readonly kind: MessageKind; readonly recipient: string; readonly customer: string | null }

/**
 * Whether what a customer caused may go: to its confirmed owner always, to anybody else a few times a day. Asked and
 * counted in one statement; its row is locked until the transaction ends, so that parallel calls cannot pass the number.
 */
export async function mayReach(tx: Tx, { kind, recipient, customer }: Letter): Promise<boolean> {
  const { may_go } = await tx.one<{ may_go: boolean }>(sql`
    with owner as (
      select exists (select from users where id = ${customer}::uuid and email_verified and deleted_at is null
        and lower(email) = lower(${recipient})) as yes
    ), counted as (
      insert into stranger_letters as s (key, sent_at)
      select ${strangerKey(kind, recipient)}, array[now()] from owner where not yes
      on conflict (key) do update
      set sent_at = array(select at from unnest(s.sent_at) at where at > now() - ${LETTERS_COUNT_HOURS} * interval '1 hour') || now()
      where ${LETTERS_FROM_STRANGERS}::int > (
        select count(*) from unnest(s.sent_at) at where at > now() - ${LETTERS_COUNT_HOURS} * interval '1 hour')
      returning 1
    )
    select (select yes from owner) or exists (select from counted) as may_go`)
  return may_go
}

/** Whether this account has shown that the address is its own. */
export async function isConfirmedOwner(db: Db, userId: string | null, address: string): Promise<boolean> {
  if (userId === null) return false
  const found = await db.maybe(sql`
    select 1 as found from users
    where id = ${userId} and email_verified and deleted_at is null and lower(email) = lower(${address.trim()})`)
  return found !== undefined
}

export function forgetStrangerLetters(db: Db) {
  return db.run(sql`
    delete from stranger_letters
    where not exists (select from unnest(sent_at) at where at > now() - ${LETTERS_COUNT_HOURS} * interval '1 hour')`)
}
