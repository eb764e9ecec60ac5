import type { LocalDate } from '../hours/local-time.ts'

/** Tax rates are whole numbers per 100,000, so that 14.975 % is 14,975 and no rate is a fraction. */
export const RATE_WHOLE = 100_000

/** What an unknown postal code pays: 14 %, shown as HST (money 5). */
export const DEFAULT_TAX_PER_100K = 14_000
export const DEFAULT_TAX_NAME = 'HST'

/** Used at checkout when no postal code is there (money 5). */
export const CHECKOUT_POSTAL_CODE = 'B2H2T2'
/** The fallback location's (money 5). */
export const FALLBACK_POSTAL_CODE = 'B2N 1A1'

type PrefixRule = { readonly letters: string; readonly lastDigit: number; readonly ratePer100k: number }

/** By the first letter and digit of the postal code. Other letters and higher digits are unknown (money 4). */
export const TAX_BY_PREFIX: readonly PrefixRule[] = [
  { letters: 'B', lastDigit: 4, ratePer100k: 14_000 },
  { letters: 'KLMNP', lastDigit: 4, ratePer100k: 13_000 },
  { letters: 'GHJ', lastDigit: 3, ratePer100k: 14_975 },
  { letters: 'T', lastDigit: 4, ratePer100k: 5_000 },
  { letters: 'V', lastDigit: 4, ratePer100k: 12_000 },
  { letters: 'S', lastDigit: 4, ratePer100k: 11_000 },
  { letters: 'R', lastDigit: 4, ratePer100k: 12_000 },
]

/** A tax that a location states for itself, for as long as it is in force; both dates are included. */
export type TaxLine = {
  readonly name: string
  readonly ratePer100k: number
  readonly from?: LocalDate | null
  readonly until?: LocalDate | null
}

/** Dated lines count on their days only; without a day only the undated ones do. */
export function taxLinesOn(lines: readonly TaxLine[], on?: LocalDate): readonly TaxLine[] {
  return lines.filter((line) => {
    if (on === undefined) return !line.from && !line.until
    return (!line.from || line.from <= on) && (!line.until || on <= line.until)
  })
}

/** The location's own lines in force, added up (GST and PST are two lines); with none, the table by postal prefix. */
export function taxPer100k(postalCode: string, lines: readonly TaxLine[] = [], on?: LocalDate): number {
  const inForce = taxLinesOn(lines, on)
  if (inForce.length > 0) return inForce.reduce((sum, line) => sum + line.ratePer100k, 0)
  return rateByPrefix(postalCode)
}

function rateByPrefix(postalCode: string): number {
  const prefix = /^([A-Z])(\d)/.exec(postalCode.replace(/\s/g, '').toUpperCase())
  const letter = prefix?.[1] ?? ''
  const digit = Number(prefix?.[2])
  const rule = letter && TAX_BY_PREFIX.find(({ letters, lastDigit }) => letters.includes(letter) && digit <= lastDigit)
  return rule ? rule.ratePer100k : DEFAULT_TAX_PER_100K
}
