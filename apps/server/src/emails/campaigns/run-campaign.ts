import * as contract from '@sizzle/contract/campaigns.ts'
import { isOfferOver, mayCampaign } from '@sizzle/domain/messages/campaign.ts'
import { lacksLastDay } from '@sizzle/domain/messages/compose.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../../kit/audit.sql.ts'
import { personOf } from '../../kit/context.ts'
import { announce } from '../../kit/live/announce.ts'
import { operation } from '../../kit/operation.ts'
import { addLetters } from './audience.sql.ts'
import { lockCampaign, markSending, markStopped, reportOf } from './campaigns.sql.ts'

/** The people are chosen once, at the first start; who agreed later gets the next campaign. */
export const startCampaign = operation(contract.startCampaign, async (input, { tx, who, now, requestId }) => {
  const { campaignId, expectedVersion } = input
  const row = await lockCampaign(tx, campaignId)
  if (!row) return refuse({ code: 'campaign_not_found' })
  if (!mayCampaign('start', row.state)) return refuse({ code: 'campaign_state', state: row.state })
  if (row.version !== expectedVersion) return refuse({ code: 'campaign_changed' })
  // A draft may be older than the check that saving makes; one that was stopped cannot be changed any more.
  if (row.state === 'draft' && lacksLastDay({ ...row.letter, ...row.letter.values }))
    return refuse({ code: 'campaign_day_missing' })
  const isCodeOver = row.code_ends_at !== null && row.code_ends_at <= now
  if (isCodeOver || isOfferOver(row.letter.values.validUntil ?? '', now)) return refuse({ code: 'campaign_over' })
  const isFirst = row.started_at === null
  const total = isFirst ? await addLetters(tx, campaignId, now) : (await reportOf(tx, campaignId)).total
  if (total === 0) return refuse({ code: 'campaign_for_nobody' })

  const { version } = await markSending(tx, campaignId, now)
  await addAudit(tx, personOf(who), requestId, {
    action: 'startCampaign',
    subject: `campaign:${campaignId}`,
    after: { name: row.name, isFirst, total },
  })
  await announce(tx, 'campaign.changed', { id: campaignId, version })
  return ok({ campaignId, version, total })
})

export const stopCampaign = operation(contract.stopCampaign, async ({ campaignId }, { tx, who, requestId }) => {
  const row = await lockCampaign(tx, campaignId)
  if (!row) return refuse({ code: 'campaign_not_found' })
  if (!mayCampaign('stop', row.state)) return refuse({ code: 'campaign_state', state: row.state })

  const { version } = await markStopped(tx, campaignId)
  await addAudit(tx, personOf(who), requestId, { action: 'stopCampaign', subject: `campaign:${campaignId}` })
  await announce(tx, 'campaign.changed', { id: campaignId, version })
  return ok({ campaignId, version })
})
