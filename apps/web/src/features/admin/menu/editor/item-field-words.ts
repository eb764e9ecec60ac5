import type { ItemDraft } from './item-draft.ts'

const WORDS: Readonly<Record<string, string>> = {
  spiceLevel: 'Spice level',
  prepTime: 'Preparation time',
  isVegetarian: 'Vegetarian',
  isVegan: 'Vegan',
  isGlutenFree: 'Gluten-free',
  isPopular: 'Popular',
  isAvailable: 'Available',
  isTodaysSpecial: "Today's Special",
  specialStartDate: 'Start date',
  specialEndDate: 'End date',
  taxClass: 'Taxed as',
  schedule: 'Hours',
  groups: 'Options',
}

/** What the form calls a field of the draft. */
export function wordsOf(field: string): string {
  return WORDS[field] ?? field.slice(0, 1).toUpperCase() + field.slice(1)
}

/** The fields without which there is no dish. */
const NEEDED = ['name', 'description', 'category', 'price'] as const

/** What a new dish still needs, by the names of its fields. */
export function missingIn(draft: ItemDraft): string[] {
  return NEEDED.filter((field) => draft[field].trim() === '').map(wordsOf)
}
