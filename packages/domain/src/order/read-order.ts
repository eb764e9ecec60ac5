import type { Cents } from '../money/cents.ts'
import type { Bill, BillCharge } from '../pricing/bill.ts'
import {
  type BillRow,
  type BillWording,
  billRows,
  type PaymentToShow,
  type RefundToShow,
} from '../pricing/bill-rows.ts'
import type { ClassAmount } from '../pricing/tax-class.ts'
import type { BillTax } from '../pricing/taxes.ts'
import { type LineWords, type ReadableChoice, type ReadableLine, readLine } from './line-words.ts'

/** An order as it is presented: in cents where the server made it, in dollars where it has travelled. */
export type OrderToRead = {
  readonly items: readonly ItemToRead[]
  readonly charges: readonly Pick<BillCharge, 'kind' | 'label' | 'amount' | 'taxClass'>[]
  readonly taxes: readonly BillTax[]
  readonly pricing: Pick<Bill, 'subtotal' | 'tax' | 'tip' | 'total'>
}

export type ItemToRead = ReadableLine & {
  readonly price: number
  readonly discount: number
  readonly taxParts: readonly ClassAmount[]
}

/** Turns its amounts into cents. */
type ToCents = (amount: number) => Cents

/** For an order that holds cents already. */
export const asCents: ToCents = (cents) => cents
/** For an order that comes over the wire. */
export const fromDollars: ToCents = (dollars) => Math.round(dollars * 100)

export type OrderLine = LineWords & {
  readonly unitPrice: Cents
  readonly amount: Cents
  /** The letter of its taxes, where the bill has letters. */
  readonly mark: string
}

export type OrderInRows = {
  readonly lines: readonly OrderLine[]
  /** From the discounts to the total. */
  readonly sums: readonly BillRow[]
  readonly bill: Bill
}

/** An order in the words and rows that every screen, letter and paper shows (money 63). */
export function readOrder(order: OrderToRead, toCents: ToCents, wording: BillWording): OrderInRows {
  const bill = billOf(order, toCents)
  const rows = billRows(bill, wording)
  const lines = order.items.map((item, n) => {
    const unitPrice = toCents(item.price)
    return { ...readItem(item, toCents), unitPrice, amount: unitPrice * item.quantity, mark: rows[n]?.mark ?? '' }
  })
  return { lines, sums: rows.slice(lines.length), bill }
}

export function readItem({ name, quantity, note, options }: ReadableLine, toCents: ToCents): LineWords {
  return readLine({ name, quantity, note, options: options.map((choice) => choiceOf(choice, toCents)) })
}

function choiceOf(choice: ReadableChoice, toCents: ToCents): ReadableChoice {
  const choices = choice.choices.map((nested) => choiceOf(nested, toCents))
  return { name: choice.name, quantity: choice.quantity, price: toCents(choice.price), choices }
}

function billOf({ items, charges, taxes, pricing }: OrderToRead, toCents: ToCents): Bill {
  return {
    lines: items.map(({ name, price, quantity, discount, taxParts }) => ({
      label: name,
      price: toCents(price),
      quantity,
      discount: toCents(discount),
      classes: taxParts.map(({ taxClass, amount }) => ({ taxClass, amount: toCents(amount) })),
    })),
    charges: charges.map((charge) => ({ ...charge, amount: toCents(charge.amount), source: '' })),
    taxes: taxes.map((tax) => ({ ...tax, base: toCents(tax.base), amount: toCents(tax.amount) })),
    subtotal: toCents(pricing.subtotal),
    tax: toCents(pricing.tax),
    tip: toCents(pricing.tip),
    total: toCents(pricing.total),
  }
}

export function readPayments(payments: readonly PaymentToShow[], toCents: ToCents): readonly PaymentToShow[] {
  return payments.map(({ tender, amount, cashRounding }) => ({
    tender,
    amount: toCents(amount),
    cashRounding: toCents(cashRounding),
  }))
}

export function readRefunds(refunds: readonly RefundToShow[], toCents: ToCents): readonly RefundToShow[] {
  return refunds.map(({ amount, cashRounding, on, isDone, taxes }) => ({
    amount: toCents(amount),
    cashRounding: toCents(cashRounding),
    on,
    isDone,
    taxes: taxes?.map(toCents) ?? null,
  }))
}
