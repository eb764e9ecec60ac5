import { isAmong } from '../among.ts'

/** These cannot be deleted (menu 7). */
export const DEFAULT_CATEGORIES = [
  'appetizers',
  'breakfast',
  'veg-curries',
  'non-veg-curries',
  'combos-with-rice',
  'combos-with-bread',
  'drinks',
] as const

/** Lists are narrowed by these words, so no category has them for its id. */
const RESERVED = ['all', 'todays-special']
const MAX_CATEGORY_NAME = 60

const CATEGORY_NAME_REQUIRED = 'Category name is required'
const CATEGORY_NAME_TOO_LONG = `Category name can have at most ${MAX_CATEGORY_NAME} characters`
export const CATEGORY_EXISTS = 'Category already exists'
export const CATEGORY_IS_DEFAULT = 'Default categories cannot be deleted'
export const CATEGORY_IN_USE = 'Move or delete the items of this category first'

/** Lowercased, whitespace turned to hyphens (menu 8); letters of any script stay. */
export function categoryId(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-')
}

/** `existing`: names and ids of the others. */
export function categoryProblem(name: string, existing: readonly string[]): string | null {
  if (plainName(name) === '') return CATEGORY_NAME_REQUIRED
  if (Array.from(name.trim()).length > MAX_CATEGORY_NAME) return CATEGORY_NAME_TOO_LONG
  const taken = [...existing, ...RESERVED].map(plainName)
  return taken.includes(plainName(name)) ? CATEGORY_EXISTS : null
}

/** "Café", "CAFE" and "cafe" are one name to who reads a menu, and so are letters that only differ in their dots (menu 66). */
function plainName(name: string): string {
  const caseless = name.normalize('NFKD').toUpperCase().toLowerCase().normalize('NFKD')
  const letters = caseless.replace(/[\u0300-\u036f'’]|\p{Cf}/gu, '')
  return letters.replace(/[\s\p{P}]+/gu, ' ').trim()
}

function isDefaultCategory(id: string): boolean {
  return isAmong(DEFAULT_CATEGORIES, id)
}

export function categoryDeleteProblem(id: string, itemsInIt: number): string | null {
  if (isDefaultCategory(id)) return CATEGORY_IS_DEFAULT
  return itemsInIt > 0 ? CATEGORY_IN_USE : null
}

/** 'veg-curries' as 'Veg Curries'. */
export function categoryLabel(id: string): string {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
