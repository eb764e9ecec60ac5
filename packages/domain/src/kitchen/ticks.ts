import type { OrderStatus } from '../order/status.ts'
import { ok, refuse } from '../result.ts'
import type { TicketKind } from './tickets.ts'

// What a cook may tick, and what follows from it.

const RECALL_MINUTES = 10

export type TickedTicket = {
  readonly kind: TicketKind
  readonly lineCount: number
  readonly done: readonly number[]
  readonly doneAt: Date | null
  readonly recalledAt: Date | null
}

/** `line`: one of them, from 1; null is the whole ticket. */
export type Tick = { readonly line: number | null; readonly isDone: boolean }

/**
 * Which lines a press changes: none when they were so already. A cancelled order is not cooked any more, only its void is
 * read; what has left the stove comes back by a recall, not by taking a tick back (stations 8, stations 9).
 */
export function decideTick(ticket: TickedTicket, status: OrderStatus, { line, isDone }: Tick) {
  if (line !== null && line > ticket.lineCount) return refuse({ code: 'ticket_line_not_found' })
  const wanted = line === null ? Array.from({ length: ticket.lineCount }, (_, index) => index + 1) : [line]
  const changed = wanted.filter((n) => ticket.done.includes(n) !== isDone)
  if (changed.length === 0) return ok({ changed, done: ticket.done })
  if (ticket.kind !== 'void' && status === 'cancelled') return refuse({ code: 'ticket_void' })
  const isOnTheStove = status === 'pending' || status === 'preparing' || ticket.recalledAt !== null
  if (!isDone && !isOnTheStove && ticket.kind !== 'void') return refuse({ code: 'ticket_closed' })
  const done = isDone ? [...ticket.done, ...changed] : ticket.done.filter((n) => !changed.includes(n))
  return ok({ changed, done: done.toSorted((a, b) => a - b) })
}

/** A dish is ticked at the board as it is at a station; what no station makes follows the same rule. */
export function decideDishTick(status: OrderStatus, isDone: boolean) {
  if (status === 'cancelled') return refuse({ code: 'ticket_void' })
  const isOnTheStove = status === 'pending' || status === 'preparing'
  return isDone || isOnTheStove ? ok(null) : refuse({ code: 'ticket_closed' })
}

/** The first tick of an order begins it; reading a void begins nothing, and neither does an expo station (stations 10). */
export function startsOrder(kind: TicketKind, isPrep: boolean, status: OrderStatus, isDone: boolean): boolean {
  return isPrep && isDone && status === 'pending' && (kind === 'new' || kind === 'add')
}

type Recallable = Pick<TickedTicket, 'kind' | 'doneAt'>

/** Until when a ticket can be brought back; null: it never left, or never can. */
export function recallableUntil({ kind, doneAt }: Recallable, readyAt: Date | null): Date | null {
  const left = doneAt ?? readyAt
  if (left === null || kind === 'void' || kind === 'copy') return null
  return new Date(left.getTime() + RECALL_MINUTES * 60_000)
}

/** A ticket is cooked again: the order stays where it is (stations 13). */
export function decideRecall(
  ticket: TickedTicket,
  order: { readonly status: OrderStatus; readonly readyAt: Date | null },
  now: Date,
) {
  if (order.status === 'cancelled') return refuse({ code: 'ticket_void' })
  const until = recallableUntil(ticket, order.readyAt)
  if (until === null) return refuse({ code: 'ticket_not_done' })
  return until < now ? refuse({ code: 'recall_too_late' }) : ok({ reopened: ticket.done })
}

export type TicketBand = 'calm' | 'soon' | 'late'

/** A ticket is as old as what the station was told last with it; each station has its own pace (stations 18). */
export function ticketBand(
  ageMinutes: number,
  { soonMinutes, lateMinutes }: { readonly soonMinutes: number; readonly lateMinutes: number },
): TicketBand {
  if (ageMinutes >= lateMinutes) return 'late'
  return ageMinutes >= soonMinutes ? 'soon' : 'calm'
}
