import type { BillTax } from './taxes.ts'

/** The one rate that stands for an order's taxes: what ready food bears, all of its taxes together. */
export function rateOf(taxes: readonly Pick<BillTax, 'ratePer100k' | 'classes'>[]): number {
  return taxes
    .filter(({ classes }) => classes.includes('prepared'))
    .reduce((sum, { ratePer100k }) => sum + ratePer100k, 0)
}

/** One name for all taxes of an order, for a summary of one line. */
export function taxesName(taxes: readonly Pick<BillTax, 'name'>[]): string {
  return [...new Set(taxes.map(({ name }) => name))].join(' + ') || 'Tax'
}
