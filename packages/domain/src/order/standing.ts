import type { PaymentStatus } from '../payment/payment-status.ts'
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
export function receiptPayment(order: Omit<OrderState, 'orderType'>): string {
  return isCancelledUnpaid(order) ? 'None taken' : methodLabel(order.paymentMethod)
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

/** 'Cash', 'Card' as people say it, whatever the provider calls it. */
export function methodLabel(paymentMethod: string): string {
  return paymentMethod === 'cash' || paymentMethod === 'manual' ? 'Cash' : 'Card'
}
