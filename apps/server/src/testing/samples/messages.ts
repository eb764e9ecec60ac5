import { randomUUID } from 'node:crypto'
import type * as campaigns from '@sizzle/contract/campaigns.ts'
import type * as emails from '@sizzle/contract/emails.ts'
import type * as letterTexts from '@sizzle/contract/letter-texts.ts'
import type * as messages from '@sizzle/contract/messages.ts'
import type { SamplesOf } from './sample.ts'

export const messageSamples: SamplesOf<typeof messages> = {
  getMessages: () => ({ state: 'failed', kind: 'email', search: 'priya', page: '1' }),
  getMessage: () => ({ messageId: randomUUID() }),
  retryMessage: () => ({ messageId: randomUUID() }),
  getSMSTemplates: () => ({}),
}

const TEMPLATE_DATA = {
  subject: 'Thali week',
  message: 'Hello {customerName}, see you at our thali week.',
  customerName: 'Priya',
}

export const emailSamples: SamplesOf<typeof emails> = {
  getEmailTemplates: () => ({}),
  previewEmail: () => ({
    templateId: 'promotion',
    templateData: {
      ...TEMPLATE_DATA,
      offerTitle: 'Thali week',
      validUntil: '2026-12-31',
      terms: 'At the table only.',
      title: 'Six days of thali',
      imageUrl: 'https://pictures.example.com/thali.jpg',
    },
  }),
  sendTestEmail: () => ({ templateId: 'custom', templateData: TEMPLATE_DATA }),
  sendEmail: () => ({
    to: 'priya@example.test',
    templateId: 'custom',
    templateData: TEMPLATE_DATA,
    metadata: { source: 'admin' },
  }),
  sendBulkEmail: () => ({
    recipients: ['priya@example.test', { email: 'sam@example.test', name: 'Sam' }],
    templateId: 'custom',
    templateData: TEMPLATE_DATA,
  }),
  getEmailStats: () => ({}),
  getSuppressions: () => ({}),
  liftSuppression: () => ({ email: 'gone@example.test' }),
  uploadEmailImage: () => ({}),
}

export const campaignSamples: SamplesOf<typeof campaigns> = {
  getCampaigns: () => ({}),
  getCampaign: () => ({ campaignId: randomUUID() }),
  countAudience: () => ({ boughtWithinDays: '90', boughtAt: 'truro', noOrderForDays: '30', minPoints: '100' }),
  saveCampaign: () => ({
    name: 'Thali week',
    audience: { boughtWithinDays: 90, boughtAt: 'truro', noOrderForDays: 30, minPoints: 100 },
    templateData: { ...TEMPLATE_DATA, offerTitle: 'Thali week', validUntil: '2099-12-31' },
    code: 'THALI',
    percent: 10,
    perMinute: 600,
  }),
  startCampaign: () => ({ campaignId: randomUUID(), expectedVersion: 1 }),
  stopCampaign: () => ({ campaignId: randomUUID() }),
  deleteCampaign: () => ({ campaignId: randomUUID(), expectedVersion: 1 }),
}

const BOTH = {
  en: { subject: 'News for you', message: 'Hello {customerName},', closing: 'See you.' },
  fr: { subject: 'Des nouvelles', message: 'Bonjour {customerName},', closing: 'À bientôt.' },
}

export const letterTextSamples: SamplesOf<typeof letterTexts> = {
  getLetterTexts: () => ({}),
  saveLetterTexts: () => ({ templateId: 'custom', texts: BOTH, expectedVersion: 0 }),
  previewLetterTexts: () => ({ templateId: 'custom', texts: BOTH }),
  sendTestLetter: () => ({ templateId: 'custom', language: 'fr', texts: BOTH }),
}
