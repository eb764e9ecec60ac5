import * as contract from '@sizzle/contract/menu-csv.ts'
import { csvTable } from '@sizzle/domain/exports/csv.ts'
import type { CsvProblem } from '@sizzle/domain/exports/read-csv.ts'
import { localAt } from '@sizzle/domain/hours/local-time.ts'
import { MAX_MENU_CSV_BYTES, MENU_COLUMNS, menuFileName, writeMenuCell } from '@sizzle/domain/menu/menu-csv.ts'
import { menuItemId } from '@sizzle/domain/menu/menu-item.ts'
import { keysOf } from '@sizzle/domain/record.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../../kit/audit.sql.ts'
import { personOf, type WriteContext } from '../../kit/context.ts'
import type { Tx } from '../../kit/db/sql.ts'
import { operation } from '../../kit/operation.ts'
import { beginEdit, editableLocation, endEdits, type MenuEdit } from '../edit-menu.ts'
import { columnsOf, only, stateOf } from '../item-state.ts'
import { itemMarks } from '../managed-items.sql.ts'
import { categoriesOf, type MenuRows, menuOf } from '../menu.sql.ts'
import { problemsMade } from '../unmet-options.ts'
import { insertItems, saveItems } from './bulk.sql.ts'
import { imagesGone, noteReplaced } from './bulk-pictures.ts'
import { type CsvPlan, csvPlan, type LinePlan } from './csv-plan.ts'

const FIELDS = keysOf(MENU_COLUMNS)

export const exportMenuCsv = operation(contract.exportMenuCsv, async ({ locationId }, context) => {
  const location = await editableLocation(context, locationId)
  if (!location.ok) return location
  const { tx, who, now, requestId } = context
  const { items } = await menuOf(tx, locationId, now)
  const lines = items.map((row) => ({ ...stateOf(row), id: row.id }))
  const csv = csvTable(
    FIELDS.map((field) => MENU_COLUMNS[field].title),
    lines.map((line) => FIELDS.map((field) => writeMenuCell(field, line))),
  )
  await addAudit(tx, personOf(who), requestId, {
    action: 'exportMenuCsv',
    subject: 'menu',
    locationId,
    after: { count: lines.length },
  })
  const { date } = localAt(location.value.time_zone, now)
  return ok({ fileName: menuFileName(locationId, date), csv, count: lines.length })
})

export const importMenuCsv = operation(contract.importMenuCsv, async ({ locationId, csv, dryRun }, context) => {
  const { tx, now } = context
  const allowed = await editableLocation(context, locationId)
  if (!allowed.ok) return allowed
  if (Buffer.byteLength(csv) > MAX_MENU_CSV_BYTES) return refuse({ code: 'menu_csv_too_large' })
  // Whoever writes holds the menu before reading it; a dry run leaves no trace.
  const edit = dryRun ? undefined : await beginEdit(context, locationId, 'menu.edit')
  if (edit && !edit.ok) return edit
  const rows = await menuOf(tx, locationId, now)
  const plan = csvPlan(csv, rows, await categoriesOf(tx, locationId))
  const named = withIds(plan.plans, rows)
  const found = [...plan.problems, ...problemsThere(rows, named), ...(await pictureProblemsIn(tx, named))]
  const problems = found.toSorted((a, b) => a.line - b.line)
  if (edit && problems.length > 0) return refuse({ code: 'menu_csv_wrong', count: problems.length, problems })
  if (edit && named.length > 0) await writeLines(context, edit.value, named)
  return ok(presentPlan(plan, problems))
})

function presentPlan({ lines, plans }: CsvPlan, problems: readonly CsvProblem[]) {
  const added = plans.filter(({ before }) => before === null).length
  const changes = plans.map(({ line, id, before, after, fields }) => ({
    line,
    id,
    name: after.name,
    kind: before === null ? ('add' as const) : ('change' as const),
    columns: before === null ? [] : titlesOf(fields),
  }))
  const changed = plans.length - added
  return { lines, added, changed, same: lines - plans.length, problems, changes }
}

function titlesOf(fields: LinePlan['fields']): string[] {
  return FIELDS.filter((one) => fields.some((field) => field === one)).map((field) => MENU_COLUMNS[field].title)
}

type NamedPlan = LinePlan & { readonly id: string }

/** New dishes without an id get one out of their names. */
function withIds(plans: readonly LinePlan[], { items }: MenuRows): NamedPlan[] {
  const taken = new Set([...items.map(({ id }) => id), ...plans.flatMap(({ id }) => id ?? [])])
  return plans.map((plan) => {
    const made = plan.id === null ? menuItemId(plan.after.name, (one) => taken.has(one)) : ok(plan.id)
    const id = made.ok ? made.value : ''
    taken.add(id)
    return { ...plan, id }
  })
}

/** Ids that ran out, and prices that options take more off than there is. */
function problemsThere(rows: MenuRows, plans: readonly NamedPlan[]): CsvProblem[] {
  const { title } = MENU_COLUMNS.price
  const exhausted = plans
    .filter(({ id }) => id === '')
    .map(({ line }) => ({
      line,
      column: MENU_COLUMNS.id.title,
      sentence: 'Please choose an ID: too many items have this name',
    }))
  const prices = new Map(plans.flatMap(({ id, after }) => (after.price === null ? [] : [[id, after] as const])))
  const items = rows.items.map((item) => ({ ...item, price: prices.get(item.id)?.price ?? item.price }))
  const lineOf = new Map(plans.map(({ id, line }) => [id, line]))
  const unmet = problemsMade(rows, { ...rows, items }).map(({ dish, sentence }) => ({
    line: lineOf.get(dish.id) ?? 1,
    column: title,
    sentence: `${dish.name}: ${sentence}`,
  }))
  return [...exhausted, ...unmet]
}

async function pictureProblemsIn(tx: Tx, plans: readonly NamedPlan[]): Promise<CsvProblem[]> {
  const changed = plans.filter(({ fields }) => fields.includes('image'))
  const gone = await imagesGone(
    tx,
    changed.map(({ after }) => after.image),
  )
  return changed.flatMap(({ line, after }) => {
    const problem = gone.get(after.image ?? '')
    return problem ? [{ line, column: MENU_COLUMNS.image.title, sentence: problem.sentence }] : []
  })
}

async function writeLines(context: WriteContext, edit: MenuEdit, plans: readonly NamedPlan[]) {
  const { tx, now } = context
  const { id: locationId } = edit.location
  const by = { userId: edit.person.userId, now }
  const marks = await itemMarks(
    tx,
    locationId,
    plans.map(({ id }) => id),
    now,
  )
  const versions = new Map(marks.map(({ id, version }) => [id, version + 1]))
  const whole = ({ id, after }: NamedPlan) => ({ ...columnsOf(after), id })
  await insertItems(tx, locationId, plans.filter(({ before }) => before === null).map(whole), by)
  await saveItems(tx, locationId, plans.filter(({ before }) => before !== null).map(whole), by)
  await noteReplaced(
    tx,
    plans.map(({ before, fields }) => (fields.includes('image') ? before?.image : null)),
  )
  await endEdits(
    context,
    edit,
    plans.map(({ id, before, after, fields }) => ({
      action: 'importMenuCsv',
      subject: `menu_item:${id}`,
      ...(before && { before: only(before, fields) }),
      after: { ...only(after, fields), version: versions.get(id) ?? 1 },
    })),
  )
}
