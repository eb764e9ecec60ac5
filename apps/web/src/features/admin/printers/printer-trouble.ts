import type { PrinterState } from '../../shared/printers/printer-state.ts'
import type { ShownPrinter } from '../../shared/printers/printers-query.ts'
import { isUnprinted, paperToRepeat, paperWords } from './printer-words.ts'
import type { ShownPaper } from './printers-query.ts'

/** What is wrong with a printer, what to do, and the one press that helps; the worst, where it is several things. */
export type PrinterTrouble = {
  readonly sentence: string
  readonly help: string
  readonly isBad: boolean
  readonly press:
    | { readonly kind: 'secret' | 'test' | 'edit' }
    | { readonly kind: 'again'; readonly paper: ShownPaper }
    | undefined
}

export function troubleOf(printer: ShownPrinter, state: PrinterState): PrinterTrouble | undefined {
  if (state.tone === 'bad')
    return {
      sentence: state.more ?? '',
      help: [state.help, printer.hasDrawer && state.isAway && 'Until it answers, the drawer opens with its key only.']
        .filter(Boolean)
        .join(' '),
      isBad: true,
      press: { kind: lacksSecret(printer) ? 'secret' : 'test' },
    }
  const [lost] = printer.jobs
  if (lost && isUnprinted(lost))
    return {
      sentence: `${paperWords(lost)} did not come out.`,
      help: '',
      isBad: true,
      press: paperToRepeat(lost) ? { kind: 'again', paper: lost } : { kind: 'test' },
    }
  if (!printer.printsTickets && !printer.printsReceipts)
    return { sentence: 'Nothing is set to print here.', help: '', isBad: false, press: { kind: 'edit' } }
  return undefined
}

export function lacksSecret({ callsAt, hasSecret }: Pick<ShownPrinter, 'callsAt' | 'hasSecret'>): boolean {
  return callsAt !== null && !hasSecret
}
