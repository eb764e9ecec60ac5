import type { Cents } from './cents.ts'

/**
 * A comma before one or two digits at the end is a point, as on French keyboards: 12,50 is 12.50 (money 1). Every other comma
 * stays, and makes it no amount: 1,250 may be many dollars or few, and nobody guesses with money.
 */
export function withPoint(typed: string): string {
  return typed.replace(/^([^.,]*),(\d{1,2}\s*)$/, '$1.$2')
}

/** What is said of an entry that is no amount. */
export const AN_AMOUNT = 'Please enter an amount, such as 12.50'

/**
 * Dollars as typed or sent to whole cents, half-up on the decimal digits that a person sees: 1.005 is 101 cents.
 * What is not an amount (letters, NaN, a minus sign, two points) is null.
 */
export function centsFromDollars(amount: number | string): Cents | null {
  const match = /^(\d{0,12})(?:\.(\d*))?$/.exec(withPoint(String(amount)).trim().replace(/^\$/, ''))
  const whole = match?.[1] ?? ''
  const fraction = match?.[2] ?? ''
  if (match === null || (whole === '' && fraction === '')) return typeof amount === 'number' ? tiny(amount) : null
  const digits = fraction.padEnd(3, '0')
  return Number(whole || '0') * 100 + Number(digits.slice(0, 2)) + (Number(digits[2]) >= 5 ? 1 : 0)
}

// Numbers below a millionth are written with an exponent; they are nothing, not an error.
function tiny(amount: number): Cents | null {
  return amount > 0 && amount < 1e-6 ? 0 : null
}

/** What was entered as a price, in whole cents; what is no exact amount of money (words, 0.001, infinity) is null. */
export function priceOrNull(entered: number | string | null): Cents | null {
  if (typeof entered !== 'number' || !Number.isFinite(entered) || Math.abs(entered) > 1e9) return null
  const cents = Math.round(entered * 100)
  return Math.abs(entered * 100 - cents) < 1e-6 ? cents : null
}
