import { writtenDate } from '../hours/date-words.ts'
import type { LocalDate } from '../hours/local-time.ts'
import { type Cents, formatCad } from '../money/cents.ts'
import { type Bill, sumOf } from './bill.ts'
import { formatRate } from './pricing.ts'
import type { ClassAmount } from './tax-class.ts'
import type { BillTax } from './taxes.ts'
import { handedOver, leftToPay, TENDER_LABELS, type TenderPayment } from './tenders.ts'

type BillRowKind = 'line' | 'discount' | 'fee' | 'subtotal' | 'tax' | 'tip' | 'total'
type SettledRowKind = 'payment' | 'rounding' | 'left' | 'refund' | 'refunded_tax' | 'after_refunds'

export type BillRow = {
  readonly kind: BillRowKind | SettledRowKind
  readonly label: string
  /** With the sign to print: a discount and a refund are below zero. */
  readonly amount: Cents
  /** A letter for everything with the same taxes, where a bill has more than one sort; otherwise empty. */
  readonly mark: string
  /** The registration of a tax; otherwise empty. */
  readonly note: string
}

/** Below zero with a minus that is as wide as a plus. What cash rounds goes both ways, so it always has its sign. */
export function shownAmount({ kind, amount }: Pick<BillRow, 'kind' | 'amount'>): string {
  const sign = amount < 0 ? '−' : kind === 'rounding' ? '+' : ''
  return `${sign}${formatCad(Math.abs(amount))}`
}

type TaxWords = (tax: Pick<BillTax, 'name' | 'ratePer100k'>) => string

const taxLabel: TaxWords = ({ name, ratePer100k }) => `${name} (${formatRate(ratePer100k)})`

/** The words that differ by place. Several taxes have their names and rates everywhere, the only one its place's word (money 61). */
const WORDINGS = {
  receipt: { subtotal: 'Subtotal (without tax)', total: 'Total CAD', onlyTax: taxLabel },
  checkout: {
    subtotal: 'Subtotal',
    total: 'Total',
    onlyTax: ({ name, ratePer100k }) => `Tax (${name} ${formatRate(ratePer100k)})`,
  },
  short: { subtotal: 'Subtotal', total: 'Total', onlyTax: () => 'Tax' },
} satisfies Record<string, { subtotal: string; total: string; onlyTax: TaxWords }>
export type BillWording = keyof typeof WORDINGS

/** The rows of a bill, once for receipt, paper, letters and checkout; the lines come first, in their order (money 53). */
export function billRows(bill: Bill, wording: BillWording = 'receipt'): readonly BillRow[] {
  const marks = taxMarks(bill)
  const words = WORDINGS[wording]
  const taxWords = bill.taxes.length === 1 ? words.onlyTax : taxLabel
  return [
    ...bill.lines.map(({ label, price, quantity, classes }) =>
      row('line', `${quantity} × ${label}`, price * quantity, { mark: marks.of(classes) }),
    ),
    ...bill.charges.map(({ label, amount, taxClass }) => {
      if (taxClass === null) return row('discount', label, 0 - amount)
      return row('fee', label, amount, { mark: marks.of([{ taxClass, amount }]) })
    }),
    row('subtotal', words.subtotal, bill.subtotal),
    ...bill.taxes.map((tax, n) =>
      row('tax', taxWords(tax), tax.amount, { mark: marks.ofTax(n), note: tax.registration ?? '' }),
    ),
    ...(bill.tip > 0 ? [row('tip', 'Tip', bill.tip)] : []),
    row('total', words.total, bill.total),
  ]
}

/** One number stands at the head of a receipt; several stand with the tax that each is for. */
export function hasSeveralRegistrations(rows: readonly Pick<BillRow, 'note'>[]): boolean {
  return new Set(rows.flatMap(({ note }) => note || [])).size > 1
}

export type PaymentToShow = Pick<TenderPayment, 'tender' | 'amount' | 'cashRounding'>

/** How a bill was paid and what went back, under its total. One payment of exactly the total says nothing more (money 62). */
export function settledRows(
  bill: Bill,
  payments: readonly PaymentToShow[],
  refunds: readonly RefundToShow[],
): readonly BillRow[] {
  const left = leftToPay(bill.total, payments)
  const back = sumOf(refunds.filter(({ isDone }) => isDone))
  const isPlain = payments.length === 1 && left === 0 && payments[0]?.cashRounding === 0
  return [
    ...(isPlain ? [] : payments).flatMap((payment) => [
      ...roundingRow(payment.cashRounding),
      row('payment', TENDER_LABELS[payment.tender], handedOver(payment)),
    ]),
    ...(payments.length > 0 && left > 0 ? [row('left', 'Left to pay', left)] : []),
    ...refunds.flatMap((refund) => refundRows(bill, refund)),
    ...(refunds.length > 0 ? [row('after_refunds', 'Total after refunds', bill.total - back)] : []),
  ]
}

export type RefundToShow = {
  readonly amount: Cents
  /** Added to the amount when it goes back in coins. */
  readonly cashRounding: Cents
  readonly on: LocalDate
  readonly isDone: boolean
  /** The part of each tax of the bill in the amount; null where it is not known. */
  readonly taxes: readonly Cents[] | null
}

function refundRows(bill: Bill, { amount, cashRounding, on, isDone, taxes }: RefundToShow): readonly BillRow[] {
  const parts = bill.taxes.map((tax, n) => row('refunded_tax', `of it ${taxLabel(tax)}`, -(taxes?.[n] ?? 0)))
  return [
    row('refund', `${isDone ? 'Refunded' : 'Refund on its way'} ${writtenDate(on)}`, -amount),
    ...parts.filter((one) => one.amount < 0),
    ...roundingRow(0 - cashRounding),
  ]
}

function roundingRow(amount: Cents): readonly BillRow[] {
  return amount === 0 ? [] : [row('rounding', 'Cash rounding', amount)]
}

function row(
  kind: BillRow['kind'],
  label: string,
  amount: Cents,
  { mark = '', note = '' }: { mark?: string; note?: string } = {},
): BillRow {
  return { kind, label, amount, mark, note }
}

/** A, B and so on for each sort of taxes that meets on the bill, in the order of the lines. */
function taxMarks({ lines, charges, taxes }: Bill) {
  const sortOf = ({ taxClass }: ClassAmount) =>
    taxes.flatMap(({ classes }, n) => (classes.includes(taxClass) ? [n] : [])).join()
  const sortsOf = (amounts: readonly ClassAmount[]) => {
    const counting = amounts.filter(({ amount }) => amount > 0)
    return [...new Set((counting.length > 0 ? counting : amounts.slice(0, 1)).map(sortOf))]
  }
  const all = [
    ...new Set([
      ...lines.flatMap(({ classes }) => sortsOf(classes)),
      ...charges.flatMap(({ taxClass, amount }) => (taxClass === null ? [] : sortsOf([{ taxClass, amount }]))),
    ]),
  ]
  const letters = (sorts: readonly string[]) =>
    all.length < 2 ? '' : sorts.map((sort) => String.fromCharCode(65 + all.indexOf(sort))).join('')
  return {
    of: (amounts: readonly ClassAmount[]) => letters(sortsOf(amounts)),
    ofTax: (n: number) => letters(all.filter((sort) => sort.split(',').includes(String(n)))),
  }
}
