import { randomUUIDv7 } from 'node:crypto'
import { type OrderedLine, routeLines } from '@sizzle/domain/kitchen/routing.ts'
import { nextTickets, standingLines, type Ticket } from '@sizzle/domain/kitchen/tickets.ts'
import type { Tx } from '../kit/db/sql.ts'
import type { OrderRow } from './orders.sql.ts'
import { insertTickets, type NewTicket, type TicketFacts, ticketFacts } from './tickets.sql.ts'

type Books = { readonly tx: Tx; readonly now: Date }

/** The first tickets of an order; none where there are no stations. */
export function newTickets({ plan, told, lines }: TicketFacts, now: Date): readonly NewTicket[] {
  if (plan === null) return []
  return rowsOf(nextTickets(told, routeLines(lines.map(orderedLine), plan)), now)
}

/** A line as the kitchen reads it. */
export function orderedLine(line: TicketFacts['lines'][number]): OrderedLine {
  return {
    itemId: line.item_id,
    name: line.name,
    category: line.category,
    quantity: line.quantity,
    heat: line.spice_name,
    heatLevel: line.spice_level,
    options: line.options,
    note: line.note,
    allergens: line.allergens,
  }
}

function rowsOf(tickets: readonly Ticket[], now: Date): readonly NewTicket[] {
  return tickets.map(({ stationId, kind, revision, lines }) => ({
    id: randomUUIDv7(),
    station_id: stationId,
    revision,
    kind,
    lines,
    fired_at: now,
  }))
}

/**
 * What the stations are told of a change, in its transaction: a cancellation takes back whatever they were told, and so does
 * taking back that an order for later was started early. The order is locked by the caller.
 */
export async function tellStations(
  { tx, now }: Books,
  before: Pick<OrderRow, 'status'>,
  changed: OrderRow,
): Promise<void> {
  if (before.status === changed.status) return
  const isForLater = changed.fire_at !== null
  if (changed.status === 'cancelled' || (changed.status === 'pending' && isForLater && !isDue(changed, now)))
    await voidTickets({ tx, now }, changed)
  else if (before.status === 'pending' && changed.status === 'preparing' && isForLater)
    await fireTickets({ tx, now }, changed)
}

function isDue({ fire_at }: OrderRow, now: Date): boolean {
  return fire_at === null || fire_at <= now
}

/** Once: what stands already stands. Answers whether there was anything to tell. */
export async function fireTickets({ tx, now }: Books, order: OrderRow): Promise<boolean> {
  const facts = await ticketFacts(tx, order)
  if (standingLines(facts.told).length > 0) return false
  const tickets = newTickets(facts, now)
  if (tickets.length > 0) await insertTickets(tx, order, tickets)
  return tickets.length > 0
}

/** What an edit adds and takes away. An order for later that nobody was told of yet is told when its time comes. */
export async function tellStationsOfEdit({ tx, now }: Books, order: OrderRow): Promise<void> {
  const facts = await ticketFacts(tx, order)
  if (standingLines(facts.told).length === 0 && !isDue(order, now)) return
  const tickets = newTickets(facts, now)
  if (tickets.length > 0) await insertTickets(tx, order, tickets)
}

async function voidTickets({ tx, now }: Books, order: OrderRow): Promise<void> {
  const { told } = await ticketFacts(tx, order)
  const tickets = rowsOf(nextTickets(told, []), now)
  if (tickets.length > 0) await insertTickets(tx, order, tickets)
}
