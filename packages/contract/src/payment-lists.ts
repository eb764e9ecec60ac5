import { ALERT_KINDS } from '@sizzle/domain/payment/alerts.ts'
import { z } from 'zod'
import { none, route } from './route.ts'
import { CalendarDate, DollarSum, Dollars, Instant, LocationId, queryNumber, text, Uuid } from './wire.ts'

// What the back office's payments page reads (money 34).

export const RefundState = z.enum(['requested', 'pending', 'succeeded', 'failed']).meta({ id: 'RefundState' })

const Refund = z
  .object({
    id: z.string(),
    amount: Dollars,
    state: RefundState,
    cause: z.enum(['cancelled', 'late', 'manager', 'provider', 'by_hand', 'edited']),
    reason: z.string(),
    providerRefundId: z.string().nullable(),
    lastError: z.string().nullable(),
    tries: z.int(),
    requestedBy: z.string(),
    requestedAt: Instant,
    settledAt: Instant.nullable(),
  })
  .meta({ id: 'Refund' })

const Payment = z
  .object({
    id: z.string(),
    locationId: z.string(),
    /** Of the location, whose clock its times are told by. */
    timeZone: z.string(),
    provider: z.string(),
    providerPaymentId: z.string().nullable(),
    orderId: z.string().nullable(),
    shortNumber: z.string().nullable(),
    orderStatus: z.string().nullable(),
    customerName: z.string(),
    customerEmail: z.string(),
    amount: Dollars,
    refunded: Dollars,
    left: Dollars.describe('What may still be asked back.'),
    capturedAt: Instant,
    businessDate: z.string().describe('Of the location’s books, on its clock: YYYY-MM-DD.'),
    takenBy: z.string().nullable(),
    refunds: z.array(Refund),
  })
  .meta({ id: 'Payment' })

/** All payments of a day that fit the filters, also those that stand on other pages. */
const PaymentDay = z
  .object({
    date: z.string(),
    payments: z.int(),
    paid: DollarSum,
    refunded: DollarSum.describe('What went back of them, on whichever day it did.'),
    kept: DollarSum.describe('What was paid less what went back.'),
  })
  .meta({ id: 'PaymentDay' })

export const getRefund = route({
  get: '/getRefund',
  may: 'order.cancel',
  about:
    'One refund as it stands now, by our id: `refund.id` of refundPayment or of getPayments. Whoever asked for it follows it to its end.',
  input: z.strictObject({ refundId: Uuid.describe('`id` of the refund, which is ours; not the provider’s number.') }),
  output: z.object({ refund: Refund }),
  refusals: { refund_not_found: none },
})

export const getPayments = route({
  get: '/getPayments',
  may: 'order.cancel',
  about:
    'Card payments with their refunds, newest first, and the sums of the days that they stand in. Days are business days on the location’s clock.',
  input: z.strictObject({
    locationId: LocationId.optional(),
    refunds: z.enum(['any', 'under_way', 'failed']).optional(),
    search: text(100).optional(),
    /** The first and the last day. */
    from: CalendarDate.optional(),
    to: CalendarDate.optional(),
    limit: queryNumber(1, 100).describe('How many at most; without it 25.').optional(),
    offset: queryNumber(0, 100_000).optional(),
  }),
  output: z.object({ payments: z.array(Payment), total: z.int(), days: z.array(PaymentDay) }),
  refusals: { location_not_found: none },
})

const Alert = z
  .object({
    id: z.string(),
    locationId: z.string(),
    timeZone: z.string(),
    kind: z.enum(ALERT_KINDS),
    sessionId: z.string().nullable(),
    paymentId: z.string().nullable(),
    orderId: z.string().nullable(),
    refundId: z.string().nullable(),
    /** Where that refund stands by now: one that was tried again waits for the provider and is not failed. */
    refundState: RefundState.nullable(),
    detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    raisedAt: Instant,
  })
  .meta({ id: 'PaymentAlert' })

const FailedWebhook = z
  .object({
    id: z.string(),
    provider: z.string(),
    eventId: z.string(),
    eventType: z.string(),
    error: z.string(),
    tries: z.int(),
    failedAt: Instant,
    lastTriedAt: Instant,
  })
  .meta({ id: 'FailedWebhook' })

export const getPaymentProblems = route({
  get: '/getPaymentProblems',
  may: 'order.cancel',
  about: 'What somebody has to look at: open alerts, and for admins the events that could not be worked off.',
  input: z.strictObject({ locationId: LocationId.optional() }),
  output: z.object({
    provider: z.object({ name: z.string(), isLive: z.boolean() }),
    /** Where no mail server is set, no guest reads of a refund. */
    emailEnabled: z.boolean(),
    alerts: z.array(Alert),
    failedWebhooks: z.array(FailedWebhook),
  }),
  refusals: { location_not_found: none },
})
