import type { OptionGroup } from '@sizzle/domain/menu/options.ts'
import type { BuiltInLocationId } from '../locations.ts'
import { APPETIZERS } from './appetizers.ts'
import { BREADS_AND_RICE } from './breads-and-rice.ts'
import { BREAKFAST } from './breakfast.ts'
import { COMBOS_WITH_BREAD } from './combos-with-bread.ts'
import { COMBOS_WITH_RICE } from './combos-with-rice.ts'
import { DIFFERENCES, type Differences, type Season } from './differences.ts'
import type { BuiltInCategory, BuiltInItem, Dish } from './dish.ts'
import { DRINK_CHOICES } from './drink-choices.ts'
import { DRINKS } from './drinks.ts'
import { EXTRAS } from './extras.ts'
import { idOf } from './id-of.ts'
import { lunchGroups } from './lunch-combo.ts'
import { NON_VEG_CURRIES } from './non-veg-curries.ts'
import { sizeGroup, sizeGroupId } from './sizes.ts'
import { VEG_CURRIES } from './veg-curries.ts'

const SPECIAL_DAYS = 7
const DAY_MS = 86_400_000

/** The default categories (menu 7), in the order a guest reads them. */
const CARD: readonly { id: string; name: string; dishes: readonly Dish[] }[] = [
  { id: 'appetizers', name: 'Appetizers', dishes: APPETIZERS },
  { id: 'breakfast', name: 'Breakfast', dishes: BREAKFAST },
  { id: 'veg-curries', name: 'Veg Curries', dishes: VEG_CURRIES },
  { id: 'non-veg-curries', name: 'Non-Veg Curries', dishes: NON_VEG_CURRIES },
  { id: 'combos-with-rice', name: 'Combos with Rice', dishes: COMBOS_WITH_RICE },
  { id: 'combos-with-bread', name: 'Combos with Bread', dishes: COMBOS_WITH_BREAD },
  { id: 'drinks', name: 'Drinks', dishes: DRINKS },
]

const DISHES = CARD.flatMap(({ dishes }) => dishes)
const SHARED_GROUPS = [...BREADS_AND_RICE, ...EXTRAS, ...lunchGroups(DISHES), ...DRINK_CHOICES]

export type BuiltInMenu = {
  readonly categories: readonly BuiltInCategory[]
  readonly items: readonly BuiltInItem[]
  /** What the items ask, each group once. */
  readonly optionGroups: readonly OptionGroup[]
}

/**
 * A location's own copy of the menu, in reading order. With a first day (YYYY-MM-DD, local) the location's
 * two opening specials run for a week from it; without one nothing is a special.
 */
export function builtInMenu(locationId: BuiltInLocationId, firstDay?: string): BuiltInMenu {
  const here = DIFFERENCES[locationId]
  const elsewhereOnly = new Set(
    Object.values(DIFFERENCES)
      .filter((other) => other !== here)
      .flatMap((other) => other.only),
  )
  const dishes = CARD.flatMap(({ id, dishes }) =>
    dishes.map((dish) => ({ dish, item: itemOf(dish, id, here, firstDay) })),
  ).filter(({ item }) => !elsewhereOnly.has(item.id))
  const sizes = dishes.flatMap(({ dish, item }) => (dish.otherSize ? [sizeGroup(item, dish, dish.otherSize)] : []))
  return {
    categories: defaultCategories(),
    items: dishes.map(({ item }) => item),
    optionGroups: [...sizes, ...SHARED_GROUPS],
  }
}

/** What every location begins with. */
export function defaultCategories(): BuiltInCategory[] {
  return CARD.map(({ id, name }) => ({ id, name, isDefault: true }))
}

function itemOf(dish: Dish, category: string, here: Differences, firstDay: string | undefined): BuiltInItem {
  const id = idOf(dish.name)
  const backOn = firstDay === undefined ? null : nextSeason(here.seasons[id], firstDay)
  const isSpecial = firstDay !== undefined && here.specials.includes(id)
  return {
    id,
    name: dish.name,
    description: dish.description,
    price: here.prices[id] ?? dish.price,
    category,
    spiceLevel: dish.spiceLevel,
    prepTime: dish.prepTime,
    calories: dish.calories,
    isVegetarian: dish.diet !== 'everything',
    isVegan: dish.diet === 'vegan',
    isGlutenFree: dish.isGlutenFree,
    isPopular: dish.isPopular ?? false,
    isSoldOut: here.soldOut.includes(id) || backOn !== null,
    backOn,
    isTodaysSpecial: isSpecial,
    specialStartDate: isSpecial ? firstDay : null,
    specialEndDate: isSpecial ? lastDayFrom(firstDay) : null,
    image: null,
    tags: [...dish.tags],
    allergens: [...dish.allergens],
    taxClass: dish.taxClass ?? 'prepared',
    groupIds: askedBy(id, dish),
  }
}

/** When a season begins that it is not on the first day. */
function nextSeason(season: Season | undefined, firstDay: string): string | null {
  if (!season) return null
  const [first, last] = season
  const [year, month] = firstDay.split('-').map(Number) as [number, number]
  if (month >= first && month <= last) return null
  return `${month < first ? year : year + 1}-${String(first).padStart(2, '0')}-01`
}

/** The size first: the rest is priced beside it. */
function askedBy(itemId: string, { otherSize, groups = [] }: Dish): string[] {
  return [...(otherSize ? [sizeGroupId(itemId)] : []), ...groups]
}

function lastDayFrom(firstDay: string): string {
  return new Date(Date.parse(firstDay) + (SPECIAL_DAYS - 1) * DAY_MS).toISOString().slice(0, 10)
}
