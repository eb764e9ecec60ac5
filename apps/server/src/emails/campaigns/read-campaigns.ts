import * as contract from '@sizzle/contract/campaigns.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { query } from '../../kit/operation.ts'
import { countPeople } from './audience.sql.ts'
import { campaignById, listCampaigns, reportOf } from './campaigns.sql.ts'
import { ordersAfter } from './orders-after.sql.ts'
import { presentCampaign, presentCampaignSummary } from './present-campaign.ts'

export const getCampaigns = query(contract.getCampaigns, async (_, { db }) =>
  ok({ campaigns: (await listCampaigns(db)).map(presentCampaignSummary) }),
)

export const getCampaign = query(contract.getCampaign, async ({ campaignId }, { db }) => {
  const row = await campaignById(db, campaignId)
  if (!row) return refuse({ code: 'campaign_not_found' })
  return ok({ campaign: presentCampaign(row, await reportOf(db, campaignId), await ordersAfter(db, campaignId)) })
})

export const countAudience = query(contract.countAudience, async (audience, { db, now }) =>
  ok(await countPeople(db, audience, now)),
)
