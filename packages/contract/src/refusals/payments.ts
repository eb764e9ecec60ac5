import { NO_PAYMENT_LINK, PHONE_REQUIRED_FOR_SMS } from '@sizzle/domain/messages/sms.ts'
import type { Refusals } from './refusals.ts'

/** Payments, refunds, payment links and the events of the payment provider. */
export const PAYMENTS = {
  payment_session_failed: [502, 'Failed to create payment session'],
  payment_session_expired: [409, 'This payment session has expired. Please start again.'],
  payment_link_failed: [502, 'Failed to create payment link'],
  payment_link_not_found: [404, 'No payment link available to generate QR code'],
  payment_link_unavailable: [404, NO_PAYMENT_LINK],
  payment_link_phone_missing: [409, PHONE_REQUIRED_FOR_SMS],
  payment_link_sms_limit: [
    409,
    'This link was sent {max} times already. Please show the QR code or read the address out.',
  ],
  payment_link_not_yours: [403, 'Only whoever made this payment link, or a manager, can withdraw it.'],
  payment_link_paid: [409, 'This payment was made before it could be withdrawn.'],
  paid_by_link: [
    409,
    'The customer has paid for the same dishes online, as order {shortNumber}. Please look at both orders first.',
  ],
  order_not_yet: [404, 'Your payment is still being confirmed.'],
  payment_refused: [409, 'Your card was refused. Nothing was charged, and your cart is as you left it.'],
  already_paid: [409, 'This order is already paid.'],
  payment_amount_invalid: [400, 'Please enter a valid amount'],
  payment_exceeds_order: [409, 'A payment cannot be more than what is left to pay.'],
  payment_not_owed: [409, 'No payment is due for this order.'],
  invalid_payment_transition: [409, 'This payment cannot move to that status from where it is now.'],
  payment_not_found: [404, 'There is no payment with this id.'],
  provider_silent: [502, 'The payment provider does not answer. Please try again in a moment.'],
  payment_by_provider: [409, 'Card payments are settled by the payment provider and cannot be changed by hand.'],
  payment_alert_not_found: [404, 'There is no open alert with this id.'],
  cash_given_back: [409, 'This money was given back before, by {by}.'],
  cash_not_owed: [409, 'No cash has to go back for this order.'],
  refund_not_found: [404, 'There is no refund with this id.'],
  refund_not_failed: [409, 'This refund has not failed, so there is nothing to try again.'],
  refund_not_by_card: [409, 'This payment was taken by hand. Please give the money back by hand.'],
  refund_amount_invalid: [400, 'Please enter a valid refund amount'],
  refund_exceeds_payment: [409, 'A refund cannot be more than what was paid.'],
  webhook_signature_invalid: [400, 'The signature of this event is not valid.'],
  webhook_failure_not_found: [404, 'There is no failed event with this id.'],
} as const satisfies Refusals
