import { randomUUID } from 'node:crypto'
import * as stations from '@sizzle/contract/stations.ts'
import * as tickets from '@sizzle/contract/tickets.ts'
import { sql } from '../../kit/db/sql.ts'
import type { OrderRow } from '../../orders/orders.sql.ts'
import { fireTickets } from '../../orders/tell-stations.ts'
import { ticketsOf } from '../../orders/tickets.sql.ts'
import { bumpTicket } from '../../stations/bump-ticket.ts'
import { saveStations } from '../../stations/save-stations.ts'
import { daysAgo, managerAt, type Shift, staffAt } from './shift.ts'

const STATIONS = [
  { name: 'Starters', soonMinutes: 14, lateMinutes: 24, makes: ['appetizers', 'breakfast'] },
  { name: 'Curries', soonMinutes: 16, lateMinutes: 26, makes: ['veg-curries', 'non-veg-curries'] },
  { name: 'Drinks and sweets', soonMinutes: 10, lateMinutes: 20, makes: ['drinks'] },
] as const
/** Makes what has no route, the combos above all. */
const DEFAULT = 1

/** Three stations at each location, and what they were told of the orders that are on the board. */
export async function setUpStations(shift: Shift): Promise<void> {
  for (const { id: locationId } of shift.locations) {
    const made = STATIONS.map(({ makes, ...station }) => ({
      ...station,
      kind: 'prep' as const,
      id: randomUUID(),
      makes,
    }))
    const routes = made.flatMap(({ id, makes }) =>
      makes.map((category) => ({ match: 'category' as const, id: category, stationId: id })),
    )
    const deed = { by: managerAt(shift, locationId), at: daysAgo(shift.now, 12, '10:05') }
    await shift.act(deed, stations.saveStations, saveStations(shift.house.publicUrl), {
      locationId,
      expectedVersion: 0,
      stations: made.map(({ makes: _, ...station }) => station),
      defaultStationId: made[DEFAULT]?.id ?? null,
      routes,
      readyByLastTicket: true,
    })
    await tellOfBoard(shift, locationId)
  }
}

async function tellOfBoard(shift: Shift, locationId: string): Promise<void> {
  const { tx } = shift
  const orders = await tx.many<OrderRow>(sql`
    select * from orders where location_id = ${locationId} and status in ('pending', 'preparing', 'ready') order by order_time`)
  for (const order of orders) await fireTickets({ tx, now: order.order_time }, order)
  for (const [n, order] of orders.entries()) await makeSome(shift, order, n)
}

/** What is ready was made at every station; of what is being made, one dish here and a whole ticket there. */
async function makeSome({ tx, act, now, ...shift }: Shift, order: OrderRow, n: number): Promise<void> {
  if (order.status === 'pending') return
  const [first, ...others] = await ticketsOf(tx, order.location_id, [order.id])
  if (!first) return
  const by = staffAt(shift, order.location_id)
  const bump = (ticketId: string, at: Date, line?: number) =>
    act({ by, at }, tickets.bumpTicket, bumpTicket, { ticketId, ...(line === undefined ? {} : { line }) })
  if (order.status === 'ready') {
    for (const { id } of [first, ...others]) await bump(id, order.ready_at ?? now)
    return
  }
  const at = halfWay(order.prep_started_at ?? now, now)
  // Never all of it: the last tick would make the order ready.
  if (others.length > 0 && n % 3 === 0) await bump(first.id, at)
  else if (others.length + first.lines.length > 1 && n % 3 < 2) await bump(first.id, at, 1)
}

function halfWay(from: Date, to: Date): Date {
  return new Date((from.getTime() + to.getTime()) / 2)
}
