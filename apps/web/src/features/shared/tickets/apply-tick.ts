import type { TicketTicks } from '@sizzle/contract/live.ts'
import { recallableUntil } from '@sizzle/domain/kitchen/ticks.ts'
import type { Ticket, TicketOrder, TicketsAnswer } from './tickets-query.ts'

export type HeardTick = { readonly version: number; readonly ticks: TicketTicks }
/** The last of each ticket. */
export type HeardTicks = ReadonlyMap<string, HeardTick>

/** What was heard while a list was under way is newer than the list: it holds for as long as the list may show less. */
const MOST_KEPT = 2_000

export function hearTick(heard: HeardTicks, ticketId: string, tick: HeardTick): HeardTicks {
  if ((heard.get(ticketId)?.version ?? 0) >= tick.version) return heard
  const others = [...heard].filter(([id]) => id !== ticketId).slice(1 - MOST_KEPT)
  return new Map([...others, [ticketId, tick]])
}

/** The answer with the ticks that it does not know yet; an older tick than it shows changes nothing (stations 20). */
export function withTicks(answer: TicketsAnswer, heard: HeardTicks): TicketsAnswer {
  const isNews = ({ id, version }: Ticket) => (heard.get(id)?.version ?? 0) > version
  if (!answer.orders.some(({ tickets }) => tickets.some(isNews))) return answer
  return {
    ...answer,
    orders: answer.orders.map((order) =>
      order.tickets.some(isNews)
        ? { ...order, tickets: order.tickets.map((one) => ticked(one, heard.get(one.id), order.readyAt)) }
        : order,
    ),
  }
}

function ticked(ticket: Ticket, tick: HeardTick | undefined, readyAt: string | null): Ticket {
  if (!tick || tick.version <= ticket.version) return ticket
  const { done, at, by, doneAt, recalledAt } = tick.ticks
  const until = recallableUntil({ kind: ticket.kind, doneAt: dateOf(doneAt) }, dateOf(readyAt))
  return {
    ...ticket,
    version: tick.version,
    doneAt,
    recalledAt,
    recallUntil: until?.toISOString() ?? null,
    lines: ticket.lines.map((line) => {
      if (!done.includes(line.n)) return { ...line, doneAt: null, doneBy: '' }
      return line.doneAt === null ? { ...line, doneAt: at, doneBy: by } : line
    }),
  }
}

function dateOf(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant)
}

/** The answer with one order as it is now; `found` has it, or nothing when no station has to do with it any more. */
export function withOrder(answer: TicketsAnswer, orderId: string, found: readonly TicketOrder[]): TicketsAnswer {
  const others = answer.orders.filter((order) => order.orderId !== orderId)
  const orders = [...others, ...found].sort(
    (a, b) => a.orderTime.localeCompare(b.orderTime) || a.orderId.localeCompare(b.orderId),
  )
  return { ...answer, orders }
}
