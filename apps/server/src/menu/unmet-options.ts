import type { DishWithOptions, OptionMenu } from '@sizzle/domain/menu/options.ts'
import { checkDishOptions } from '@sizzle/domain/menu/options-check.ts'
import type { Problem } from '@sizzle/domain/problem.ts'
import type { MenuRows } from './menu.sql.ts'
import { optionMenuOf } from './option-menu.ts'

export type DishProblem = Problem & { readonly dish: DishWithOptions }

/** What nobody could order any more after a change of the menu, and could before it. */
export function problemsMade(before: MenuRows, after: MenuRows): DishProblem[] {
  const next = optionMenuOf(after)
  const found = [...next.dishes.values()].flatMap((dish) => problemsOfDish(dish, next))
  if (found.length === 0) return []
  const was = optionMenuOf(before)
  return found.filter(({ dish, field, sentence }) => {
    const known = was.dishes.get(dish.id)
    return !known || !problemsOfDish(known, was).some((one) => one.field === field && one.sentence === sentence)
  })
}

function problemsOfDish(dish: DishWithOptions, menu: OptionMenu): DishProblem[] {
  return checkDishOptions(dish, menu).map((problem) => ({ ...problem, dish }))
}
