import { withoutGuard } from '../exports/read-csv.ts'
import { type Cents, dollars } from '../money/cents.ts'
import { centsFromDollars, withPoint } from '../money/entered-dollars.ts'

// A menu as a table for spreadsheets: one line for each dish.
export const MAX_MENU_CSV_BYTES = 10 * 1024 * 1024
export const MAX_MENU_CSV_LINES = 10_000

/** What stands in one line, by the names of the form. */
export type MenuLine = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly category: string
  readonly price: Cents | null
  readonly spiceLevel: string
  readonly prepTime: number | null
  readonly calories: number | null
  readonly isVegetarian: boolean
  readonly isVegan: boolean
  readonly isGlutenFree: boolean
  readonly isPopular: boolean
  readonly isAvailable: boolean
  readonly isTodaysSpecial: boolean
  readonly specialStartDate: string | null
  readonly specialEndDate: string | null
  readonly image: string | null
  readonly tags: readonly string[]
  readonly allergens: readonly string[]
  readonly taxClass: string
}
export type MenuField = keyof MenuLine

const PRICE_INVALID = 'Please write the price as dollars and cents: 12.50'
const YES_OR_NO = 'Please write yes or no'
const NUMBER_INVALID = 'Please write a whole number'
const DATE_INVALID = 'Please write the date as 2026-12-31'

type Read<T> = { readonly value: T } | { readonly sentence: string }
type Column<F extends MenuField> = {
  readonly title: string
  readonly write: (value: MenuLine[F]) => string
  readonly read: (cell: string) => Read<MenuLine[F]>
}

const plain = { write: (value: string) => value, read: (cell: string) => ({ value: cell }) }
const optional = { write: (value: string | null) => value ?? '', read: (cell: string) => ({ value: cell || null }) }
const count = { write: (value: number | null) => (value === null ? '' : `${value}`), read: readCount }
const words = { write: writeWords, read: (cell: string) => ({ value: readWords(cell) }) }
const date = { write: optional.write, read: readDate }
const mark = (whenEmpty: boolean) => ({
  write: (value: boolean) => (value ? 'yes' : 'no'),
  read: (cell: string) => readMark(cell, whenEmpty),
})

/** In the order in which they are written; they are read by their titles, in any order. */
export const MENU_COLUMNS: { readonly [F in MenuField]: Column<F> } = {
  id: { title: 'ID', ...plain },
  name: { title: 'Name', ...plain },
  description: { title: 'Description', ...plain },
  category: { title: 'Category', ...plain },
  price: { title: 'Price', write: (cents) => (cents === null ? '' : dollars(cents)), read: readPrice },
  spiceLevel: { title: 'Spice', write: (value) => value, read: (cell) => ({ value: cell.toLowerCase() || 'none' }) },
  prepTime: { title: 'Prep Time', ...count },
  calories: { title: 'Calories', ...count },
  isVegetarian: { title: 'Vegetarian', ...mark(false) },
  isVegan: { title: 'Vegan', ...mark(false) },
  isGlutenFree: { title: 'Gluten-Free', ...mark(false) },
  isPopular: { title: 'Popular', ...mark(false) },
  isAvailable: { title: 'Available', ...mark(true) },
  isTodaysSpecial: { title: "Today's Special", ...mark(false) },
  specialStartDate: { title: 'Special From', ...date },
  specialEndDate: { title: 'Special Until', ...date },
  image: { title: 'Image', ...optional },
  tags: { title: 'Tags', ...words },
  allergens: { title: 'Allergens', ...words },
  taxClass: {
    title: 'Tax Class',
    write: (value) => value,
    read: (cell) => ({ value: cell.toLowerCase() || 'prepared' }),
  },
}

export function menuFileName(locationId: string, date: string): string {
  return `menu-${locationId}-${date}.csv`
}

/** The field whose column has this title, in any case. */
export function fieldTitled(title: string, fields: readonly MenuField[]): MenuField | undefined {
  const plainTitle = withoutGuard(title).trim().toLowerCase()
  return fields.find((field) => MENU_COLUMNS[field].title.toLowerCase() === plainTitle)
}

export function writeMenuCell<F extends MenuField>(field: F, line: MenuLine): string {
  return MENU_COLUMNS[field].write(line[field])
}

export function readMenuCell<F extends MenuField>(field: F, cell: string): Read<MenuLine[F]> {
  return MENU_COLUMNS[field].read(withoutGuard(cell).trim())
}

function readPrice(cell: string): Read<Cents | null> {
  if (cell === '') return { value: null }
  const isExact = /^\$?\d{1,9}(\.\d{1,2})?$/.test(withPoint(cell))
  return isExact ? { value: centsFromDollars(cell) } : { sentence: PRICE_INVALID }
}

function readCount(cell: string): Read<number | null> {
  if (cell === '') return { value: null }
  return /^\d{1,9}$/.test(cell) ? { value: Number(cell) } : { sentence: NUMBER_INVALID }
}

function readDate(cell: string): Read<string | null> {
  if (cell === '') return { value: null }
  return /^\d{4}-\d{2}-\d{2}$/.test(cell) ? { value: cell } : { sentence: DATE_INVALID }
}

function readMark(cell: string, whenEmpty: boolean): Read<boolean> {
  const answer = cell.toLowerCase()
  if (answer === '') return { value: whenEmpty }
  if (['yes', 'true', '1'].includes(answer)) return { value: true }
  return ['no', 'false', '0'].includes(answer) ? { value: false } : { sentence: YES_OR_NO }
}

/** Words in one cell stand between semicolons; one that holds a semicolon has a backslash before it. */
function writeWords(list: readonly string[]): string {
  return list.map((word) => word.replace(/[\\;]/g, '\\$&')).join('; ')
}

function readWords(cell: string): string[] {
  const parts = cell.match(/(?:\\.|[^\\;]|\\$)+/gsu) ?? []
  return parts.map((part) => part.replace(/\\(.)/gsu, '$1').trim()).filter((part) => part !== '')
}
