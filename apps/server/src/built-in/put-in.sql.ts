import { locationCode } from '@sizzle/domain/order/short-number.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'
import type { BuiltInLocation } from './locations.ts'
import type { builtInMenu } from './menu/built-in-menu.ts'

type Menu = ReturnType<typeof builtInMenu>

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

export function insertCategory(tx: Tx, locationId: string, category: Menu['categories'][number], position: number) {
  const { id, name, isDefault } = category
  return tx.run(sql`
    insert into categories (location_id, id, name, position, is_default)
    values (${locationId}, ${id}, ${name}, ${position}, ${isDefault})`)
}

export function insertItem(tx: Tx, locationId: string, item: Menu['items'][number], position: number) {
  return tx.run(sql`
    insert into menu_items (location_id, id, category_id, name, description, price, spice_level, prep_time, calories, is_vegetarian, is_vegan,
      is_gluten_free, is_popular, is_available, is_todays_special, special_start, special_end, tags, allergens, position)
    values (${locationId}, ${item.id}, ${item.category}, ${item.name}, ${item.description}, ${item.price}, ${item.spiceLevel}, ${item.prepTime},
      ${item.calories}, ${item.isVegetarian}, ${item.isVegan}, ${item.isGlutenFree}, ${item.isPopular}, ${item.isAvailable}, ${item.isTodaysSpecial},
      ${item.specialStartDate}, ${item.specialEndDate}, ${item.tags}, ${item.allergens}, ${position})`)
}
