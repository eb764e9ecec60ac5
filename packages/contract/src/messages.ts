import { z } from 'zod'
import { none, route } from './route.ts'
import { Instant, queryNumber, text, Uuid } from './wire.ts'

export const MessageKind = z.enum(['email', 'sms']).meta({ id: 'MessageKind' })
export type MessageKind = z.infer<typeof MessageKind>
/** `captured`: no provider is set, so it was kept here and sent to nobody (messages 5). */
export const MessageState = z
  .enum(['queued', 'sending', 'sent', 'captured', 'failed', 'skipped'])
  .meta({ id: 'MessageState' })
export type MessageState = z.infer<typeof MessageState>
/** One on its way right now is found under `queued`. */
export const MessageFilterState = MessageState.exclude(['sending'])
export type MessageFilterState = z.infer<typeof MessageFilterState>

const MessageSummary = z
  .object({
    id: z.string(),
    version: z.int(),
    kind: MessageKind,
    state: MessageState,
    template: z.string(),
    recipient: z.string(),
    recipientName: z.string(),
    subject: z.string(),
    /** How the text begins; empty where a private link is in it. */
    excerpt: z.string(),
    about: z.object({ kind: z.enum(['order', 'reservation', 'user']), id: z.string() }).nullable(),
    locationId: z.string().nullable(),
    /** Of that location. */
    timeZone: z.string().nullable(),
    promotional: z.boolean(),
    attempts: z.int(),
    createdAt: Instant,
    sentAt: Instant.nullable(),
    /** Of a text message: when the phone had it, where the provider tells. */
    deliveredAt: Instant.nullable(),
    /** While queued: when it is tried next. */
    nextTryAt: Instant.nullable(),
    /** Why it failed, waits or was skipped, in the provider's words. */
    lastError: z.string(),
  })
  .meta({ id: 'MessageSummary' })

export const getMessages = route({
  get: '/getMessages',
  may: 'settings.manage',
  about: 'The outbox, newest first: every email and text message with its state.',
  input: z.strictObject({
    state: MessageFilterState.optional(),
    kind: MessageKind.optional(),
    search: text(100).optional(),
    page: queryNumber(1, 4000).optional(),
  }),
  output: z.object({
    messages: z.array(MessageSummary),
    page: z.int(),
    pages: z.int(),
    total: z.int(),
    counts: z.record(MessageFilterState, z.int()),
    /** The delivery service in use now. */
    providers: z.object({ email: z.enum(['smtp', 'captured']), sms: z.enum(['twilio', 'captured']) }),
  }),
  refusals: {},
})

export const getMessage = route({
  get: '/getMessage',
  may: 'settings.manage',
  about:
    'One message to read. A private link is shown only if no provider is set, so that nobody else could have received it.',
  input: z.strictObject({ messageId: Uuid }),
  output: z.object({
    message: MessageSummary.extend({
      text: z.string(),
      html: z.string(),
      isWithheld: z.boolean(),
      /** Of whoever the text went to, or whose order, table or account it is about. */
      guestPhone: z.string().nullable(),
      /** The table that it is about. */
      booking: z.object({ reservationId: z.string(), date: z.iso.date() }).nullable(),
    }).meta({ id: 'Message' }),
  }),
  refusals: { message_not_found: none },
})

export const retryMessage = route({
  post: '/retryMessage',
  may: 'settings.manage',
  about: 'Try a failed message again now, with all its attempts.',
  input: z.strictObject({ messageId: Uuid }),
  output: z.object({ messageId: z.string(), state: MessageState, message: z.string() }),
  refusals: { message_not_found: none, message_not_failed: { state: MessageState } },
})

export const getSMSTemplates = route({
  get: '/getSMSTemplates',
  may: 'order.sms',
  about: 'The text messages of this house; {names} in braces are filled in.',
  input: z.strictObject({}),
  output: z.object({
    templates: z.array(
      z
        .object({ id: z.string(), name: z.string(), message: z.string(), frenchMessage: z.string() })
        .meta({ id: 'SmsTemplate' }),
    ),
    centsEach: z.int().describe('What one text message of 160 plain letters costs, in cents.'),
    /** Whether texts can be sent. */
    textsEnabled: z.boolean(),
  }),
  refusals: {},
})
