import { readableChoice } from '@sizzle/domain/kitchen/readable-choice.ts'
import { leftOf } from '@sizzle/domain/kitchen/tickets.ts'
import type { TicketToPrint } from '@sizzle/domain/printing/ticket-lines.ts'
import type { Db } from '../kit/db/sql.ts'
import { type TicketRow, ticketsOf } from '../orders/tickets.sql.ts'
import type { PrintJobRow } from './print-jobs.sql.ts'

type Order = { readonly location_id: string; readonly id: string; readonly status: string }
type Printing = {
  /** The paper of the whole order. */
  readonly whole: TicketToPrint
  readonly job: Pick<PrintJobRow, 'subject' | 'copy'>
}

/** What one station was told; a copy has only what still stands, since nobody has the voids beside it. */
export async function ticketOfStation(
  db: Db,
  order: Order,
  { whole, job }: Printing,
): Promise<TicketToPrint | undefined> {
  const told = await ticketsOf(db, order.location_id, [order.id])
  const ticket = told.find(({ id }) => id === job.subject)
  if (!ticket) return undefined
  const left = job.copy > 0 ? leftOver(told, ticket) : ticket.lines.map(({ quantity }) => quantity)
  return {
    ...whole,
    kind: ticket.kind,
    station: ticket.station_name,
    isRecalled: ticket.recalled_at !== null,
    lines: ticket.lines.flatMap((line, index) => {
      const quantity = left[index] ?? 0
      if (quantity === 0) return []
      const name = line.partOf === null ? line.name : `${line.name}, with ${line.partOf}`
      return [{ ...line, name, quantity, options: line.options.map(readableChoice) }]
    }),
  }
}

/** The tickets of these stations of which something is still to be made; of a cancelled order those that say so. */
export async function standingTickets(db: Db, order: Order, stationIds: readonly string[]): Promise<readonly string[]> {
  if (stationIds.length === 0) return []
  const told = await ticketsOf(db, order.location_id, [order.id])
  const isCancelled = order.status === 'cancelled'
  return told
    .filter(({ station_id, kind }) => stationIds.includes(station_id) && (kind === 'void') === isCancelled)
    .filter((ticket) => isCancelled || leftOver(told, ticket).some((quantity) => quantity > 0))
    .map(({ id }) => id)
}

function leftOver(told: readonly TicketRow[], { id }: TicketRow): readonly number[] {
  const worked = told.map((row) => ({
    id: row.id,
    stationId: row.station_id,
    stationKind: row.station_kind,
    kind: row.kind,
    revision: row.revision,
    lines: row.lines,
    done: [],
  }))
  return leftOf(worked).get(id) ?? []
}
