import type { StockKey, StockKind } from '@sizzle/domain/menu/stock.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'

export type StockRow = StockKey & {
  readonly units_left: number
  readonly held: number
  readonly low: number
  readonly set_at: Date
}

/** Always in this order, so that two who want the same things never wait for each other. */
export function lockStock(tx: Tx, locationId: string, keys: readonly StockKey[]) {
  return tx.many<StockRow>(sql`
    select kind, id, units_left, held, low, set_at from stock
    where location_id = ${locationId}
      and (kind, id) in (select kind, id from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k (kind text, id text))
    order by kind, id for update`)
}

/** All that is counted at a location, in the same order. */
export function lockCounts(tx: Tx, locationId: string) {
  return tx.run(sql`select 1 from stock where location_id = ${locationId} order by kind, id for update`)
}

export type StockChange = StockKey & { readonly left: number; readonly held: number }

/** Of rows that are locked. */
export function changeStock(tx: Tx, locationId: string, changes: readonly StockChange[]) {
  return tx.run(sql`
    update stock s set units_left = s.units_left + c.left, held = s.held + c.held
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (kind text, id text, "left" int, held int)
    where s.location_id = ${locationId} and s.kind = c.kind and s.id = c.id`)
}

export type Count = { readonly left: number; readonly low: number | undefined }

/** Somebody has counted: what was held of an earlier count is not held of this one. Without a word, what is low stays. */
export function putCount(
  tx: Tx,
  locationId: string,
  key: StockKey,
  { left, low }: Count,
  by: { userId: string; now: Date },
) {
  return tx.run(sql`
    insert into stock as s (location_id, kind, id, units_left, low, set_at, set_by)
    values (${locationId}, ${key.kind}, ${key.id}, ${left}, ${low ?? 0}, ${by.now}, ${by.userId})
    on conflict (location_id, kind, id) do update set
      units_left = excluded.units_left, low = coalesce(${low ?? null}, s.low), held = 0, version = s.version + 1, set_at = excluded.set_at, set_by = excluded.set_by`)
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

export type SoldRow = StockKey & {
  readonly units_left: number | null
  readonly held: number
  readonly low: number
  readonly is_out: boolean
  /** Null: until somebody lifts it. */
  readonly until: Date | null
}

/** What is counted at a location, and what has run out there. */
export function listStock(db: Db, locationId: string, now: Date) {
  return db.many<SoldRow>(sql`
    with out as (
      select 'item' as kind, id, sold_out_until from menu_items
      where location_id = ${locationId} and sold_out_until > ${now}
      union all
      select 'option', group_id || '/' || id, sold_out_until from options
      where location_id = ${locationId} and sold_out_until > ${now}
    ), counted as (
      select kind, id, units_left, held, low from stock where location_id = ${locationId}
    )
    select kind, id, c.units_left, coalesce(c.held, 0) as held, coalesce(c.low, 0) as low,
      o.sold_out_until is not null as is_out, nullif(o.sold_out_until, 'infinity') as until
    from counted c full join out o using (kind, id)
    order by kind, id`)
}

/** Notes that somebody is told today, once a day and while it is low; answers what they are told. */
export function noteAlert(tx: Tx, locationId: string, { kind, id }: StockKey, today: string) {
  return tx.maybe<{ name: string; units_left: number }>(sql`
    update stock s set alerted_on = ${today}
    where location_id = ${locationId} and kind = ${kind} and id = ${id}
      and units_left <= low and (alerted_on is null or alerted_on < ${today}::date)
    returning units_left, coalesce(
      (select name from menu_items where location_id = s.location_id and s.kind = 'item' and id = s.id),
      (select name from options where location_id = s.location_id and s.kind = 'option' and group_id || '/' || id = s.id),
      s.id) as name`)
}
