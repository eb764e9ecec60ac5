import type { Cents } from '../money/cents.ts'
import { allocate } from './allocate.ts'
import type { ClassAmount, TaxClass } from './tax-class.ts'
import { type BillTax, chargeTaxes, type TaxRule } from './taxes.ts'

/** What a fee is to the tax office follows from its kind. Nobody's tip is here: it bears no tax. */
const FEE_CLASSES = {
  delivery_fee: 'delivery',
  service_charge: 'service_charge',
  packaging_fee: 'service_charge',
  deposit: 'deposit',
} as const satisfies Record<string, TaxClass>
export type FeeKind = keyof typeof FEE_CLASSES

export type LineToBill = {
  readonly label: string
  /** Of one unit, with everything that was chosen. */
  readonly price: Cents
  readonly quantity: number
  readonly taxClass: TaxClass
  /** The parts of the price that are of another class, per unit: the beer in a lunch. */
  readonly apart?: readonly ClassAmount[]
}

export type Fee = { readonly kind: FeeKind; readonly label: string; readonly amount: Cents; readonly source?: string }

/** A discount is a positive amount with its kind. Without lines it is on all goods; with lines, on these by their index. */
export type Discount = {
  readonly kind: 'discount'
  readonly label: string
  readonly amount: Cents
  readonly source?: string
  readonly lines?: readonly number[]
}

export type BillLine = {
  readonly label: string
  readonly price: Cents
  readonly quantity: number
  /** This line's part of all discounts. */
  readonly discount: Cents
  /** What is left after discounts, by class: price x quantity - discount. */
  readonly classes: readonly ClassAmount[]
}

export type BillCharge = {
  readonly kind: FeeKind | 'discount'
  readonly label: string
  readonly amount: Cents
  /** Null for a discount: it is in the lines that it lowers. */
  readonly taxClass: TaxClass | null
  readonly source: string
}

export type Bill = {
  readonly lines: readonly BillLine[]
  readonly charges: readonly BillCharge[]
  readonly taxes: readonly BillTax[]
  /** Everything before tax and tip: goods - discounts + fees. */
  readonly subtotal: Cents
  readonly tax: Cents
  readonly tip: Cents
  readonly total: Cents
}

type ToBill = {
  readonly lines: readonly LineToBill[]
  readonly charges: readonly (Fee | Discount)[]
  readonly taxes: readonly TaxRule[]
  readonly tip: Cents
}

/** The one way from a cart to what is charged: discounts, then fees, then taxes, then the tip (money 3, money 42). */
export function makeBill({ lines, charges, taxes: rules, tip }: ToBill): Bill {
  const discounts = charges.filter((charge) => charge.kind === 'discount')
  const lowered = lower(lines, discounts)
  const billed = lines.map((line, n) => billLine(line, lowered.perLine[n] ?? 0))
  const billedCharges = [
    ...discounts.map((one, n) => ({ ...one, amount: lowered.perDiscount[n] ?? 0 })).map(billCharge),
    ...charges.filter((charge) => charge.kind !== 'discount').map(billCharge),
  ]
  const goods = billed.flatMap(({ classes }) => classes)
  const fees = billedCharges.flatMap(({ taxClass, amount }) => (taxClass === null ? [] : [{ taxClass, amount }]))
  const taxes = chargeTaxes(rules, { goods, fees })
  const subtotal = sumOf(goods) + sumOf(fees)
  const tax = sumOf(taxes)
  return { lines: billed, charges: billedCharges, taxes, subtotal, tax, tip, total: subtotal + tax + tip }
}

/** What the line costs after its discount. */
export function netOf(line: BillLine): Cents {
  return sumOf(line.classes)
}

export function sumOf(amounts: readonly { readonly amount: Cents }[]): Cents {
  return amounts.reduce((sum, { amount }) => sum + amount, 0)
}

/** Discounts count one after the other, each on what the earlier ones left, and never below nothing (money 42). */
function lower(lines: readonly LineToBill[], discounts: readonly Discount[]) {
  const most = lines.map(takesDiscount)
  let perLine: readonly Cents[] = lines.map(() => 0)
  const perDiscount = discounts.map((discount) => {
    const isMeant = (n: number) => discount.lines === undefined || discount.lines.includes(n)
    const left = most.map((amount, n) => (isMeant(n) ? amount - (perLine[n] ?? 0) : 0))
    const amount = Math.min(
      discount.amount,
      left.reduce((sum, one) => sum + one, 0),
    )
    const shares = allocate(amount, left)
    perLine = perLine.map((before, n) => before + (shares[n] ?? 0))
    return amount
  })
  return { perLine, perDiscount }
}

/** As much of a line as discounts may take. */
export function takesDiscount(line: LineToBill): Cents {
  return sumOf(byClass(line).filter(isLowered))
}

/** Deposits go back and gift cards are money: no discount touches them. */
function isLowered({ taxClass }: ClassAmount): boolean {
  return taxClass !== 'deposit' && taxClass !== 'gift_card'
}

function billLine(line: LineToBill, discount: Cents): BillLine {
  const classes = byClass(line)
  const shares = allocate(
    discount,
    classes.map((part) => (isLowered(part) ? part.amount : 0)),
  )
  const net = classes.map(({ taxClass, amount }, n) => ({ taxClass, amount: amount - (shares[n] ?? 0) }))
  return { label: line.label, price: line.price, quantity: line.quantity, discount, classes: net }
}

/** A line by class. What is apart never comes to more than the price, and the rest is of the line's own class. */
function byClass({ price, quantity, taxClass, apart = [] }: LineToBill): readonly ClassAmount[] {
  let left = price
  const taken = apart.map((part) => {
    const amount = Math.min(part.amount, left)
    left -= amount
    return { taxClass: part.taxClass, amount: amount * quantity }
  })
  return [{ taxClass, amount: left * quantity }, ...taken]
}

function billCharge({ kind, label, amount, source = '' }: Fee | Discount): BillCharge {
  return { kind, label, amount, taxClass: kind === 'discount' ? null : FEE_CLASSES[kind], source }
}
