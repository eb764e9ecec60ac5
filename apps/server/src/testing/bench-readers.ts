import { WEEKDAYS } from '@sizzle/domain/hours/local-time.ts'
import type { Database } from '../kit/db/open.ts'
import { sql } from '../kit/db/sql.ts'

/** People with a confirmed address who agreed to offers; all doors are open around the clock. */
export async function addReaders({ db }: Database, count: number): Promise<number> {
  const day = { open: '00:00', close: '00:00', closed: false }
  const week = Object.fromEntries(WEEKDAYS.map((name) => [name, day]))
  await db.run(sql`update locations set hours = ${JSON.stringify(week)}::jsonb`)
  const added = await db.run(sql`
    insert into users (id, name, email, email_verified)
    select gen_random_uuid(), 'Reader ' || n, 'reader' || n || '@example.com', true from generate_series(1, ${count}::int) n`)
  await db.run(sql`
    insert into consents (user_id, purpose, given, email, wording, source, at)
    select id, 'marketing', true, email, 'Yes', 'profile', now() from users where email like 'reader%@example.com'`)
  await db.run(sql`vacuum analyze users, consents`)
  return added
}

/** With indexes and what is kept beside the rows. */
export async function campaignBytes({ db }: Database): Promise<number> {
  const { bytes } = await db.one<{ bytes: number }>(sql`
    select (pg_total_relation_size('campaigns') + pg_total_relation_size('campaign_letters')
      + pg_total_relation_size('promotion_codes'))::float8 as bytes`)
  return bytes
}
