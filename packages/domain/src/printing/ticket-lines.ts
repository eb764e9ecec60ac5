import { type ReadableLine, readLine, rowsUnder } from '../order/line-words.ts'
import type { OrderType } from '../order/order-type.ts'
import { dueWord, typeTableAndGuests } from '../order/place-words.ts'
import { type PaperLine, type PaperWidth, paragraph, rule } from './paper.ts'

export type TicketKind = 'new' | 'add' | 'void' | 'copy'

/** How often and why this paper came out, beside what it says. */
export type PrintMarks = {
  /** 0 is the first print. */
  readonly copy: number
  /** It was handed to the printer before, and nobody knows whether it came out. */
  readonly isMaybeTwice: boolean
}

export type TicketToPrint = {
  readonly kind: TicketKind
  /** 'TRU-042'. */
  readonly number: string
  /** Empty: the whole order. */
  readonly station: string
  readonly isRecalled: boolean
  readonly orderType: OrderType
  readonly tableInfo: { readonly tableNumber: string; readonly partySize: number } | null
  readonly customer: string
  /** On the location's clock: '6:45 p.m.', with its day where that is not the paper's. */
  readonly placed: string
  readonly due: string
  /** What the guest wrote for the whole order. */
  readonly note: string
  readonly address: string
  /** How one gets to the door. */
  readonly instructions: string
  readonly lines: readonly TicketLine[]
}
export type TicketLine = ReadableLine & {
  /** Empty where the dish has none. */
  readonly heat: string
  readonly allergens: readonly string[]
}

const LOUD = { size: 'large', isBold: true, isInverse: true, align: 'centre' } as const
const WARNING = { isBold: true, isInverse: true, align: 'centre' } as const

/** What the kitchen reads: what to cook, for whom and by when, without prices (printing 1). */
export function ticketLines(ticket: TicketToPrint, marks: PrintMarks, width: PaperWidth): readonly PaperLine[] {
  return [
    ...markLines(ticket, marks, width),
    ...paragraph(width, ticket.number, { size: 'large', isBold: true, align: 'centre' }),
    ...(ticket.station === '' ? [] : paragraph(width, ticket.station.toUpperCase(), { isBold: true, align: 'centre' })),
    ...paragraph(width, typeTableAndGuests(ticket.orderType, ticket.tableInfo), { size: 'tall', isBold: true }),
    ...paragraph(width, dueLine(ticket), { size: 'tall', isBold: true }),
    ...paragraph(width, `Placed ${ticket.placed}${ticket.customer === '' ? '' : `, ${ticket.customer}`}`),
    ...(ticket.note === ''
      ? []
      : paragraph(width, `! ${ticket.note}`, { size: 'tall', isBold: true, isInverse: true })),
    rule(width),
    ...ticket.lines.flatMap((line) => dishLines(line, ticket.kind === 'void', width)),
    rule(width),
    ...(ticket.address === '' ? [] : paragraph(width, ticket.address)),
    ...(ticket.instructions === '' ? [] : paragraph(width, ticket.instructions, { isBold: true })),
  ]
}

/** Above everything, because a cook decides by them whether to cook at all (printing 2). */
function markLines({ kind, number, isRecalled }: TicketToPrint, marks: PrintMarks, width: PaperWidth) {
  return [
    ...(marks.isMaybeTwice ? paragraph(width, duplicateHead(number), WARNING) : []),
    ...(marks.copy > 0
      ? paragraph(width, `COPY ${marks.copy}`, LOUD)
      : kind === 'copy'
        ? paragraph(width, 'COPY', LOUD)
        : []),
    ...(kind === 'void' ? paragraph(width, 'VOID', LOUD) : []),
    ...(kind === 'add' ? paragraph(width, 'ADDED', LOUD) : []),
    ...(isRecalled ? paragraph(width, 'RECALLED', LOUD) : []),
  ]
}

export function duplicateHead(number: string): string {
  return `MAY BE A DUPLICATE - check ${number}`
}

/** 'Due 6:45 p.m.', 'At the door 6:45 p.m.' */
function dueLine({ orderType, due }: TicketToPrint): string {
  const word = dueWord(orderType)
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${due}`
}

export function dishLines(line: TicketLine, isVoid: boolean, width: PaperWidth): readonly PaperLine[] {
  const dish = `${isVoid ? 'VOID ' : ''}${line.quantity} × ${line.name}`
  return [
    ...paragraph(width, dish, { size: 'tall', isBold: true, hang: 4 }),
    ...(line.heat === '' ? [] : paragraph(width, line.heat.toUpperCase(), { indent: 4, isBold: true })),
    ...rowsUnder(readLine(line), 'plain').flatMap(({ kind, text, depth }) =>
      paragraph(width, kind === 'each' ? text.toUpperCase() : text, {
        indent: 4 + depth * 2,
        hang: 2,
        isBold: kind !== 'choice',
      }),
    ),
    ...(line.allergens.length === 0 ? [] : allergenLines(line.allergens, width)),
  ]
}

function allergenLines(allergens: readonly string[], width: PaperWidth): readonly PaperLine[] {
  return paragraph(width, `CONTAINS ${allergens.join(', ').toUpperCase()}`, {
    isBold: true,
    isInverse: true,
    indent: 4,
    hang: 2,
  })
}
