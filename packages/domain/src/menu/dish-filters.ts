// What a customer narrows a menu by while typing: words, diet and heat (menu 14).

export const DIETS = ['vegetarian', 'vegan', 'gluten-free'] as const
export type Diet = (typeof DIETS)[number]

export const HEATS = ['none', 'mild', 'medium', 'hot'] as const
export type Heat = (typeof HEATS)[number]

export type DishFilters = {
  readonly search: string
  /** All of these at once: somebody who is vegan and avoids gluten needs both. */
  readonly diets: readonly Diet[]
  /** Any of these; none chosen is every heat. */
  readonly heats: readonly Heat[]
}

export const NO_FILTERS: DishFilters = { search: '', diets: [], heats: [] }

export type FilteredDish = {
  readonly name: string
  readonly description: string
  readonly tags: readonly string[]
  readonly spiceLevel: Heat
  readonly isVegetarian: boolean
  readonly isVegan: boolean
  readonly isGlutenFree: boolean
}

export function isFiltering({ search, diets, heats }: DishFilters): boolean {
  return wordsIn(search).length > 0 || diets.length > 0 || heats.length > 0
}

/** Made once per change of the filters, asked once per dish. */
export function dishMatcher(filters: DishFilters): (dish: FilteredDish) => boolean {
  const wanted = wordsIn(filters.search).map((word) => ` ${word}`)
  return (dish) =>
    filters.diets.every((diet) => suits(dish, diet)) &&
    (filters.heats.length === 0 || filters.heats.includes(dish.spiceLevel)) &&
    (wanted.length === 0 || hasAll(dish, wanted))
}

/** Vegan food is vegetarian food, however the dish is ticked. */
function suits(dish: FilteredDish, diet: Diet): boolean {
  if (diet === 'vegan') return dish.isVegan
  return diet === 'vegetarian' ? dish.isVegetarian || dish.isVegan : dish.isGlutenFree
}

/** Each word begins a word of the dish, in any order: "chi tik" finds Chicken Tikka, and "egg" no veggies. */
function hasAll(dish: FilteredDish, wanted: readonly string[]): boolean {
  const text = ` ${wordsIn([dish.name, dish.description, ...dish.tags].join(' ')).join(' ')}`
  return wanted.every((word) => text.includes(word))
}

/** Without case, accents and punctuation: "Crème Brûlée!" is typed as "creme brulee". */
function wordsIn(text: string): readonly string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}|['’]/gu, '')
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
