import { isAllMade, isDone, leftOf, type WorkedTicket } from '@sizzle/domain/kitchen/tickets.ts'
import { startsOrder, type TickedTicket } from '@sizzle/domain/kitchen/ticks.ts'
import { moveOrder, type OrderStatus } from '@sizzle/domain/order/status.ts'
import type { Person, WriteContext } from '../kit/context.ts'
import { announce } from '../kit/live/announce.ts'
import { changeStatus } from '../moves/change-status.ts'
import type { Books } from '../orders/change-order.ts'
import type { OrderRow } from '../orders/orders.sql.ts'
import { writeTicks as putTicks, type TicketRow } from '../orders/tickets.sql.ts'
import { stationPlan } from './stations.sql.ts'

export function tickedTicket({ kind, lines, ticks, done_at, recalled_at }: TicketRow): TickedTicket {
  return { kind, lineCount: lines.length, done: ticks.map(({ n }) => n), doneAt: done_at, recalledAt: recalled_at }
}

export type Ticked = { readonly row: TicketRow; readonly after: readonly WorkedTicket[] }
type Written = {
  readonly lines: readonly number[]
  readonly isDone: boolean
  readonly done: readonly number[]
  readonly recalledAt: Date | null
}

/** The ticks of one ticket, and the notice that carries them to every screen of the location. `after`: all tickets of the order. */
export async function writeTicks({ tx, now }: WriteContext, { row, after }: Ticked, change: Written, person: Person) {
  const { lines, done, recalledAt } = change
  const ticket = after.find(({ id }) => id === row.id)
  const doneAt = ticket && isDone(ticket, leftOf(after).get(row.id) ?? []) ? now : null
  const by = { id: person.userId, name: person.name }
  const { version } = await putTicks(tx, row, { lines, isDone: change.isDone, doneAt, recalledAt, by }, now)
  await announce(tx, 'ticket.changed', {
    id: row.id,
    version,
    locationId: row.location_id,
    ticks: {
      orderId: row.order_id,
      done,
      at: now.toISOString(),
      by: person.name,
      doneAt: doneAt?.toISOString() ?? null,
      recalledAt: recalledAt?.toISOString() ?? null,
    },
  })
  return { ticketId: row.id, orderId: row.order_id, changed: true, version, done, doneAt, recalledAt }
}

/** The first tick starts the order; the last one makes it ready where the location says so. By the one rule of moves. */
export async function moveOn(
  { tx, now }: WriteContext,
  order: OrderRow,
  { row, after }: Ticked,
  person: Person,
): Promise<OrderStatus> {
  const isPrep = row.station_kind === 'prep'
  let at = order
  if (startsOrder(row.kind, isPrep, at.status, true)) at = await moveTo({ tx, now }, at, 'preparing', person)
  if (at.status !== 'preparing' || !isPrep || row.recalled_at !== null || !isAllMade(after)) return at.status
  const plan = await stationPlan(tx, at.location_id)
  return plan?.ready_by_last_ticket ? (await moveTo({ tx, now }, at, 'ready', person)).status : at.status
}

export async function moveTo(books: Books, order: OrderRow, status: OrderStatus, person: Person): Promise<OrderRow> {
  const move = moveOrder({ status: order.status, scheduledFor: order.scheduled_for }, status, books.now)
  return move.ok && move.value.changed ? changeStatus(books, order, move.value, person) : order
}
