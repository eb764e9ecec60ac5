import * as contract from '@sizzle/contract/tickets.ts'
import { isAllMade, isDone, leftOf, type WorkedTicket } from '@sizzle/domain/kitchen/tickets.ts'
import { decideRecall, decideTick, startsOrder, type TickedTicket } from '@sizzle/domain/kitchen/ticks.ts'
import { moveOrder, type OrderStatus } from '@sizzle/domain/order/status.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { type Person, personOf, type WriteContext } from '../kit/context.ts'
import { announce } from '../kit/live/announce.ts'
import { type Lookup, locationsOf } from '../kit/lookup.ts'
import { operation } from '../kit/operation.ts'
import { changeStatus } from '../moves/change-status.ts'
import type { Books } from '../orders/change-order.ts'
import { lockOrderAt, type OrderRow } from '../orders/orders.sql.ts'
import { type TicketRow, ticketsOf, writeTicks } from '../orders/tickets.sql.ts'
import { workedTicket } from './present-tickets.ts'
import { stationPlan } from './stations.sql.ts'
import { orderOfTicket } from './ticket-lists.sql.ts'

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
  const written = await write(context, { order, row, after }, now, person)
  const status = isTicked ? await moveOn(context, { order, row, after }, person) : order.status
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
  return ok({ ...(await write(context, { order, row, after }, now, person)), status: order.status })
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

function tickedTicket({ kind, lines, ticks, done_at, recalled_at }: TicketRow): TickedTicket {
  return { kind, lineCount: lines.length, done: ticks.map(({ n }) => n), doneAt: done_at, recalledAt: recalled_at }
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

type Ticked = { readonly order: OrderRow; readonly row: TicketRow; readonly after: readonly WorkedTicket[] }
type Written = {
  readonly lines: readonly number[]
  readonly isDone: boolean
  readonly done: readonly number[]
  readonly recalledAt: Date | null
}

/** The ticks, and the notice that carries them to every screen of the location. */
async function write({ tx, now }: WriteContext, { order, row, after }: Ticked, change: Written, person: Person) {
  const { lines, done, recalledAt } = change
  const ticket = after.find(({ id }) => id === row.id)
  const doneAt = ticket && isDone(ticket, leftOf(after).get(row.id) ?? []) ? now : null
  const by = { id: person.userId, name: person.name }
  const { version } = await writeTicks(tx, row, { lines, isDone: change.isDone, doneAt, recalledAt, by }, now)
  await announce(tx, 'ticket.changed', {
    id: row.id,
    version,
    locationId: row.location_id,
    ticks: {
      orderId: order.id,
      done,
      at: now.toISOString(),
      by: person.name,
      doneAt: doneAt?.toISOString() ?? null,
      recalledAt: recalledAt?.toISOString() ?? null,
    },
  })
  return { ticketId: row.id, orderId: order.id, changed: true, version, done, doneAt, recalledAt }
}

/** The first tick starts the order; the last one makes it ready where the location says so. By the one rule of moves. */
async function moveOn({ tx, now }: WriteContext, { order, row, after }: Ticked, person: Person): Promise<OrderStatus> {
  const isPrep = row.station_kind === 'prep'
  let at = order
  if (startsOrder(row.kind, isPrep, at.status, true)) at = await moveTo({ tx, now }, at, 'preparing', person)
  if (at.status !== 'preparing' || !isPrep || row.recalled_at !== null || !isAllMade(after)) return at.status
  const plan = await stationPlan(tx, at.location_id)
  return plan?.ready_by_last_ticket ? (await moveTo({ tx, now }, at, 'ready', person)).status : at.status
}

async function moveTo(books: Books, order: OrderRow, status: OrderStatus, person: Person): Promise<OrderRow> {
  const move = moveOrder({ status: order.status, scheduledFor: order.scheduled_for }, status, books.now)
  return move.ok && move.value.changed ? changeStatus(books, order, move.value, person) : order
}
