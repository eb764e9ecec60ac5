import type { ExamplesOf } from './example.ts'
import { ORDER_ID } from './the-order.ts'
import { TRURO } from './the-restaurant.ts'

const MESSAGE_ID = '0199a3f5-c6c0-7ef8-91ec-75869708a9ba'
const TEXT = 'Sizzle & Spice: your order TRU-042 is ready for pickup - Truro Heights, (902) 555-0139.'

const FAILED_TEXT = {
  id: MESSAGE_ID,
  version: 5,
  kind: 'sms' as const,
  state: 'failed' as const,
  template: 'order_ready',
  recipient: '+19025550123',
  recipientName: 'Priya Sharma',
  subject: '',
  excerpt: TEXT,
  about: { kind: 'order' as const, id: ORDER_ID },
  locationId: TRURO.id,
  timeZone: TRURO.timeZone,
  promotional: false,
  attempts: 4,
  createdAt: '2026-11-20T21:50:00.000Z',
  sentAt: null,
  deliveredAt: null,
  nextTryAt: null,
  lastError: 'The number is not in service',
}

export const messageExamples: ExamplesOf<
  'getMessages' | 'getMessage' | 'retryMessage' | 'getSMSTemplates' | 'sendCustomSMS'
> = {
  getMessages: {
    input: { state: 'failed', kind: 'sms', page: '1' },
    answer: {
      messages: [FAILED_TEXT],
      page: 1,
      pages: 1,
      total: 1,
      counts: { queued: 0, sent: 214, captured: 0, failed: 1, skipped: 2 },
      providers: { email: 'smtp', sms: 'twilio' },
    },
  },
  getMessage: {
    input: { messageId: MESSAGE_ID },
    answer: {
      message: { ...FAILED_TEXT, text: TEXT, html: '', isWithheld: false, guestPhone: '+19025550123', booking: null },
    },
  },
  retryMessage: {
    input: { messageId: MESSAGE_ID },
    answer: { messageId: MESSAGE_ID, state: 'queued', message: 'The message will be tried again now.' },
  },
  getSMSTemplates: {
    input: {},
    answer: {
      templates: [
        {
          id: 'order_delayed',
          name: 'Order delayed',
          message: 'Sizzle & Spice: sorry, your order {orderNumber} needs a little longer. {readyWord} {readyTime}.',
          frenchMessage:
            'Sizzle & Spice : désolés, votre commande {orderNumber} demande un peu plus de temps. {readyWord} {readyTime}.',
        },
      ],
      centsEach: 2,
      textsEnabled: true,
    },
  },
  sendCustomSMS: {
    input: { orderId: ORDER_ID, message: 'Your order needs ten more minutes, sorry!' },
    answer: { orderId: ORDER_ID, messageId: MESSAGE_ID, message: 'The message to Priya Sharma waits to be sent.' },
  },
}
