import type { ExamplesOf } from './example.ts'
import { TRURO } from './the-restaurant.ts'

const CAMPAIGN_ID = '0199a3f5-c6c0-7ef8-91ec-75869708a9c1'
const AUDIENCE = { boughtWithinDays: 90, boughtAt: TRURO.id, noOrderForDays: 30 }
const WORDS = {
  subject: '{offerTitle} at Sizzle & Spice',
  message: 'Hello {customerName}, we have something for you: {offerTitle}.',
  offerTitle: 'Thali week',
  validUntil: '2026-11-30',
}
const SUMMARY = {
  id: CAMPAIGN_ID,
  version: 6,
  name: 'Thali week for Truro',
  state: 'sending' as const,
  audience: AUDIENCE,
  total: 1240,
  waiting: 840,
  sent: 392,
  captured: 0,
  createdAt: '2026-11-20T13:00:00.000Z',
  startedAt: '2026-11-20T14:00:00.000Z',
  endedAt: null,
  isMailAway: false,
}

export const campaignExamples: ExamplesOf<
  | 'getCampaigns'
  | 'getCampaign'
  | 'countAudience'
  | 'saveCampaign'
  | 'startCampaign'
  | 'stopCampaign'
  | 'deleteCampaign'
> = {
  getCampaigns: { input: {}, answer: { campaigns: [SUMMARY] } },
  getCampaign: {
    input: { campaignId: CAMPAIGN_ID },
    answer: {
      campaign: {
        ...SUMMARY,
        templateData: WORDS,
        code: 'THALI',
        percent: 10,
        perMinute: 600,
        report: {
          waiting: 840,
          sent: 392,
          captured: 0,
          failed: 5,
          skipped: 3,
          uncertain: 0,
          delivered: 380,
          bounced: 4,
          complained: 0,
          unsubscribed: 2,
          ordersAfter: 31,
          ordersWithCode: 4,
          codesOverLimit: 0,
          salesWithCode: 139.4,
          discountWithCode: 15.49,
        },
      },
    },
  },
  countAudience: {
    input: { boughtWithinDays: '90', boughtAt: TRURO.id, noOrderForDays: '30' },
    answer: { count: 1240 },
  },
  saveCampaign: {
    input: {
      name: 'Thali week for Truro',
      audience: AUDIENCE,
      templateData: WORDS,
      code: 'THALI',
      percent: 10,
      perMinute: 600,
    },
    answer: { campaignId: CAMPAIGN_ID, version: 1 },
  },
  startCampaign: {
    input: { campaignId: CAMPAIGN_ID, expectedVersion: 1 },
    answer: { campaignId: CAMPAIGN_ID, version: 2, total: 1240 },
  },
  stopCampaign: { input: { campaignId: CAMPAIGN_ID }, answer: { campaignId: CAMPAIGN_ID, version: 7 } },
  deleteCampaign: { input: { campaignId: CAMPAIGN_ID, expectedVersion: 1 }, answer: { campaignId: CAMPAIGN_ID } },
}
