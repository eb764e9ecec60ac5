import { IMAGE_TYPES, MAX_IMAGE_BYTES } from '@sizzle/domain/menu/image.ts'
import { z } from 'zod'
import { waitingTime, wrongFields } from './kit-details.ts'
import { MessageState } from './messages.ts'
import { none, route } from './route.ts'
import { Instant, text, Uuid } from './wire.ts'

// Emails that admins write: one, or the same to many.

/** Longer than allowed on purpose: what is too long is refused in the form's own sentence. */
const Subject = text(2000)
const Message = text(20_000)
const Fact = text(200)

/** The words of an email, and what its placeholders and facts say. What is not sent has the template's words, or its default. */
export const TemplateData = z
  .strictObject({
    subject: Subject,
    message: Message,
    customerName: Fact,
    orderNumber: Fact,
    orderType: Fact,
    estimatedTime: Fact,
    total: Fact,
    reservationDate: Fact,
    reservationTime: Fact,
    partySize: Fact,
    tableNumber: Fact,
    specialRequests: text(2000),
    offerTitle: Fact,
    /** A date, or words. */
    validUntil: Fact,
    terms: text(2000),
    title: Fact,
    /** One that was uploaded for an email, or an https address elsewhere. */
    imageUrl: text(2000),
  })
  .partial()
  .meta({ id: 'EmailTemplateData' })

/** A code belongs to one person: only a campaign makes some, so it is shown here and sent nowhere. */
const ShownData = TemplateData.extend({ code: Fact.optional() }).meta({ id: 'ShownEmailData' })

const EmailTemplate = z
  .object({
    id: z.enum(['order_confirmation', 'reservation_confirmation', 'custom', 'promotion']),
    name: z.string(),
    subject: z.string(),
    description: z.string(),
    defaultMessage: z.string(),
    /** What can stand in {braces}. */
    placeholders: z.array(z.string()),
  })
  .meta({ id: 'EmailTemplate' })

/** What is wrong with the words, whoever they go to. */
const WRONG_WORDS = { invalid_input: wrongFields, email_template_invalid: none }
const WRONG_RECIPIENTS = {
  email_recipients_missing: none,
  email_addresses_invalid: { addresses: z.string() },
  email_rate_limited: { n: z.int(), ...waitingTime },
}

export const getEmailTemplates = route({
  get: '/getEmailTemplates',
  may: 'email.bulk',
  about: 'The templates for emails, and whether a mail server is set.',
  input: z.strictObject({}),
  output: z.object({ templates: z.array(EmailTemplate), emailEnabled: z.boolean() }),
  refusals: {},
})

export const previewEmail = route({
  post: '/previewEmail',
  may: 'email.bulk',
  about: 'The email as one reader would get it; nothing is sent.',
  input: z.strictObject({ templateId: text(50), templateData: ShownData.optional() }),
  output: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
  refusals: WRONG_WORDS,
})

export const sendTestEmail = route({
  post: '/sendTestEmail',
  may: 'email.bulk',
  about:
    'The email as one reader would get it, to the address of whoever asks. It says that it is a test, and is left out of the statistics.',
  input: z.strictObject({ templateId: text(50), templateData: ShownData.optional() }),
  output: z.object({ messageId: z.string(), message: z.string() }),
  refusals: { ...WRONG_WORDS, email_rate_limited: WRONG_RECIPIENTS.email_rate_limited },
})

export const sendEmail = route({
  post: '/sendEmail',
  may: 'email.bulk',
  about:
    'One email to one address, at most one a second per person. An order’s confirmation is its own letter and goes only to the address on the order.',
  input: z.strictObject({
    to: text(200),
    templateId: text(50),
    templateData: TemplateData.optional(),
    orderId: Uuid.optional(),
    metadata: z.strictObject({ orderId: Uuid.optional(), source: text(50).optional() }).optional(),
  }),
  output: z.object({ messageId: z.string(), state: MessageState, message: z.string() }),
  refusals: { ...WRONG_WORDS, ...WRONG_RECIPIENTS, consent_missing: none, order_not_found: none },
})

