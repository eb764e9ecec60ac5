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

const CATEGORY_NAME_REQUIRED = 'Category name is required'
export const CATEGORY_EXISTS = 'Category already exists'
export const CATEGORY_IS_DEFAULT = 'Default categories cannot be deleted'
export const CATEGORY_IN_USE = 'Move or delete the items of this category first'

/** Lowercased, whitespace turned to hyphens (menu 8); letters of any script stay. */
export function categoryId(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-')
}

export function categoryProblem(name: string, existing: readonly string[]): string | null {
  if (name.trim() === '') return CATEGORY_NAME_REQUIRED
  return existing.includes(categoryId(name)) || isDefaultCategory(categoryId(name)) ? CATEGORY_EXISTS : null
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
