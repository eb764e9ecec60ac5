import { MESSAGES } from '@sizzle/contract/refusals/messages.ts'
import type { ExamplesOf } from './example.ts'

const MESSAGE_ID = '0199a3f5-c6c0-7ef8-91ec-75869708a9bb'
const WORDS = {
  subject: '{offerTitle} at Sizzle & Spice',
  message: 'Hello {customerName}, we have something for you: {offerTitle}. Valid until {validUntil}.',
  offerTitle: 'Thali week',
  validUntil: '2026-12-31',
  terms: 'At the table only.',
}

export const emailExamples: ExamplesOf<
  | 'getEmailTemplates'
  | 'previewEmail'
  | 'sendEmail'
  | 'sendTestEmail'
  | 'sendBulkEmail'
  | 'getEmailStats'
  | 'getSuppressions'
  | 'liftSuppression'
  | 'uploadEmailImage'
> = {
  getEmailTemplates: {
    input: {},
    answer: {
      templates: [
        {
          id: 'custom',
          name: 'Custom Message',
          subject: 'A message from Sizzle & Spice',
          description: 'Your own words to one or several customers.',
          defaultMessage: 'Hello {customerName},',
          placeholders: ['customerName'],
        },
      ],
      emailEnabled: true,
    },
  },
  previewEmail: {
    input: { templateId: 'promotion', templateData: WORDS },
    answer: {
      subject: 'Thali week at Sizzle & Spice',
      text: 'Thali week\n\nHello Valued Customer, we have something for you: Thali week.',
      html: '<!doctype html><html lang="en-CA"></html>',
    },
  },
  sendTestEmail: {
    input: { templateId: 'promotion', templateData: WORDS },
    answer: { messageId: MESSAGE_ID, message: 'A test goes to owner@example.com.' },
  },
  sendEmail: {
    input: {
      to: 'priya@example.com',
      templateId: 'custom',
      templateData: { subject: 'Your table', message: 'Hello!' },
    },
    answer: { messageId: MESSAGE_ID, state: 'queued', message: 'The email to priya@example.com waits to be sent.' },
  },
  sendBulkEmail: {
    input: {
      recipients: ['priya@example.com', { email: 'sam@example.com', name: 'Sam' }],
      templateId: 'promotion',
      templateData: WORDS,
    },
    answer: {
      totalRecipients: 2,
      successful: 1,
      failed: 1,
      results: [
        { email: 'priya@example.com', success: true, messageId: MESSAGE_ID, error: '' },
        {
          email: 'sam@example.com',
          success: false,
          messageId: null,
          error: MESSAGES.consent_missing[1],
        },
      ],
    },
  },
  getEmailStats: {
    input: {},
    answer: {
      since: '2026-10-21T22:00:00.000Z',
      total: 214,
      sent: 208,
      failed: 2,
      captured: 0,
      skipped: 4,
      waiting: 0,
      templates: { order_confirmation: 180, reservation_confirmation: 30, promotion: 4 },
      byTemplate: [
        { template: 'order_confirmation', total: 180, sent: 178, captured: 0, failed: 2, skipped: 0 },
        { template: 'reservation_confirmation', total: 30, sent: 30, captured: 0, failed: 0, skipped: 0 },
        { template: 'promotion', total: 4, sent: 0, captured: 0, failed: 0, skipped: 4 },
      ],
      byDay: [{ date: '2026-11-20', total: 9, sent: 9, captured: 0, failed: 0, skipped: 0 }],
      successRate: 99,
    },
  },
  getSuppressions: {
    input: {},
    answer: {
      suppressions: [
        {
          email: 'gone@example.com',
          reason: 'bounced',
          note: '550 5.1.1 There is no such mailbox here',
          at: '2026-11-20T21:50:00.000Z',
        },
      ],
      total: 1,
    },
  },
  liftSuppression: {
    input: { email: 'gone@example.com' },
    answer: { message: 'gone@example.com may get offers again, if its owner agrees to them.' },
  },
  uploadEmailImage: {
    input: {},
    answer: { imageUrl: '/uploads/email-images/0199a3f5-c6c0-7ef8-91ec-75869708a9bc.jpg' },
  },
}
