import { addDays, isLocalDate, type LocalDate } from '../hours/local-time.ts'
import type { Cents } from '../money/cents.ts'
import { slug, uniqueSlug } from '../naming/slug.ts'
import { type Problem, problemsOf } from '../problem.ts'
import { ok, refuse } from '../result.ts'
import { itemImageProblem } from './image.ts'

/** The form offers these; 'none' comes from elsewhere (menu 3). */
export const FORM_SPICE_LEVELS = ['mild', 'medium', 'hot'] as const
export const DEFAULT_PREP_MINUTES = 15
const MAX_ITEM_ID = 100
const MAX_ITEM_NAME = 100
const MAX_DESCRIPTION = 1000
/** Fifty of the dearest still fit into one order. */
export const MAX_ITEM_PRICE: Cents = 1_000_000
const MAX_PREP_MINUTES = 600
export const MAX_CALORIES = 20_000
const MAX_WORDS = 20
const MAX_WORD = 40

const ITEM_NAME_REQUIRED = 'Name is required'
const DESCRIPTION_REQUIRED = 'Description is required'
const CATEGORY_REQUIRED = 'Category is required'
const PRICE_INVALID = 'Valid price is required'
const SPECIAL_START_REQUIRED = 'Start date is required'
const SPECIAL_END_REQUIRED = 'End date is required'
const SPECIAL_END_TOO_EARLY = 'End date must be after start date'
const PREP_TIME_INVALID = 'Preparation time must be a number of minutes'
const CALORIES_INVALID = 'Calories must be a whole number of 0 or more'

const ITEM_NAME_TOO_LONG = `Name can have at most ${MAX_ITEM_NAME} characters`
const DESCRIPTION_TOO_LONG = `Description can have at most ${MAX_DESCRIPTION} characters`
const TAGS_INVALID = `At most ${MAX_WORDS} tags of at most ${MAX_WORD} characters each`
const ALLERGENS_INVALID = `At most ${MAX_WORDS} allergens of at most ${MAX_WORD} characters each`

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
  readonly image?: string | null
  readonly tags?: readonly string[]
  readonly allergens?: readonly string[]
}

/** What a dish needs (menu 3). */
export function checkMenuItem(fields: MenuItemFields): Problem<keyof MenuItemFields>[] {
  const { name, description, price, prepTime, calories, image, tags = [], allergens = [] } = fields
  return [
    ...problemsOf<keyof MenuItemFields>([
      ['name', name.trim() === '' && ITEM_NAME_REQUIRED],
      ['name', lengthOf(name) > MAX_ITEM_NAME && ITEM_NAME_TOO_LONG],
      ['description', description.trim() === '' && DESCRIPTION_REQUIRED],
      ['description', lengthOf(description) > MAX_DESCRIPTION && DESCRIPTION_TOO_LONG],
      ['category', fields.category.trim() === '' && CATEGORY_REQUIRED],
      ['price', !isPrice(price) && PRICE_INVALID],
      ['prepTime', !isCountOrNone(prepTime, MAX_PREP_MINUTES) && PREP_TIME_INVALID],
      ['calories', !isCountOrNone(calories, MAX_CALORIES) && CALORIES_INVALID],
      ['image', itemImageProblem(image ?? '')],
      ['tags', !areWords(tags) && TAGS_INVALID],
      ['allergens', !areWords(allergens) && ALLERGENS_INVALID],
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

function isPrice(price: Cents | null): boolean {
  return price !== null && Number.isSafeInteger(price) && price > 0 && price <= MAX_ITEM_PRICE
}

function isCountOrNone(value: number | null | undefined, most: number): boolean {
  return value === undefined || value === null || (Number.isSafeInteger(value) && value >= 0 && value <= most)
}

function areWords(words: readonly string[]): boolean {
  return words.length <= MAX_WORDS && words.every((word) => lengthOf(word) <= MAX_WORD)
}

/** As people count: an emoji is one. */
function lengthOf(text: string): number {
  return Array.from(text).length
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
  const ending = ' (Copy)'
  return `${Array.from(name)
    .slice(0, MAX_ITEM_NAME - ending.length)
    .join('')}${ending}`
}
