import { clockAt } from '@sizzle/domain/hours/local-time.ts'
import { reasonForCustomer } from '@sizzle/domain/order/cancel.ts'
import { reasonOfMove } from '@sizzle/domain/order/promise.ts'
import type { LocationRow } from '../locations/locations.sql.ts'
import type { OrderEventRow, OrderRow } from './orders.sql.ts'

/** What the house did to an order and said of it; its customer reads the same as in the letter or the text message. */
export function houseTold(row: OrderRow, location: LocationRow, events: readonly OrderEventRow[]) {
  return { cancelledByHouse: cancelledByHouse(row, events), promiseMoved: promiseMoved(row, location, events) }
}

/** Nothing has happened to an order yet that was just written. */
export const NOTHING_TOLD: ReturnType<typeof houseTold> = { cancelledByHouse: null, promiseMoved: null }

function cancelledByHouse(row: OrderRow, events: readonly OrderEventRow[]): { reason: string } | null {
  if (row.status !== 'cancelled' || isByCustomer(row, events)) return null
  return { reason: reasonForCustomer(row.cancel_reason ?? '') }
}

function isByCustomer({ user_id: customer }: OrderRow, events: readonly OrderEventRow[]) {
  if (customer === null) return false
  return events.some(({ status, actor_id: actor }) => status === 'cancelled' && actor === customer)
}

/** The last time that staff moved; null once something else, such as an edit that the customer asked for, has set another. */
function promiseMoved(row: OrderRow, { time_zone: zone }: LocationRow, events: readonly OrderEventRow[]) {
  const move = events.findLast(({ kind }) => kind === 'promise')
  const from = move?.promised_before ?? null
  if (!move || from === null) return null
  const time = (at: Date) => clockAt(zone, at)
  const reason = reasonOfMove(move.note ?? '', { from: time(from), to: time(row.promised_at) })
  return reason === null ? null : { from, reason }
}
