import { sql, type Tx } from '../kit/db/sql.ts'

export type Leaving = { readonly userId: string; readonly orderIds: readonly string[]; readonly now: Date }

export function eraseFromEvents(tx: Tx, { userId, orderIds }: Leaving) {
  return tx.run(sql`
    update order_events e set actor_name = case when e.actor_id = ${userId} then 'Former customer' else e.actor_name end,
           note = case when e.kind = 'message' or e.actor_id = ${userId} then null else e.note end
    from orders o where (e.location_id, e.order_id) = (o.location_id, o.id) and o.id = any(${orderIds}::uuid[])`)
}

/** What they wrote beside a dish; the dish and its choices are the kitchen's and the books'. */
export function eraseFromLines(tx: Tx, { orderIds }: Leaving) {
  return tx.run(sql`
    update order_lines l set note = ''
    from orders o where (l.location_id, l.order_id) = (o.location_id, o.id) and o.id = any(${orderIds}::uuid[]) and l.note <> ''`)
}

/** The same on the tickets of the stations, which copy what the cooks have to read. */
export function eraseFromTickets(tx: Tx, { orderIds }: Leaving) {
  return tx.run(sql`
    update tickets t set
      lines = (select coalesce(jsonb_agg(line || '{"note": ""}' order by n), '[]') from jsonb_array_elements(t.lines) with ordinality as l (line, n))
    from orders o
    where (t.location_id, t.order_id) = (o.location_id, o.id) and o.id = any(${orderIds}::uuid[])
      and t.lines @? '$[*] ? (@.note != "")'`)
}

/** The same in what edits of their orders say. */
export function eraseFromEdits(tx: Tx, { orderIds }: Leaving) {
  return tx.run(sql`
    update order_edits e set
      added = (select coalesce(jsonb_agg(line || '{"note": ""}' order by n), '[]') from jsonb_array_elements(e.added) with ordinality as l (line, n)),
      taken = (select coalesce(jsonb_agg(line || '{"note": ""}' order by n), '[]') from jsonb_array_elements(e.taken) with ordinality as l (line, n))
    from orders o where (e.location_id, e.order_id) = (o.location_id, o.id) and o.id = any(${orderIds}::uuid[])`)
}

/** All orders of a person in one statement: it takes names away and changes nothing that happened, so it adds no event. */
export function eraseFromRows(tx: Tx, { userId, orderIds, now }: Leaving) {
  return tx.many<{ location_id: string; id: string; version: number }>(sql`
    update orders o set cancel_reason = case when exists (
             select from order_events e where (e.location_id, e.order_id) = (o.location_id, o.id) and e.status = 'cancelled' and e.actor_id = ${userId}
           ) then null else cancel_reason end, customer_name = 'Former customer', customer_email = '', customer_phone = '', delivery_address = null,
           delivery_unit = null, delivery_street = null, delivery_city = null, delivery_postal_code = null, delivery_province = null,
           delivery_lat = null, delivery_lng = null, delivery_instructions = null, special_instructions = '', updated_at = ${now}, version = version + 1
    where id = any(${orderIds}::uuid[])
    returning location_id, id, version`)
}

/** Whose orders they are, when two accounts become one: nothing that happened changes, so it adds no event. */
export function moveRowsTo(tx: Tx, { keptId, otherId, now }: { keptId: string; otherId: string; now: Date }) {
  return tx.many<{ location_id: string; id: string; version: number }>(sql`
    update orders set user_id = ${keptId}, updated_at = ${now}, version = version + 1
    where user_id = ${otherId} returning location_id, id, version`)
}
