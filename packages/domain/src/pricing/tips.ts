import { type Cents, centsFromDollars, shareOf } from '../money/cents.ts'

/** Checkout: No Tip, 5 %, 10 %, 15 % of subtotal plus tax (customer §9). */
export const CUSTOMER_TIPS = [0, 5, 10, 15] as const
/** Back office: No Tip, 10 %, 15 %, 18 %, 20 % (back-office §9). */
export const STAFF_TIPS = [0, 10, 15, 18, 20] as const

/** A custom tip is 0 to 100 dollars in steps of a cent (customer §5). */
export const MAX_CUSTOM_TIP: Cents = 10_000

export function tipLabel(percent: number): string {
  return percent === 0 ? 'No Tip' : `${percent}%`
}

export function presetTip(percent: number, priced: { subtotal: Cents; tax: Cents }): Cents {
  return shareOf(priced.subtotal + priced.tax, percent, 100)
}

/** What was typed, clamped to 0-100 and rounded to the cent; nothing readable is no tip. */
export function customTip(typed: string | number): Cents {
  return Math.min(centsFromDollars(typed) ?? overflow(typed), MAX_CUSTOM_TIP)
}

function overflow(typed: string | number): Cents {
  return Number(typed) * 100 > MAX_CUSTOM_TIP ? MAX_CUSTOM_TIP : 0
}

/** Whether an amount that arrives at the server can be a tip at all. */
export function isTip(tip: Cents): boolean {
  return Number.isSafeInteger(tip) && tip >= 0
}
