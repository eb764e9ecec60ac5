import { type Cents, formatCad } from '../money/cents.ts'
import { inCoins } from '../pricing/tenders.ts'
import type { PaymentStatus } from './payment-status.ts'

type ToPay = { readonly status: string; readonly paymentStatus: PaymentStatus; readonly paymentMethod: string }

/** What to have ready in coins, where that is not the total (money 64). */
export function cashNeeded(total: Cents): string | null {
  return inCoins(total) === total ? null : `${formatCad(inCoins(total))} in cash`
}

/** The same for an order whose cash is still to come; null for every other. */
export function cashStillNeeded({ status, paymentStatus, paymentMethod }: ToPay, total: Cents): string | null {
  return status !== 'cancelled' && paymentStatus === 'unpaid' && paymentMethod === 'cash' ? cashNeeded(total) : null
}
