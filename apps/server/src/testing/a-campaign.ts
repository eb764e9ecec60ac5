import { openCampaignLane } from '../emails/campaigns/campaign-lane.ts'
import { unsubscribeLinks } from '../emails/unsubscribe-links.ts'
import type { Database } from '../kit/db/open.ts'
import { sql } from '../kit/db/sql.ts'
import { openLog } from '../kit/log.ts'
import { mailBy } from './outbox-pace.ts'

/** As the real pace, but in the time of a test. */
export const CAMPAIGN_QUICK = { width: 4, cutMs: 2000, leaseSeconds: 2, restSeconds: 0, lookEveryMs: 50 }

/** What sends campaigns, by this mail server. */
export function openQuickLane(database: Database, smtpUrl: string, pace = CAMPAIGN_QUICK) {
  const links = unsubscribeLinks('secret', 'http://localhost')
  return openCampaignLane({ database, log: openLog('silent'), mail: mailBy(smtpUrl), links, pace })
}

/** A campaign that is being sent to new people of these names at example.test, who agreed to offers; answers its id. */
export async function aSendingCampaign({ db }: Database, names: readonly string[]): Promise<string> {
  await db.run(sql`
    insert into users (id, email, name, email_verified)
    select gen_random_uuid(), name || '@example.test', 'Reader', true from unnest(${names}::text[]) name`)
  await db.run(sql`
    insert into consents (user_id, purpose, given, email, wording, source, at)
    select id, 'marketing', true, email, 'Yes', 'profile', now() from users where email like '%@example.test'`)
  const letter = { templateId: 'promotion', subject: 'Thali', message: 'Hello', values: { offerTitle: 'Thali' } }
  const { id } = await db.one<{ id: string }>(sql`
    insert into campaigns (id, name, state, audience, letter, per_minute, created_at, started_at)
    values (gen_random_uuid(), 'Week', 'sending', '{}', ${JSON.stringify(letter)}::jsonb, 6000, now(), now()) returning id`)
  await db.run(sql`
    insert into campaign_letters (id, campaign_id, user_id, due_at)
    select gen_random_uuid(), ${id}, u.id, now() from users u where u.email like '%@example.test'`)
  return id
}
