import type { BuiltInLocationId } from '../locations.ts'
import { APPETIZERS } from './appetizers.ts'
import { BREAKFAST } from './breakfast.ts'
import { COMBOS_WITH_BREAD } from './combos-with-bread.ts'
import { COMBOS_WITH_RICE } from './combos-with-rice.ts'
import { DIFFERENCES, type Differences } from './differences.ts'
import type { BuiltInCategory, BuiltInItem, Dish } from './dish.ts'
import { DRINKS } from './drinks.ts'
import { NON_VEG_CURRIES } from './non-veg-curries.ts'
import { VEG_CURRIES } from './veg-curries.ts'

const MAX_ID_LENGTH = 100
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

/**
 * A location's own copy of the menu, in reading order. With a first day (YYYY-MM-DD, local) the location's
 * two opening specials run for a week from it; without one nothing is a special.
 */
export function builtInMenu(
  locationId: BuiltInLocationId,
  firstDay?: string,
): { categories: BuiltInCategory[]; items: BuiltInItem[] } {
  const here = DIFFERENCES[locationId]
  const elsewhereOnly = new Set(
    Object.values(DIFFERENCES)
      .filter((other) => other !== here)
      .flatMap((other) => other.only),
  )
  return {
    categories: CARD.map(({ id, name }) => ({ id, name, isDefault: true })),
    items: CARD.flatMap(({ id, dishes }) => dishes.map((dish) => itemOf(dish, id, here, firstDay))).filter(
      (item) => !elsewhereOnly.has(item.id),
    ),
  }
}

function itemOf(dish: Dish, category: string, here: Differences, firstDay: string | undefined): BuiltInItem {
  const id = idOf(dish.name)
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
    isAvailable: !here.soldOut.includes(id),
    isTodaysSpecial: isSpecial,
    specialStartDate: isSpecial ? firstDay : null,
    specialEndDate: isSpecial ? lastDayFrom(firstDay) : null,
    image: null,
    tags: [...dish.tags],
    allergens: [...dish.allergens],
  }
}

function idOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, MAX_ID_LENGTH)
}

function lastDayFrom(firstDay: string): string {
  return new Date(Date.parse(firstDay) + (SPECIAL_DAYS - 1) * DAY_MS).toISOString().slice(0, 10)
}
