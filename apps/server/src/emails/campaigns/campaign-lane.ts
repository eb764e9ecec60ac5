import { type Lane, openLane } from '../../kit/leases/lane.ts'
import { type LeasedCampaign, leaseCampaigns, nextCampaignIn, renewCampaigns } from './letters.sql.ts'
import { type SendPace, type SendParts, sendBatch } from './send-batch.ts'

const PACE: SendPace = { width: 4, cutMs: 10_000, leaseSeconds: 30, restSeconds: 30 }
/** Campaigns at a time. */
const WIDTH = 2
const LOOK_EVERY_MS = 5000

type CampaignLaneParts = Omit<SendParts, 'pace'> & {
  readonly pace?: Partial<SendPace & { lookEveryMs: number }> | undefined
}

/** Sends what campaigns have due, a batch at a time; several processes share the campaigns, never one of them. */
export function openCampaignLane({ pace: given, ...parts }: CampaignLaneParts): Lane {
  const { lookEveryMs, ...pace } = { ...PACE, lookEveryMs: LOOK_EVERY_MS, ...given }
  const { leaseSeconds } = pace
  const { db } = parts.database
  return openLane<LeasedCampaign>({
    name: 'campaigns',
    log: parts.log,
    pace: { width: WIDTH, leaseSeconds, lookEveryMs },
    take: async (limit) => ({
      items: await leaseCampaigns(db, limit, leaseSeconds),
      nextInMs: await nextCampaignIn(db),
    }),
    renew: (held) => renewCampaigns(db, held, leaseSeconds),
    async work(campaign) {
      await sendBatch({ ...parts, pace }, campaign)
      return 'again'
    },
  })
}
