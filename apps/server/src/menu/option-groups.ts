import * as contract from '@sizzle/contract/menu-groups.ts'
import type { OptionGroup } from '@sizzle/domain/menu/options.ts'
import { checkGroup, ITEM_UNKNOWN } from '@sizzle/domain/menu/options-check.ts'
import { checkOpened } from '@sizzle/domain/menu/options-opened.ts'
import { type Problem, problemsOf } from '@sizzle/domain/problem.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { Tx } from '../kit/db/sql.ts'
import { operation, query } from '../kit/operation.ts'
import { refuseInput } from '../kit/refuse-input.ts'
import { groupState } from './audit-states.ts'
import { beginCountedEdit, endEdit, menuLocation } from './edit-menu.ts'
import { groupIdOf, groupRowOf, optionRowsOf } from './group-state.ts'
import { type GroupRow, type MenuRows, menuOf, type OptionRow } from './menu.sql.ts'
import { putGroup, putOptions, removeGroup, setPrices } from './option-groups.sql.ts'
import { groupOf } from './option-menu.ts'
import { presentAllGroups, presentOneGroup } from './present-groups.ts'
import { sizePrices } from './size-prices.ts'
import { problemsMade } from './unmet-options.ts'

export const getOptionGroups = query(contract.getOptionGroups, async ({ locationId }, context) => {
  const location = await menuLocation(context, locationId)
  if (!location.ok) return location
  return ok({ groups: await presentAllGroups(context.db, locationId, context.now) })
})

export const saveOptionGroup = operation(contract.saveOptionGroup, async (wish, context) => {
  const { locationId, expectedVersion, group } = wish
  const edit = await beginCountedEdit(context, locationId, 'menu.edit')
  if (!edit.ok) return edit
  const { tx, now } = context
  const rows = await menuOf(tx, locationId, now)
  const before = rows.groups.find(({ id }) => id === wish.id)
  if (wish.id !== null && !before) return refuse({ code: 'option_group_not_found' })
  if (before && before.version !== expectedVersion) return changedMeanwhile(tx, locationId, before.id, now)
  const id = before?.id ?? groupIdOf(group.name, new Set(rows.groups.map((one) => one.id)))
  if (id === null) return refuse({ code: 'option_group_id_exhausted' })

  const was = optionsOf(rows, id)
  const row = groupRowOf(id, (before?.version ?? 0) + 1, group)
  const options = optionRowsOf(id, group, was)
  const after = withGroup(rows, row, options)
  const problem = refuseInput(problemsIn(rows, after, row, options))
  if (problem) return problem

  await putGroup(tx, locationId, row, { userId: edit.value.person.userId, now })
  await putOptions(tx, locationId, id, options)
  await setPrices(tx, locationId, sizePrices(after))
  await endEdit(context, edit.value, {
    action: 'saveOptionGroup',
    subject: `option_group:${id}`,
    ...(before && { before: groupState(before, was) }),
    after: groupState(row, options),
  })
  return ok({ group: await presentOneGroup(tx, locationId, id, now) })
})

export const deleteOptionGroup = operation(contract.deleteOptionGroup, async (wish, context) => {
  const { locationId, id, expectedVersion } = wish
  const edit = await beginCountedEdit(context, locationId, 'menu.edit')
  if (!edit.ok) return edit
  const { tx, now } = context
  const rows = await menuOf(tx, locationId, now)
  const before = rows.groups.find((one) => one.id === id)
  if (!before) return refuse({ code: 'option_group_not_found' })
  if (before.version !== expectedVersion) return changedMeanwhile(tx, locationId, id, now)
  const users = usersOf(rows, id)
  if (users.length > 0) return refuse({ code: 'option_group_in_use', items: users.join(', ') })

  await removeGroup(tx, locationId, id)
  await endEdit(context, edit.value, {
    action: 'deleteOptionGroup',
    subject: `option_group:${id}`,
    before: groupState(before, optionsOf(rows, id)),
  })
  return ok({ id })
})

async function changedMeanwhile(tx: Tx, locationId: string, id: string, now: Date) {
  const group = await presentOneGroup(tx, locationId, id, now)
  const { version, updatedBy, updatedAt } = group
  return refuse({
    code: 'option_group_changed',
    current: { group, version, changedBy: updatedBy, changedAt: updatedAt },
  })
}

/** Dishes that offer it, and options that open it. */
function usersOf({ items, item_groups, options }: MenuRows, id: string): string[] {
  const offering = new Set(item_groups.filter(({ group_id }) => group_id === id).map(({ item_id }) => item_id))
  const opening = options.filter(({ group_ids }) => group_ids.includes(id))
  const names = [...items.filter((item) => offering.has(item.id)), ...opening].map(({ name }) => name)
  return [...new Set(names)]
}

function optionsOf({ options }: MenuRows, groupId: string): OptionRow[] {
  return options.filter(({ group_id }) => group_id === groupId)
}

function withGroup(rows: MenuRows, group: GroupRow, options: readonly OptionRow[]): MenuRows {
  return {
    ...rows,
    groups: [...rows.groups.filter(({ id }) => id !== group.id), group],
    options: [...rows.options.filter(({ group_id }) => group_id !== group.id), ...options],
  }
}

/** Of the group by itself, by the place of an option in what was sent; then of the dishes that could be ordered before. */
function problemsIn(before: MenuRows, after: MenuRows, row: GroupRow, options: readonly OptionRow[]): Problem[] {
  const places = options.map(({ id }) => id)
  const group = groupOf(row, options)
  const found = [
    ...checkGroup(group),
    ...checkOpened(group, groupsBeside(after, row.id)),
    ...pointsNowhere(after, options),
  ]
  const own = found.map((problem) => ({
    ...problem,
    field: problem.field.replace(/^options\.([a-z0-9-]+)/, (_, id: string) => `options.${places.indexOf(id)}`),
  }))
  if (own.length > 0) return own
  return problemsMade(before, after).map(({ dish, sentence }) => ({
    field: `usedBy.${dish.id}`,
    sentence: `${dish.name}: ${sentence}`,
  }))
}

function groupsBeside(rows: MenuRows, id: string): OptionGroup[] {
  return rows.groups.filter((row) => row.id !== id).map((row) => groupOf(row, optionsOf(rows, row.id)))
}

/** What an option stands for has to be there even before a dish offers it. */
function pointsNowhere({ items }: MenuRows, options: readonly OptionRow[]): Problem[] {
  const dishes = new Set(items.map(({ id }) => id))
  return options.flatMap(({ id, item_id }) =>
    problemsOf([[`options.${id}.itemId`, item_id !== null && !dishes.has(item_id) && ITEM_UNKNOWN]]),
  )
}
