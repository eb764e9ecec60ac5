import type { LocalDate } from '../hours/local-time.ts'
import { type Cents, shareOf } from '../money/cents.ts'
import { PRESETS, type Province } from './presets.ts'
import { RATE_WHOLE, taxLinesOn, taxPer100k } from './tax.ts'
import { type ClassAmount, type ClassTaxLine, type SmallOrder, TAXED_CLASSES, type TaxClass } from './tax-class.ts'
import { taxName } from './tax-name.ts'

/** Where a location's taxes come from. */
export type TaxScheme =
  | { readonly kind: 'postal'; readonly postalCode: string }
  | { readonly kind: 'preset'; readonly province: Province }
  | { readonly kind: 'own'; readonly lines: readonly ClassTaxLine[]; readonly postalCode: string }

/** The location's registration under the name of each tax: { HST: '123456789 RT0001' }. */
export type Registrations = Readonly<Record<string, string>>

/** A tax as it is on the day of an order. */
export type TaxRule = {
  readonly name: string
  readonly ratePer100k: number
  readonly classes: readonly TaxClass[]
  readonly smallOrder: SmallOrder | null
  readonly registration: string
  /** The table's only tax is on every bill, also on one of nothing. */
  readonly isAlwaysShown: boolean
}

/** A tax as an order was charged. It is kept with the order and never looked up again (money 46). */
export type BillTax = {
  readonly name: string
  readonly ratePer100k: number
  readonly base: Cents
  readonly amount: Cents
  /** Empty where the location had none; null for orders from before numbers were kept. */
  readonly registration: string | null
  readonly classes: readonly TaxClass[]
}

/** The taxes in force on the business date on which the order is fulfilled; with none of its own, the table by postal code. */
export function taxesOn(scheme: TaxScheme, on: LocalDate, registrations: Registrations = {}): readonly TaxRule[] {
  const stated = statedLines(scheme, on)
  if (scheme.kind !== 'preset' && stated.length === 0) {
    const ratePer100k = taxPer100k(scheme.postalCode)
    return [{ ...ruleOf({ name: taxName(ratePer100k), ratePer100k }, registrations), isAlwaysShown: true }]
  }
  return stated.map((line) => ruleOf(line, registrations))
}

function statedLines(scheme: TaxScheme, on: LocalDate): readonly ClassTaxLine[] {
  if (scheme.kind === 'postal') return []
  return taxLinesOn(scheme.kind === 'preset' ? PRESETS[scheme.province] : scheme.lines, on)
}

function ruleOf({ name, ratePer100k, classes, smallOrder }: ClassTaxLine, registrations: Registrations): TaxRule {
  // 'GST + QST' is one line with two registrations.
  const numbers = name.split(' + ').flatMap((part) => registrations[part] ?? [])
  return {
    name,
    ratePer100k,
    classes: classes ?? TAXED_CLASSES,
    smallOrder: smallOrder ?? null,
    registration: numbers.join(', '),
    isAlwaysShown: false,
  }
}

/** Each tax is rounded once, by itself, on its own base over the whole order (money 43). */
export function chargeTaxes(
  rules: readonly TaxRule[],
  { goods, fees }: { readonly goods: readonly ClassAmount[]; readonly fees: readonly ClassAmount[] },
): readonly BillTax[] {
  return rules
    .flatMap((rule) => forSmallOrder(rule, goods))
    .map(({ name, ratePer100k, classes, registration, isAlwaysShown }) => {
      const base = amountIn(classes, [...goods, ...fees])
      const amount = shareOf(base, ratePer100k, RATE_WHOLE)
      return { tax: { name, ratePer100k, base, amount, registration, classes }, isShown: isAlwaysShown || base > 0 }
    })
    .filter(({ isShown }) => isShown)
    .map(({ tax }) => tax)
}

/** Fees are not asked whether an order is small, and keep the full rate (money 45). */
function forSmallOrder(rule: TaxRule, goods: readonly ClassAmount[]): readonly TaxRule[] {
  const { smallOrder } = rule
  if (smallOrder === null || amountIn(smallOrder.classes, goods) > smallOrder.upTo) return [rule]
  return [
    { ...rule, ratePer100k: smallOrder.ratePer100k, classes: smallOrder.classes },
    { ...rule, classes: rule.classes.filter((one) => !smallOrder.classes.includes(one)) },
  ]
}

export function amountIn(classes: readonly TaxClass[], amounts: readonly ClassAmount[]): Cents {
  return amounts.reduce((sum, { taxClass, amount }) => sum + (classes.includes(taxClass) ? amount : 0), 0)
}

/** The tax that is in an amount already, as in a deposit that is kept: amount x rate / (100 % + rate) (money 47). */
export function taxInside(amount: Cents, ratePer100k: number): Cents {
  return shareOf(amount, ratePer100k, RATE_WHOLE + ratePer100k)
}
