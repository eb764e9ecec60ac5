import { type PaperLine, type PaperWidth, paragraph, rule } from './paper.ts'
import { dishLines, type PrintMarks, type TicketLine, type TicketToPrint, ticketLines } from './ticket-lines.ts'

/** What an edit changed of an order that is on paper already. */
export type ChangeToPrint = {
  readonly added: readonly TicketLine[]
  readonly taken: readonly TicketLine[]
  /** What else changed, in words. */
  readonly changes: readonly string[]
}

/** The change first, because a cook has the old paper in hand; then the whole order as it is now (printing 12). */
export function changeLines(
  ticket: TicketToPrint,
  { added, taken, changes }: ChangeToPrint,
  marks: PrintMarks,
  width: PaperWidth,
): readonly PaperLine[] {
  const loud = (text: string) => paragraph(width, text, { isBold: true, isInverse: true, align: 'centre' })
  return [
    ...paragraph(width, `CHANGED ${ticket.number}`, { size: 'large', isBold: true, isInverse: true, align: 'centre' }),
    ...added.flatMap((line) => [...loud('ADD'), ...dishLines(line, false, width)]),
    ...taken.flatMap((line) => dishLines(line, true, width)),
    ...changes.flatMap((words) => paragraph(width, words, { isBold: true, hang: 2 })),
    rule(width),
    ...paragraph(width, 'THE ORDER AS IT IS NOW', { isBold: true, align: 'centre' }),
    ...ticketLines(ticket, marks, width),
  ]
}
