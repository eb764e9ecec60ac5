import { type Db, sql, type Tx } from '../kit/db/sql.ts'
import type { By } from './managed-items.sql.ts'
import type { GroupRow, ItemGroupRow, OptionRow } from './menu.sql.ts'

/** What only the back office knows of a group, and of an option. */
export type GroupMarks = { id: string; used_by: number; updated_at: Date; updated_by_name: string | null }
export type OptionMarks = {
  group_id: string
  id: string
  is_sold_out: boolean
  sold_out_until: Date | null
  units_left: number | null
}

export function groupMarks(db: Db, locationId: string) {
  return db.many<GroupMarks>(sql`
    select g.id, g.updated_at, u.name as updated_by_name, (
      select count(*)::int from item_option_groups l where l.location_id = g.location_id and l.group_id = g.id) as used_by
    from option_groups g left join users u on u.id = g.updated_by where g.location_id = ${locationId}`)
}

export function optionMarks(db: Db, locationId: string, now: Date) {
  return db.many<OptionMarks>(sql`
    select o.group_id, o.id, coalesce(o.sold_out_until > ${now}, false) as is_sold_out,
      nullif(o.sold_out_until, 'infinity') as sold_out_until, s.units_left - s.held as units_left
    from options o
    left join stock s on s.location_id = o.location_id and s.kind = 'option' and s.id = o.group_id || '/' || o.id
    where o.location_id = ${locationId}`)
}

/** A new one comes last; one that is there gets the next version. */
export function putGroup(tx: Tx, locationId: string, group: GroupRow, { userId, now }: By) {
  return tx.run(sql`
    insert into option_groups as g (location_id, id, name, kind, min, max, max_distinct, max_each, free, position, version, updated_at, updated_by)
    select ${locationId}, ${group.id}, ${group.name}, ${group.kind}, ${group.min}, ${group.max}, ${group.max_distinct}, ${group.max_each},
      ${group.free}, coalesce(max(position) + 1, 0), 1, ${now}, ${userId}
    from option_groups where location_id = ${locationId}
    on conflict (location_id, id) do update set name = excluded.name, kind = excluded.kind, min = excluded.min, max = excluded.max,
      max_distinct = excluded.max_distinct, max_each = excluded.max_each, free = excluded.free, version = g.version + 1,
      updated_at = excluded.updated_at, updated_by = excluded.updated_by`)
}

/** All options of a group. Those that stay are sold out as long as they were. */
export async function putOptions(tx: Tx, locationId: string, groupId: string, options: readonly OptionRow[]) {
  const ids = options.map(({ id }) => id)
  await tx.run(sql`
    delete from options where location_id = ${locationId} and group_id = ${groupId} and not id = any(${ids}::text[])`)
  await tx.run(sql`
    delete from stock where location_id = ${locationId} and kind = 'option'
      and split_part(id, '/', 1) = ${groupId} and not id = any(${ids.map((id) => `${groupId}/${id}`)}::text[])`)
  await tx.run(sql`
    insert into options (location_id, group_id, id, name, price, price_by_size, size_code, preset, item_id, group_ids, allergens, calories,
      diets, tax_class, position)
    select ${locationId}, ${groupId}, o.id, o.name, o.price, o.price_by_size, o.size_code, o.preset, o.item_id, o.group_ids, o.allergens,
      o.calories, o.diets, o.tax_class, o.position
    from jsonb_populate_recordset(null::options, ${JSON.stringify(options)}::jsonb) o
    on conflict (location_id, group_id, id) do update set name = excluded.name, price = excluded.price,
      price_by_size = excluded.price_by_size, size_code = excluded.size_code, preset = excluded.preset, item_id = excluded.item_id,
      group_ids = excluded.group_ids, allergens = excluded.allergens, calories = excluded.calories, diets = excluded.diets,
      tax_class = excluded.tax_class, position = excluded.position`)
}

export async function removeGroup(tx: Tx, locationId: string, id: string): Promise<void> {
  await putOptions(tx, locationId, id, [])
  await tx.run(sql`delete from option_groups where location_id = ${locationId} and id = ${id}`)
}

/** All groups of a dish, which gets its next version. */
export async function putItemGroups(
  tx: Tx,
  locationId: string,
  itemId: string,
  groups: readonly ItemGroupRow[],
  { userId, now }: By,
) {
  await tx.run(sql`delete from item_option_groups where location_id = ${locationId} and item_id = ${itemId}`)
  await tx.run(sql`
    insert into item_option_groups (location_id, item_id, group_id, position, min, max, free, hidden, prices)
    select ${locationId}, ${itemId}, l.group_id, l.position, l.min, l.max, l.free, l.hidden, l.prices
    from jsonb_populate_recordset(null::item_option_groups, ${JSON.stringify(groups)}::jsonb) l`)
  await tx.run(sql`
    update menu_items set version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where location_id = ${locationId} and id = ${itemId}`)
}

/** What dishes with sizes cost at the start; nobody edits it there, so it makes no new version. */
export function setPrices(
  tx: Tx,
  locationId: string,
  prices: readonly { readonly id: string; readonly price: number }[],
) {
  return tx.run(sql`
    update menu_items i set price = p.price
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as p (id text, price int)
    where i.location_id = ${locationId} and i.id = p.id and i.price <> p.price`)
}
