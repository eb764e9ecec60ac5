import type { getCampaign, getCampaigns } from '@sizzle/contract/campaigns.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../kit/server/ask.ts'

export type CampaignSummary = WireOutputOf<typeof getCampaigns>['campaigns'][number]
export type Campaign = WireOutputOf<typeof getCampaign>['campaign']

/** Beside the live stream: a safety net, not the way news arrives. */
const REFRESH_MS = 30_000

export function campaignsQuery() {
  return queryOptions({ ...ask('/getCampaigns', {}), refetchInterval: REFRESH_MS })
}

export function campaignQuery(campaignId: string) {
  return queryOptions({
    ...ask('/getCampaign', { campaignId }),
    refetchInterval: REFRESH_MS,
    select: ({ campaign }) => campaign,
  })
}
