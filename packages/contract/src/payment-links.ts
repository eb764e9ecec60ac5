import { z } from 'zod'
import { Pricing } from './orders.ts'
import { none, route } from './route.ts'
import { Dollars, Instant, LocationId, Uuid } from './wire.ts'

// Payment links that staff made and that wait for their money: panel, QR code, text message (money 30).

/** How often the customer got the address, and what became of the last text message. */
const LinkSms = z
  .object({
    times: z.int(),
    state: z.enum(['queued', 'sending', 'sent', 'captured', 'failed', 'skipped']),
    at: Instant,
  })
  .meta({ id: 'PaymentLinkSms' })

const PaymentLink = z
  .object({
    sessionId: z.string(),
    locationId: z.string(),
    locationName: z.string(),
    timeZone: z.string(),
    customerName: z.string(),
    /** Empty when the customer left none. */
    customerPhone: z.string(),
    orderType: z.string(),
    pieces: z.int(),
    amount: Dollars,
    paymentLink: z.string(),
    createdBy: z.string(),
    createdAt: Instant,
    expiresAt: Instant,
    sms: LinkSms.nullable(),
    /** Its maker and managers may take it back. */
    canWithdraw: z.boolean(),
  })
  .meta({ id: 'PaymentLink' })

export const createOrderPaymentLink = route({
  post: '/createOrderPaymentLink',
  perPerson: { perMinute: 20, burst: 60 },
  may: 'order.create',
  about:
    'A link for what is left to pay of an order that is there, or for a part of it. Its money is a payment of that order. Older links that ask for more than is left then end.',
  input: z.strictObject({
    orderId: Uuid,
    /** A part of what is left; without it everything. */
    amount: Dollars.optional(),
    sendSMS: z.boolean().default(false),
  }),
  output: z.object({
    sessionId: z.string(),
    paymentUrl: z.string(),
    paymentLink: z.string(),
    /** A PNG as a data address, ready for an image. */
    qrCodeData: z.string(),
    amount: Dollars,
    left: Dollars.describe('What is to be paid of the order still, this link’s amount included.'),
    expiresAt: Instant,
    sms: z.object({ success: z.boolean(), error: z.string().optional() }).nullable(),
  }),
  refusals: {
    order_not_found: none,
    already_paid: { paidAt: Instant.nullable() },
    payment_not_owed: { paidAt: Instant.nullable() },
    payment_amount_invalid: none,
    payment_exceeds_order: { left: Dollars.describe('What is left to pay.') },
    payment_link_failed: none,
    payment_session_expired: none,
  },
})

export const getPaymentLinks = route({
  get: '/getPaymentLinks',
  may: 'order.create',
  about: 'Payment links that can be paid now, newest first.',
  input: z.strictObject({ locationId: LocationId.optional() }),
  output: z.object({ links: z.array(PaymentLink) }),
  refusals: { location_not_found: none },
})

export const getPaymentLink = route({
  get: '/getPaymentLink',
  may: 'order.create',
  about: 'One payment link with its QR code, and what has become of it.',
  input: z.strictObject({ sessionId: Uuid }),
  output: z.object({
    link: PaymentLink,
    /** `returned`: the money came and went back by itself. `review`: a person looks at it. `refused`: the bank said no. */
    standing: z.enum(['waiting', 'paid', 'returned', 'review', 'refused', 'withdrawn', 'expired']),
    /** A PNG as a data address, ready for an image; nothing once the link cannot be paid any more. */
    qrCodeData: z.string().nullable(),
    /** Who is asked for a receipt; empty when the customer left none. */
    customerEmail: z.string(),
    /** What the amount is made of; nothing where it is for an order that is there already. */
    pricing: Pricing.nullable(),
    /** The order that its money became, or that it asks for. */
    order: z.object({ id: z.string(), shortNumber: z.string() }).nullable(),
    notNeeded: z
      .object({ amount: Dollars, isDone: z.boolean() })
      .nullable()
      .describe('What of a paid link goes back to its card, because its order costs less now; `isDone`: it is back.'),
  }),
  refusals: { payment_link_not_found: none },
})

export const sendPaymentLink = route({
  post: '/sendPaymentLink',
  perPerson: { perMinute: 10, burst: 30 },
  may: 'order.sms',
  about: 'The address of a payment link as a text message to the phone of its customer.',
  input: z.strictObject({ sessionId: Uuid }),
  output: z.object({ sessionId: z.string(), sms: LinkSms, message: z.string() }),
  refusals: {
    payment_link_unavailable: none,
    payment_link_phone_missing: none,
    payment_link_sms_limit: { max: z.int() },
  },
})

export const withdrawPaymentLink = route({
  post: '/withdrawPaymentLink',
  may: 'order.create',
  about:
    'Take back a payment link or session that nobody has paid, here and at the provider: for its maker and for managers. It is withdrawn or becomes an order, never both.',
  input: z.strictObject({ sessionId: Uuid }),
  output: z.object({
    sessionId: z.string(),
    /** False while the provider has not confirmed that nobody can pay it; it is asked again by itself. */
    isWithdrawn: z.boolean(),
    message: z.string(),
  }),
  refusals: {
    payment_link_not_found: none,
    payment_link_not_yours: none,
    payment_link_paid: { shortNumber: z.string().optional() },
  },
})
