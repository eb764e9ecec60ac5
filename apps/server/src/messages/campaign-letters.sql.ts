import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { type Db, sql } from '../kit/db/sql.ts'
import { ownTextsOf } from './letter-texts.sql.ts'
import { type Written, writtenLetter } from './letters/written-letters.ts'

type LetterRow = {
  id: string
  campaign_id: string
  campaign: string
  letter: Written
  name: string
  language: LetterLanguage
  state: 'waiting' | 'sending' | 'sent' | 'captured' | 'failed' | 'skipped' | 'uncertain'
  /** When it was sent, or until then when its campaign was started. */
  at: Date
  sent_at: Date | null
  delivered_at: Date | null
}

/** The letters of campaigns to a person, newest first, each with its subject as that person reads it. */
export async function campaignLettersTo(db: Db, userId: string, limit: number | null = null) {
  const rows = await db.many<LetterRow>(sql`
    select l.id, c.id as campaign_id, c.name as campaign, c.letter, u.name, coalesce(u.locale, 'en') as language, l.state,
           coalesce(l.sent_at, c.started_at) as at, l.sent_at, l.delivered_at
    from users u
    -- An array, because the index finds its accounts; with "or" every letter of every campaign is read.
    join campaign_letters l
      on l.user_id = any(array(select u.id union all select user_id from merged_accounts where into_id = u.id))
    join campaigns c on c.id = l.campaign_id
    where u.id = ${userId} order by at desc, l.id limit ${limit}`)
  const own = rows.length > 0 ? await ownTextsOf(db, 'promotion') : null
  return rows.map(({ letter, name, language, ...row }) => ({
    ...row,
    subject: writtenLetter(letter, { name, language, own, unsubscribeUrl: '' }).subject,
  }))
}
