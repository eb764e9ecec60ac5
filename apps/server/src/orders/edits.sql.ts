import type { TicketLine } from '@sizzle/domain/kitchen/routing.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'

type Key = { readonly location_id: string; readonly id: string }

export type EditRow = {
  location_id: string
  id: string
  order_id: string
  version: number
  at: Date
  by_id: string | null
  by_name: string
  added: readonly TicketLine[]
  taken: readonly TicketLine[]
  changes: readonly string[]
  total_before: number
  total_after: number
}

export function insertEdit(tx: Tx, e: EditRow) {
  return tx.run(sql`
    insert into order_edits (location_id, id, order_id, version, at, by_id, by_name, added, taken, changes, total_before, total_after)
    values (${e.location_id}, ${e.id}, ${e.order_id}, ${e.version}, ${e.at}, ${e.by_id}, ${e.by_name}, ${JSON.stringify(e.added)}::jsonb,
            ${JSON.stringify(e.taken)}::jsonb, ${[...e.changes]}::text[], ${e.total_before}, ${e.total_after})`)
}

export function editById(db: Db, locationId: string, id: string) {
  return db.maybe<EditRow>(sql`select * from order_edits where location_id = ${locationId} and id = ${id}`)
}

/** What an order was made of makes room for what it is made of now. */
export function deleteContents(tx: Tx, { location_id: locationId, id: orderId }: Key) {
  return tx.run(sql`
    with no_lines as (delete from order_lines where location_id = ${locationId} and order_id = ${orderId}),
      no_charges as (delete from order_charges where location_id = ${locationId} and order_id = ${orderId})
    delete from order_taxes where location_id = ${locationId} and order_id = ${orderId}`)
}

/** The last thing that happened to an order: whoever was second learns it. */
export function lastChange(db: Db, { location_id: locationId, id }: Key) {
  return db.maybe<{ kind: string; at: Date; actor_name: string; note: string | null }>(sql`
    select kind, at, actor_name, note from order_events
    where location_id = ${locationId} and order_id = ${id} order by seq desc limit 1`)
}
