import type { Cents } from '@sizzle/domain/money/cents.ts'
import type { Bill } from '@sizzle/domain/pricing/bill.ts'
import { type RefundParts, refundAmount } from '@sizzle/domain/pricing/bill-refunds.ts'
import type { RefundState } from './payments.sql.ts'

type Refund = { readonly amount: Cents; readonly state: RefundState }

/**
 * Refunds of an order, the earliest first, each with its part of every line, charge and tax and of the tip (money 55). The
 * parts are worked out again at each reading: a refund that fails later takes none, and those after it move up.
 */
export function refundsWithTaxes<Each extends Refund>(bill: Bill, refunds: readonly Each[]) {
  const before: RefundParts[] = []
  return refunds.map((refund): Each & { parts: RefundParts | null } => {
    const parts = refund.state === 'failed' ? null : partsOf(bill, before, refund.amount)
    if (parts) before.push(parts)
    return { ...refund, parts }
  })
}

/** None where a bill is not known to the cent, as in books that were filled by hand. */
function partsOf(bill: Bill, before: readonly RefundParts[], amount: Cents): RefundParts | null {
  const made = refundAmount(bill, before, amount)
  return made.ok ? made.value : null
}
