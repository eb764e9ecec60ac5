import { TELL_AFTER_SECONDS } from '@sizzle/domain/order/undo.ts'
import { sql } from '../../kit/db/sql.ts'
import { lookupOf } from '../../kit/lookup.ts'
import type { LocationRow } from '../../locations/locations.sql.ts'
import { tellCustomer } from '../../moves/tell-customer.ts'
import { confirmOrder } from '../../orders/confirm-order.ts'
import type { OrderRow } from '../../orders/orders.sql.ts'
import { receiptLinks } from '../../orders/receipt-links.ts'
import { privateLinks } from '../../reservations/private-link.ts'
import type { ReservationRow } from '../../reservations/reservations.sql.ts'
import { tellBooked, tellCancelled } from '../../reservations/tell-guest.ts'
import { setTime } from './hands.ts'
import type { Shift } from './shift.ts'

const ORDERS_TODAY = 5
const ORDERS_BEFORE = 4
const TABLES = 4

/** What guests were written lately about their orders and tables, each when the product would have written it. */
export async function writeLetters(shift: Shift): Promise<void> {
  for (const location of shift.locations) {
    for (const order of await ordersToTell(shift, location.id)) await tellOfOrder(shift, order, location)
    for (const table of await tablesToTell(shift, location.id)) await tellOfTable(shift, table, location)
  }
}

/** The newest and some of the days before, of people who ordered by themselves. */
function ordersToTell({ tx, now }: Shift, locationId: string) {
  const since = (days: number) => new Date(now.getTime() - days * 86_400_000)
  return tx.many<OrderRow>(sql`
    (select * from orders where location_id = ${locationId} and not admin_created and order_time > ${since(1)}
     order by order_time desc limit ${ORDERS_TODAY})
    union all
    (select * from orders where location_id = ${locationId} and not admin_created and status = 'completed'
       and order_time between ${since(4)} and ${since(1)}
     order by id limit ${ORDERS_BEFORE})`)
}

async function tellOfOrder({ tx, house }: Shift, order: OrderRow, location: LocationRow): Promise<void> {
  setTime(tx, order.order_time)
  await confirmOrder(tx, lookupOf(order), receiptLinks(house), 'house')
  const steps = [
    { status: 'preparing', at: order.prep_started_at },
    { status: 'ready', at: order.ready_at },
  ] as const
  for (const { status, at } of steps) {
    if (at === null) continue
    setTime(tx, new Date(at.getTime() + TELL_AFTER_SECONDS * 1000))
    await tellCustomer(tx, order, { status, at, changed: true }, location)
  }
}

function tablesToTell({ tx, now }: Shift, locationId: string) {
  return tx.many<ReservationRow>(sql`
    select * from reservations
    where location_id = ${locationId} and starts_at > ${now} and status in ('confirmed', 'cancelled')
    order by reserved_at desc limit ${TABLES}`)
}

async function tellOfTable({ tx, house }: Shift, row: ReservationRow, location: LocationRow): Promise<void> {
  setTime(tx, row.reserved_at)
  const links = privateLinks(house.secrets.reservations, house.publicUrl)
  if (row.status === 'cancelled') await tellCancelled(tx, row, location, links, true)
  else await tellBooked(tx, row, location, links, { customer: row.user_id })
}
