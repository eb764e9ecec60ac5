import type { LocalDate } from '../hours/local-time.ts'
import { type Cents, shareOf } from '../money/cents.ts'
import { ok, refuse } from '../result.ts'

export const TENDERS = ['cash', 'card', 'gift_card', 'other'] as const
export type Tender = (typeof TENDERS)[number]

export const TENDER_LABELS: Readonly<Record<Tender, string>> = {
  cash: 'Cash',
  card: 'Card',
  gift_card: 'Gift card',
  other: 'Other',
}

export type TenderPayment = {
  readonly tender: Tender
  /** What it settles of the order. */
  readonly amount: Cents
  /** The tip within it; the tip parts of all payments add up to the order's tip (money 51). */
  readonly tipPart: Cents
  /** Added to the amount when the coins change hands: -2 to 2 cents. */
  readonly cashRounding: Cents
  readonly businessDate: LocalDate
}

type Sums = { readonly total: Cents; readonly tip: Cents }

const SMALLEST_COIN: Cents = 5

/** There is no cent any more: what is settled in cash goes to the nearest 5 cents, and this is the difference (money 50). */
export function cashRounding(amount: Cents): Cents {
  const over = amount % SMALLEST_COIN
  return (over * 2 > SMALLEST_COIN ? SMALLEST_COIN : 0) - over
}

/** What the customer hands over: the coins for cash, the exact amount for everything else. */
export function handedOver({ amount, cashRounding: rounding }: Pick<TenderPayment, 'amount' | 'cashRounding'>): Cents {
  return amount + rounding
}

/** What an amount comes to in coins. */
export function inCoins(amount: Cents): Cents {
  return amount + cashRounding(amount)
}

/** Cash goes back in coins as it came; every other tender takes back the exact amount. */
export function handedBack(tender: Tender, amount: Cents): Cents {
  return tender === 'cash' ? inCoins(amount) : amount
}

/** What of the order no payment has settled. Rounding settles nothing: it is only how the last part is handed over. */
export function leftToPay(total: Cents, payments: readonly Pick<TenderPayment, 'amount'>[]): Cents {
  return total - payments.reduce((sum, { amount }) => sum + amount, 0)
}

/** The tip within payments that were made before, when the bill has changed: as if each had been made for it. */
export function tipParts({ total, tip }: Sums, settled: readonly Cents[]): Cents[] {
  let paid: Cents = 0
  return settled.map((amount) => {
    const before = shareOf(tip, Math.min(paid, total), total)
    paid += amount
    return shareOf(tip, Math.min(paid, total), total) - before
  })
}

/**
 * The next payment for an order, of which several may be made. Cash is rounded only where it settles the rest. The tip is
 * divided as the order is paid, so that a card that pays half of the bill carries half of the tip.
 */
export function payPart(
  sums: Sums,
  before: readonly Pick<TenderPayment, 'amount'>[],
  { tender, amount, businessDate }: Pick<TenderPayment, 'tender' | 'amount' | 'businessDate'>,
) {
  const left = leftToPay(sums.total, before)
  if (!Number.isSafeInteger(amount) || amount <= 0) return refuse({ code: 'payment_amount_invalid' })
  if (amount > left) return refuse({ code: 'payment_exceeds_order', left })
  const paid = sums.total - left
  const tipPart = shareOf(sums.tip, paid + amount, sums.total) - shareOf(sums.tip, paid, sums.total)
  const isSettledInCash = tender === 'cash' && amount === left
  return ok<TenderPayment>({
    tender,
    amount,
    tipPart,
    cashRounding: isSettledInCash ? cashRounding(amount) : 0,
    businessDate,
  })
}
