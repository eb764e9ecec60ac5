import { createHash } from 'node:crypto'
import type { MessageKind } from '@sizzle/contract/messages.ts'
import { LETTERS_COUNT_HOURS, mailboxOf } from '@sizzle/domain/messages/stranger.ts'
import { inSteps } from '../kit/db/in-steps.ts'
import { type Db, sql } from '../kit/db/sql.ts'

/** The mailbox or phone that messages of strangers are counted for; the counter keeps no address. */
export function strangerKey(kind: MessageKind, recipient: string): string {
  const whose = kind === 'email' ? mailboxOf(recipient) : recipient
  return createHash('sha256').update(`${kind} ${whose}`).digest('base64url')
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
  return inSteps(() =>
    db.run(sql`
      delete from stranger_letters where key = any(array(
        select key from stranger_letters
        where not exists (select from unnest(sent_at) at where at > now() - ${LETTERS_COUNT_HOURS} * interval '1 hour')
        limit 500 for update skip locked))`),
  )
}
