import { formatCad } from '../money/cents.ts'
import { rowsUnder } from '../order/line-words.ts'
import type { OrderLine } from '../order/read-order.ts'
import { type BillRow, hasSeveralRegistrations, shownAmount } from '../pricing/bill-rows.ts'
import { type PaperLine, type PaperWidth, paragraph, row, rule } from './paper.ts'
import { duplicateHead, type PrintMarks } from './ticket-lines.ts'

export type ReceiptToPrint = {
  readonly business: string
  /** Name, address and phone of the location. */
  readonly place: readonly string[]
  readonly registration: string
  readonly number: string
  /** 'PAID', 'PAY AT PICKUP'. */
  readonly standing: string
  /** 'Date' and 'Nov 20, 2026'. */
  readonly facts: readonly (readonly [label: string, value: string])[]
  /** For whoever carries it: where it goes, and what the guest wrote. */
  readonly carry: readonly string[]
  readonly lines: readonly (OrderLine & { readonly heat: string })[]
  readonly sums: readonly BillRow[]
  /** How it is paid: 'Card and cash'. */
  readonly payment: string
  /** What was paid in parts, and what went back. */
  readonly settled: readonly BillRow[]
  /** How it ends; null where there is nothing to wish. */
  readonly greeting: string | null
}

const CENTRED = { align: 'centre' } as const

/** The customer's paper, from the same rows as the receipt on the screen and in the letter (printing 3). */
export function receiptLines(receipt: ReceiptToPrint, marks: PrintMarks, width: PaperWidth): readonly PaperLine[] {
  return [
    ...(marks.isMaybeTwice ? paragraph(width, duplicateHead(receipt.number), { isBold: true, isInverse: true }) : []),
    ...(marks.copy > 0 ? paragraph(width, `COPY ${marks.copy}`, { isBold: true, isInverse: true, ...CENTRED }) : []),
    ...paragraph(width, receipt.business, { size: 'tall', isBold: true, ...CENTRED }),
    ...receipt.place.flatMap((text) => paragraph(width, text, CENTRED)),
    ...(receipt.registration === '' ? [] : paragraph(width, `GST/HST no. ${receipt.registration}`, CENTRED)),
    rule(width),
    ...paragraph(width, receipt.number, { size: 'large', isBold: true, ...CENTRED }),
    ...paragraph(width, receipt.standing, { isBold: true, ...CENTRED }),
    ...receipt.facts.flatMap(([label, value]) => row(width, label, value)),
    ...receipt.carry.flatMap((text) => paragraph(width, text, { isBold: true, hang: 2 })),
    rule(width),
    ...receipt.lines.flatMap((line) => lineRows(line, width)),
    rule(width),
    ...sumRows(receipt.sums, width),
    ...row(width, 'Payment', receipt.payment),
    ...receipt.settled.flatMap((one) => row(width, one.label, moneyOf(one), { isBold: one.kind === 'after_refunds' })),
    ...(receipt.greeting === null ? [] : [rule(width), ...paragraph(width, receipt.greeting, CENTRED)]),
  ]
}

function lineRows(line: ReceiptToPrint['lines'][number], width: PaperWidth): readonly PaperLine[] {
  const each = line.quantity > 1 ? `${formatCad(line.unitPrice)} each` : ''
  const note = [line.heat, each].filter((one) => one !== '').join(', ')
  return [
    ...row(width, `${line.quantity} × ${line.name}`, moneyOf({ ...line, kind: 'line' })),
    ...(note === '' ? [] : paragraph(width, note, { indent: 2 })),
    ...rowsUnder(line, 'priced').flatMap(({ text, depth }) =>
      paragraph(width, text, { indent: 2 + depth * 2, hang: 2 }),
    ),
  ]
}

function sumRows(sums: readonly BillRow[], width: PaperWidth): readonly PaperLine[] {
  const areNumbersBelow = hasSeveralRegistrations(sums)
  return sums.flatMap((one) => [
    ...row(width, one.label, moneyOf(one), one.kind === 'total' ? { size: 'tall', isBold: true } : {}),
    ...(areNumbersBelow && one.note !== '' ? paragraph(width, `no. ${one.note}`, { indent: 2 }) : []),
  ])
}

/** With the letter of its taxes where the bill has letters; not every printer has a minus beside its hyphen. */
function moneyOf(one: Pick<BillRow, 'kind' | 'amount' | 'mark'>): string {
  const amount = shownAmount(one).replace('−', '-')
  return one.mark === '' ? amount : `${amount} ${one.mark}`
}
