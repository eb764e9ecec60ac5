/** Health Canada's priority allergens, and gluten; coconut is not one of them. */
export const ALLERGENS = [
  'milk',
  'eggs',
  'wheat',
  'gluten',
  'peanuts',
  'tree nuts',
  'sesame',
  'soy',
  'mustard',
  'fish',
  'crustaceans',
  'molluscs',
  'sulphites',
] as const

export type Allergen = (typeof ALLERGENS)[number]
