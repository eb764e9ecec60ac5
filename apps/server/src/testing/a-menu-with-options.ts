import type { DishWithOptions, Option, OptionGroup, OptionMenu } from '@sizzle/domain/menu/options.ts'
import { MENU } from '@sizzle/domain/testing/options.ts'
import { sql } from '../kit/db/sql.ts'
import type { TestApp } from './test-app.ts'

type HasDatabase = Pick<TestApp, 'database'>

/** The dish of the examples whose heat is asked. */
const WITH_HEAT = 'butter-chicken'

/** These dishes with their groups, in place of whatever groups the location had. */
export async function putMenu({ database }: HasDatabase, menu: OptionMenu = MENU, locationId = 'truro') {
  const { db } = database
  await db.run(sql`delete from item_option_groups where location_id = ${locationId}`)
  await db.run(sql`delete from option_groups where location_id = ${locationId}`)
  for (const dish of menu.dishes.values()) await db.run(insertDish(locationId, dish))
  const groups = [...menu.groups.values()]
  await db.run(insertGroups(locationId, groups))
  await db.run(insertOptions(locationId, groups))
  await db.run(insertItemGroups(locationId, [...menu.dishes.values()]))
}

function insertDish(locationId: string, { id, name, price, taxClass, allergens, calories, diets }: DishWithOptions) {
  const heat = id === WITH_HEAT ? 'mild' : 'none'
  return sql`
    insert into menu_items (location_id, id, category_id, name, description, price, spice_level, tax_class, allergens, calories,
                            is_vegetarian, is_vegan, is_gluten_free)
    values (${locationId}, ${id}, (select id from categories where location_id = ${locationId} order by position limit 1), ${name}, '',
            ${price}, ${heat}, ${taxClass}, ${[...allergens]}::text[], ${calories}, ${diets.includes('vegetarian')}, ${diets.includes('vegan')},
            ${diets.includes('gluten-free')})
    on conflict (location_id, id) do update set
      name = excluded.name, price = excluded.price, spice_level = excluded.spice_level, tax_class = excluded.tax_class, is_available = true,
      sold_out_until = null`
}

function insertGroups(locationId: string, groups: readonly OptionGroup[]) {
  const rows = groups.map(({ maxDistinct, maxEach, ...group }, position) => ({
    ...group,
    max_distinct: maxDistinct,
    max_each: maxEach,
    position,
  }))
  return sql`
    insert into option_groups (location_id, id, name, kind, min, max, max_distinct, max_each, free, position)
    select ${locationId}, g.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (
      id text, name text, kind text, min int, max int, max_distinct int, max_each int, free int, position int)`
}

function insertOptions(locationId: string, groups: readonly OptionGroup[]) {
  const rows = groups.flatMap((group) =>
    group.options.map((option, position) => ({ ...optionRow(group.id, option), position })),
  )
  return sql`
    insert into options (location_id, group_id, id, name, price, price_by_size, size_code, preset, item_id, group_ids, allergens, calories,
                         diets, tax_class, position)
    select ${locationId}, o.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o (
      group_id text, id text, name text, price int, price_by_size jsonb, size_code text, preset int, item_id text, group_ids text[],
      allergens text[], calories int, diets text[], tax_class text, position int)`
}

function optionRow(groupId: string, option: Option) {
  const { priceBySize, sizeCode, itemId, groupIds, taxClass, ...same } = option
  return {
    ...same,
    group_id: groupId,
    price_by_size: priceBySize,
    size_code: sizeCode,
    item_id: itemId,
    group_ids: groupIds,
    tax_class: taxClass,
  }
}

function insertItemGroups(locationId: string, dishes: readonly DishWithOptions[]) {
  const rows = dishes.flatMap((dish) =>
    dish.groups.map((group, position) => ({ item_id: dish.id, group_id: group.id, position })),
  )
  return sql`
    insert into item_option_groups (location_id, item_id, group_id, position)
    select ${locationId}, l.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l (item_id text, group_id text, position int)`
}

export type SentLine = {
  readonly id: string
  readonly quantity?: number
  readonly options?: unknown
  readonly note?: unknown
  readonly [field: string]: unknown
}

/** A pickup order of these lines, with what the client takes for its price: cents before tax, at 14 %. */
export function anOrderOf(lines: readonly SentLine[], subtotal: number, changes: Record<string, unknown> = {}) {
  const tax = Math.round(subtotal * 0.14)
  return {
    customerInfo: { name: 'Priya Sharma', email: 'priya@example.test', phone: '(902) 555-0123' },
    // What a client says about name and price is read by nobody.
    items: lines.map((line) => ({ name: 'Anything', price: 0.01, quantity: 1, ...line })),
    location: { id: 'truro', name: 'Truro Heights' },
    orderType: 'pickup',
    tipAmount: 0,
    pricing: { subtotal: subtotal / 100, tax: tax / 100, tip: 0, total: (subtotal + tax) / 100 },
    ...changes,
  }
}

/** Sold out until then; null: there again. */
export function markOption({ database }: HasDatabase, groupId: string, optionId: string, soldOutUntil: Date | null) {
  return database.db.run(sql`
    update options set sold_out_until = ${soldOutUntil}
    where location_id = 'truro' and group_id = ${groupId} and id = ${optionId}`)
}

export function markDish({ database }: HasDatabase, id: string, soldOutUntil: Date | null) {
  return database.db.run(
    sql`update menu_items set sold_out_until = ${soldOutUntil} where location_id = 'truro' and id = ${id}`,
  )
}

export const inAnHour = () => new Date(Date.now() + 3_600_000)
