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
