import { CART_DEFAULT_SPICE, MILD, SPICE_LEVELS, STAFF_DEFAULT_SPICE } from '../cart/spice.ts'
import { ok, refuse } from '../result.ts'
import type { Heat } from './dish-filters.ts'
import { type ChoiceProblem, notOffered } from './options-choices.ts'

/** No group of a menu may be called so: heat travels in its own fields, not as a choice (menu 39). */
export const HEAT_GROUP_ID = 'spice'

/** A level of heat as a location has it; the built-in three are the default. */
export type HeatLevel = { readonly id: string; readonly name: string; readonly level: number }

export type HeatMenu = {
  readonly itemName: string
  readonly heat: Heat
  readonly by: 'customer' | 'staff'
  readonly levels?: readonly HeatLevel[]
}

/** What a client says about heat. A name is not among it: the kitchen reads the name of the level. */
export type SentHeat = { readonly levelId?: string; readonly level?: number }

/** The level that is cooked. Without heat there is nothing to choose, so whatever was sent is mild. */
export function resolveHeat(menu: HeatMenu, sent: SentHeat, field: string) {
  const { heat, itemName, by, levels = SPICE_LEVELS } = menu
  if (heat === 'none') return ok<HeatLevel>(MILD)
  const found = levelSent(sent, levels, by)
  if (found) return ok(found)
  const problem: ChoiceProblem = { field, sentence: notOffered(sent.levelId ?? '', itemName), rule: 'offered' }
  return refuse({ code: 'options_invalid', fields: [problem] })
}

/** By its id, or by its number where only that was sent. Above the hottest there is nothing hotter. */
function levelSent({ levelId, level }: SentHeat, levels: readonly HeatLevel[], by: HeatMenu['by']) {
  if (levelId !== undefined) return levels.find(({ id }) => id === levelId)
  if (level === undefined) return defaultHeat(by, levels)
  const upwards = levels.toSorted((a, b) => a.level - b.level)
  return upwards.findLast((one) => one.level <= level) ?? upwards[0]
}

function defaultHeat(by: HeatMenu['by'], levels: readonly HeatLevel[]): HeatLevel | undefined {
  const { id } = by === 'staff' ? STAFF_DEFAULT_SPICE : CART_DEFAULT_SPICE
  return levels.find((level) => level.id === id) ?? levels[0]
}
