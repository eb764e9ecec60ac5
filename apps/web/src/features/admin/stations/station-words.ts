import type { Ticket, TicketOrder } from '../../shared/tickets/tickets-query.ts'
import type { Missing } from './open-tickets.ts'

export const KIND_WORDS: Readonly<Record<Ticket['kind'], string | null>> = {
  new: null,
  add: 'ADDED',
  void: 'VOID - do not make',
  copy: null,
}

const TYPES: Readonly<Record<TicketOrder['orderType'], string>> = {
  pickup: 'Pickup',
  delivery: 'Delivery',
  'dine-in': 'Dine-in',
}

export function orderInWords({ orderType, tableNumber }: TicketOrder): string {
  return tableNumber === '' ? TYPES[orderType] : `Table ${tableNumber}`
}

export function missingInWords(missing: readonly Missing[]): string {
  if (missing.length === 0) return 'Everything is here'
  return `Missing: ${missing.map(({ station, dishes }) => `${dishes} at ${station}`).join(', ')}`
}
