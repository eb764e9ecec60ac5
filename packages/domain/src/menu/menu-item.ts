import { addDays, isLocalDate, type LocalDate } from '../hours/local-time.ts'
import type { Cents } from '../money/cents.ts'
import { slug, uniqueSlug } from '../naming/slug.ts'
import { type Problem, problemsOf } from '../problem.ts'
import { ok, refuse } from '../result.ts'

/** The form offers these; 'none' comes from elsewhere (menu 3). */
export const FORM_SPICE_LEVELS = ['mild', 'medium', 'hot'] as const
export const DEFAULT_PREP_MINUTES = 15
export const MAX_ITEM_ID = 100

export const ITEM_NAME_REQUIRED = 'Name is required'
export const DESCRIPTION_REQUIRED = 'Description is required'
export const CATEGORY_REQUIRED = 'Category is required'
export const PRICE_INVALID = 'Valid price is required'
export const SPECIAL_START_REQUIRED = 'Start date is required'
export const SPECIAL_END_REQUIRED = 'End date is required'
export const SPECIAL_END_TOO_EARLY = 'End date must be after start date'
export const PREP_TIME_INVALID = 'Preparation time must be a number of minutes'
export const CALORIES_INVALID = 'Calories must be a whole number of 0 or more'

export type MenuItemFields = {
  readonly name: string
  readonly description: string
  readonly category: string
  readonly price: Cents | null
  readonly prepTime?: number | null
  readonly calories?: number | null
  readonly isTodaysSpecial: boolean
  readonly specialStartDate: string | null
  readonly specialEndDate: string | null
}

/** What a dish needs (menu 3). */
export function checkMenuItem(fields: MenuItemFields): Problem<keyof MenuItemFields>[] {
  const { price, prepTime, calories } = fields
  return [
    ...problemsOf<keyof MenuItemFields>([
      ['name', fields.name.trim() === '' && ITEM_NAME_REQUIRED],
      ['description', fields.description.trim() === '' && DESCRIPTION_REQUIRED],
      ['category', fields.category.trim() === '' && CATEGORY_REQUIRED],
      ['price', !(price !== null && Number.isSafeInteger(price) && price > 0) && PRICE_INVALID],
      ['prepTime', !isCountOrNone(prepTime) && PREP_TIME_INVALID],
      ['calories', !isCountOrNone(calories) && CALORIES_INVALID],
    ]),
    ...(fields.isTodaysSpecial ? checkSpecial(fields.specialStartDate ?? '', fields.specialEndDate ?? '') : []),
  ]
}

function checkSpecial(start: string, end: string): Problem<'specialStartDate' | 'specialEndDate'>[] {
  const bothThere = isLocalDate(start) && isLocalDate(end)
  return problemsOf([
    ['specialStartDate', !isLocalDate(start) && SPECIAL_START_REQUIRED],
    ['specialEndDate', !isLocalDate(end) && SPECIAL_END_REQUIRED],
    ['specialEndDate', bothThere && end <= start && SPECIAL_END_TOO_EARLY],
  ])
}

function isCountOrNone(value: number | null | undefined): boolean {
  return value === undefined || value === null || (Number.isSafeInteger(value) && value >= 0)
}

/** Ticking Today's Special fills in today and tomorrow (menu 4). */
export function defaultSpecialDates(today: LocalDate): { specialStartDate: LocalDate; specialEndDate: LocalDate } {
  return { specialStartDate: today, specialEndDate: addDays(today, 1) }
}

/** From the name, with a numeric suffix where it is taken; given up after 100 tries (menu 5). */
export function menuItemId(name: string, isTaken: (id: string) => boolean) {
  const id = uniqueSlug(slug(name, MAX_ITEM_ID) || 'item', isTaken, MAX_ITEM_ID)
  return id === null ? refuse({ code: 'menu_item_id_exhausted' }) : ok(id)
}

/** Empty and null fields are dropped before saving (menu 6). */
export function withoutEmpty<T extends object>(fields: T): Partial<T> {
  const isEmpty = (value: unknown) =>
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  // Entries that were taken out are what Partial means.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value))) as Partial<T>
}

/** A duplicate starts hidden under a name of its own, so that nobody orders a half-edited copy. */
export function duplicateName(name: string): string {
  return `${name} (Copy)`
}
