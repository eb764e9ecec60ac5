import type { Cents } from '../money/cents.ts'
import type { TaxClass } from '../pricing/tax-class.ts'
import { DIETS, type Diet } from './dish-filters.ts'
import {
  type Choice,
  type Chosen,
  type Contents,
  chosenIn,
  componentOf,
  type DishWithOptions,
  type Option,
  type OptionMenu,
  openedBy,
} from './options.ts'

/** What one unit of a line holds: a choice adds to the dish and takes nothing away (menu 41). */
export function lineContents(dish: DishWithOptions, choices: readonly Choice[], menu: OptionMenu): Contents {
  const parts = partsOf(chosenIn(dish.groups, choices), 1, menu)
  const whole = { what: sizedContents(dish, dish.groups, choices), units: 1 }
  const all = [whole, ...parts]
  return {
    allergens: allergensOf(all.map(({ what }) => what)),
    calories: caloriesOf(all),
    diets: DIETS.filter((diet) => all.every(({ what }) => suits(what, diet))),
  }
}

export function lineAllergens(dish: DishWithOptions, choices: readonly Choice[], menu: OptionMenu): readonly string[] {
  return lineContents(dish, choices, menu).allergens
}

/** What one unit of an option holds before anything is chosen below it: of a dish in a combo, what the dish holds too. */
export function optionAllergens(option: Option, menu: OptionMenu): readonly string[] {
  const component = componentOf(option, menu)
  return allergensOf(component ? [component, option] : [option])
}

type Part = { readonly what: Contents; readonly units: number }

function partsOf(chosen: readonly Chosen[], units: number, menu: OptionMenu): readonly Part[] {
  return chosen.flatMap(({ choice, group, option }) => {
    const count = units * choice.quantity
    const opened = openedBy(option, menu)
    const nested = partsOf(chosenIn(opened, choice.choices ?? []), count, menu)
    const component = componentOf(option, menu)
    if (!component) return group.kind === 'size' ? nested : [{ what: option, units: count }, ...nested]
    const what = sizedContents(component, opened, choice.choices ?? [])
    return [{ what: { ...what, allergens: [...what.allergens, ...option.allergens] }, units: count }, ...nested]
  })
}

/** A size changes how much is on the plate: its calories are the whole plate's, and what it holds is added. */
function sizedContents(dish: Contents, groups: DishWithOptions['groups'], choices: readonly Choice[]): Contents {
  const size = chosenIn(groups, choices).find(({ group }) => group.kind === 'size')?.option
  if (!size) return dish
  return { ...dish, allergens: [...dish.allergens, ...size.allergens], calories: size.calories ?? dish.calories }
}

/** Each once, however it is written, in the order of the plate. */
function allergensOf(parts: readonly Contents[]): readonly string[] {
  const byName = new Map<string, string>()
  for (const name of parts.flatMap(({ allergens }) => allergens)) {
    if (!byName.has(name.toLowerCase())) byName.set(name.toLowerCase(), name)
  }
  return [...byName.values()]
}

/** A sum with a part that nobody knows would be too low, so it is not known either. */
function caloriesOf(parts: readonly Part[]): number | null {
  return parts.reduce<number | null>(
    (sum, { what, units }) => (sum === null || what.calories === null ? null : sum + what.calories * units),
    0,
  )
}

/** Vegan food is vegetarian food, however it is marked. */
function suits({ diets }: Contents, diet: Diet): boolean {
  return diets.includes(diet) || (diet === 'vegetarian' && diets.includes('vegan'))
}

/** What a part of a combo costs by itself: the parts share the price of the line by these when they are taxed differently. */
export type StandalonePart = { readonly itemId: string; readonly taxClass: TaxClass; readonly price: Cents }

export function standaloneParts(
  dish: DishWithOptions,
  choices: readonly Choice[],
  menu: OptionMenu,
): readonly StandalonePart[] {
  return chosenIn(dish.groups, choices).flatMap(({ choice, option }) => {
    const component = componentOf(option, menu)
    if (!component) return []
    const size = chosenIn(openedBy(option, menu), choice.choices ?? []).find(({ group }) => group.kind === 'size')
    const price = (size?.option.price ?? component.price) * choice.quantity
    return [{ itemId: component.id, taxClass: option.taxClass ?? component.taxClass, price }]
  })
}
