import * as contract from '@sizzle/contract/tickets.ts'
import type { WorkedTicket } from '@sizzle/domain/kitchen/tickets.ts'
import { decideRecall, decideTick } from '@sizzle/domain/kitchen/ticks.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { type Person, personOf, type WriteContext } from '../kit/context.ts'
import { type Lookup, locationsOf } from '../kit/lookup.ts'
import { operation } from '../kit/operation.ts'
import { noteDishes, workedTicket } from '../orders/note-dishes.ts'
import { lockOrderAt, type OrderRow } from '../orders/orders.sql.ts'
import { type TicketRow, ticketsOf } from '../orders/tickets.sql.ts'
import { orderOfTicket } from './ticket-lists.sql.ts'
import { moveOn, tickedTicket, writeTicks } from './write-ticks.ts'

type TickWish = { readonly ticketId: string; readonly line?: number | undefined }

export const bumpTicket = operation(contract.bumpTicket, (wish, context) => tick(wish, true, context))
export const unbumpTicket = operation(contract.unbumpTicket, (wish, context) => tick(wish, false, context))

/** The order's lock decides between two cooks: one ticks, the other finds it ticked. */
async function tick({ ticketId, line }: TickWish, isTicked: boolean, context: WriteContext) {
  const person = personOf(context.who)
  const found = await lockTicket(context, { id: ticketId, at: locationsOf(person) }, person)
  if (!found) return refuse({ code: 'ticket_not_found' })
  const { order, row, all } = found
  const decided = decideTick(tickedTicket(row), order.status, { line: line ?? null, isDone: isTicked })
  if (!decided.ok) return decided
  const { changed, done } = decided.value
  if (changed.length === 0) return ok(unchanged(order, row))

  const after = all.map((ticket) => (ticket.id === row.id ? { ...ticket, done } : ticket))
  const now = { lines: changed, isDone: isTicked, done, recalledAt: row.recalled_at }
  const written = await writeTicks(context, { row, after }, now, person)
  await noteDishes(context.tx, order, after)
  const status = isTicked ? await moveOn(context, order, { row, after }, person) : order.status
  return ok({ ...written, status })
}

export const recallTicket = operation(contract.recallTicket, async ({ ticketId }, context) => {
  const person = personOf(context.who)
  const found = await lockTicket(context, { id: ticketId, at: locationsOf(person) }, person)
  if (!found) return refuse({ code: 'ticket_not_found' })
  const { order, row, all } = found
  // Brought back already, and not done again since.
  if (row.recalled_at !== null && row.done_at === null) return ok(unchanged(order, row))
  const decided = decideRecall(tickedTicket(row), { status: order.status, readyAt: order.ready_at }, context.now)
  if (!decided.ok) return decided
  const after = all.map((ticket) => (ticket.id === row.id ? { ...ticket, done: [] } : ticket))
  const now = { lines: decided.value.reopened, isDone: false, done: [], recalledAt: context.now }
  const written = await writeTicks(context, { row, after }, now, person)
  await noteDishes(context.tx, order, after)
  return ok({ ...written, status: order.status })
})

type Found = { readonly order: OrderRow; readonly row: TicketRow; readonly all: readonly WorkedTicket[] }

async function lockTicket({ tx }: WriteContext, lookup: Lookup, person: Person): Promise<Found | undefined> {
  const known = await orderOfTicket(tx, lookup)
  if (!known || !mayAt(person, 'order.move', known.location_id)) return undefined
  const order = await lockOrderAt(tx, known.location_id, known.order_id)
  const rows = await ticketsOf(tx, order.location_id, [order.id])
  const row = rows.find(({ id }) => id === lookup.id)
  return row && { order, row, all: rows.map(workedTicket) }
}

function unchanged(order: OrderRow, row: TicketRow) {
  return {
    ticketId: row.id,
    orderId: order.id,
    changed: false,
    version: row.version,
    done: row.ticks.map(({ n }) => n),
    doneAt: row.done_at,
    recalledAt: row.recalled_at,
    status: order.status,
  }
}
