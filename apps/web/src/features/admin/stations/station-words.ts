import type { ReadableChoice } from '@sizzle/domain/order/line-words.ts'
import type { Missing } from './open-tickets.ts'
import type { Ticket, TicketOrder } from './tickets-query.ts'

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
  return `Missing: ${missing.map(({ station, dishes }) => `${station} ${dishes}`).join(', ')}`
}

type PlainChoice = Ticket['lines'][number]['options'][number]

/** Papers and screens of the kitchen have no prices. */
export function choiceOf({ name, quantity, choices }: PlainChoice): ReadableChoice {
  return { name, quantity, price: 0, choices: choices.map(choiceOf) }
}
