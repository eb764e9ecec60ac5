import * as contract from '@sizzle/contract/menu.ts'
import { isSpecialRunning } from '@sizzle/domain/menu/availability.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { query } from '../kit/operation.ts'
import { locationById } from '../locations/locations.sql.ts'
import { categoriesOf, type ItemRow, markedSpecials, menuItems } from './menu.sql.ts'

export const getLocationMenu = query(contract.getLocationMenu, async ({ locationId }, { db, now }) => {
  const location = await locationById(db, locationId)
  if (!location) return refuse({ code: 'location_not_found' })
  const [items, categories] = await Promise.all([menuItems(db, locationId), categoriesOf(db, locationId)])
  return ok({
    items: items.map((item) => presentItem(item, location.time_zone, now)),
    categories: categories.map(({ id, name, is_default }) => ({ id, name, isDefault: is_default })),
    version: location.menu_version,
  })
})

export const getTodaysSpecials = query(contract.getTodaysSpecials, async (_, { db, now }) => {
  const rows = await markedSpecials(db)
  const items = rows.map((row) => ({ locationId: row.location_id, item: presentItem(row, row.time_zone, now) }))
  return ok({ specials: items.filter(({ item }) => item.isTodaysSpecial) })
})

function presentItem(row: ItemRow, zone: string, now: Date) {
  const special = {
    isTodaysSpecial: row.is_todays_special,
    specialStartDate: row.special_start,
    specialEndDate: row.special_end,
  }
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: row.price,
    category: row.category_id,
    spiceLevel: row.spice_level,
    prepTime: row.prep_time,
    calories: row.calories,
    isVegetarian: row.is_vegetarian,
    isVegan: row.is_vegan,
    isGlutenFree: row.is_gluten_free,
    isPopular: row.is_popular,
    isAvailable: row.is_available,
    ...special,
    isTodaysSpecial: isSpecialRunning(special, zone, now),
    image: row.image,
    tags: row.tags,
    allergens: row.allergens,
  }
}
