import { isDeepStrictEqual } from 'node:util'
import type { updateMenuItem } from '@sizzle/contract/menu-office.ts'
import type { InputOf } from '@sizzle/contract/route.ts'
import { checkMenuItem, DEFAULT_PREP_MINUTES } from '@sizzle/domain/menu/menu-item.ts'
import { ownHoursProblems, tidyHours } from '@sizzle/domain/menu/own-hours.ts'
import { type Problem, problemsOf } from '@sizzle/domain/problem.ts'
import { keysOf } from '@sizzle/domain/record.ts'
import type { ItemColumns } from './managed-items.sql.ts'
import type { ItemRow } from './menu.sql.ts'

type Updates = InputOf<typeof updateMenuItem>['updates']

/** What is edited of a dish, by the names of the form. */
export type ItemState = { [Name in keyof Updates]-?: Exclude<Updates[Name], undefined> }

export const NEW_ITEM = {
  spiceLevel: 'none',
  prepTime: DEFAULT_PREP_MINUTES,
  calories: null,
  isVegetarian: false,
  isVegan: false,
  isGlutenFree: false,
  isPopular: false,
  isAvailable: true,
  isTodaysSpecial: false,
  specialStartDate: null,
  specialEndDate: null,
  image: null,
  tags: [],
  allergens: [],
  taxClass: 'prepared',
  schedule: null,
} as const satisfies Partial<ItemState>

const CATEGORY_UNKNOWN = 'Please choose a category of this menu'

/** Everything that is wrong with a dish, each in the sentence of its field. */
export function problemsIn(state: ItemState, categories: readonly { readonly id: string }[]): Problem[] {
  const { category } = state
  const isKnown = category === '' || categories.some(({ id }) => id === category)
  return [
    ...checkMenuItem(state),
    ...problemsOf([['category', !isKnown && CATEGORY_UNKNOWN]]),
    ...ownHoursProblems(state.schedule),
  ]
}

/** As it is stored and compared: without blanks around; the days of what is no special are nobody's. */
export function tidy(state: ItemState): ItemState {
  const { isTodaysSpecial, specialStartDate, specialEndDate } = state
  return {
    ...state,
    name: state.name.trim().normalize('NFC'),
    description: state.description.trim(),
    category: state.category.trim(),
    prepTime: state.prepTime ?? DEFAULT_PREP_MINUTES,
    specialStartDate: isTodaysSpecial ? specialStartDate || null : null,
    specialEndDate: isTodaysSpecial ? specialEndDate || null : null,
    image: state.image?.trim() || null,
    tags: words(state.tags),
    allergens: words(state.allergens),
    schedule: tidyHours(state.schedule),
  }
}

function words(entered: readonly string[]): string[] {
  return [...new Set(entered.map((word) => word.trim()).filter((word) => word !== ''))]
}

/** Of a state without problems. */
export function columnsOf(state: ItemState): ItemColumns {
  return {
    category_id: state.category,
    name: state.name,
    description: state.description,
    price: state.price ?? 0,
    spice_level: state.spiceLevel,
    prep_time: state.prepTime ?? DEFAULT_PREP_MINUTES,
    calories: state.calories,
    is_vegetarian: state.isVegetarian,
    is_vegan: state.isVegan,
    is_gluten_free: state.isGlutenFree,
    is_popular: state.isPopular,
    is_available: state.isAvailable,
    is_todays_special: state.isTodaysSpecial,
    special_start: state.specialStartDate,
    special_end: state.specialEndDate,
    image: state.image,
    tags: state.tags,
    allergens: state.allergens,
    tax_class: state.taxClass,
    schedule: state.schedule,
  }
}

export function stateOf(row: ItemRow): ItemState {
  return {
    name: row.name,
    description: row.description,
    category: row.category_id,
    price: row.price,
    spiceLevel: row.spice_level,
    prepTime: row.prep_time,
    calories: row.calories,
    isVegetarian: row.is_vegetarian,
    isVegan: row.is_vegan,
    isGlutenFree: row.is_gluten_free,
    isPopular: row.is_popular,
    isAvailable: row.is_available,
    isTodaysSpecial: row.is_todays_special,
    specialStartDate: row.special_start,
    specialEndDate: row.special_end,
    image: row.image,
    tags: row.tags,
    allergens: row.allergens,
    taxClass: row.tax_class,
    schedule: row.schedule,
  }
}

/** What is sent goes over what is there; a field that is left out stays. */
export function withUpdates(state: ItemState, updates: Updates): ItemState {
  const sent = Object.fromEntries(Object.entries(updates).filter(([, value]) => value !== undefined))
  return tidy({ ...state, ...sent })
}

/** Which fields differ. */
export function changesIn(before: ItemState, after: ItemState): (keyof ItemState)[] {
  return keysOf(after).filter((name) => !isDeepStrictEqual(before[name], after[name]))
}

export function only(state: ItemState, names: readonly (keyof ItemState)[]): object {
  return Object.fromEntries(names.map((name) => [name, state[name]]))
}
