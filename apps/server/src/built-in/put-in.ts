import { localAt } from '@sizzle/domain/hours/local-time.ts'
import { locationCode } from '@sizzle/domain/order/short-number.ts'
import type { Database } from '../kit/db/open.ts'
import { sql, type Tx } from '../kit/db/sql.ts'
import { BUILT_IN_LOCATIONS, type BuiltInLocation } from './locations.ts'
import { builtInMenu } from './menu/built-in-menu.ts'

/** Puts the two locations and their menus into a database that has none; an owner's own data is never touched. */
export async function putInBuiltInData(database: Database, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    // Processes that start together queue here; the second one finds the work done.
    await tx.run(sql`select pg_advisory_xact_lock(hashtext('built-in data'))`)
    const { count } = await tx.one<{ count: number }>(sql`select count(*)::bigint as count from locations`)
    if (count > 0) return
    for (const location of BUILT_IN_LOCATIONS) {
      await insertLocation(tx, location)
      await insertMenu(tx, location, localAt(location.timeZone, now).date)
    }
  })
}

function insertLocation(tx: Tx, l: BuiltInLocation) {
  return tx.run(sql`
    insert into locations (id, code, name, address, postal_code, phone, email, manager, capacity, features, hours, time_zone, opening_date, is_active, rating, review_count)
    values (${l.id}, ${locationCode(l.id)}, ${l.name}, ${l.address}, ${l.postalCode}, ${l.phone}, ${l.email}, ${l.manager}, ${l.capacity},
            ${l.features}, ${JSON.stringify(l.hours)}::jsonb, ${l.timeZone}, ${l.openingDate}, ${l.isActive}, ${l.rating}, ${l.reviewCount})`)
}

async function insertMenu(tx: Tx, location: BuiltInLocation, firstDay: string): Promise<void> {
  const { categories, items } = builtInMenu(location.id, firstDay)
  for (const [position, { id, name, isDefault }] of categories.entries()) {
    await tx.run(sql`
      insert into categories (location_id, id, name, position, is_default)
      values (${location.id}, ${id}, ${name}, ${position}, ${isDefault})`)
  }
  for (const [position, item] of items.entries()) {
    await tx.run(sql`
      insert into menu_items (location_id, id, category_id, name, description, price, spice_level, prep_time, calories, is_vegetarian, is_vegan,
        is_gluten_free, is_popular, is_available, is_todays_special, special_start, special_end, tags, allergens, position)
      values (${location.id}, ${item.id}, ${item.category}, ${item.name}, ${item.description}, ${item.price}, ${item.spiceLevel}, ${item.prepTime},
        ${item.calories}, ${item.isVegetarian}, ${item.isVegan}, ${item.isGlutenFree}, ${item.isPopular}, ${item.isAvailable}, ${item.isTodaysSpecial},
        ${item.specialStartDate}, ${item.specialEndDate}, ${item.tags}, ${item.allergens}, ${position})`)
  }
}
