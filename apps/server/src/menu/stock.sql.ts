import type { StockKey, StockKind } from '@sizzle/domain/menu/stock.ts'
import { sql, type Tx } from '../kit/db/sql.ts'

export type StockRow = StockKey & { readonly units_left: number; readonly held: number; readonly set_at: Date }

/** Always in this order, so that two who want the same things never wait for each other. */
export function lockStock(tx: Tx, locationId: string, keys: readonly StockKey[]) {
  return tx.many<StockRow>(sql`
    select kind, id, units_left, held, set_at from stock
    where location_id = ${locationId}
      and (kind, id) in (select kind, id from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k (kind text, id text))
    order by kind, id for update`)
}

export type StockChange = StockKey & { readonly left: number; readonly held: number }

/** Of rows that are locked. */
export function changeStock(tx: Tx, locationId: string, changes: readonly StockChange[]) {
  return tx.run(sql`
    update stock s set units_left = s.units_left + c.left, held = s.held + c.held
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (kind text, id text, "left" int, held int)
    where s.location_id = ${locationId} and s.kind = c.kind and s.id = c.id`)
}

/** Somebody has counted: what was held of an earlier count is not held of this one. */
export function putCount(tx: Tx, locationId: string, key: StockKey, left: number, by: { userId: string; now: Date }) {
  return tx.run(sql`
    insert into stock as s (location_id, kind, id, units_left, set_at, set_by)
    values (${locationId}, ${key.kind}, ${key.id}, ${left}, ${by.now}, ${by.userId})
    on conflict (location_id, kind, id) do update set
      units_left = excluded.units_left, held = 0, version = s.version + 1, alerted_on = null, set_at = excluded.set_at, set_by = excluded.set_by`)
}

export function removeCount(tx: Tx, locationId: string, { kind, id }: StockKey) {
  return tx.run(sql`delete from stock where location_id = ${locationId} and kind = ${kind} and id = ${id}`)
}

/** What is counted down to nothing is sold out until somebody lifts it, and no longer so when some of it comes back. */
export async function markCounted(tx: Tx, locationId: string, keys: readonly StockKey[], isOut: boolean) {
  const until = isOut ? 'infinity' : null
  const ids = (wanted: StockKind) => keys.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  await tx.run(sql`
    update menu_items set sold_out_until = ${until}
    where location_id = ${locationId} and id = any(${ids('item')}) and (${isOut} or sold_out_until = 'infinity')`)
  await tx.run(sql`
    update options set sold_out_until = ${until}
    where location_id = ${locationId} and group_id || '/' || id = any(${ids('option')}) and (${isOut} or sold_out_until = 'infinity')`)
}
