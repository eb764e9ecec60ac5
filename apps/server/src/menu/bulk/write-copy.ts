import type { AuditEntry } from '../../kit/audit.sql.ts'
import type { WriteContext } from '../../kit/context.ts'
import { insertCategory } from '../categories.sql.ts'
import { endEdits, type MenuEdit } from '../edit-menu.ts'
import { columnsOf, stateOf } from '../item-state.ts'
import { itemMarks } from '../managed-items.sql.ts'
import type { ItemRow, MenuRows } from '../menu.sql.ts'
import { putGroup, putOptions, setPrices } from '../option-groups.sql.ts'
import { sizePrices } from '../size-prices.ts'
import { insertItems, putLinks, saveItems, type WholeItem } from './bulk.sql.ts'
import { noteReplaced } from './bulk-pictures.ts'
import { differing } from './copy-fields.ts'
import type { CopyPart } from './copy-plan.ts'

type Copy = { readonly fromLocationId: string; readonly parts: readonly CopyPart[]; readonly after: MenuRows }

/** Dishes before the options that stand for them, groups before the dishes' places for them. */
export async function writeCopy(context: WriteContext, edit: MenuEdit, { fromLocationId, parts, after }: Copy) {
  const { tx, now } = context
  const { id: locationId } = edit.location
  const by = { userId: edit.person.userId, now }
  const idsOf = (kind: CopyPart['kind'], state: CopyPart['state']) =>
    new Set(parts.filter((part) => part.kind === kind && part.state === state).map(({ id }) => id))
  const marks = await itemMarks(tx, locationId, [...idsOf('item', 'differs')], now)

  for (const { kind, id, name } of parts) if (kind === 'category') await insertCategory(tx, locationId, id, name)
  const [added, changed] = [idsOf('item', 'new'), idsOf('item', 'differs')]
  const rows = after.items.map(wholeItem)
  await insertItems(
    tx,
    locationId,
    rows.filter(({ id }) => added.has(id)),
    by,
  )
  await saveItems(
    tx,
    locationId,
    rows.filter(({ id }) => changed.has(id)),
    by,
  )
  for (const group of after.groups) {
    if (!parts.some(({ kind, id }) => kind === 'group' && id === group.id)) continue
    await putGroup(tx, locationId, group, by)
    await putOptions(
      tx,
      locationId,
      group.id,
      after.options.filter(({ group_id }) => group_id === group.id),
    )
  }
  const items = added.union(changed)
  await putLinks(
    tx,
    locationId,
    [...items],
    after.item_groups.filter(({ item_id }) => items.has(item_id)),
  )
  await setPrices(tx, locationId, sizePrices(after))

  await noteReplaced(
    tx,
    parts.map((part) => (part.kind === 'item' ? part.theirs?.image : null)),
  )
  const versions = new Map(marks.map(({ id, version }) => [id, version + 1]))
  const counts = { from: fromLocationId, parts: parts.length }
  await endEdits(context, edit, [
    { action: 'copyMenu', subject: 'menu', after: counts },
    ...parts.map((part) => entryOf(part, versions.get(part.id) ?? 1)),
  ])
}

function wholeItem(row: ItemRow): WholeItem {
  return { ...columnsOf(stateOf(row)), id: row.id }
}

const SUBJECTS = { category: 'category', group: 'option_group', item: 'menu_item' } as const

function entryOf({ kind, id, theirs, ours }: CopyPart, version: number): Omit<AuditEntry, 'locationId'> {
  const subject = `${SUBJECTS[kind]}:${id}`
  const marked = kind === 'item' ? { version } : {}
  if (theirs === null) return { action: 'copyMenu', subject, after: { ...ours, ...marked } }
  const { before, after } = differing<object>(theirs, ours)
  return { action: 'copyMenu', subject, before, after: { ...after, ...marked } }
}
