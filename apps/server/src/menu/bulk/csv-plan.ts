import { isAmong } from '@sizzle/domain/among.ts'
import { type CsvProblem, type CsvRecord, readCsv } from '@sizzle/domain/exports/read-csv.ts'
import { HEATS } from '@sizzle/domain/menu/dish-filters.ts'
import {
  fieldTitled,
  MAX_MENU_CSV_LINES,
  MENU_COLUMNS,
  type MenuField,
  type MenuLine,
  readMenuCell,
} from '@sizzle/domain/menu/menu-csv.ts'
import { TAX_CLASSES } from '@sizzle/domain/pricing/tax-class.ts'
import { keysOf } from '@sizzle/domain/record.ts'
import { changesIn, type ItemState, NEW_ITEM, problemsIn, stateOf, tidy } from '../item-state.ts'
import type { DishRow, MenuRows } from '../menu.sql.ts'

type Category = { readonly id: string; readonly name: string }
/** A line that adds or changes; `before` is null where it adds. */
export type LinePlan = {
  readonly line: number
  readonly id: string | null
  readonly before: ItemState | null
  readonly after: ItemState
  readonly fields: readonly (keyof ItemState)[]
}
export type CsvPlan = {
  readonly lines: number
  readonly plans: readonly LinePlan[]
  readonly problems: readonly CsvProblem[]
}

const FIELDS = keysOf(MENU_COLUMNS)
const EMPTY = 'This file has no line with titles'
const ID_MISSING = 'A column with the title ID is needed; its cells may be empty for new items'
const TITLE_UNKNOWN = 'There is no column of this title'
const TITLE_TWICE = 'This title is there twice'
const TOO_MANY_CELLS = 'This line has more cells than there are titles'
const ID_INVALID = 'An ID has at most 100 letters, digits, hyphens and underscores'
const ID_TWICE = 'This ID is in the file twice'
const SPICE_UNKNOWN = `Please write ${HEATS.join(', ')}`
const TAX_CLASS_UNKNOWN = `Please write ${TAX_CLASSES.join(', ')}`
const TOO_MANY_LINES = `A file can have at most ${MAX_MENU_CSV_LINES} items`
const PRICE_IS_OF_SIZES = 'This item is priced by its sizes. Change them under Options'

/** What every line of the table would do to the menu, and everything that is wrong with it. */
export function csvPlan(text: string, rows: MenuRows, categories: readonly Category[]): CsvPlan {
  const { records, problems } = readCsv(text)
  const [head, ...body] = records
  if (!head) return { lines: 0, plans: [], problems: [...problems, { line: 1, column: null, sentence: EMPTY }] }
  const titles = titlesIn(head)
  const found = [...problems, ...titles.problems]
  if (body.length > MAX_MENU_CSV_LINES) found.push({ line: head.line, column: null, sentence: TOO_MANY_LINES })
  // Without its titles no line can be read.
  if (found.some(({ line }) => line === head.line)) return { lines: body.length, plans: [], problems: found }

  const menu = menuToChange(rows, categories)
  const taken = new Set<string>()
  const read = body.map((record) => lineOf(record, titles.fields, menu, taken))
  const all = [...found, ...read.flatMap((one) => one.problems)]
  return {
    lines: body.length,
    plans: read.flatMap(({ plan }) => plan ?? []),
    problems: all.toSorted((a, b) => a.line - b.line),
  }
}

function titlesIn({ line, cells }: CsvRecord) {
  const fields = cells.map((title) => fieldTitled(title, FIELDS))
  const problems = cells.flatMap((title, at): CsvProblem[] => {
    const field = fields[at]
    if (field === undefined) return title.trim() === '' ? [] : [{ line, column: title.trim(), sentence: TITLE_UNKNOWN }]
    return fields.indexOf(field) < at ? [{ line, column: title.trim(), sentence: TITLE_TWICE }] : []
  })
  const isIdMissing = !fields.includes('id')
  return { fields, problems: isIdMissing ? [...problems, { line, column: 'ID', sentence: ID_MISSING }] : problems }
}

type MenuToChange = {
  readonly dishes: ReadonlyMap<string, DishRow>
  readonly sized: ReadonlySet<string>
  readonly categories: readonly Category[]
  readonly categoryIds: ReadonlyMap<string, string>
}