export const sendBulkEmail = route({
  post: '/sendBulkEmail',
  may: 'email.bulk',
  about:
    'The same email to at most 100 addresses, each once. A promotion goes only to people who agreed and have confirmed their address. What the outbox accepted counts as successful.',
  input: z.strictObject({
    recipients: z
      .array(z.union([text(200), z.strictObject({ email: text(200), name: text(200).optional() })]))
      .max(1000),
    templateId: text(50),
    templateData: TemplateData.optional(),
  }),
  maxBodyBytes: 256 * 1024,
  output: z.object({
    totalRecipients: z.int(),
    successful: z.int(),
    failed: z.int(),
    results: z.array(
      z.object({ email: z.string(), success: z.boolean(), messageId: z.string().nullable(), error: z.string() }),
    ),
  }),
  refusals: { ...WRONG_WORDS, ...WRONG_RECIPIENTS },
})

export const getEmailStats = route({
  get: '/getEmailStats',
  may: 'email.bulk',
  about:
    'Emails of the last 30 days: all that were written, and what the mail server accepted and refused, by template and by day. The success rate is the share of finished ones that were sent.',
  input: z.strictObject({}),
  output: z.object({
    since: Instant,
    total: z.int(),
    sent: z.int(),
    failed: z.int(),
    /** Kept here, because no mail server is set. */
    captured: z.int(),
    /** Not sent on purpose. */
    skipped: z.int(),
    waiting: z.int(),
    templates: z.record(z.string(), z.int()),
    byTemplate: z.array(
      z.object({
        template: z.string(),
        total: z.int(),
        sent: z.int(),
        captured: z.int(),
        failed: z.int(),
        skipped: z.int(),
      }),
    ),
    byDay: z.array(
      z.object({
        date: z.iso.date(),
        total: z.int(),
        sent: z.int(),
        captured: z.int(),
        failed: z.int(),
        skipped: z.int(),
      }),
    ),
    successRate: z.number(),
  }),
  refusals: {},
})

export const uploadEmailImage = route({
  post: '/uploadEmailImage',
  perPerson: { perMinute: 12, burst: 20 },
  may: 'email.bulk',
  about:
    'A picture for an email: the body is the image itself (JPEG, PNG or WebP), at most 2 MB. It becomes a JPEG without metadata, which every mail program can show.',
  // Larger than allowed on purpose: one of 3 MB is told of the limit of emails.
  upload: { types: IMAGE_TYPES, maxBytes: MAX_IMAGE_BYTES },
  input: z.strictObject({}),
  output: z.object({ imageUrl: z.string() }),
  refusals: {
    image_invalid: none,
    image_too_many_pixels: none,
    image_format_invalid: none,
    image_too_large: none,
    email_image_too_large: none,
    upload_quota_exceeded: none,
    upload_unknown: none,
    unavailable: waitingTime,
  },
})

export const getSuppressions = route({
  get: '/getSuppressions',
  may: 'email.bulk',
  about:
    'Addresses that get no offers because mail to them bounced or was reported: the newest hundred, and how many there are.',
  input: z.strictObject({}),
  output: z.object({
    suppressions: z.array(
      z
        .object({ email: z.string(), reason: z.enum(['bounced', 'complained']), note: z.string(), at: Instant })
        .meta({ id: 'Suppression' }),
    ),
    total: z.int(),
  }),
  refusals: {},
})

export const liftSuppression = route({
  post: '/liftSuppression',
  may: 'email.bulk',
  about: 'Takes an address off that list, for example when its owner has a mailbox there again.',
  input: z.strictObject({ email: text(200, 1) }),
  output: z.object({ message: z.string() }),
  refusals: { suppression_not_found: none },
})
