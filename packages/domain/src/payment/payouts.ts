import type { Cents } from '../money/cents.ts'

export const PAYOUT_LINES = ['charge', 'refund', 'fee', 'dispute', 'other'] as const
export type PayoutLine = {
  readonly id: string
  readonly kind: (typeof PAYOUT_LINES)[number]
  /** Negative: it was taken off. */
  readonly gross: Cents
  readonly fee: Cents
  readonly net: Cents
  /** The provider's number of the payment. */
  readonly paymentId: string | null
}
export type PayoutReport = {
  readonly id: string
  readonly amount: Cents
  readonly currency: string
  readonly arrivesAt: Date
  readonly state: 'paid' | 'on_its_way' | 'failed'
  readonly lines: readonly PayoutLine[]
}

/** A payment as it stands in our books. */
export type BookedPayment = {
  readonly providerPaymentId: string
  readonly amount: Cents
  readonly refunded: Cents
}

export const LINE_PROBLEMS = ['unknown_payment', 'other_amount', 'refund_not_booked'] as const
export type LineProblem = (typeof LINE_PROBLEMS)[number]

/** What is wrong with a line, or null. Fees and what else the provider books have no payment of ours (money 86). */
function problemOf(line: PayoutLine, booked: ReadonlyMap<string, BookedPayment>): LineProblem | null {
  if (line.kind !== 'charge' && line.kind !== 'refund') return null
  const payment = line.paymentId === null ? undefined : booked.get(line.paymentId)
  if (!payment) return 'unknown_payment'
  if (line.kind === 'charge') return line.gross === payment.amount ? null : 'other_amount'
  return -line.gross <= payment.refunded ? null : 'refund_not_booked'
}

/** A payout line by line beside our books. It is right when its lines add up to it and each has its payment. */
export function matchPayout(payout: PayoutReport, payments: readonly BookedPayment[]) {
  const booked = new Map(payments.map((payment) => [payment.providerPaymentId, payment]))
  const sum = (of: (line: PayoutLine) => Cents) => payout.lines.reduce((all, line) => all + of(line), 0)
  const problems = payout.lines.flatMap((line) => {
    const problem = problemOf(line, booked)
    return problem === null ? [] : [{ ...line, problem }]
  })
  const net = sum((line) => line.net)
  return {
    gross: sum((line) => line.gross),
    fees: sum((line) => line.fee),
    net,
    isWhole: net === payout.amount,
    problems,
  }
}
