import type { Problem } from '../problem.ts'
import { ok, refuse } from '../result.ts'
import {
  type Choice,
  type Chosen,
  chosenIn,
  type DishWithOptions,
  MAX_LINE_UNITS,
  type Option,
  type OptionGroup,
  type OptionMenu,
  openedBy,
} from './options.ts'
import { canonicalChoices } from './options-canonical.ts'

/** What a choice breaks, for whoever reads the answer by program. */
export const CHOICE_RULES = [
  'offered',
  'quantity',
  'required',
  'min',
  'max',
  'maxDistinct',
  'maxEach',
  'units',
] as const
export type ChoiceRule = (typeof CHOICE_RULES)[number]
export type ChoiceProblem = Problem & { readonly rule: ChoiceRule }

export const chooseFirst = (group: string) => `Please choose ${group}`
export const chooseAtLeast = (count: number, group: string) => `Choose at least ${count} for ${group}`
export const chooseAtMost = (count: number, name: string) => `Choose at most ${count} for ${name}`
export const atMostDifferent = (count: number, group: string) => `At most ${count} different for ${group}`
export const notOffered = (option: string, item: string) => `${option} is not offered with ${item}`
const wholeQuantity = (option: string) => `${option} needs a whole quantity of at least 1`

/** The choices of a line in their canonical form, or everything that is wrong with them (menu 34). `field` is where they came from. */
export function checkChoices(dish: DishWithOptions, choices: readonly Choice[], menu: OptionMenu, field: string) {
  const place: Place = { groups: dish.groups, owner: dish.name, field, isNested: false, menu }
  const fields = problemsAt(place, choices)
  const tooMany: ChoiceProblem = { field, sentence: chooseAtMost(MAX_LINE_UNITS, dish.name), rule: 'units' }
  if (fields.length === 0 && unitsOf(choices) > MAX_LINE_UNITS) fields.push(tooMany)
  return fields.length > 0 ? refuse({ code: 'options_invalid', fields }) : ok(canonicalChoices(choices))
}

/** What a line has that says nothing about choices, and what is chosen when a dish is opened (menu 37). */
export function presetChoices(dish: Pick<DishWithOptions, 'groups'>, menu: OptionMenu): readonly Choice[] {
  return canonicalChoices(
    presetsIn(dish.groups).map(({ option, ...choice }) => {
      const nested = presetsIn(openedBy(option, menu)).map(({ option: _, ...one }) => one)
      return { ...choice, choices: nested }
    }),
  )
}

function presetsIn(groups: readonly OptionGroup[]): readonly (Choice & { readonly option: Option })[] {
  return groups.flatMap((group) =>
    group.options
      .filter(({ preset }) => preset > 0)
      .map((option) => ({ groupId: group.id, optionId: option.id, quantity: option.preset, option })),
  )
}

type Place = {
  readonly groups: readonly OptionGroup[]
  /** The dish or the option that offers the groups. */
  readonly owner: string
  readonly field: string
  readonly isNested: boolean
  readonly menu: OptionMenu
}

function problemsAt(place: Place, choices: readonly Choice[]): ChoiceProblem[] {
  const { groups, field, isNested, menu } = place
  const chosen = chosenIn(groups, choices)
  return [
    ...choicesNotOffered(place, choices),
    ...groups.flatMap((group) => groupProblem(group, choices, `${field}.${group.id}`) ?? []),
    ...chosen.flatMap(({ choice, group, option }) =>
      problemsAt(
        {
          // One level is asked, and no further.
          groups: isNested ? [] : openedBy(option, menu),
          owner: option.name,
          field: `${field}.${group.id}.${option.id}`,
          isNested: true,
          menu,
        },
        choice.choices ?? [],
      ),
    ),
  ]
}

function choicesNotOffered({ groups, owner, field, menu }: Place, choices: readonly Choice[]): ChoiceProblem[] {
  return choices
    .filter((choice) => chosenIn(groups, [choice]).length === 0)
    .map(({ groupId, optionId }) => {
      const known = menu.groups.get(groupId)?.options.find(({ id }) => id === optionId)
      return { field: `${field}.${groupId}`, sentence: notOffered(known?.name ?? optionId, owner), rule: 'offered' }
    })
}

/** The first thing that is wrong in a group: one sentence is enough to act on. */
function groupProblem(group: OptionGroup, choices: readonly Choice[], field: string): ChoiceProblem | null {
  const chosen = chosenIn([group], choices)
  const units = quantityOf(chosen)
  const different = new Set(chosen.map(({ option }) => option.id)).size
  const { name, min, max, maxDistinct, maxEach } = group
  const uncounted = chosen.find(({ choice }) => !(Number.isSafeInteger(choice.quantity) && choice.quantity >= 1))
  if (uncounted) return { field, sentence: wholeQuantity(uncounted.option.name), rule: 'quantity' }
  if (chosen.length === 0 && min > 0) return { field, sentence: chooseFirst(name), rule: 'required' }
  if (units < min) return { field, sentence: chooseAtLeast(min, name), rule: 'min' }
  if (units > max) return { field, sentence: chooseAtMost(max, name), rule: 'max' }
  if (different > maxDistinct) return { field, sentence: atMostDifferent(maxDistinct, name), rule: 'maxDistinct' }
  const tooOften = chosen.find(
    (one) => quantityOf(chosen.filter(({ option }) => option.id === one.option.id)) > maxEach,
  )
  return tooOften ? { field, sentence: chooseAtMost(maxEach, tooOften.option.name), rule: 'maxEach' } : null
}

function quantityOf(chosen: readonly Chosen[]): number {
  return chosen.reduce((sum, { choice }) => sum + choice.quantity, 0)
}

function unitsOf(choices: readonly Choice[]): number {
  return choices.reduce((sum, { quantity, choices: nested = [] }) => sum + quantity * (1 + unitsOf(nested)), 0)
}
