import type { retryRefund } from '@sizzle/contract/payments.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { type RefundNews, refundNews } from '@sizzle/domain/payment/refund.ts'
import type { ToastKind } from '../../../kit/toast/toast.ts'
import { timeInRow } from '../../../ui/clock.ts'
import { toCents } from '../../../ui/money.ts'
import type { Alert, Payment, PaymentProblems, Refund } from './payment-query.ts'

const DETAILS: Readonly<Record<string, string>> = {
  amount: 'Amount',
  claimed: 'Paid',
  customer: 'Customer',
  differs: 'Differs in',
  error: 'The provider said',
  expected: 'Expected',
  number: 'Number',
  order: 'Order',
  payment: 'Payment',
  reason: 'Reason',
  status: 'Its status',
  takenBy: 'Taken by',
  till: 'Till',
}

export function detailRows(detail: Alert['detail']): [string, string][] {
  return Object.entries(detail).flatMap(([name, value]): [string, string][] =>
    value === null || value === '' ? [] : [[DETAILS[name] ?? name, String(value)]],
  )
}

export const REFUND_STATES: Readonly<Record<Refund['state'], string>> = {
  requested: 'Requested',
  pending: 'On its way',
  succeeded: 'Refunded',
  failed: 'Failed',
}

export const CAUSES: Readonly<Record<Refund['cause'], string>> = {
  cancelled: 'Order cancelled',
  late: 'Refunded automatically',
  manager: 'By a manager',
  provider: 'On the provider’s site',
  by_hand: 'Refunded by hand',
  edited: 'Order changed',
}

export function newsOfAnswer({
  success,
  status,
  amount,
  error,
}: WireOutputOf<typeof retryRefund>['refund']): RefundNews {
  return refundNews({ success, status, amount: toCents(amount), error: error ?? undefined })
}

export const TOAST_KINDS: Readonly<Record<RefundNews['tone'], ToastKind>> = {
  good: 'success',
  open: 'message',
  bad: 'error',
}

/** What a payment amounts to now. */
export function standing({ amount, refunded, refunds }: Payment): keyof typeof STANDINGS | 'paid' {
  if (refunded >= amount) return 'refunded'
  if (refunds.some((refund) => refund.state === 'failed')) return 'failed'
  if (refunds.some((refund) => refund.state !== 'succeeded')) return 'under_way'
  return refunded > 0 ? 'part' : 'paid'
}

export const STANDINGS = {
  part: 'Partly refunded',
  under_way: 'Refund on its way',
  refunded: 'Refunded',
  failed: 'Refund failed',
} as const

export function paymentsText(count: number): string {
  return `${count.toLocaleString('en-CA')} ${count === 1 ? 'payment' : 'payments'}`
}

/** How it was paid, and through whom. */
export function cardWords(provider: string): string {
  return provider === 'sandbox'
    ? 'Test card, no money moves'
    : `Card, through ${provider.slice(0, 1).toUpperCase()}${provider.slice(1)}`
}

export function providerNote({ name, isLive }: PaymentProblems['provider']): string {
  if (name === 'sandbox') return 'Test payments - no money moves.'
  return isLive ? 'Cards are taken by Stripe.' : 'Stripe in test mode: no money moves.'
}

/** The provider's numbers are long: the end is enough to tell two apart, and the whole one is the title. */
export function shortId(id: string): string {
  return id.length > 6 ? `…${id.slice(-6)}` : id
}

export function shortMoment(iso: string, timeZone: string | null): string {
  return timeInRow(iso, timeZone, 'shortMoment')
}
