import type { Cents } from '../money/cents.ts'
import type { TaxLine } from './tax.ts'

/** What a line or a charge is to the tax office. */
export const TAX_CLASSES = [
  'prepared',
  'alcohol',
  'soda',
  'grocery',
  'merch',
  'delivery',
  'service_charge',
  'deposit',
  'gift_card',
] as const
export type TaxClass = (typeof TAX_CLASSES)[number]

/** Groceries are zero-rated, deposits go back, and a gift card is money: none of them bears tax (money 44). */
const WITHOUT_TAX: readonly TaxClass[] = ['grocery', 'deposit', 'gift_card']
export const TAXED_CLASSES = TAX_CLASSES.filter((one) => !WITHOUT_TAX.includes(one))

export type ClassAmount = { readonly taxClass: TaxClass; readonly amount: Cents }

/** A smaller rate on goods of these classes, when all of them together cost no more than this. */
export type SmallOrder = { readonly upTo: Cents; readonly ratePer100k: number; readonly classes: readonly TaxClass[] }

/** A stated tax on certain classes; without classes it is on everything that bears tax. */
export type ClassTaxLine = TaxLine & {
  readonly classes?: readonly TaxClass[]
  readonly smallOrder?: SmallOrder
}
