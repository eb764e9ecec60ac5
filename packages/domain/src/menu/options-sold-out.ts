import {
  type Choice,
  chosenIn,
  type DishWithOptions,
  type Option,
  type OptionGroup,
  type OptionMenu,
  openedBy,
} from './options.ts'

type CanBeHad = (option: Option) => boolean

export const soldOutBecauseOf = (group: string) => `Sold out: ${group}`
export const noLongerAvailable = (option: string, item: string) => `No longer available: ${option} in ${item}.`

/** Why a dish is sold out by itself: a group that must be chosen has too few options left (menu 40). */
export function soldOutReason(dish: DishWithOptions, menu: OptionMenu, canBeHad: CanBeHad): string | null {
  const canBeChosen = (option: Option) =>
    canBeHad(option) && openedBy(option, menu).every((group) => isWithinReach(group, canBeHad))
  const missing = dish.groups.find((group) => !isWithinReach(group, canBeChosen))
  return missing ? soldOutBecauseOf(missing.name) : null
}

function isWithinReach({ options, min, maxDistinct, maxEach }: OptionGroup, canBeChosen: CanBeHad): boolean {
  return Math.min(options.filter(canBeChosen).length, maxDistinct) * maxEach >= min
}

/** A sentence for each choice that cannot be had any more. */
export function goneChoices(
  dish: Pick<DishWithOptions, 'name' | 'groups'>,
  choices: readonly Choice[],
  menu: OptionMenu,
  canBeHad: CanBeHad,
): readonly string[] {
  const sentences = chosenIn(dish.groups, choices).flatMap(({ choice, option }) => {
    const below = { name: dish.name, groups: openedBy(option, menu) }
    const nested = choice.choices ? goneChoices(below, choice.choices, menu, canBeHad) : []
    return canBeHad(option) ? nested : [noLongerAvailable(option.name, dish.name), ...nested]
  })
  return [...new Set(sentences)]
}
