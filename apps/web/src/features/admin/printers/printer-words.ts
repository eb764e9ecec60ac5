import { clockOf } from '../../../ui/clock.ts'
import { type PrinterState, printerState } from '../../shared/printers/printer-state.ts'
import type { ShownPrinter } from '../../shared/printers/printers-query.ts'
import type { ShownPaper } from './printers-query.ts'

export const KIND_WORDS: Readonly<Record<ShownPrinter['kind'], string>> = {
  star_cloudprnt: 'Star printer (CloudPRNT)',
  epson_sdp: 'Epson printer (Server Direct Print)',
  escpos_tcp: 'Network printer (ESC/POS)',
  screen: 'On the screen only',
}

export const KIND_HINTS: Readonly<Record<ShownPrinter['kind'], string>> = {
  star_cloudprnt:
    'The printer fetches its papers from this server. Its address and secret come after you save: enter both in the printer.',
  epson_sdp:
    'The printer fetches its papers from this server. Its address, ID and secret come after you save: enter them in the printer.',
  escpos_tcp:
    'This server calls the printer. It has to stand in the same network, and the owner has to allow that in the settings.',
  screen: 'No paper: what would be printed is shown here as a picture.',
}

const PAPERS: Readonly<Record<ShownPaper['kind'], string>> = {
  ticket: 'Ticket',
  order: 'Ticket',
  change: 'Change',
  void: 'Void',
  receipt: 'Receipt',
  test: 'Test page',
  drawer: 'Drawer opened',
}
const STATES: Readonly<Record<ShownPaper['state'], string>> = {
  queued: 'waits for the printer',
  offered: 'at the printer',
  printed: 'printed',
  failed: 'not printed',
  expired: 'not printed in time',
}

export function paperWords({ kind, what, copy }: ShownPaper): string {
  const number = kind === 'test' || kind === 'drawer' ? '' : ` ${what}`
  return `${PAPERS[kind]}${number}${copy > 0 ? `, copy ${copy}` : ''}`
}

export function isUnprinted({ state }: ShownPaper): boolean {
  return state === 'failed' || state === 'expired'
}

/** When it came out, or else when it was made: the time alone for one of today. */
export function paperTime({ madeAt, doneAt }: ShownPaper, timeZone: string, now: Date): string {
  const clock = clockOf({ timeZone })
  const at = doneAt ?? madeAt
  return clock.day(at) === clock.day(now) ? clock.time(at) : clock.shortMoment(at)
}

export function stateWords({ state, problem }: Pick<ShownPaper, 'state' | 'problem'>): string {
  // It was handed out in vain, and is handed out again.
  if (state === 'offered' && problem !== '') return `not printed yet: ${problem}`
  return problem === '' ? STATES[state] : `${STATES[state]}: ${problem}`
}

export function waitingWords({ waiting }: Pick<ShownPrinter, 'waiting'>): string {
  if (waiting === 0) return 'Nothing'
  return waiting === 1 ? '1 paper' : `${waiting} papers`
}

/** 'TRU-042' and '6:12 p.m.': the newest ticket that came out, or the newest receipt of one that prints no tickets. */
export function lastPaper(printer: ShownPrinter, timeZone: string, now: Date): { what: string; time: string } | null {
  const isOne = (kind: ShownPaper['kind']) => (printsReceiptsAlone(printer) ? kind === 'receipt' : TICKETS.has(kind))
  const last = printer.jobs.find(({ kind, state }) => isOne(kind) && state === 'printed')
  return last ? { what: last.what, time: paperTime(last, timeZone, now) } : null
}

/** Nothing else came out of it since: "Last printed" would be looked for among its tickets. */
export function hasOnlyTested({ jobs }: Pick<ShownPrinter, 'jobs'>): boolean {
  return jobs.find(({ state }) => state === 'printed')?.kind === 'test'
}

/** Of one that this server calls and that has made test pages alone, how long ago says less than what it is not doing. */
export function stateOf(printer: ShownPrinter, now: Date): PrinterState {
  const state = printerState(printer, now)
  if (state.tone !== 'plain' || !hasOnlyTested(printer)) return state
  return { ...state, words: printer.printsTickets || printer.printsReceipts ? 'Only tested so far' : 'Not in use' }
}

export function printsReceiptsAlone({ printsTickets, printsReceipts }: ShownPrinter): boolean {
  return printsReceipts && !printsTickets
}

const TICKETS: ReadonlySet<ShownPaper['kind']> = new Set(['ticket', 'order', 'change', 'void'])

/** What of an order a paper showed, where that can be printed once more. */
export function paperToRepeat({ kind, orderId }: ShownPaper): { orderId: string; paper: 'ticket' | 'receipt' } | null {
  if (orderId === null || kind === 'test' || kind === 'drawer') return null
  return { orderId, paper: kind === 'receipt' ? 'receipt' : 'ticket' }
}
