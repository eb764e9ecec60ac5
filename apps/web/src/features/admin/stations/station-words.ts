import { typeAndTable } from '@sizzle/domain/order/place-words.ts'
import type { Station, Ticket, TicketOrder } from '../../shared/tickets/tickets-query.ts'
import { bandOf, type Missing, missingOf, type ShownTicket } from './open-tickets.ts'

export const KIND_WORDS: Readonly<Record<Ticket['kind'], string | null>> = {
  new: null,
  add: 'ADDED',
  void: 'VOID - do not make',
  copy: null,
}

/** What is called in the kitchen: '042' of 'TRU-042'. */
export function digitsOf(shortNumber: string): string {
  return shortNumber.slice(shortNumber.indexOf('-') + 1)
}

export function orderInWords({ orderType, tableNumber }: TicketOrder): string {
  return tableNumber === '' ? typeAndTable(orderType, tableNumber) : `Table ${tableNumber}`
}

export function missingInWords(missing: readonly Missing[]): string {
  if (missing.length === 0) return 'Everything is here'
  return `Missing: ${missing.map(({ station, dishes }) => `${dishes} at ${station}`).join(', ')}`
}

/** '6 tickets, 2 late'; at the pass '6 orders, 2 complete, 1 late'. Nothing while nothing is to do. */
export function loadInWords(open: readonly ShownTicket[], station: Station, now: Date): string {
  if (open.length === 0) return ''
  const isPass = station.kind === 'expo'
  const thing = isPass ? 'order' : 'ticket'
  const whole = isPass ? open.filter(({ order }) => missingOf(order).length === 0).length : 0
  const late = open.filter((shown) => bandOf(shown, station, now) === 'late').length
  return [
    `${open.length} ${open.length === 1 ? thing : `${thing}s`}`,
    whole > 0 && `${whole} complete`,
    late > 0 && `${late} late`,
  ]
    .filter((part) => part !== false)
    .join(', ')
}

/** A press, and what it asked for. */
export type Press = {
  readonly ticketId: string
  /** 'TRU-042', or 'Naan of TRU-042'. */
  readonly what: string
  readonly asked: 'marked as done' | 'marked as seen' | 'marked as ready' | 'ticked' | 'unticked' | 'recalled'
}

/** Nothing was sent. */
export function unsentPress({ what, asked }: Press) {
  return { sentence: `${what} was not ${asked}: no connection.`, short: `Not ${asked}: no connection` }
}

/** Nobody has said what became of it. */
export function unheardPress({ what, asked }: Press, why: string) {
  return { sentence: `${what} may not have been ${asked}. ${why}`, short: `Perhaps not ${asked}` }
}

export function refusedPress({ what }: Press, why: string) {
  return { sentence: `${what}: ${why}` }
}
