import { type Db, sql, type Tx } from '../kit/db/sql.ts'

/** Whether promotions may be sent to this person: the last thing they said about it (messages 12). */
export async function hasMarketingConsent(db: Db, userId: string): Promise<boolean> {
  const last = await db.maybe<{ given: boolean }>(sql`
    select given from consents where user_id = ${userId} and purpose = 'marketing' order by id desc limit 1`)
  return last?.given ?? false
}

type Said = { given: boolean; email: string; wording: string; source: string; at: Date }

/** The last thing that this person said about promotions: what, to which text, where and when. */
export function lastSaid(db: Db, userId: string) {
  return db.maybe<Said>(sql`
    select given, email, wording, source, at from consents where user_id = ${userId} and purpose = 'marketing' order by id desc limit 1`)
}

export type Consent = {
  userId: string
  email: string
  given: boolean
  wording: string
  /** Where it was said: sign-up, profile, unsubscribe link, preference page, account removed. */
  source: string
  address: string | null
  now: Date
}

export function addConsent(tx: Tx, { userId, email, given, wording, source, address, now }: Consent) {
  return tx.run(sql`
    insert into consents (user_id, purpose, given, email, wording, source, network_address, at)
    values (${userId}, 'marketing', ${given}, ${email}, ${wording}, ${source}, ${address}, ${now})`)
}
