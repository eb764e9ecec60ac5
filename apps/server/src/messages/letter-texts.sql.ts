import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import type { OwnTexts } from '@sizzle/domain/messages/letter-texts.ts'
import type { EmailTemplateId } from '@sizzle/domain/messages/templates.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'

export type LetterTextsRow = {
  template: EmailTemplateId
  texts: OwnTexts
  version: number
  updated_at: Date
}
type ByName = { updated_by_name: string | null }

/** Of the letters for which somebody wrote words of their own. */
export function allLetterTexts(db: Db) {
  return db.many<LetterTextsRow & ByName>(sql`
    select t.template, t.texts, t.version, t.updated_at, u.name as updated_by_name
    from letter_texts t left join users u on u.id = t.updated_by`)
}

type NewTexts = { readonly template: EmailTemplateId; readonly texts: OwnTexts; readonly by: string }

/** Nothing: somebody else has changed them since `expectedVersion`, which is 0 where nobody had. */
export function saveLetterTexts(tx: Tx, { template, texts, by }: NewTexts, expectedVersion: number, now: Date) {
  return tx.maybe<{ version: number }>(sql`
    insert into letter_texts (template, texts, version, updated_at, updated_by)
    select ${template}, ${JSON.stringify(texts)}::jsonb, 1, ${now}, ${by}
    where ${expectedVersion} = 0 or exists (select from letter_texts where template = ${template})
    on conflict (template) do update
      set texts = excluded.texts, version = letter_texts.version + 1, updated_at = excluded.updated_at,
          updated_by = excluded.updated_by
      where letter_texts.version = ${expectedVersion}
    returning version`)
}

export type LetterWordsRow = { language: LetterLanguage; own: OwnTexts | null }

/** In which language this person reads, and what the owner wrote for the letter. Who has no account reads English. */
export function wordsForReader(db: Db, template: EmailTemplateId, userId: string | null) {
  return db.one<LetterWordsRow>(sql`
    select coalesce((select locale from users where id = ${userId}), 'en') as language,
           (select texts from letter_texts where template = ${template}) as own`)
}

/** In which language the owner of an account reads. */
export async function languageOf(db: Db, userId: string): Promise<LetterLanguage> {
  const { language } = await db.one<{ language: LetterLanguage }>(sql`
    select coalesce((select locale from users where id = ${userId}), 'en') as language`)
  return language
}

/** What the owner wrote for the letter, whoever reads it. */
export async function ownTextsOf(db: Db, template: EmailTemplateId): Promise<OwnTexts | null> {
  const row = await db.maybe<{ texts: OwnTexts }>(sql`select texts from letter_texts where template = ${template}`)
  return row?.texts ?? null
}
