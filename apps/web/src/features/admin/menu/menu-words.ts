import { categoryLabel } from '@sizzle/domain/menu/categories.ts'
import { ALL_CATEGORIES, TODAYS_SPECIAL } from '@sizzle/domain/menu/menu-figures.ts'
import type { FailureTitles } from '../../../kit/failure.ts'
import type { Category, ManagedMenu } from './menu-query.ts'

export const LOADING: FailureTitles = {
  refused: 'Failed to load menu items',
  broken: 'An error occurred while loading menu items',
}
export const UPDATE_FAILED = 'An error occurred while updating item'
export const DELETE_FAILED = 'An error occurred while deleting item'
export const DUPLICATE_FAILED = 'An error occurred while duplicating item'
export const SAVE_FAILED = 'Failed to save item'
export const DELETE_QUESTION = 'Are you sure you want to delete this item?'
export const OFFLINE_BANNER = 'Offline - Changes will sync when connection is restored'
export const CHANGE_QUEUED = 'Operation queued for when connection is restored'
export const SPECIAL_LABEL = "Today's Special"

export function nameOfCategory(categories: readonly Category[], id: string): string {
  return categories.find((one) => one.id === id)?.name ?? categoryLabel(id)
}

/** What the list can be narrowed to: all, the specials, and each category that a dish is in. */
export function categoryChoices({ items, categories }: Pick<ManagedMenu, 'items' | 'categories'>) {
  const found = new Set(items.map(({ category }) => category))
  const known = categories.filter(({ id }) => found.has(id)).map(({ id }) => id)
  const others = [...found].filter((id) => !known.includes(id))
  return [
    [ALL_CATEGORIES, 'All Categories'] as const,
    [TODAYS_SPECIAL, SPECIAL_LABEL] as const,
    ...[...known, ...others].map((id) => [id, nameOfCategory(categories, id)] as const),
  ]
}

type Place = { readonly locationId: string; readonly timeZone: string }

/** What a change of a dish is called while it waits for the network. */
export function keptAs(verb: string, { id, name }: { readonly id: string; readonly name: string }, place: Place) {
  return { label: `${verb} ${name}`, timeZone: place.timeZone, about: nameInQueue(place.locationId, id) }
}

export function nameInQueue(locationId: string, itemId: string): string {
  return `item ${locationId} ${itemId}`
}
