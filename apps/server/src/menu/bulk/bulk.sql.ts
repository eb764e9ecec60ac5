import { sql, type Tx } from '../../kit/db/sql.ts'
import type { By, ItemColumns } from '../managed-items.sql.ts'
import type { ItemGroupRow, OptionRow } from '../menu.sql.ts'

// Many rows of a menu at once: a statement for all of them takes as long as one for each of ten.

export type WholeItem = ItemColumns & { id: string }

/** Behind the others of their categories, in their order. */
export function insertItems(tx: Tx, locationId: string, items: readonly WholeItem[], { userId, now }: By) {
  return tx.run(sql`
    insert into menu_items (location_id, id, category_id, name, description, price, spice_level, prep_time, calories, is_vegetarian, is_vegan,
      is_gluten_free, is_popular, is_available, is_todays_special, special_start, special_end, image, tags, allergens, tax_class, schedule,
      position, created_at, updated_at, updated_by)
    select ${locationId}, i.id, i.category_id, i.name, i.description, i.price, i.spice_level, i.prep_time, i.calories, i.is_vegetarian,
      i.is_vegan, i.is_gluten_free, i.is_popular, i.is_available, i.is_todays_special, i.special_start, i.special_end, i.image, i.tags,
      i.allergens, i.tax_class, nullif(i.schedule, 'null'::jsonb),
      coalesce(l.last + 1, 0) + row_number() over (partition by i.category_id order by i.position) - 1, ${now}, ${now}, ${userId}
    from jsonb_populate_recordset(null::menu_items, ${inOrder(items)}::jsonb) i
    left join (select category_id, max(position) as last from menu_items where location_id = ${locationId} group by category_id) l
      on l.category_id = i.category_id`)
}

/** In another category they come last. */
export function saveItems(tx: Tx, locationId: string, items: readonly WholeItem[], { userId, now }: By) {
  return tx.run(sql`
    update menu_items t set
      position = case when t.category_id = i.category_id then t.position
        else coalesce((select max(m.position) + 1 from menu_items m where m.location_id = ${locationId} and m.category_id = i.category_id), 0)
          + i.position end,
      category_id = i.category_id, name = i.name, description = i.description, price = i.price, spice_level = i.spice_level,
      prep_time = i.prep_time, calories = i.calories, is_vegetarian = i.is_vegetarian, is_vegan = i.is_vegan,
      is_gluten_free = i.is_gluten_free, is_popular = i.is_popular, is_available = i.is_available, is_todays_special = i.is_todays_special,
      special_start = i.special_start, special_end = i.special_end, image = i.image, tags = i.tags, allergens = i.allergens,
      tax_class = i.tax_class, schedule = nullif(i.schedule, 'null'::jsonb), version = t.version + 1, updated_at = ${now}, updated_by = ${userId}
    from jsonb_populate_recordset(null::menu_items, ${inOrder(items)}::jsonb) i
    where t.location_id = ${locationId} and t.id = i.id`)
}

/** Their groups, in place of whatever they offered. */
export async function putLinks(tx: Tx, locationId: string, itemIds: readonly string[], links: readonly ItemGroupRow[]) {
  await tx.run(sql`delete from item_option_groups where location_id = ${locationId} and item_id = any(${[...itemIds]})`)
  await tx.run(sql`
    insert into item_option_groups (location_id, item_id, group_id, position, min, max, free, hidden, prices)
    select ${locationId}, l.item_id, l.group_id, l.position, l.min, l.max, l.free, l.hidden, l.prices
    from jsonb_populate_recordset(null::item_option_groups, ${JSON.stringify(links)}::jsonb) l`)
}

export function saveLinkPrices(tx: Tx, locationId: string, links: readonly ItemGroupRow[]) {
  return tx.run(sql`
    update item_option_groups t set prices = l.prices
    from jsonb_populate_recordset(null::item_option_groups, ${JSON.stringify(links)}::jsonb) l
    where t.location_id = ${locationId} and t.item_id = l.item_id and t.group_id = l.group_id`)
}

export function saveOptionPrices(tx: Tx, locationId: string, options: readonly OptionRow[]) {
  return tx.run(sql`
    update options t set price = o.price, price_by_size = o.price_by_size
    from jsonb_populate_recordset(null::options, ${JSON.stringify(options)}::jsonb) o
    where t.location_id = ${locationId} and t.group_id = o.group_id and t.id = o.id`)
}

/** Dishes and groups whose prices were changed have another version then. */
export async function nextVersions(
  tx: Tx,
  locationId: string,
  { items, groups }: { readonly items: readonly string[]; readonly groups: readonly string[] },
  { userId, now }: By,
): Promise<void> {
  await tx.run(sql`
    update menu_items set version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where location_id = ${locationId} and id = any(${[...items]})`)
  await tx.run(sql`
    update option_groups set version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where location_id = ${locationId} and id = any(${[...groups]})`)
}

function inOrder(items: readonly WholeItem[]): string {
  return JSON.stringify(items.map((item, position) => ({ ...item, position })))
}
