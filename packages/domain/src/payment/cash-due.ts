import { type Cents, formatCad } from '../money/cents.ts'
import type { OrderInRows } from '../order/read-order.ts'
import { type BillRow, type PaymentToShow, type RefundToShow, settledRows } from '../pricing/bill-rows.ts'
import { cashRounding, handedOver, inCoins, leftToPay } from '../pricing/tenders.ts'
import type { PaymentStatus } from './payment-status.ts'

export type ToPay = { readonly status: string; readonly paymentStatus: PaymentStatus; readonly paymentMethod: string }

/** What to have ready in coins, where that is not the total (money 64). */
export function cashNeeded(total: Cents): string | null {
  return inCoins(total) === total ? null : `${formatCad(inCoins(total))} in cash`
}

/** The same for an order whose cash is still to come; null for every other. */
export function cashStillNeeded(order: ToPay, total: Cents): string | null {
  return isCashToCome(order) ? cashNeeded(total) : null
}

function isCashToCome(order: ToPay): boolean {
  return order.status !== 'cancelled' && isUnpaidCash(order)
}

function isUnpaidCash({ paymentStatus, paymentMethod }: ToPay): boolean {
  return paymentStatus === 'unpaid' && paymentMethod === 'cash'
}

/** What the guest is asked for of an order that still owes this much: in coins where it comes in cash (money 64). */
export function askedFor(order: ToPay, left: Cents): Cents {
  return isCashToCome(order) ? inCoins(left) : left
}

/**
 * What cash takes off an order or adds to it: of one that waits for its cash, was paid by it, or was cancelled before it
 * came, whose total stays the one that was told. Parts have rows of their own.
 */
export function roundedForCash(order: ToPay, total: Cents, payments: readonly PaymentToShow[]): Cents {
  if (payments.length === 0) return isUnpaidCash(order) ? cashRounding(total) : 0
  if (leftToPay(total, payments) !== 0) return 0
  return payments.reduce((sum, payment) => sum + handedOver(payment), 0) - total
}

/** One amount, the one that changes hands: what cash rounds has its row, and the total is what is handed over (money 64). */
export function sumsRounded(sums: readonly BillRow[], rounding: Cents): readonly BillRow[] {
  if (rounding === 0) return sums
  return sums.flatMap((row) => {
    if (row.kind !== 'total') return row
    const rounded: BillRow = { kind: 'rounding', label: 'Rounded for cash', amount: rounding, mark: '', note: '' }
    return [rounded, { ...row, amount: row.amount + rounding }]
  })
}

type OnReceipt = {
  /** From the discounts to the total. */
  readonly sums: readonly BillRow[]
  /** How it was paid and what went back. */
  readonly settled: readonly BillRow[]
}

/** A guest's receipt on a screen and on a printer's paper: the total is what they pay, and what is below adds up to it. */
export function receiptRows(
  order: ToPay,
  { sums, bill }: Pick<OrderInRows, 'sums' | 'bill'>,
  payments: readonly PaymentToShow[],
  refunds: readonly RefundToShow[],
): OnReceipt {
  const rounding = roundedForCash(order, bill.total, payments)
  if (rounding === 0) return { sums, settled: settledRows(bill, payments, refunds) }
  // In the coins that changed hands, their rounding stands above already.
  const inHand = (rows: readonly PaymentToShow[]) =>
    rows.map(({ tender, ...payment }) => ({ tender, amount: handedOver(payment), cashRounding: 0 }))
  const back = refunds.reduce((sum, refund) => sum + (refund.isDone ? refund.cashRounding : 0), 0)
  const settled = settledRows({ ...bill, total: bill.total + rounding }, inHand(payments), refunds)
  return {
    sums: sumsRounded(sums, rounding),
    settled: settled.map((row) => (row.kind === 'after_refunds' ? { ...row, amount: row.amount - back } : row)),
  }
}
