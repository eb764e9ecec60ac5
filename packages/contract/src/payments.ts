import { z } from 'zod'
import { AdminOrderPayload } from './admin-order.ts'
import { ApprovalId, approvalRefusals } from './approvals.ts'
import { RequestedRefund } from './cancel-order.ts'
import {
  CART_REFUSALS,
  CustomerOrderPayload,
  FirstOrder,
  Order,
  OrderedTheSame,
  PaymentStatus,
  Pricing,
} from './orders.ts'
import { MAX_ORDER_BYTES, none, route } from './route.ts'
import { Dollars, Instant, text, Uuid } from './wire.ts'

export const createCustomerPayment = route({
  post: '/createCustomerPayment',
  perPerson: { perMinute: 1, burst: 12 },
  maxBodyBytes: MAX_ORDER_BYTES,
  may: 'order.own',
  about: 'Open a card payment for a cart; the order is made when the money has arrived.',
  input: z.strictObject({ orderData: CustomerOrderPayload }),
  output: z.object({ sessionId: z.string(), paymentUrl: z.string(), pricing: Pricing, expiresAt: Instant }),
  refusals: {
    ...CART_REFUSALS,
    ordered_the_same: OrderedTheSame,
    payment_session_failed: none,
    payment_session_expired: none,
  },
})

/** `isOver`: no order will come of this payment by itself. */
const SessionState = { state: z.string(), isOver: z.boolean() }

/** Money that became no order and goes back by itself. */
const SentBack = z.object({
  /** Why, as a whole sentence; empty where nobody wrote one. */
  reason: z.string(),
  amount: Dollars,
  /** The provider has said so; until then it is on its way. */
  isDone: z.boolean(),
  /** An order of the same cart is there all the same. */
  isOrdered: z.boolean(),
  /** That order, where it is the asking person's own. */
  order: FirstOrder.nullable(),
  kitchen: z.object({ name: z.string(), phone: z.string() }),
})

export const getOrderBySessionId = route({
  post: '/getOrderBySessionId',
  may: 'order.own',
  about: 'The order that a payment of the signed-in person has become; until the money has arrived there is none.',
  input: z.strictObject({ sessionId: Uuid }),
  output: z.object({ orderId: z.string(), order: Order }),
  refusals: {
    order_not_found: none,
    order_not_yet: { ...SessionState, sentBack: SentBack.nullable() },
    payment_refused: SessionState,
  },
})

export const createAdminPaymentLink = route({
  post: '/createAdminPaymentLink',
  perPerson: { perMinute: 20, burst: 60 },
  maxBodyBytes: MAX_ORDER_BYTES,
  may: 'order.create',
  about: 'A short link and its QR code with which a customer pays an order that staff took.',
  input: z.strictObject({ orderData: AdminOrderPayload, sendSMS: z.boolean().default(false) }),
  output: z.object({
    sessionId: z.string(),
    paymentUrl: z.string(),
    paymentLink: z.string(),
    /** A PNG as a data address, ready for an image. */
    qrCodeData: z.string(),
    pricing: Pricing,
    expiresAt: Instant,
    sms: z.object({ success: z.boolean(), error: z.string().optional() }).nullable(),
  }),
  refusals: { ...CART_REFUSALS, payment_link_failed: none, payment_session_expired: none },
})

export const updateOrderPaymentStatus = route({
  post: '/updateOrderPaymentStatus',
  may: 'payment.take',
  about: 'Record by hand what became of a payment that was not made by card here.',
  input: z.strictObject({ orderId: Uuid, paymentStatus: PaymentStatus, paymentIntentId: text(200).optional() }),
  output: z.object({ orderId: z.string(), paymentStatus: PaymentStatus, message: z.string() }),
  refusals: {
    order_not_found: none,
    'permission-denied': none,
    invalid_payment_transition: { from: PaymentStatus, to: PaymentStatus },
    payment_by_provider: none,
    paid_by_link: { shortNumber: z.string() },
  },
})

export const giveCashBack = route({
  post: '/giveCashBack',
  may: 'payment.take',
  about:
    'Record that money which was paid by hand is back in the hand of its customer; once. For a cancelled order, which needs the right to cancel or the approval of a manager, it is all of it; for one that an edit made cheaper, what it is cheaper.',
  input: z.strictObject({ orderId: Uuid, approvalId: ApprovalId }),
  output: z.object({
    orderId: z.string(),
    refundId: z.string(),
    amount: Dollars,
    /** The amount, with cash in coins. */
    returned: Dollars,
    message: z.string(),
  }),
  refusals: {
    order_not_found: none,
    ...approvalRefusals,
    payment_by_provider: none,
    cash_given_back: { by: z.string(), at: Instant },
    cash_not_owed: none,
  },
})

export const refundPayment = route({
  post: '/refundPayment',
  may: 'order.cancel',
  about: 'Send back all or a part of a card payment. `refund.id` of the answer is what `getRefund` follows it by.',
  input: z.strictObject({ paymentId: Uuid, amount: Dollars, reason: text(500, 1) }),
  output: z.object({
    paymentId: z.string(),
    refund: RequestedRefund,
    left: Dollars.describe('What may still be asked back.'),
  }),
  refusals: {
    payment_not_found: none,
    refund_amount_invalid: none,
    refund_exceeds_payment: { left: Dollars.describe('What may still be asked back.') },
    refund_not_by_card: none,
  },
})

export const retryRefund = route({
  post: '/retryRefund',
  may: 'order.cancel',
  about: 'Try a refund again that failed.',
  input: z.strictObject({ refundId: Uuid.describe('`id` of the refund, which is ours.') }),
  output: z.object({ refund: RequestedRefund }),
  refusals: {
    refund_not_found: none,
    refund_not_failed: none,
    refund_exceeds_payment: { left: Dollars.describe('What may still be asked back.') },
  },
})

export const retryFailedWebhook = route({
  post: '/retryFailedWebhook',
  may: 'webhook.retry',
  about: 'Work off a signed event again that could not be worked off.',
  input: z.strictObject({ failureId: Uuid }),
  output: z.object({ failureId: z.string(), resolved: z.boolean(), message: z.string() }),
  refusals: { webhook_failure_not_found: none },
})

export const resolvePaymentAlert = route({
  post: '/resolvePaymentAlert',
  may: 'order.cancel',
  about: 'Put an alert away that somebody has dealt with.',
  input: z.strictObject({ alertId: Uuid }),
  output: z.object({ alertId: z.string() }),
  refusals: { payment_alert_not_found: none },
})
