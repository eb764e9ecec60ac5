import type { Problem } from '../problem.ts'
import {
  type Choice,
  type Chosen,
  chosenIn,
  type Option,
  type OptionGroup,
  type OptionMenu,
  openedBy,
} from './options.ts'
import { atMostDifferent, chooseAtMost } from './options-choices.ts'
import { type OptionsNow, startChoices } from './options-now.ts'

// What a press in the dialog of a dish does to its choices, and what the dialog lets a person press.

type Press = {
  readonly group: OptionGroup
  readonly option: Option
  /** So many units of the option from now on. */
  readonly units: number
}

/** In a group of one unit another option takes its place (menu 51). What an option asks starts with what is chosen there at the start. */
export function setUnits(
  choices: readonly Choice[],
  { group, option, units }: Press,
  now: OptionsNow,
): readonly Choice[] {
  const isSame = ({ groupId, optionId }: Choice) => groupId === group.id && optionId === option.id
  const held = choices.find(isSame)
  const others = choices.filter((one) => !isSame(one) && !(group.max === 1 && units > 0 && one.groupId === group.id))
  if (units < 1) return others
  const below = held?.choices ?? startBelow(option, now)
  const pressed = { groupId: group.id, optionId: option.id, quantity: units, choices: below }
  return held
    ? choices.flatMap((one) => (one === held ? [pressed] : others.includes(one) ? [one] : []))
    : [...others, pressed]
}

/** One level is asked, and no further. */
function startBelow(option: Option, now: OptionsNow): readonly Choice[] {
  return startChoices(openedBy(option, now.menu), now).map(({ choices: _, ...choice }) => choice)
}

/** The choices with others below this one. */
export function withBelow(choices: readonly Choice[], above: Choice, below: readonly Choice[]): readonly Choice[] {
  return choices.map((one) => (one === above ? { ...one, choices: below } : one))
}

export function unitsOf(option: Option, { id }: OptionGroup, choices: readonly Choice[]): number {
  return sumOf(choices.filter((choice) => choice.groupId === id && choice.optionId === option.id))
}

function sumOf(choices: readonly Choice[]): number {
  return choices.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** How many units of an option there can be with what else is chosen in its group. */
export function mostUnits(option: Option, group: OptionGroup, choices: readonly Choice[]): number {
  if (group.max === 1) return 1
  const held = unitsOf(option, group, choices)
  const here = choices.filter(({ groupId }) => groupId === group.id)
  if (held === 0 && differentIn(here) >= group.maxDistinct) return 0
  return Math.min(group.maxEach, held + group.max - sumOf(here))
}

function differentIn(choices: readonly Choice[]): number {
  return new Set(choices.map(({ optionId }) => optionId)).size
}

/** Why nothing more can be chosen in a group; null as long as something can. A group of one unit is never full. */
export function whyFull(group: OptionGroup, choices: readonly Choice[]): string | null {
  if (group.max === 1) return null
  const here = choices.filter(({ groupId }) => groupId === group.id)
  if (sumOf(here) >= group.max) return chooseAtMost(group.max, group.name)
  const hasOthers = group.options.length > group.maxDistinct
  return hasOthers && differentIn(here) >= group.maxDistinct ? atMostDifferent(group.maxDistinct, group.name) : null
}

/** The problem that stands first on the screen: groups in their order, those below an option right after it. */
export function firstProblem<P extends Problem>(
  problems: readonly P[],
  at: { readonly groups: readonly OptionGroup[]; readonly choices: readonly Choice[]; readonly field: string },
  menu: OptionMenu,
): P | undefined {
  const fields = fieldsIn(at.groups, at.choices, at.field, menu)
  const placeOf = ({ field }: P) => {
    const place = fields.indexOf(field)
    return place < 0 ? fields.length : place
  }
  return problems.toSorted((a, b) => placeOf(a) - placeOf(b))[0]
}

function fieldsIn(
  groups: readonly OptionGroup[],
  choices: readonly Choice[],
  field: string,
  menu: OptionMenu,
): readonly string[] {
  return groups.flatMap((group) => {
    const chosen = chosenIn([group], choices).toSorted((a, b) => placeIn(group, a) - placeIn(group, b))
    const below = chosen.flatMap(({ option, choice }) =>
      openedBy(option, menu).length === 0
        ? []
        : fieldsIn(openedBy(option, menu), choice.choices ?? [], `${field}.${group.id}.${option.id}`, NOTHING_BELOW),
    )
    return [`${field}.${group.id}`, ...below]
  })
}

const NOTHING_BELOW: OptionMenu = { groups: new Map(), dishes: new Map() }

function placeIn({ options }: OptionGroup, { option }: Chosen): number {
  return options.indexOf(option)
}
