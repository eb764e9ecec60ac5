import * as contract from '@sizzle/contract/tickets.ts'
import { placesOf } from '@sizzle/domain/kitchen/dish-ticks.ts'
import type { WorkedTicket } from '@sizzle/domain/kitchen/tickets.ts'
import { decideDishTick } from '@sizzle/domain/kitchen/ticks.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { type Person, personOf, type WriteContext } from '../kit/context.ts'
import { locationsOf } from '../kit/lookup.ts'
import { operation } from '../kit/operation.ts'
import { dishesToTick } from '../orders/dish-ticks.sql.ts'
import { noteDishes, workedTicket } from '../orders/note-dishes.ts'
import { lockOrder } from '../orders/orders.sql.ts'
import { orderedLine } from '../orders/tell-stations.ts'
import { type TicketRow, ticketsOf } from '../orders/tickets.sql.ts'
import { moveOn, moveTo, type Ticked, writeTicks } from './write-ticks.ts'

/**
 * A dish that is ticked at the board is ticked at the stations that make it. What no station makes has its tick with the order
 * itself. An order of which somebody has made something has been started, and its stations are told of it first.
 */
export const tickDishes = operation(contract.tickDishes, async ({ orderId, lines, isDone }, context) => {
  const { tx, now } = context
  const person = personOf(context.who)
  const order = await lockOrder(tx, { id: orderId, at: locationsOf(person) })
  if (!order || !mayAt(person, 'order.move', order.location_id)) return refuse({ code: 'order_not_found' })
  const { lines: dishes } = await dishesToTick(tx, order)
  const chosen = dishes.filter((_, index) => lines.includes(index + 1)).map(orderedLine)
  if (chosen.length < new Set(lines).size) return refuse({ code: 'ticket_line_not_found' })
  const decided = decideDishTick(order.status, isDone)
  if (!decided.ok) return decided

  const started = isDone && order.status === 'pending' ? await moveTo({ tx, now }, order, 'preparing', person) : order
  const rows = await ticketsOf(tx, order.location_id, [order.id])
  const places = chosen.flatMap((dish) => placesOf(dish, rows.map(workedTicket)))
  const { after, last } = await tickPlaces(context, { rows, places, isDone }, person)
  const noted = await noteDishes(tx, order, after, (own) =>
    isDone ? [...own, ...lines] : own.filter((n) => !lines.includes(n)),
  )
  const status = isDone && last ? await moveOn(context, started, { row: last, after }, person) : started.status
  return ok({ orderId, ...noted, status })
})

type Press = {
  readonly rows: readonly TicketRow[]
  readonly places: ReturnType<typeof placesOf>
  readonly isDone: boolean
}
type Pressed = { readonly after: Ticked['after']; readonly last: TicketRow | undefined }

/** Ticket after ticket, each with its own notice; what was so already changes nothing. */
async function tickPlaces(context: WriteContext, { rows, places, isDone }: Press, person: Person): Promise<Pressed> {
  let after: readonly WorkedTicket[] = rows.map(workedTicket)
  let last: TicketRow | undefined
  for (const row of rows) {
    const before = row.ticks.map(({ n }) => n)
    const lines = places.filter((place) => place.ticketId === row.id && place.isDone !== isDone).map(({ n }) => n)
    const changed = [...new Set(lines)]
    if (changed.length === 0) continue
    const done = isDone ? [...before, ...changed].toSorted((a, b) => a - b) : before.filter((n) => !changed.includes(n))
    after = after.map((one) => (one.id === row.id ? { ...one, done } : one))
    await writeTicks(context, { row, after }, { lines: changed, isDone, done, recalledAt: row.recalled_at }, person)
    last = row
  }
  return { after, last }
}
