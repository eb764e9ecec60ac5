import { type Cents, shareOf } from '../money/cents.ts'
import { RATE_WHOLE } from './tax.ts'

export type PricedLine = { readonly price: Cents; readonly quantity: number }

export type Pricing = {
  readonly subtotal: Cents
  readonly tax: Cents
  readonly tip: Cents
  readonly total: Cents
  /** A fraction with four decimals, as it travels: 0.14, 0.1498. */
  readonly taxRate: number
}

/** What a client says it showed, in dollars. */
export type ClientPricing = {
  readonly subtotal: number
  readonly tax: number
  readonly tip: number
  readonly total: number
}

/** Tax is on the subtotal only; the tip is added after tax (money 3). The site shows it, the server charges it. */
export function priceOrder(lines: readonly PricedLine[], tip: Cents, taxRatePer100k: number): Pricing {
  const subtotal = lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
  const tax = shareOf(subtotal, taxRatePer100k, RATE_WHOLE)
  return { subtotal, tax, tip, total: subtotal + tax + tip, taxRate: rateAsFraction(taxRatePer100k) }
}

/** As a rate travels: a fraction with four decimals. */
export function rateAsFraction(ratePer100k: number): number {
  return shareOf(ratePer100k, 1, 10) / 10_000
}

/** 0.02 dollars (money 9) in ten-thousandths, so that a client's third and fourth decimal still count. */
const TOTAL_TOLERANCE = 200

/** Only the total is compared (money 9): everything else about money is the server's own. */
export function matchesPricing(server: Pricing, client: ClientPricing): boolean {
  return Math.abs(tenThousandths(client.total) - server.total * 100) <= TOTAL_TOLERANCE
}

/** Total equals subtotal plus tax plus tip within 0.02 (money 9). */
export function addsUp(client: ClientPricing): boolean {
  const parts = tenThousandths(client.subtotal) + tenThousandths(client.tax) + tenThousandths(client.tip)
  return Math.abs(tenThousandths(client.total) - parts) <= TOTAL_TOLERANCE
}

function tenThousandths(dollars: number): number {
  return Math.round(dollars * 10_000)
}

/** '14%', '14.975%': the rate as people read it. */
export function formatRate(ratePer100k: number): string {
  return `${ratePer100k / 1000}%`
}
