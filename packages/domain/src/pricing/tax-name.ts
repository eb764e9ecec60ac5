import { DEFAULT_TAX_NAME, type TaxLine, taxLinesOn } from './tax.ts'

/** What a rate is made of, by province: harmonised, federal alone, or federal and provincial (money 8). */
const NAMES: Readonly<Record<number, string>> = {
  14000: DEFAULT_TAX_NAME,
  13000: DEFAULT_TAX_NAME,
  14975: 'GST + QST',
  12000: 'GST + PST',
  11000: 'GST + PST',
  5000: 'GST',
}

/** One name for the whole rate, for a summary. */
export function taxName(ratePer100k: number): string {
  return NAMES[ratePer100k] ?? 'Tax'
}

/**
 * The lines under which a tax is printed. The location's own ones while they still add up to what the order was charged;
 * a rate that has changed since is one line again.
 */
export function printedTaxLines(ratePer100k: number, own: readonly TaxLine[], on: string): readonly TaxLine[] {
  const inForce = taxLinesOn(own, on)
  const sum = inForce.reduce((total, line) => total + line.ratePer100k, 0)
  return inForce.length > 0 && sum === ratePer100k ? inForce : [{ name: taxName(ratePer100k), ratePer100k }]
}
