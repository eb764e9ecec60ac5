import {
  CAMPAIGN_STATES,
  MAX_AUDIENCE_DAYS,
  MAX_AUDIENCE_POINTS,
  MAX_CAMPAIGN_PERCENT,
} from '@sizzle/domain/messages/campaign.ts'
import { z } from 'zod'
import { TemplateData } from './emails.ts'
import { wrongFields } from './kit-details.ts'
import { none, route } from './route.ts'
import { DollarSum, Instant, queryNumber, text, Uuid } from './wire.ts'

// The same offer to many people: whom it is for, what it says, how fast it goes out and what became of it.

const Days = z.int().min(1).max(MAX_AUDIENCE_DAYS)
const Audience = z
  .strictObject({
    boughtWithinDays: Days,
    boughtAt: text(50, 1),
    noOrderForDays: Days,
    minPoints: z.int().min(1).max(MAX_AUDIENCE_POINTS),
  })
  .partial()
  .meta({ id: 'Audience', description: 'Among those who take offers; what is not named narrows nothing' })

const CampaignSummary = z
  .object({
    id: z.string(),
    version: z.int(),
    name: z.string(),
    state: z.enum(CAMPAIGN_STATES),
    audience: Audience,
    /** Letters: 0 before it is started. */
    total: z.int(),
    waiting: z.int(),
    /** The mail server took it. */
    sent: z.int(),
    /** Kept here, because no mail server is set. */
    captured: z.int(),
    createdAt: Instant,
    startedAt: Instant.nullable(),
    endedAt: Instant.nullable(),
    /** It is being sent, and the mail server has not answered lately: it is tried until it does. */
    isMailAway: z.boolean(),
  })
  .meta({ id: 'CampaignSummary' })

const CampaignReport = z
  .object({
    waiting: z.int(),
    /** The mail server took it. */
    sent: z.int(),
    /** Kept here, because no mail server is set. */
    captured: z.int(),
    /** Refused by the mail server, or came back. */
    failed: z.int(),
    /** They did not take offers any more when it was their turn, or the offer was over. */
    skipped: z.int(),
    /** The line broke, or the program died, before the mail server said yes: not sent again. */
    uncertain: z.int(),
    delivered: z.int(),
    bounced: z.int(),
    complained: z.int(),
    /** By the link in an offer, within 30 days after this one was sent. */
    unsubscribed: z.int(),
    /** By its readers, within 30 days after it was sent; cancelled ones do not count. */
    ordersAfter: z.int(),
    /** With a code of this campaign, whenever it was; cancelled ones do not count. */
    ordersWithCode: z.int(),
    /** Of these, with a code that was used up when the promised price was paid. */
    codesOverLimit: z.int(),
    /** What the orders with a code brought, after discounts, before tax and tip. */
    salesWithCode: DollarSum,
    /** What the codes took off them. */
    discountWithCode: DollarSum,
  })
  .meta({ id: 'CampaignReport' })

const Campaign = CampaignSummary.extend({
  templateData: TemplateData,
  code: z.string(),
  percent: z.int().nullable(),
  perMinute: z.int(),
  report: CampaignReport,
}).meta({ id: 'Campaign' })

const STANDS = { campaign_not_found: none, campaign_state: { state: z.enum(CAMPAIGN_STATES) } }

export const getCampaigns = route({
  get: '/getCampaigns',
  may: 'email.bulk',
  about: 'Campaigns, newest first, at most 100.',
  input: z.strictObject({}),
  output: z.object({ campaigns: z.array(CampaignSummary) }),
  refusals: {},
})

export const getCampaign = route({
  get: '/getCampaign',
  may: 'email.bulk',
  about: 'A campaign with its letter, how far it has got, and what became of its letters.',
  input: z.strictObject({ campaignId: Uuid }),
  output: z.object({ campaign: Campaign }),
  refusals: { campaign_not_found: none },
})

export const countAudience = route({
  get: '/countAudience',
  may: 'email.bulk',
  about: 'How many people this campaign would go to now: only those who agreed to offers and confirmed their address.',
  input: z.strictObject({
    boughtWithinDays: queryNumber(1, MAX_AUDIENCE_DAYS).optional(),
    boughtAt: text(50, 1).optional(),
    noOrderForDays: queryNumber(1, MAX_AUDIENCE_DAYS).optional(),
    minPoints: queryNumber(1, MAX_AUDIENCE_POINTS).optional(),
  }),
  output: z.object({ count: z.int() }),
  refusals: {},
})

export const saveCampaign = route({
  post: '/saveCampaign',
  may: 'email.bulk',
  about: 'Writes a campaign, or changes one that was not started. If two people change it at once, the second is told.',
  input: z.strictObject({
    /** Without it, a new one. */
    campaignId: Uuid.optional(),
    expectedVersion: z.int().min(1).optional(),
    name: text(200),
    audience: Audience,
    templateData: TemplateData,
    /** What the readers' own codes begin with; empty: they get none. */
    code: text(200),
    /** What such a code takes off one order of its reader, until the end of `validUntil`. */
    percent: z.int().min(1).max(MAX_CAMPAIGN_PERCENT).optional(),
    perMinute: z.int().min(1).max(6000),
  }),
  output: z.object({ campaignId: z.string(), version: z.int() }),
  refusals: { ...STANDS, campaign_changed: none, invalid_input: wrongFields, email_template_invalid: none },
})

export const startCampaign = route({
  post: '/startCampaign',
  may: 'email.bulk',
  about:
    'Chooses the people and begins to send, or goes on with one that was stopped. Consent is checked again for each letter when its turn comes.',
  input: z.strictObject({ campaignId: Uuid, expectedVersion: z.int().min(1) }),
  output: z.object({ campaignId: z.string(), version: z.int(), total: z.int() }),
  refusals: {
    ...STANDS,
    campaign_changed: none,
    campaign_for_nobody: none,
    campaign_over: none,
    campaign_day_missing: none,
  },
})

export const deleteCampaign = route({
  post: '/deleteCampaign',
  may: 'email.bulk',
  about: 'Deletes a campaign that was never started. If two people change it at once, the second is told.',
  input: z.strictObject({ campaignId: Uuid, expectedVersion: z.int().min(1) }),
  output: z.object({ campaignId: z.string() }),
  refusals: { ...STANDS, campaign_changed: none },
})

export const stopCampaign = route({
  post: '/stopCampaign',
  may: 'email.bulk',
  about:
    'Stops a campaign that is being sent: waiting letters keep waiting, and the few already under way are finished.',
  input: z.strictObject({ campaignId: Uuid }),
  output: z.object({ campaignId: z.string(), version: z.int() }),
  refusals: STANDS,
})
