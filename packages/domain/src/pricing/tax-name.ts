import { DEFAULT_TAX_NAME } from './tax.ts'

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
