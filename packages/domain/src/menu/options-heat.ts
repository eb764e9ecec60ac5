import { CART_DEFAULT_SPICE, MILD, SPICE_LEVELS, STAFF_DEFAULT_SPICE } from '../cart/spice.ts'
import { ok, refuse } from '../result.ts'
import type { Heat } from './dish-filters.ts'
import type { Option, OptionGroup } from './options.ts'
import { type ChoiceProblem, notOffered } from './options-choices.ts'

export const HEAT_GROUP_ID = 'spice'
const HEAT_GROUP_NAME = 'Spice Level'

/** A level of heat as a location has it; the built-in three are the default. */
export type HeatLevel = { readonly id: string; readonly name: string; readonly level: number }

export type HeatMenu = {
  readonly itemName: string
  readonly heat: Heat
  readonly by: 'customer' | 'staff'
  readonly levels?: readonly HeatLevel[]
}

/** Heat, asked like any other group; a dish without heat asks nothing (menu 39). It travels in its own fields, not as a choice. */
export function heatGroup({ heat, by, levels = SPICE_LEVELS }: Omit<HeatMenu, 'itemName'>): OptionGroup | null {
  if (heat === 'none') return null
  const usual = defaultHeat(by, levels)
  return {
    id: HEAT_GROUP_ID,
    name: HEAT_GROUP_NAME,
    kind: 'choice',
    min: 1,
    max: 1,
    maxDistinct: 1,
    maxEach: 1,
    free: 0,
    options: levels.map((level) => heatOption(level, level === usual)),
    version: 0,
  }
}

function heatOption({ id, name, level }: HeatLevel, isPreset: boolean): Option {
  return {
    id,
    name,
    price: 0,
    priceBySize: {},
    sizeCode: null,
    preset: isPreset ? 1 : 0,
    itemId: null,
    groupIds: [],
    allergens: [],
    calories: 0,
    diets: [],
    taxClass: null,
    position: level,
    isSoldOut: false,
  }
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
