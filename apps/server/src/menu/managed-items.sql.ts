import { type Db, sql, type Tx } from '../kit/db/sql.ts'
import type { ItemRow } from './menu.sql.ts'

/** What only the back office knows of a dish. */
export type ItemMarks = {
  id: string
  version: number
  created_at: Date
  updated_at: Date
  updated_by_name: string | null
  is_sold_out: boolean
  /** Null while it is sold out: until somebody lifts it. */
  sold_out_until: Date | null
  units_left: number | null
}

/** Of these dishes; null: of all of the location. */
export function itemMarks(db: Db, locationId: string, ids: readonly string[] | null, now: Date) {
  return db.many<ItemMarks>(sql`
    select i.id, i.version, i.created_at, i.updated_at, u.name as updated_by_name,
      coalesce(i.sold_out_until > ${now}, false) as is_sold_out, nullif(i.sold_out_until, 'infinity') as sold_out_until,
      s.units_left - s.held as units_left
    from menu_items i
    left join users u on u.id = i.updated_by
    left join stock s on s.location_id = i.location_id and s.kind = 'item' and s.id = i.id
    where i.location_id = ${locationId} and (${ids}::text[] is null or i.id = any(${ids}::text[]))`)
}

export type ItemColumns = Omit<ItemRow, 'location_id' | 'id' | 'is_sold_out' | 'category_schedule' | 'menus'>
export type By = { readonly userId: string; readonly now: Date }

export async function takenItemIds(db: Db, locationId: string): Promise<Set<string>> {
  const rows = await db.many<{ id: string }>(sql`select id from menu_items where location_id = ${locationId}`)
  return new Set(rows.map(({ id }) => id))
}

/** Behind the others of its category. */
export function insertItem(tx: Tx, locationId: string, id: string, columns: ItemColumns, { userId, now }: By) {
  return tx.run(sql`
    insert into menu_items (location_id, id, category_id, name, description, price, spice_level, prep_time, calories, is_vegetarian, is_vegan,
      is_gluten_free, is_popular, is_available, is_todays_special, special_start, special_end, image, tags, allergens, tax_class, schedule,
      position, created_at, updated_at, updated_by)
    select ${locationId}, ${id}, i.category_id, i.name, i.description, i.price, i.spice_level, i.prep_time, i.calories, i.is_vegetarian,
      i.is_vegan, i.is_gluten_free, i.is_popular, i.is_available, i.is_todays_special, i.special_start, i.special_end, i.image, i.tags,
      i.allergens, i.tax_class, nullif(i.schedule, 'null'::jsonb),
      (select coalesce(max(position) + 1, 0) from menu_items m where m.location_id = ${locationId} and m.category_id = i.category_id),
      ${now}, ${now}, ${userId}
    from jsonb_populate_record(null::menu_items, ${JSON.stringify(columns)}::jsonb) i`)
}

/** In another category it comes last. */
export function saveItem(tx: Tx, locationId: string, id: string, columns: ItemColumns, { userId, now }: By) {
  return tx.run(sql`
    update menu_items t set
      position = case when t.category_id = i.category_id then t.position
        else (select coalesce(max(position) + 1, 0) from menu_items m where m.location_id = ${locationId} and m.category_id = i.category_id) end,
      category_id = i.category_id, name = i.name, description = i.description, price = i.price, spice_level = i.spice_level,
      prep_time = i.prep_time, calories = i.calories, is_vegetarian = i.is_vegetarian, is_vegan = i.is_vegan,
      is_gluten_free = i.is_gluten_free, is_popular = i.is_popular, is_available = i.is_available, is_todays_special = i.is_todays_special,
      special_start = i.special_start, special_end = i.special_end, image = i.image, tags = i.tags, allergens = i.allergens,
      tax_class = i.tax_class, schedule = nullif(i.schedule, 'null'::jsonb), version = t.version + 1, updated_at = ${now}, updated_by = ${userId}
    from jsonb_populate_record(null::menu_items, ${JSON.stringify(columns)}::jsonb) i
    where t.location_id = ${locationId} and t.id = ${id}`)
}

