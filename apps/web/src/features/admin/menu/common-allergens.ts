/** What must be told in Canada. */
export const COMMON_ALLERGENS = [
  'milk',
  'wheat',
  'gluten',
  'eggs',
  'peanuts',
  'tree nuts',
  'sesame',
  'soy',
  'mustard',
  'fish',
  'shellfish',
  'sulphites',
]
