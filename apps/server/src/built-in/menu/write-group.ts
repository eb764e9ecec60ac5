import type { Diet as DietMark } from '@sizzle/domain/menu/dish-filters.ts'
import type { Option, OptionGroup } from '@sizzle/domain/menu/options.ts'
import type { Dish } from './dish.ts'
import { idOf } from './id-of.ts'

/** What something is made of. */
export type Makings = Pick<Dish, 'diet' | 'isGlutenFree' | 'allergens'>

/** An option as a menu writer knows it. Its id is made of its name, and its place is that in the list. */
export type WrittenOption = Makings & {
  readonly name: string
  /** Cents on top of the dish, or of a size the price of the dish. */
  readonly price: number
  /** What it adds to the plate as the menu describes it: a lighter bread than the usual one takes something off. */
  readonly calories: number | null
  /** Chosen unless somebody says otherwise. */
  readonly isUsual?: boolean
  readonly sizeCode?: string
  /** The id of the dish that it puts on the tray. */
  readonly dish?: string
}

export type Limits = Partial<Pick<OptionGroup, 'kind' | 'min' | 'max' | 'maxEach' | 'free'>>

/** Exactly one of them. */
export const ONE: Limits = { min: 1, max: 1 }

/** Options that may be left out, one of them unless the limits say more. */
export function writeGroup(
  id: string,
  name: string,
  options: readonly WrittenOption[],
  limits: Limits = {},
): OptionGroup {
  const { kind = 'choice', min = 0, max = 1, maxEach = 1, free = 0 } = limits
  const maxDistinct = Math.min(max, options.length)
  return { id, name, kind, min, max, maxDistinct, maxEach, free, options: options.map(writeOption), version: 1 }
}

function writeOption(written: WrittenOption, position: number): Option {
  const { name, price, calories, allergens, sizeCode = null, dish = null, isUsual = false } = written
  return {
    id: idOf(name),
    name,
    price,
    priceBySize: {},
    sizeCode,
    preset: isUsual ? 1 : 0,
    itemId: dish,
    groupIds: [],
    allergens: [...allergens],
    calories,
    diets: dietsOf(written),
    taxClass: null,
    position,
    isSoldOut: false,
  }
}

function dietsOf({ diet, isGlutenFree }: Makings): readonly DietMark[] {
  const isVegetarian = diet !== 'everything'
  const isVegan = diet === 'vegan'
  return [
    ...(isVegetarian ? ['vegetarian' as const] : []),
    ...(isVegan ? ['vegan' as const] : []),
    ...(isGlutenFree ? ['gluten-free' as const] : []),
  ]
}
