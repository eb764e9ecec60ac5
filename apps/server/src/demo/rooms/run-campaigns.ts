import { randomBytes } from 'node:crypto'
import * as campaigns from '@sizzle/contract/campaigns.ts'
import type { InputOf } from '@sizzle/contract/route.ts'
import { MARKETING_CONSENT_TEXT } from '@sizzle/domain/messages/consent-text.ts'
import { OWN_LETTERS, personalCode } from '@sizzle/domain/promotions/code.ts'
import { startCampaign } from '../../emails/campaigns/run-campaign.ts'
import { saveCampaign } from '../../emails/campaigns/save-campaign.ts'
import { sql } from '../../kit/db/sql.ts'
import { insertCampaignCodes } from '../../promotions/promotions.sql.ts'
import { dateAhead, daysAgo, type Shift } from './shift.ts'

const READERS = 180
const HEAD = 'FAMILY'
const OFFER = {
  name: 'Family dinner, 15% off',
  code: HEAD,
  percent: 15,
  perMinute: 600,
} as const
const DRAFT: InputOf<typeof campaigns.saveCampaign> = {
  name: 'Rainy Sundays',
  audience: { noOrderForDays: 14 },
  templateData: {
    subject: 'A warm bowl on a wet Sunday, {customerName}?',
    message: 'Hello {customerName}, dal makhani and a fresh naan wait for you every Sunday.',
    offerTitle: 'Sunday comfort',
  },
  code: '',
  perMinute: 300,
}

/** An offer for whoever agreed to offers, with a code for each, and one that is still being written. */
export async function runCampaigns(shift: Shift): Promise<void> {
  const { act, owner, house, now } = shift
  await agreeToOffers(shift)
  const save = saveCampaign(house.publicUrl)
  const written = daysAgo(now, 6, '13:10')
  const { campaignId, version } = await act({ by: owner, at: written }, campaigns.saveCampaign, save, {
    ...OFFER,
    audience: {},
    templateData: {
      subject: '15% off your next family dinner',
      message: 'Hello {customerName}, bring the family: 15% off one order until {validUntil}.',
      offerTitle: OFFER.name,
      validUntil: dateAhead(now, 21),
      terms: 'One order for each code, at both locations.',
    },
  })
  const sent = daysAgo(now, 6, '13:30')
  const start = { campaignId, expectedVersion: version }
  await act({ by: owner, at: sent }, campaigns.startCampaign, startCampaign, start)
  await endCampaign(shift, campaignId, sent)
  await act({ by: owner, at: daysAgo(now, 1, '15:45') }, campaigns.saveCampaign, save, DRAFT)
}

function agreeToOffers({ tx }: Shift) {
  return tx.run(sql`
    insert into consents (user_id, purpose, given, email, wording, source, at)
    select id, 'marketing', true, email, ${MARKETING_CONSENT_TEXT}, 'sign-up', created_at
    from (select id, email, created_at from users where role = 'customer' and email_verified order by created_at, id limit ${READERS}) u`)
}

/** A demo sends nobody anything: every email was kept, but for one reader who had left the list by then. */
async function endCampaign({ tx }: Shift, campaignId: string, sent: Date): Promise<void> {
  const readers = await tx.many<{ user_id: string }>(sql`
    select user_id from campaign_letters where campaign_id = ${campaignId}`)
  const codes = readers.map(({ user_id }) => ({
    userId: user_id,
    code: personalCode(HEAD, randomBytes(OWN_LETTERS)),
    label: OFFER.name,
  }))
  await insertCampaignCodes(tx, campaignId, codes)
  await tx.run(sql`
    with turns as (select id, row_number() over (order by id) as n from campaign_letters where campaign_id = ${campaignId})
    update campaign_letters l
    set state = case when n = 7 then 'skipped' else 'captured' end,
        attempts = case when n = 7 then 0 else 1 end,
        sent_at = case when n <> 7 then ${sent}::timestamptz + n * interval '100 milliseconds' end
    from turns where l.id = turns.id`)
  await tx.run(sql`
    update campaigns set state = 'done', due_at = ${sent}, ended_at = ${sent}::timestamptz + interval '1 minute', version = version + 1
    where id = ${campaignId}`)
}
