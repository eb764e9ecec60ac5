import type { Audience } from '@sizzle/domain/messages/campaign.ts'
import { type Db, sql, type Tx } from '../../kit/db/sql.ts'

export function countPeople(db: Db, audience: Audience, now: Date) {
  return db.one<{ count: number }>(sql`
    select count(*)::bigint as count from campaign_people(${JSON.stringify(audience)}::jsonb, ${now})`)
}

/** One small row for each person; answers how many. */
export function addLetters(tx: Tx, campaignId: string, now: Date) {
  return tx.run(sql`
    insert into campaign_letters (id, campaign_id, user_id, due_at)
    select gen_random_uuid(), c.id, person, ${now} from campaigns c, campaign_people(c.audience, ${now}) person
    where c.id = ${campaignId}`)
}
