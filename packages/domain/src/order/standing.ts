import type { PaymentStatus } from '../payment/payment-status.ts'
import { TENDER_LABELS, type Tender } from '../pricing/tenders.ts'
import type { OrderType } from './order-type.ts'
import type { OrderStatus } from './status.ts'

type OrderState = {
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly paymentMethod: string
  readonly orderType: OrderType
}

/** Where unpaid cash is handed over. */
const PAY_AT: Readonly<Record<OrderType, string>> = {
  pickup: 'PAY AT PICKUP',
  delivery: 'PAY ON DELIVERY',
  'dine-in': 'PAY AT THE TABLE',
}
/** The badge of the confirmation (ordering 35). */
const CASH_ON: Readonly<Record<OrderType, string>> = {
  pickup: 'CASH ON PICKUP',
  delivery: 'CASH ON DELIVERY',
  'dine-in': 'CASH ON DINE-IN',
}
/** The same as one says it within a sentence. */
export const CASH_WORDS: Readonly<Record<OrderType, string>> = {
  pickup: 'Cash on pickup',
  delivery: 'Cash on delivery',
  'dine-in': 'Cash at the table',
}

/** The one line across a receipt. Paid is only what the server says (money 13). */
export function receiptStanding({ status, paymentStatus, paymentMethod, orderType }: OrderState): string {
  if (paymentStatus === 'refunded') return 'REFUNDED'
  if (paymentStatus === 'paid') return status === 'cancelled' ? 'CANCELLED - REFUND DUE' : 'PAID'
  if (status === 'cancelled') return 'CANCELLED'
  return paymentMethod === 'cash' ? PAY_AT[orderType] : 'PAYMENT PENDING'
}

/** How a receipt says that it is paid: of an order that was cancelled before anybody paid, nothing was taken. */
export function receiptPayment(order: PaidHow & Pick<OrderState, 'status'>): string {
  return isCancelledUnpaid(order) ? 'None taken' : methodLabel(order)
}

/** An order that was paid in part reads paid once it is cancelled (money 60). */
export function isCancelledUnpaid({ status, paymentStatus }: Pick<OrderState, 'status' | 'paymentStatus'>): boolean {
  return status === 'cancelled' && paymentStatus !== 'paid' && paymentStatus !== 'refunded'
}

/** How a receipt ends; nobody eats what was cancelled. */
export function receiptGreeting({ status }: Pick<OrderState, 'status'>): string | null {
  return status === 'cancelled' ? null : 'Thank you, and enjoy your meal!'
}

/** PAID, or CASH ON {order type} while the cash is still to come (ordering 35). */
export function confirmationBadge({ status, paymentStatus, paymentMethod, orderType }: OrderState): string {
  if (paymentStatus === 'refunded') return 'REFUNDED'
  if (paymentStatus === 'paid') return status === 'cancelled' ? 'CANCELLED - REFUND DUE' : 'PAID'
  if (status === 'cancelled') return 'CANCELLED'
  return paymentMethod === 'cash' ? CASH_ON[orderType] : 'PAYMENT PENDING'
}

type PaidHow = Pick<OrderState, 'paymentStatus' | 'paymentMethod'> & {
  readonly payments: readonly { readonly tender: Tender }[]
}

/** 'Cash', 'Card', 'Card and cash': what it was paid by, then how the rest is meant to be paid (money 98). */
export function methodLabel({ paymentStatus, paymentMethod, payments }: PaidHow): string {
  const isPaid = paymentStatus === 'paid' || paymentStatus === 'refunded'
  const paid = payments.map(({ tender }) => TENDER_LABELS[tender])
  const meant = paymentMethod === 'cash' || paymentMethod === 'manual' ? 'Cash' : 'Card'
  const [first = meant, ...others] = new Set(isPaid && paid.length > 0 ? paid : [...paid, meant])
  const between = others.map((label) => label.toLowerCase())
  const last = between.pop()
  return last === undefined ? first : `${[first, ...between].join(', ')} and ${last}`
}
