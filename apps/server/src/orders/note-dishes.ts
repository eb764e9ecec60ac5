import { tickedDishes } from '@sizzle/domain/kitchen/dish-ticks.ts'
import type { WorkedTicket } from '@sizzle/domain/kitchen/tickets.ts'
import type { Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import { dishesToTick, putDishTicks } from './dish-ticks.sql.ts'
import { orderedLine } from './tell-stations.ts'
import { type TicketRow, ticketsOf } from './tickets.sql.ts'

type Key = { readonly location_id: string; readonly id: string }
/** What was ticked of dishes that no station makes, and what is to be. */
type OwnTicks = (before: readonly number[]) => readonly number[]

export function workedTicket({ id, station_id, station_kind, kind, revision, lines, ticks }: TicketRow): WorkedTicket {
  return { id, stationId: station_id, stationKind: station_kind, kind, revision, lines, done: ticks.map(({ n }) => n) }
}

/**
 * Which dishes of the order are made now, for the cards of all boards: the notice carries it. Where nothing differs nothing is
 * written. The order is locked by the caller.
 */
export async function noteDishes(
  tx: Tx,
  order: Key,
  tickets: readonly WorkedTicket[],
  own: OwnTicks = (before) => before,
) {
  const { lines, done: before, version: known } = await dishesToTick(tx, order)
  const done = tickedDishes(lines.map(orderedLine), tickets, own(before))
  if (done.join() === before.join()) return { done, version: known }
  const { version } = await putDishTicks(tx, order, done)
  await announce(tx, 'dishes.ticked', { id: order.id, version, locationId: order.location_id, dishes: { done } })
  return { done, version }
}

/** The same where tickets were changed by something else than a tick. */
export async function noteDishesAgain(tx: Tx, order: Key, own?: OwnTicks) {
  const tickets = await ticketsOf(tx, order.location_id, [order.id])
  return await noteDishes(tx, order, tickets.map(workedTicket), own)
}
