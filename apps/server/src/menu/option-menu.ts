import type { DishWithOptions, ItemGroup, Option, OptionGroup, OptionMenu } from '@sizzle/domain/menu/options.ts'
import { offeredGroups } from '@sizzle/domain/menu/options.ts'
import type { GroupRow, ItemGroupRow, ItemRow, MenuRows, OptionRow } from './menu.sql.ts'

/** Rows as the rules of options read them. */
export function optionMenuOf({ items, item_groups, groups, options }: MenuRows): OptionMenu {
  const optionsOf = Map.groupBy(options, ({ group_id }) => group_id)
  const byId = new Map(groups.map((group) => [group.id, groupOf(group, optionsOf.get(group.id) ?? [])]))
  const groupsOf = Map.groupBy(item_groups, ({ item_id }) => item_id)
  const dishes = items.map((item) => {
    const offered = offeredGroups((groupsOf.get(item.id) ?? []).map(itemGroupOf), byId)
    return [item.id, dishOf(item, offered)] as const
  })
  return { groups: byId, dishes: new Map(dishes) }
}

export function itemGroupOf(row: ItemGroupRow): ItemGroup {
  return {
    itemId: row.item_id,
    groupId: row.group_id,
    position: row.position,
    ...(row.min !== null && { min: row.min }),
    ...(row.max !== null && { max: row.max }),
    ...(row.free !== null && { free: row.free }),
    hidden: row.hidden,
    prices: row.prices,
  }
}

export function groupOf(row: GroupRow, options: readonly OptionRow[]): OptionGroup {
  const { id, name, kind, min, max, free, version } = row
  const limits = { maxDistinct: row.max_distinct, maxEach: row.max_each }
  return { id, name, kind, min, max, ...limits, free, version, options: options.map(optionOf) }
}

function optionOf(row: OptionRow): Option {
  return {
    id: row.id,
    name: row.name,
    price: row.price,
    priceBySize: row.price_by_size,
    sizeCode: row.size_code,
    preset: row.preset,
    itemId: row.item_id,
    groupIds: row.group_ids,
    allergens: row.allergens,
    calories: row.calories,
    diets: row.diets,
    taxClass: row.tax_class,
    position: row.position,
    isSoldOut: row.is_sold_out,
  }
}

function dishOf(item: ItemRow, groups: readonly OptionGroup[]): DishWithOptions {
  const marks = [
    ['vegetarian', item.is_vegetarian],
    ['vegan', item.is_vegan],
    ['gluten-free', item.is_gluten_free],
  ] as const
  return {
    id: item.id,
    name: item.name,
    price: item.price,
    taxClass: item.tax_class,
    allergens: item.allergens,
    calories: item.calories,
    diets: marks.flatMap(([diet, isMarked]) => (isMarked ? [diet] : [])),
    groups,
  }
}

/** Whether an option can be had now, and with it the dish that it puts on the plate. */
export function canBeHad({ items }: MenuRows): (option: Option) => boolean {
  const orderable = new Set(items.filter((item) => item.is_available && !item.is_sold_out).map(({ id }) => id))
  return ({ isSoldOut, itemId }) => !isSoldOut && (itemId === null || orderable.has(itemId))
}
