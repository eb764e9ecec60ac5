import { type Db, sql } from '../kit/db/sql.ts'

export type ItemRow = {
  location_id: string
  id: string
  category_id: string
  name: string
  description: string
  price: number
  spice_level: 'none' | 'mild' | 'medium' | 'hot'
  prep_time: number
  calories: number | null
  is_vegetarian: boolean
  is_vegan: boolean
  is_gluten_free: boolean
  is_popular: boolean
  is_available: boolean
  is_todays_special: boolean
  special_start: string | null
  special_end: string | null
  image: string | null
  tags: string[]
  allergens: string[]
}

export function menuItems(db: Db, locationId: string) {
  return db.many<ItemRow>(sql`
    select m.* from menu_items m join categories c on c.location_id = m.location_id and c.id = m.category_id
    where m.location_id = ${locationId} order by c.position, m.position, m.name`)
}

export function itemsByIds(db: Db, locationId: string, ids: readonly string[]) {
  return db.many<ItemRow>(sql`select * from menu_items where location_id = ${locationId} and id = any(${ids})`)
}

export function categoriesOf(db: Db, locationId: string) {
  return db.many<{ id: string; name: string; is_default: boolean }>(sql`
    select id, name, is_default from categories where location_id = ${locationId} order by position, name`)
}

/** Dishes marked as special that can be ordered, for as many locations as fit on a homepage; the rule says which run today. */
export function markedSpecials(db: Db) {
  return db.many<ItemRow & { time_zone: string }>(sql`
    select m.*, l.time_zone from menu_items m join locations l on l.id = m.location_id
    where m.is_todays_special and m.is_available and l.is_active and l.deleted_at is null
    order by l.name, m.position limit 60`)
}
