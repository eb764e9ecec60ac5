import { type TicketBand, ticketBand } from '@sizzle/domain/kitchen/ticks.ts'
import { type DueBand, type DueStep, dueBand, dueStep } from '@sizzle/domain/order/board.ts'
import type { Station, Ticket, TicketOrder } from '../../shared/tickets/tickets-query.ts'

export type ShownTicket = { readonly order: TicketOrder; readonly ticket: Ticket }

/** What a station still has to make or to read, what is due first in front (stations 19). */
export function openTickets(orders: readonly TicketOrder[], station: Station): readonly ShownTicket[] {
  return allOf(orders, station)
    .filter(({ order, ticket }) => isOpen(order, ticket, station))
    .sort(byHaste)
}

/** A void stops a hand, so it is read at once; then the guest who waits longest past the promise, or soonest before it. */
function byHaste(a: ShownTicket, b: ShownTicket): number {
  return (
    Number(b.ticket.kind === 'void') - Number(a.ticket.kind === 'void') ||
    a.order.promisedAt.localeCompare(b.order.promisedAt) ||
    a.ticket.firedAt.localeCompare(b.ticket.firedAt) ||
    a.ticket.id.localeCompare(b.ticket.id)
  )
}

/** What left the station lately and can be brought back, the latest first. */
export function recallable(orders: readonly TicketOrder[], station: Station, now: Date): readonly ShownTicket[] {
  return allOf(orders, station)
    .filter(
      ({ order, ticket }) => !isOpen(order, ticket, station) && order.status !== 'cancelled' && isInTime(ticket, now),
    )
    .sort((a, b) => (b.ticket.recallUntil ?? '').localeCompare(a.ticket.recallUntil ?? ''))
}

function isInTime({ recallUntil }: Ticket, now: Date): boolean {
  return recallUntil !== null && new Date(recallUntil) > now
}

function allOf(orders: readonly TicketOrder[], { id }: Station): ShownTicket[] {
  return orders.flatMap((order) =>
    order.tickets.filter(({ stationId }) => stationId === id).map((ticket) => ({ order, ticket })),
  )
}

function isOpen({ status }: TicketOrder, ticket: Ticket, station: Station): boolean {
  if (ticket.kind === 'copy' || !ticket.lines.some(({ left }) => left > 0)) return false
  if (ticket.kind === 'void' || ticket.recalledAt !== null) return ticket.doneAt === null
  const isMade = status === 'pending' || status === 'preparing'
  // The pass keeps an order until somebody says that it is ready.
  return isMade && (station.kind === 'expo' || ticket.doneAt === null)
}

/** As old as what the station was told last with it. */
export function ticketMinutes({ recalledAt, firedAt }: Ticket, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(recalledAt ?? firedAt)) / 60_000))
}

/** As on the board by the promise. What is here for too long is amber before that, and never red: red is the guest's time alone. */
export function bandOf({ order, ticket }: ShownTicket, station: Station, now: Date): DueBand {
  const promised = promisedBand(order, ticket, now)
  if (promised !== 'calm') return promised
  return ownPace({ order, ticket }, station, now) === 'late' ? 'soon' : 'calm'
}

/**
 * What the station's own minutes call for while the promise of a ticket is still calm: else the promise calls, and the age stays small.
 */
export function ownPace({ order, ticket }: ShownTicket, station: Station, now: Date): TicketBand {
  if (promisedBand(order, ticket, now) !== 'calm') return 'calm'
  return ticketBand(ticketMinutes(ticket, now), station)
}

/** How far its promise is, whatever the station's own minutes say (kitchen 19). */
export function stepOf({ order, ticket }: ShownTicket, now: Date): DueStep {
  const { status, promisedAt } = order
  return ticket.kind === 'void' ? 'calm' : dueStep({ status, promisedAt: new Date(promisedAt) }, now)
}

/** A void has no promise to keep. */
function promisedBand({ status, promisedAt }: TicketOrder, { kind }: Ticket, now: Date): DueBand {
  return kind === 'void' ? 'calm' : dueBand({ status, promisedAt: new Date(promisedAt) }, now)
}

export type Missing = { readonly station: string; readonly dishes: number }

/** What the stations have not ticked yet of an order, by station (stations 21). */
export function missingOf({ tickets }: TicketOrder): readonly Missing[] {
  const cooked = tickets.filter(({ kind, stationKind }) => stationKind === 'prep' && (kind === 'new' || kind === 'add'))
  return [...Map.groupBy(cooked, ({ stationName }) => stationName)]
    .map(([station, own]) => ({ station, dishes: own.reduce((sum, ticket) => sum + openDishes(ticket), 0) }))
    .filter(({ dishes }) => dishes > 0)
}

function openDishes({ lines }: Ticket): number {
  return lines.reduce((sum, { left, doneAt }) => sum + (doneAt === null ? left : 0), 0)
}
