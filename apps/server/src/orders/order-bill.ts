import type { Bill } from '@sizzle/domain/pricing/bill.ts'
import { type Pricing, rateAsFraction } from '@sizzle/domain/pricing/pricing.ts'
import type { Contents } from './contents.sql.ts'
import type { MenuLine } from './lines-of-cart.ts'

/** What is kept of a bill: each line with its part of the discounts, the charges and the taxes. */
export function contentsOfBill(rows: readonly MenuLine['row'][], bill: Bill): Contents {
  return {
    lines: rows.map((row, n) => {
      const billed = bill.lines[n]
      return { ...row, discount: billed?.discount ?? 0, tax_parts: billed?.classes ?? [] }
    }),
    charges: bill.charges.map(({ kind, label, amount, taxClass, source }) => ({
      kind,
      label,
      amount,
      tax_class: taxClass,
      source,
    })),
    taxes: bill.taxes.map(({ name, ratePer100k, base, amount, registration, classes }) => ({
      name,
      rate_per_100k: ratePer100k,
      base,
      amount,
      registration,
      classes,
    })),
  }
}

type Sums = Pick<Bill, 'subtotal' | 'tax' | 'tip' | 'total'>

/** The bill of an order as it was kept. */
export function billOfContents({ lines, charges, taxes }: Contents, { subtotal, tax, tip, total }: Sums): Bill {
  return {
    lines: lines.map(({ name, price, quantity, discount, tax_parts }) => ({
      label: name,
      price,
      quantity,
      discount,
      classes: tax_parts,
    })),
    charges: charges.map(({ tax_class, ...charge }) => ({ ...charge, taxClass: tax_class })),
    taxes: taxes.map(({ rate_per_100k, ...charged }) => ({ ...charged, ratePer100k: rate_per_100k })),
    subtotal,
    tax,
    tip,
    total,
  }
}

export function pricingOf({ subtotal, tax, tip, total }: Bill, ratePer100k: number): Pricing {
  return { subtotal, tax, tip, total, taxRate: rateAsFraction(ratePer100k) }
}
