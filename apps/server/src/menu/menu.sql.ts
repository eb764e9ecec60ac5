import type { WeeklySchedule } from '@sizzle/domain/hours/schedule.ts'
import { LOCATIONS_SHOWN } from '@sizzle/domain/locations/locations-shown.ts'
import type { OrderRules } from '@sizzle/domain/locations/order-rules.ts'
import type { Diet } from '@sizzle/domain/menu/dish-filters.ts'
import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import type { TaxClass } from '@sizzle/domain/pricing/tax-class.ts'
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
  tax_class: TaxClass
  is_sold_out: boolean
  /** Its own hours, those of its category, and the menus that hold the category. */
  schedule: WeeklySchedule | null
  category_schedule: WeeklySchedule | null
  menus: readonly MenuOfItem[]
}

export type MenuOfItem = { name: string; schedule: WeeklySchedule; order_types: OrderType[] }

/** As JSON has it: 'infinity' where somebody has to lift it. */
export type DishRow = ItemRow & { sold_out_until: string | null }

export type ItemGroupRow = {
  item_id: string
  group_id: string
  position: number
  min: number | null
  max: number | null
  free: number | null
  hidden: string[]
  prices: Record<string, number>
}

export type GroupRow = {
  id: string
  name: string
  kind: 'choice' | 'size' | 'slot'
  min: number
  max: number
  max_distinct: number
  max_each: number
  free: number
  version: number
}

export type OptionRow = {
  group_id: string
  id: string
  name: string
  price: number
  price_by_size: Record<string, number>
  size_code: string | null
  preset: number
  item_id: string | null
  group_ids: string[]
  allergens: string[]
  calories: number | null
  diets: Diet[]
  tax_class: TaxClass | null
  position: number
  is_sold_out: boolean
}

/** Dishes with everything that can be chosen with them. */
export type MenuRows = {
  readonly items: readonly DishRow[]
  readonly item_groups: readonly ItemGroupRow[]
  readonly groups: readonly GroupRow[]
  readonly options: readonly OptionRow[]
}

/** The whole menu of a location in its order. */
export function menuOf(db: Db, locationId: string, now: Date) {
  return db.one<MenuRows>(sql`
    select
      (select coalesce(jsonb_agg(to_jsonb(i) || jsonb_build_object('is_sold_out', coalesce(i.sold_out_until > ${now}, false),
                                                                  'category_schedule', c.schedule, 'menus', c.menus)
                                 order by c.position, i.position, i.name), '[]')
       from menu_items i join (
         select id, position, schedule,
           (select coalesce(jsonb_agg(m order by m.position, m.name), '[]') from menus m
            where m.location_id = k.location_id and k.id = any(m.category_ids)) as menus
         from categories k where location_id = ${locationId}
       ) c on c.id = i.category_id
       where i.location_id = ${locationId}) as items,
      (select coalesce(jsonb_agg(to_jsonb(l) order by l.position, l.group_id), '[]')
       from item_option_groups l where l.location_id = ${locationId}) as item_groups,
      (select coalesce(jsonb_agg(to_jsonb(g) order by g.position, g.id), '[]')
       from option_groups g where g.location_id = ${locationId}) as groups,
      (select coalesce(jsonb_agg(to_jsonb(o) || jsonb_build_object('is_sold_out', coalesce(o.sold_out_until > ${now}, false))
                                 order by o.position, o.id), '[]')
       from options o where o.location_id = ${locationId}) as options`)
}

/**
 * These dishes, their groups, the groups that an option opens, and every dish that an option of these puts on the plate. One
 * statement, so that it is one moment; what it looks for is gathered first, so that each table is read by its key.
 */
export function dishesByIds(db: Db, locationId: string, ids: readonly string[], now: Date) {
  return db.one<MenuRows & { readonly is_counted: boolean }>(sql`
    with first_options as (
      select item_id, group_ids from options
      where location_id = ${locationId} and group_id = any(array(
        select group_id from item_option_groups where location_id = ${locationId} and item_id = any(${ids})))
    ), links as (
      select * from item_option_groups
      where location_id = ${locationId}
        and item_id = any(${ids}::text[] || array(select item_id from first_options where item_id is not null))
    ), wanted as (
      select group_id as id from links union select unnest(group_ids) from first_options
    ), asked as (
      select * from options where location_id = ${locationId} and group_id = any(array(select id from wanted))
    ), dishes as (
      select * from menu_items
      where location_id = ${locationId}
        and id = any(${ids}::text[] || array(select item_id from asked where item_id is not null))
    )
    select
      (select coalesce(jsonb_agg(to_jsonb(i) || jsonb_build_object('is_sold_out', coalesce(i.sold_out_until > ${now}, false),
                                                                  'category_schedule', c.schedule, 'menus', c.menus)), '[]')
       from dishes i join (
         select id, schedule,
           (select coalesce(jsonb_agg(m), '[]') from menus m
            where m.location_id = k.location_id and k.id = any(m.category_ids)) as menus
         from categories k where location_id = ${locationId} and id = any(array(select category_id from dishes))
       ) c on c.id = i.category_id) as items,
      (select coalesce(jsonb_agg(to_jsonb(l) order by l.position, l.group_id), '[]') from links l) as item_groups,
      (select coalesce(jsonb_agg(to_jsonb(g)), '[]')
       from option_groups g where g.location_id = ${locationId} and g.id = any(array(select id from wanted))) as groups,
      (select coalesce(jsonb_agg(to_jsonb(o) || jsonb_build_object('is_sold_out', coalesce(o.sold_out_until > ${now}, false))
                                 order by o.position, o.id), '[]')
       from asked o) as options,
      exists (
        select from stock where location_id = ${locationId} and kind = 'item' and id = any(array(select id from dishes))
      ) or exists (
        select from stock where location_id = ${locationId} and kind = 'option'
          and id = any(array(select group_id || '/' || id from asked))
      ) as is_counted`)
}

/** Those of these dishes that are on the menu, and whether anything is counted there. */
export function orderableItems(db: Db, locationId: string, ids: readonly string[]) {
  return db.many<{ id: string; is_counted: boolean }>(sql`
    select id, exists (select from stock where location_id = ${locationId}) as is_counted
    from menu_items where location_id = ${locationId} and id = any(${ids}) and is_available`)
}

export function categoriesOf(db: Db, locationId: string) {
  return db.many<{ id: string; name: string; is_default: boolean; schedule: WeeklySchedule | null }>(sql`
    select id, name, is_default, schedule from categories where location_id = ${locationId} order by position, name`)
}

/** Dishes marked as special that can be ordered, of the locations that a homepage shows; the rule says which run today. */
export function markedSpecials(db: Db, now: Date) {
  return db.many<DishRow & { time_zone: string; order_rules: OrderRules }>(sql`
    select m.*, to_jsonb(m.sold_out_until) #>> '{}' as sold_out_until, coalesce(m.sold_out_until > ${now}, false) as is_sold_out, l.time_zone, l.order_rules,
      c.schedule as category_schedule,
      (select coalesce(jsonb_agg(h order by h.position, h.name), '[]') from menus h
       where h.location_id = m.location_id and m.category_id = any(h.category_ids)) as menus
    from (select id, name, time_zone, order_rules from locations where is_active and deleted_at is null
          order by name, id limit ${LOCATIONS_SHOWN}) l
    join menu_items m on m.location_id = l.id
    join categories c on c.location_id = m.location_id and c.id = m.category_id
    where m.is_todays_special and m.is_available
    order by l.name, l.id, m.position limit 60`)
}
