import { DIETS } from '@sizzle/domain/menu/dish-filters.ts'
import { type DishWithOptions, type OptionGroup, offeredGroups } from '@sizzle/domain/menu/options.ts'
import type { OptionsNow } from '@sizzle/domain/menu/options-now.ts'
import { inCents } from '../in-cents.ts'
import type { MenuData, PageItem } from '../page-content.ts'

type WireMenu = Pick<MenuData, 'items' | 'optionGroups'>

const read = new WeakMap<PageItem[], OptionsNow>()

/** The menu as the rules of options read it. Only parts that open at a press import this: it brings those rules along. */
export function optionsNow(menu: WireMenu): OptionsNow {
  const known = read.get(menu.items)
  if (known) return known
  const options = readOptions(menu)
  read.set(menu.items, options)
  return options
}

function readOptions({ items, optionGroups }: WireMenu): OptionsNow {
  const groups = new Map(optionGroups.map((group) => [group.id, groupOf(group)]))
  const orderable = new Set(items.filter(({ isAvailable, isSoldOut }) => isAvailable && !isSoldOut).map(({ id }) => id))
  return {
    menu: { groups, dishes: new Map(items.map((item) => [item.id, dishOf(item, groups)])) },
    canBeHad: ({ isSoldOut, itemId }) => !isSoldOut && (itemId === null || orderable.has(itemId)),
  }
}

function groupOf(group: WireMenu['optionGroups'][number]): OptionGroup {
  const options = group.options.map((option) => ({
    ...option,
    price: inCents(option.price),
    priceBySize: centsOfEach(option.priceBySize),
  }))
  return { ...group, options }
}

function dishOf(item: PageItem, groups: ReadonlyMap<string, OptionGroup>): DishWithOptions {
  const { id, name, taxClass, allergens, calories } = item
  const itemGroups = item.groups.map((group) => ({ ...group, itemId: id, prices: centsOfEach(group.prices) }))
  const isMarked = { vegetarian: item.isVegetarian, vegan: item.isVegan, 'gluten-free': item.isGlutenFree }
  return {
    id,
    name,
    taxClass,
    allergens,
    calories,
    price: inCents(item.price),
    diets: DIETS.filter((diet) => isMarked[diet]),
    groups: offeredGroups(itemGroups, groups),
  }
}

function centsOfEach(prices: Readonly<Record<string, number>>) {
  return Object.fromEntries(Object.entries(prices).map(([key, price]) => [key, inCents(price)]))
}
