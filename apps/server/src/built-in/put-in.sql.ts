import type { OptionGroup } from '@sizzle/domain/menu/options.ts'
import { locationCode } from '@sizzle/domain/order/short-number.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'
import type { BuiltInLocation } from './locations.ts'
import type { BuiltInMenu } from './menu/built-in-menu.ts'

/** Processes that start together queue here; the second one finds the work done. */
export function lockBuiltIn(tx: Tx) {
  return tx.run(sql`select pg_advisory_xact_lock(hashtext('built-in data'))`)
}

export function countLocations(db: Db) {
  return db.one<{ count: number }>(sql`select count(*)::bigint as count from locations`)
}

export function insertLocation(tx: Tx, l: BuiltInLocation) {
  return tx.run(sql`
    insert into locations (id, code, name, address, postal_code, phone, email, manager, capacity, features, hours, time_zone, opening_date, is_active, rating, review_count)
    values (${l.id}, ${locationCode(l.id)}, ${l.name}, ${l.address}, ${l.postalCode}, ${l.phone}, ${l.email}, ${l.manager}, ${l.capacity},
            ${l.features}, ${JSON.stringify(l.hours)}::jsonb, ${l.timeZone}, ${l.openingDate}, ${l.isActive}, ${l.rating}, ${l.reviewCount})`)
}

export function insertCategory(
  tx: Tx,
  locationId: string,
  category: BuiltInMenu['categories'][number],
  position: number,
) {
  const { id, name, isDefault } = category
  return tx.run(sql`
    insert into categories (location_id, id, name, position, is_default)
    values (${locationId}, ${id}, ${name}, ${position}, ${isDefault})`)
}

type Placed = { position: number; soldOutUntil: Date | 'infinity' | null }

export function insertItem(tx: Tx, locationId: string, item: BuiltInMenu['items'][number], placed: Placed) {
  return tx.run(sql`
    insert into menu_items (location_id, id, category_id, name, description, price, spice_level, prep_time, calories, is_vegetarian, is_vegan,
      is_gluten_free, is_popular, sold_out_until, is_todays_special, special_start, special_end, tags, allergens, tax_class, position)
    values (${locationId}, ${item.id}, ${item.category}, ${item.name}, ${item.description}, ${item.price}, ${item.spiceLevel}, ${item.prepTime},
      ${item.calories}, ${item.isVegetarian}, ${item.isVegan}, ${item.isGlutenFree}, ${item.isPopular}, ${placed.soldOutUntil}, ${item.isTodaysSpecial},
      ${item.specialStartDate}, ${item.specialEndDate}, ${item.tags}, ${item.allergens}, ${item.taxClass}, ${placed.position})`)
}

export function insertOptionGroups(tx: Tx, locationId: string, groups: readonly OptionGroup[]) {
  return tx.run(sql`
    insert into option_groups (location_id, id, name, kind, min, max, max_distinct, max_each, free, position)
    select ${locationId}, g.id, g.name, g.kind, g.min, g.max, g."maxDistinct", g."maxEach", g.free, g.n - 1
    from rows from (jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) as (
      id text, name text, kind text, min int, max int, "maxDistinct" int, "maxEach" int, free int)
    ) with ordinality as g (id, name, kind, min, max, "maxDistinct", "maxEach", free, n)`)
}

export function insertOptions(tx: Tx, locationId: string, groups: readonly OptionGroup[]) {
  const options = groups.flatMap((group) => group.options.map((option) => ({ groupId: group.id, ...option })))
  return tx.run(sql`
    insert into options (location_id, group_id, id, name, price, price_by_size, size_code, preset, item_id, group_ids, allergens, calories,
      diets, tax_class, position)
    select ${locationId}, o."groupId", o.id, o.name, o.price, o."priceBySize", o."sizeCode", o.preset, o."itemId", o."groupIds", o.allergens,
      o.calories, o.diets, o."taxClass", o.position
    from jsonb_to_recordset(${JSON.stringify(options)}::jsonb) as o (
      "groupId" text, id text, name text, price int, "priceBySize" jsonb, "sizeCode" text, preset int, "itemId" text, "groupIds" text[],
      allergens text[], calories int, diets text[], "taxClass" text, position int)`)
}

export function insertItemGroups(tx: Tx, locationId: string, items: BuiltInMenu['items']) {
  const links = items.flatMap(({ id, groupIds }) => groupIds.map((groupId, position) => ({ id, groupId, position })))
  return tx.run(sql`
    insert into item_option_groups (location_id, item_id, group_id, position)
    select ${locationId}, l.id, l."groupId", l.position
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as l (id text, "groupId" text, position int)`)
}
