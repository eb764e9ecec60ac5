import { ok, refuse } from '../result.ts'
import { moveOrder, type OrderStatus } from './status.ts'

export const CANCEL_REASON_REQUIRED = 'Please provide a reason for cancellation'
/** Refused above this, never cut. */
export const MAX_CANCEL_REASON = 500
const CANCEL_REASON_TOO_LONG = 'Reason too long. Maximum 500 characters allowed'
/** When a call names no reason (ordering 28). */
export const ADMIN_DEFAULT_REASON = 'Cancelled by admin'
const CUSTOMER_DEFAULT_REASON = 'Cancelled by customer'

/** The dialog's check: blank is no reason (ordering 28). */
export function cancelReasonProblem(reason: string): string | null {
  if (reason.trim() === '') return CANCEL_REASON_REQUIRED
  return reasonLengthProblem(reason)
}

export function reasonLengthProblem(reason: string): string | null {
  return reason.length > MAX_CANCEL_REASON ? CANCEL_REASON_TOO_LONG : null
}

/** Both names are accepted (ordering 28). */
export function cancelReason(
  sent: { readonly cancelReason?: string | undefined; readonly reason?: string | undefined },
  by: 'customer' | 'backOffice',
): string {
  const given = sent.cancelReason?.trim() || sent.reason?.trim()
  return given || (by === 'customer' ? CUSTOMER_DEFAULT_REASON : ADMIN_DEFAULT_REASON)
}

/** What a customer reads of a reason; the words that stand where nobody gave one say nothing to them. */
export function reasonForCustomer(reason: string): string {
  return reason === ADMIN_DEFAULT_REASON || reason === CUSTOMER_DEFAULT_REASON ? '' : reason.trim()
}

/** Only while pending or preparing, for customers and back office alike (ordering 24). */
export function cancelOrder(order: { readonly status: OrderStatus }, reason: string, now: Date) {
  if (reason.trim() === '') return refuse({ code: 'cancel_reason_required' })
  const move = moveOrder(order, 'cancelled', now)
  return move.ok ? ok({ ...move.value, reason: reason.trim() }) : move
}