/** A category is named by its id or by its name. */
function menuToChange(rows: MenuRows, categories: readonly Category[]): MenuToChange {
  const sizes = new Set(rows.groups.filter(({ kind }) => kind === 'size').map(({ id }) => id))
  return {
    dishes: new Map(rows.items.map((item) => [item.id, item])),
    sized: new Set(rows.item_groups.filter(({ group_id }) => sizes.has(group_id)).map(({ item_id }) => item_id)),
    categories,
    categoryIds: new Map([
      ...categories.map(({ id, name }) => [name.toLowerCase(), id] as const),
      ...categories.map(({ id }) => [id, id] as const),
    ]),
  }
}

type LineRead = { readonly plan: LinePlan | null; readonly problems: readonly CsvProblem[] }

function lineOf(
  record: CsvRecord,
  fields: readonly (MenuField | undefined)[],
  menu: MenuToChange,
  taken: Set<string>,
): LineRead {
  const { line, cells } = record
  const { values, wrong } = valuesOf(record, fields)
  const id = values.id?.trim() || null
  const row = id === null ? undefined : menu.dishes.get(id)
  const before = row ? stateOf(row) : null
  const after = stateAfter(before, values, menu)
  const isPriceOfSizes = row !== undefined && menu.sized.has(row.id) && after.price !== row.price
  const extra = cells.slice(fields.length).some((cell) => cell.trim() !== '')
  const problems = [
    ...(extra ? [{ line, column: null, sentence: TOO_MANY_CELLS }] : []),
    ...wrong,
    ...idProblems(id, taken).map((sentence) => problemAt(line, 'id', sentence)),
    ...(isAmong(HEATS, after.spiceLevel) ? [] : [problemAt(line, 'spiceLevel', SPICE_UNKNOWN)]),
    ...(isAmong(TAX_CLASSES, after.taxClass) ? [] : [problemAt(line, 'taxClass', TAX_CLASS_UNKNOWN)]),
    ...(isPriceOfSizes ? [problemAt(line, 'price', PRICE_IS_OF_SIZES)] : []),
    ...problemsIn(after, menu.categories).map(({ field, sentence }) => problemAt(line, field, sentence)),
  ]
  if (id !== null) taken.add(id)
  // A cell that could not be read is told once, and not again as what is missing then.
  const told = new Set(wrong.map(({ column }) => column))
  const own = problems.filter((problem) => wrong.includes(problem) || !told.has(problem.column))
  const changed = before ? changesIn(before, after) : keysOf(after)
  return { plan: changed.length === 0 ? null : { line, id, before, after, fields: changed }, problems: own }
}

function idProblems(id: string | null, taken: ReadonlySet<string>): string[] {
  if (id === null) return []
  if (!/^[A-Za-z0-9_-]{1,100}$/.test(id)) return [ID_INVALID]
  return taken.has(id) ? [ID_TWICE] : []
}

function problemAt(line: number, field: string, sentence: string): CsvProblem {
  const known = FIELDS.find((one) => one === field)
  return { line, column: known ? MENU_COLUMNS[known].title : null, sentence }
}

type Values = { [F in MenuField]?: MenuLine[F] }

/** Columns that the table has, in the form's values. */
function valuesOf({ line, cells }: CsvRecord, fields: readonly (MenuField | undefined)[]) {
  const wrong: CsvProblem[] = []
  const values: Values = {}
  for (const [at, field] of fields.entries()) {
    if (field === undefined) continue
    const read = readMenuCell(field, cells[at] ?? '')
    if ('sentence' in read) wrong.push(problemAt(line, field, read.sentence))
    // The value is that of this very field.
    else Object.assign(values, { [field]: read.value })
  }
  return { values, wrong }
}

const BLANK = { ...NEW_ITEM, name: '', description: '', category: '', price: null }

/** Columns that are left out stay as they are, or are those of a new dish. */
function stateAfter(before: ItemState | null, { id: _, ...values }: Values, menu: MenuToChange): ItemState {
  const { category } = values
  const known =
    category === undefined
      ? undefined
      : (menu.categoryIds.get(category) ?? menu.categoryIds.get(category.toLowerCase()))
  const named = known === undefined ? {} : { category: known }
  // Heat and tax class may still be words that are none: they are refused before anything is written.
  const merged = { ...(before ?? BLANK), ...values, ...named } as ItemState
  return tidy(merged)
}
