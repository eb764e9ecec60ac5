import { DEFAULT_PREP_MINUTES } from '@sizzle/domain/menu/menu-item.ts'
import type { ManagedItem } from '../menu-query.ts'
import { type ItemGroupDraft, itemGroupDraftOf } from './item-groups.ts'

/** What stands in the form: numbers and prices are what is typed. */
export type ItemDraft = {
  readonly name: string
  readonly description: string
  readonly category: string
  readonly price: string
  readonly spiceLevel: ManagedItem['spiceLevel']
  readonly prepTime: string
  readonly calories: string
  readonly isVegetarian: boolean
  readonly isVegan: boolean
  readonly isGlutenFree: boolean
  readonly isPopular: boolean
  readonly isAvailable: boolean
  readonly isTodaysSpecial: boolean
  readonly specialStartDate: string
  readonly specialEndDate: string
  readonly tags: readonly string[]
  readonly allergens: readonly string[]
  readonly taxClass: ManagedItem['taxClass']
  /** Its own hours; null: those of its category. */
  readonly schedule: ManagedItem['schedule']
  /** Which groups of options it offers, in their order. */
  readonly groups: readonly ItemGroupDraft[]
}

/** A new dish, in the category that the list is narrowed to. */
export function emptyDraft(category: string): ItemDraft {
  return {
    name: '',
    description: '',
    category,
    price: '',
    spiceLevel: 'none',
    prepTime: String(DEFAULT_PREP_MINUTES),
    calories: '',
    isVegetarian: false,
    isVegan: false,
    isGlutenFree: false,
    isPopular: false,
    isAvailable: true,
    isTodaysSpecial: false,
    specialStartDate: '',
    specialEndDate: '',
    tags: [],
    allergens: [],
    taxClass: 'prepared',
    schedule: null,
    groups: [],
  }
}

export function draftOf(item: ManagedItem): ItemDraft {
  return {
    name: item.name,
    description: item.description,
    category: item.category,
    price: item.price.toFixed(2),
    spiceLevel: item.spiceLevel,
    prepTime: String(item.prepTime),
    calories: item.calories === null ? '' : String(item.calories),
    isVegetarian: item.isVegetarian,
    isVegan: item.isVegan,
    isGlutenFree: item.isGlutenFree,
    isPopular: item.isPopular,
    isAvailable: item.isAvailable,
    isTodaysSpecial: item.isTodaysSpecial,
    specialStartDate: item.specialStartDate ?? '',
    specialEndDate: item.specialEndDate ?? '',
    tags: item.tags,
    allergens: item.allergens,
    taxClass: item.taxClass,
    schedule: item.schedule,
    groups: item.groups.toSorted((one, other) => one.position - other.position).map(itemGroupDraftOf),
  }
}
