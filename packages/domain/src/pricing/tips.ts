import { type Cents, formatCad, shareOf } from '../money/cents.ts'
import { centsFromDollars } from '../money/entered-dollars.ts'

/** Checkout: No Tip, 5 %, 10 %, 15 % of subtotal plus tax (money 10). */
export const CUSTOMER_TIPS = [0, 5, 10, 15] as const
/** Back office: No Tip, 10 %, 15 %, 18 %, 20 % (money 10). */
export const STAFF_TIPS = [0, 10, 15, 18, 20] as const

/** A custom tip is 0 to 100 dollars in steps of a cent (money 11). */
const MAX_CUSTOM_TIP: Cents = 10_000

export function tipLabel(percent: number): string {
  return percent === 0 ? 'No Tip' : `${percent}%`
}

export function presetTip(percent: number, priced: { subtotal: Cents; tax: Cents }): Cents {
  return shareOf(priced.subtotal + priced.tax, percent, 100)
}

/**
 * A tip while it is being typed: dollars and cents with a point or, as on French keyboards, a comma; held between 0 and
 * 100. Null for what can never become an amount: then the field stays as it was.
 */
export function typedTip(typed: string): string | null {
  const text = typed.trim().replace(',', '.')
  if (/^-\d*\.?\d*$/.test(text)) return '0'
  if (!/^\d*\.?\d{0,2}$/.test(text)) return null
  return Number(text) * 100 > MAX_CUSTOM_TIP ? String(MAX_CUSTOM_TIP / 100) : text
}

/** What was typed, clamped to 0-100 and rounded to the cent; nothing readable is no tip. */
export function customTip(typed: string | number): Cents {
  return Math.min(centsFromDollars(typed) ?? overflow(typed), MAX_CUSTOM_TIP)
}

function overflow(typed: string | number): Cents {
  return Number(typed) * 100 > MAX_CUSTOM_TIP ? MAX_CUSTOM_TIP : 0
}

/**
 * The most that a customer can have chosen: 100 dollars typed, or the largest preset where that is more. Staff type what
 * the guest says; for them there is no upper end (money 11).
 */
function mostTip(priced: { subtotal: Cents; tax: Cents }, by: 'customer' | 'staff'): Cents {
  if (by === 'staff') return Number.MAX_SAFE_INTEGER
  return Math.max(MAX_CUSTOM_TIP, ...CUSTOMER_TIPS.map((percent) => presetTip(percent, priced)))
}

/** Null, or why this tip cannot be charged: a slip of the finger must not cost a customer hundreds of dollars. */
export function tipTooHigh(
  tip: Cents,
  priced: { subtotal: Cents; tax: Cents },
  by: 'customer' | 'staff',
): string | null {
  const most = mostTip(priced, by)
  return tip > most ? `Tip can be at most ${formatCad(most)}` : null
}
