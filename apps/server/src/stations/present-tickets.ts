import type { OutputOf } from '@sizzle/contract/route.ts'
import type { getTickets } from '@sizzle/contract/tickets.ts'
import { leftOf } from '@sizzle/domain/kitchen/tickets.ts'
import { recallableUntil } from '@sizzle/domain/kitchen/ticks.ts'
import { workedTicket } from '../orders/note-dishes.ts'
import type { TicketRow } from '../orders/tickets.sql.ts'
import type { WorkedOrder } from './ticket-lists.sql.ts'

type TicketOrder = OutputOf<typeof getTickets>['orders'][number]

/** `stationId`: only what this station was told; what is left of it depends on nothing else. */
export function presentTicketOrder(
  order: WorkedOrder,
  rows: readonly TicketRow[],
  stationId: string | undefined,
): TicketOrder {
  const worked = rows.map(workedTicket)
  const left = leftOf(worked)
  return {
    orderId: order.id,
    shortNumber: order.short_number,
    orderType: order.order_type,
    status: order.status,
    orderTime: order.order_time,
    promisedAt: order.promised_at,
    readyAt: order.ready_at,
    tableNumber: order.table_number ?? '',
    note: order.special_instructions,
    tickets: rows
      .filter((row) => stationId === undefined || row.station_id === stationId)
      .map((row) => presentTicket(row, left.get(row.id) ?? [], order)),
  }
}

function presentTicket(row: TicketRow, left: readonly number[], { ready_at }: WorkedOrder) {
  const ticks = new Map(row.ticks.map((tick) => [tick.n, tick]))
  return {
    id: row.id,
    stationId: row.station_id,
    stationName: row.station_name,
    stationKind: row.station_kind,
    kind: row.kind,
    revision: row.revision,
    firedAt: row.fired_at,
    doneAt: row.done_at,
    recalledAt: row.recalled_at,
    recallUntil: recallableUntil({ kind: row.kind, doneAt: row.done_at }, ready_at),
    version: row.version,
    lines: row.lines.map((line, index) => {
      const tick = ticks.get(index + 1)
      return {
        ...line,
        n: index + 1,
        left: left[index] ?? 0,
        doneAt: tick ? new Date(tick.at) : null,
        doneBy: tick?.by ?? '',
      }
    }),
  }
}
