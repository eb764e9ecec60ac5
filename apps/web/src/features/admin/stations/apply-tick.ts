import type { TicketTicks } from '@sizzle/contract/live.ts'
import { recallableUntil } from '@sizzle/domain/kitchen/ticks.ts'
import type { Ticket, TicketsAnswer } from './tickets-query.ts'

type HeardTick = { readonly ticketId: string; readonly version: number; readonly ticks: TicketTicks }

/** The answer as it is after a tick; an older tick than it shows changes nothing (stations 20). */
export function applyTick(answer: TicketsAnswer, { ticketId, version, ticks }: HeardTick): TicketsAnswer {
  const isHere = ({ id, version: shown }: Ticket) => id === ticketId && shown < version
  const concerned = answer.orders.find(({ orderId }) => orderId === ticks.orderId)
  if (!concerned?.tickets.some(isHere)) return answer
  const orders = answer.orders.map((order) =>
    order === concerned
      ? {
          ...order,
          tickets: order.tickets.map((ticket) =>
            isHere(ticket) ? { ...ticked(ticket, ticks, order.readyAt), version } : ticket,
          ),
        }
      : order,
  )
  return { ...answer, orders }
}

function ticked(ticket: Ticket, { done, at, by, doneAt, recalledAt }: TicketTicks, readyAt: string | null): Ticket {
  const until = recallableUntil({ kind: ticket.kind, doneAt: dateOf(doneAt) }, dateOf(readyAt))
  return {
    ...ticket,
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