export function imageOf(db: Db, locationId: string, id: string) {
  return db.maybe<{ image: string | null; version: number }>(sql`
    select image, version from menu_items where location_id = ${locationId} and id = ${id}`)
}

export function saveImage(tx: Tx, locationId: string, id: string, image: string | null, { userId, now }: By) {
  return tx.run(sql`
    update menu_items set image = ${image}, version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where location_id = ${locationId} and id = ${id}`)
}

/** A copy under another name and id: hidden, no special, not sold out, with the hours and the groups of the first. */
export async function copyItem(
  tx: Tx,
  locationId: string,
  [id, copyId]: readonly [id: string, copyId: string],
  name: string,
  { userId, now }: By,
) {
  await tx.run(sql`
    insert into menu_items
    select copy.* from menu_items i, jsonb_populate_record(i, jsonb_build_object(
      'id', ${copyId}::text, 'name', ${name}::text, 'is_available', false, 'is_todays_special', false, 'special_start', null,
      'special_end', null, 'sold_out_until', null, 'master_id', null, 'overridden', '{}'::text[], 'version', 1,
      'created_at', ${now}::timestamptz, 'updated_at', ${now}::timestamptz, 'updated_by', ${userId}::uuid)) copy
    where i.location_id = ${locationId} and i.id = ${id} and copy.location_id = i.location_id`)
  await tx.run(sql`
    insert into item_option_groups
    select copy.* from item_option_groups l, jsonb_populate_record(l, jsonb_build_object('item_id', ${copyId}::text)) copy
    where l.location_id = ${locationId} and l.item_id = ${id} and copy.location_id = l.location_id`)
}

/** Options that stand for the dish go first: they point at it. */
export async function removeItem(tx: Tx, locationId: string, id: string): Promise<void> {
  await tx.run(sql`
    delete from stock s using options o
    where o.location_id = ${locationId} and o.item_id = ${id}
      and s.location_id = o.location_id and s.kind = 'option' and s.id = o.group_id || '/' || o.id`)
  await tx.run(sql`
    with gone as (
      delete from options where location_id = ${locationId} and item_id = ${id} returning group_id
    )
    update option_groups set version = version + 1
    where location_id = ${locationId} and id = any(array(select group_id from gone))`)
  await tx.run(sql`delete from stock where location_id = ${locationId} and kind = 'item' and id = ${id}`)
  await tx.run(sql`delete from menu_items where location_id = ${locationId} and id = ${id}`)
}

/** Answers those that were not like this before. */
export function setAvailable(
  tx: Tx,
  locationId: string,
  updates: readonly { readonly id: string; readonly isAvailable: boolean }[],
) {
  return tx.many<{ id: string }>(sql`
    update menu_items i set is_available = u."isAvailable"
    from jsonb_to_recordset(${JSON.stringify(updates)}::jsonb) as u (id text, "isAvailable" boolean)
    where i.location_id = ${locationId} and i.id = u.id and i.is_available <> u."isAvailable"
    returning i.id`)
}

export async function countItems(db: Db, locationId: string, ids: readonly string[]): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from menu_items where location_id = ${locationId} and id = any(${ids})`)
  return count
}

/** Which fields were changed since a version, and by whom it was changed last. */
export async function fieldsChangedSince(db: Db, locationId: string, id: string, version: number): Promise<string[]> {
  const rows = await db.many<{ field: string }>(sql`
    select distinct field from audit, jsonb_object_keys(after) as field
    where subject = 'menu_item:' || ${id}::text and location_id = ${locationId} and (after -> 'version') is not null
      and (after ->> 'version')::int > ${version}
    order by field`)
  return rows.map(({ field }) => field).filter((field) => field !== 'version')
}
