import type { TaxClass } from '@sizzle/domain/pricing/tax-class.ts'

/** What can be sold is to the tax office. */
const TAXED_AS: readonly (readonly [TaxClass, string])[] = [
  ['prepared', 'Prepared food'],
  ['alcohol', 'Alcohol'],
  ['soda', 'Soft drinks'],
  ['grocery', 'Groceries'],
  ['merch', 'Merchandise'],
]

/** The classes that are offered, with the one that is set where it is none of them. */
export function taxChoices(own: TaxClass | null): readonly (readonly [TaxClass, string])[] {
  if (own === null || TAXED_AS.some(([one]) => one === own)) return TAXED_AS
  return [...TAXED_AS, [own, own.replaceAll('_', ' ')]]
}
