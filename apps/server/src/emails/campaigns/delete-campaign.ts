import * as contract from '@sizzle/contract/campaigns.ts'
import { mayCampaign } from '@sizzle/domain/messages/campaign.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../../kit/audit.sql.ts'
import { personOf } from '../../kit/context.ts'
import { announce } from '../../kit/live/announce.ts'
import { operation } from '../../kit/operation.ts'
import { picturesIn } from '../queue-written.ts'
import { dropUnlessShown } from '../upload-email-image.ts'
import { lockCampaign, removeCampaign } from './campaigns.sql.ts'

/** Only one that nobody got: whatever was started stays, with its report. Its picture goes as one that was never sent. */
export const deleteCampaign = operation(contract.deleteCampaign, async (input, { tx, who, now, requestId }) => {
  const { campaignId, expectedVersion } = input
  const row = await lockCampaign(tx, campaignId)
  if (!row) return refuse({ code: 'campaign_not_found' })
  if (!mayCampaign('delete', row.state)) return refuse({ code: 'campaign_state', state: row.state })
  if (row.version !== expectedVersion) return refuse({ code: 'campaign_changed' })

  await removeCampaign(tx, campaignId)
  for (const name of picturesIn(row.letter)) await dropUnlessShown(tx, name, now)
  await addAudit(tx, personOf(who), requestId, {
    action: 'deleteCampaign',
    subject: `campaign:${campaignId}`,
    before: { name: row.name, subject: row.letter.subject },
  })
  await announce(tx, 'campaign.changed', { id: campaignId, version: row.version + 1 })
  return ok({ campaignId })
})
