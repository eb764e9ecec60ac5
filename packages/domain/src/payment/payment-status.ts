import { isAmong } from '../among.ts'
import { ok, refuse } from '../result.ts'

export const PAYMENT_STATUSES = ['unpaid', 'pending', 'paid', 'failed', 'refunded'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** A session that is open reads the same as one that was not begun. */
export const PAYMENT_LABELS: Readonly<Record<PaymentStatus, string>> = {
  unpaid: 'Payment Pending',
  pending: 'Payment Pending',
  paid: 'Payment Confirmed',
  failed: 'Payment Failed',
  refunded: 'Payment Refunded',
}

/** Which payment status may follow which (money 25). Money that went back never returns. */
export const NEXT_PAYMENT = {
  unpaid: ['pending', 'paid', 'failed'],
  pending: ['unpaid', 'paid', 'failed'],
  failed: ['unpaid', 'pending', 'paid'],
  paid: ['refunded'],
  refunded: [],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>

export function movePayment(from: PaymentStatus, to: PaymentStatus) {
  if (from === to) return ok({ paymentStatus: to, changed: false })
  const allowed = isAmong(NEXT_PAYMENT[from], to)
  return allowed ? ok({ paymentStatus: to, changed: true }) : refuse({ code: 'invalid_payment_transition', from, to })
}

/** Money taken at the counter (money 26): it is paid from that moment; a second tap finds it paid. */
export function takePayment(order: { readonly status: string; readonly paymentStatus: PaymentStatus }, now: Date) {
  if (order.paymentStatus === 'paid') return refuse({ code: 'already_paid' })
  if (order.status === 'cancelled') return refuse({ code: 'payment_not_owed' })
  if (order.paymentStatus === 'refunded') return refuse({ code: 'payment_not_owed' })
  return ok({ paymentStatus: 'paid' as const, paidAt: now, paymentProcessedAt: now })
}

/** Only what the server says, never a session id in the address (money 13). */
export function isShownPaid(order: { readonly paymentStatus: string }): boolean {
  return order.paymentStatus === 'paid'
}

export type PaymentBadge = 'unpaid' | 'paid' | 'pending' | 'failed' | 'refunded'
export const COLLECT_CASH = 'Collect Cash Payment'

/** What an order card shows (money 27): cash still to collect reads 'unpaid' with COLLECT_CASH. */
export function paymentBadge(order: {
  readonly paymentStatus: PaymentStatus
  readonly paymentMethod: string
  readonly adminCreated: boolean
}): PaymentBadge {
  const { paymentStatus, paymentMethod, adminCreated } = order
  if (paymentStatus === 'pending') return paymentMethod === 'cash' && !adminCreated ? 'unpaid' : 'pending'
  return paymentStatus
}
