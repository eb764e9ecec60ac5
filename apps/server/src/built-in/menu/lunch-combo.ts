import type { OptionGroup } from '@sizzle/domain/menu/options.ts'
import type { Dish } from './dish.ts'
import { idOf } from './id-of.ts'
import { ONE, writeGroup } from './write-group.ts'

/** The dishes of the tray with what each costs on top; the first comes unless somebody says otherwise. */
const PARTS = {
  'lunch-curry': [
    ['Chana Masala', 0],
    ['Dal Makhani', 50],
    ['Palak Paneer', 150],
    ['Butter Chicken', 250],
    ['Lamb Rogan Josh', 400],
  ],
  'lunch-drink': [
    ['Masala Chai', 0],
    ['Fresh Lime Soda', 0],
    ['Masala Cola', 0],
    ['Mango Lassi', 150],
  ],
} as const satisfies Record<string, readonly (readonly [dish: string, price: number])[]>

/** What stands on the lunch tray. Every part is a dish of the menu, so each says once what is in it. */
export function lunchGroups(dishes: readonly Dish[]): OptionGroup[] {
  return [slot('lunch-curry', 'Curry', dishes), slot('lunch-drink', 'Drink', dishes)]
}

function slot(id: keyof typeof PARTS, name: string, dishes: readonly Dish[]): OptionGroup {
  const options = PARTS[id].flatMap(([dishName, price], place) =>
    dishes
      .filter((dish) => dish.name === dishName)
      .map((dish) => ({
        name: dishName,
        price,
        calories: dish.calories,
        diet: dish.diet,
        isGlutenFree: dish.isGlutenFree,
        allergens: dish.allergens,
        dish: idOf(dishName),
        isUsual: place === 0,
      })),
  )
  return writeGroup(id, name, options, { ...ONE, kind: 'slot' })
}
