import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { type Db, sql } from '../kit/db/sql.ts'

export type Reader = { email: string; id: string; name: string; takes_offers: boolean; language: LetterLanguage }

/** Who has an account with one of these addresses, in small letters. */
export function readersAt(db: Db, emails: readonly string[]) {
  return db.many<Reader>(sql`
    select lower(email) as email, id, name, takes_offers(id), coalesce(locale, 'en') as language from users
    where lower(email) = any(${emails}) and deleted_at is null`)
}

/** Whose link it is by now: of an account that was merged into another, the one that goes on. */
export function holderOf(db: Db, userId: string) {
  return db.maybe<{ id: string; email: string }>(sql`
    select id, email from users
    where id = coalesce((select into_id from merged_accounts where user_id = ${userId}), ${userId}::uuid) and deleted_at is null`)
}

// Tests that people send to themselves count nowhere.
type Counted = { total: number; sent: number; failed: number }
export type CountedDay = Counted & { date: string; captured: number; skipped: number }
export type CountedState = Counted & { captured: number; skipped: number; waiting: number }

export function countEmails(db: Db, since: Date) {
  return db.one<CountedState>(sql`
    select count(*)::bigint as total,
           count(*) filter (where state = 'sent')::bigint as sent,
           count(*) filter (where state = 'failed')::bigint as failed,
           count(*) filter (where state = 'captured')::bigint as captured,
           count(*) filter (where state = 'skipped')::bigint as skipped,
           count(*) filter (where state in ('queued', 'sending'))::bigint as waiting
    from messages where kind = 'email' and template <> 'test' and created_at >= ${since}`)
}

export function countEmailsByDay(db: Db, since: Date, zone: string) {
  return db.many<CountedDay>(sql`
    select to_char(created_at at time zone ${zone}, 'YYYY-MM-DD') as date, count(*)::bigint as total,
           count(*) filter (where state = 'sent')::bigint as sent,
           count(*) filter (where state = 'captured')::bigint as captured,
           count(*) filter (where state = 'failed')::bigint as failed,
           count(*) filter (where state = 'skipped')::bigint as skipped
    from messages where kind = 'email' and template <> 'test' and created_at >= ${since}
    group by 1 order by 1`)
}

export function countEmailsByTemplate(db: Db, since: Date) {
  type Row = { template: string; total: number; sent: number; captured: number; failed: number; skipped: number }
  return db.many<Row>(sql`
    select template, count(*)::bigint as total,
           count(*) filter (where state = 'sent')::bigint as sent,
           count(*) filter (where state = 'captured')::bigint as captured,
           count(*) filter (where state = 'failed')::bigint as failed,
           count(*) filter (where state = 'skipped')::bigint as skipped
    from messages
    where kind = 'email' and template <> 'test' and created_at >= ${since}
    group by template order by total desc, template`)
}

export async function takesOffers(db: Db, userId: string): Promise<boolean> {
  const { takes } = await db.one<{ takes: boolean }>(sql`select takes_offers(${userId}) as takes`)
  return takes
}
