import type { getCampaign, getCampaigns } from '@sizzle/contract/campaigns.ts'
import type { OutputOf } from '@sizzle/contract/route.ts'
import { isMailAway } from '@sizzle/domain/messages/campaign.ts'
import type { CampaignRow, Counted, Report } from './campaigns.sql.ts'
import type { OrdersAfter } from './orders-after.sql.ts'

type Summary = OutputOf<typeof getCampaigns>['campaigns'][number]

export function presentCampaignSummary(row: CampaignRow & Counted): Summary {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    state: row.state,
    audience: row.audience,
    total: row.total,
    waiting: row.waiting,
    sent: row.sent,
    captured: row.captured,
    createdAt: row.created_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    isMailAway: isMailAway(row),
  }
}

export function presentCampaign(
  row: CampaignRow,
  { total, ...report }: Report,
  after: OrdersAfter,
): OutputOf<typeof getCampaign>['campaign'] {
  const { subject, message, values } = row.letter
  const { code: _, ...typed } = values
  return {
    ...presentCampaignSummary({ ...row, ...report, total }),
    templateData: { ...typed, subject, message },
    code: row.code,
    percent: row.percent,
    perMinute: row.per_minute,
    report: {
      ...report,
      ordersAfter: after.orders,
      ordersWithCode: after.with_code,
      codesOverLimit: after.over_limit,
      salesWithCode: after.sales,
      discountWithCode: after.discount,
    },
  }
}
