import * as contract from '@sizzle/contract/menu-office.ts'
import { withoutEmpty } from '@sizzle/domain/menu/menu-item.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { operation } from '../kit/operation.ts'
import { noteNoLongerShown } from './drop-pictures.ts'
import { beginCountedEdit, endEdit } from './edit-menu.ts'
import { changedMeanwhile } from './item-conflicts.ts'
import { stateOf } from './item-state.ts'
import { itemMarks, removeItem } from './managed-items.sql.ts'
import { type MenuRows, menuOf } from './menu.sql.ts'
import { problemsMade } from './unmet-options.ts'

export const deleteMenuItem = operation(contract.deleteMenuItem, async (wish, context) => {
  const { locationId, id, expectedVersion, withOptions = false } = wish
  const edit = await beginCountedEdit(context, locationId, 'menu.edit')
  if (!edit.ok) return edit
  const { tx, now } = context
  const { location } = edit.value
  const rows = await menuOf(tx, locationId, now)
  const row = rows.items.find((item) => item.id === id)
  const [marks] = await itemMarks(tx, locationId, [id], now)
  if (!row || !marks) return refuse({ code: 'menu_item_not_found' })
  if (marks.version !== expectedVersion) return changedMeanwhile({ tx, now, location }, id, expectedVersion)
  const needed = problemsMade(rows, without(rows, id)).map(({ dish }) => dish.name)
  if (needed.length > 0) return refuse({ code: 'menu_item_needed', items: inWords(needed) })
  const options = rows.options.filter((option) => option.item_id === id)
  if (options.length > 0 && !withOptions)
    return refuse({ code: 'menu_item_in_combo', groups: inWords(options.map((option) => groupName(rows, option))) })

  await removeItem(tx, locationId, id)
  await noteNoLongerShown(tx, row.image)
  await endEdit(context, edit.value, {
    action: 'deleteMenuItem',
    subject: `menu_item:${id}`,
    before: {
      ...withoutEmpty(stateOf(row)),
      options: options.map((option) => `${option.group_id}/${option.id}`),
      groups: rows.item_groups.filter(({ item_id }) => item_id === id).map(({ group_id }) => group_id),
    },
  })
  return ok({ id, deletedOptions: options.length })
})

function without(rows: MenuRows, id: string): MenuRows {
  return {
    ...rows,
    items: rows.items.filter((item) => item.id !== id),
    item_groups: rows.item_groups.filter(({ item_id }) => item_id !== id),
    options: rows.options.filter(({ item_id }) => item_id !== id),
  }
}

function groupName({ groups }: MenuRows, { group_id }: { readonly group_id: string }): string {
  return groups.find(({ id }) => id === group_id)?.name ?? group_id
}

function inWords(names: readonly string[]): string {
  return [...new Set(names)].join(', ')
}
