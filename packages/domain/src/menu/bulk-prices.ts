import { type Cents, dollars, shareOf } from '../money/cents.ts'

// Many prices changed by one rule.
export const PRICE_ROUNDINGS = ['none', '.49', '.99', '0.05'] as const
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number]

/** A percentage with at most two decimals, or an amount; below zero they take something off. */
export type PriceChange = { readonly percent: number } | { readonly amount: Cents }
export type PriceRule = { readonly change: PriceChange; readonly rounding: PriceRounding }

export const LEAST_PERCENT = -90
export const MOST_PERCENT = 500
export const PRICE_WOULD_BE_NOTHING = 'The price would be 0 or less'

/** A price that stays is never silently another one: what cannot be charged has its sentence and no price. */
export type ChangedPrice =
  | { readonly price: Cents; readonly sentence: null }
  | { readonly price: null; readonly sentence: string }

/** What becomes of a price above 0, in whole cents, at most `most` (menu 75). */
export function changedPrice(before: Cents, { change, rounding }: PriceRule, most: Cents): ChangedPrice {
  const exact = afterChange(before, change)
  if (exact < 1) return { price: null, sentence: PRICE_WOULD_BE_NOTHING }
  const price = rounded(exact, rounding)
  return price > most
    ? { price: null, sentence: `The price would be above ${dollars(most)}` }
    : { price, sentence: null }
}

/** Below zero it is only told from above, so the cent that a fraction goes to does not matter there. */
function afterChange(before: Cents, change: PriceChange): Cents {
  return 'amount' in change
    ? before + change.amount
    : shareOf(before, 10_000 + Math.round(change.percent * 100), 10_000)
}

/** The nearest price of that form, the higher one of two that are as near. */
function rounded(exact: Cents, rounding: PriceRounding): Cents {
  if (rounding === 'none') return exact
  if (rounding === '0.05') return Math.max(5, shareOf(exact, 1, 5) * 5)
  const ending = rounding === '.49' ? 49 : 99
  return Math.max(0, Math.floor((exact - ending + 50) / 100)) * 100 + ending
}
