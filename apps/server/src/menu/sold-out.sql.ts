import { sql, type Tx } from '../kit/db/sql.ts'

export type SoldOutUntil = Date | 'infinity' | null
type Was = { was: Date | null }

/** Answers what was there before; nothing when there is no such dish. */
export function setItemSoldOut(tx: Tx, locationId: string, id: string, until: SoldOutUntil) {
  return tx.maybe<Was>(sql`
    with before as (
      select id, sold_out_until from menu_items where location_id = ${locationId} and id = ${id} for update
    )
    update menu_items i set sold_out_until = ${until} from before
    where i.location_id = ${locationId} and i.id = before.id
    returning nullif(before.sold_out_until, 'infinity') as was`)
}

/** The same for an option of a group: `breads/garlic-naan`. */
export function setOptionSoldOut(tx: Tx, locationId: string, id: string, until: SoldOutUntil) {
  return tx.maybe<Was>(sql`
    with before as (
      select group_id, id, sold_out_until from options
      where location_id = ${locationId} and group_id = split_part(${id}, '/', 1) and id = split_part(${id}, '/', 2) for update
    )
    update options o set sold_out_until = ${until} from before
    where o.location_id = ${locationId} and o.group_id = before.group_id and o.id = before.id
    returning nullif(before.sold_out_until, 'infinity') as was`)
}
