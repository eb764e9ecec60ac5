import { isDeepStrictEqual } from 'node:util'
import { auditChanges } from '@sizzle/domain/audit/changes.ts'
import { nameWords } from '@sizzle/domain/audit/words.ts'
import { keysOf } from '@sizzle/domain/record.ts'
import { type GroupState, groupState, linkState } from '../audit-states.ts'
import { stateOf } from '../item-state.ts'
import type { ItemRow, MenuRows } from '../menu.sql.ts'

// What of a dish and of a group is the same at two locations, and how a difference is told.

export type FieldThatDiffers = { readonly field: string; readonly theirs: string | null; readonly ours: string | null }

/** Whether it can be had is the location's own, and the price of a dish with sizes is that of its sizes. */
export function itemToCopy(row: ItemRow, rows: MenuRows) {
  const { isAvailable: _, price, ...state } = stateOf(row)
  const groups = rows.item_groups.filter(({ item_id }) => item_id === row.id).map(linkState)
  const isSized = groups.some(({ groupId }) => rows.groups.some(({ id, kind }) => id === groupId && kind === 'size'))
  return {
    ...state,
    price: isSized ? null : price,
    groups: groups.map((link, position) => ({ ...link, position })),
  }
}
export type ItemToCopy = ReturnType<typeof itemToCopy>

export function groupToCopy(groupId: string, { groups, options }: MenuRows): GroupState | undefined {
  const row = groups.find(({ id }) => id === groupId)
  return (
    row &&
    groupState(
      row,
      options.filter(({ group_id }) => group_id === groupId),
    )
  )
}

function namesThatDiffer<T extends object>(theirs: T, ours: T): (keyof T)[] {
  return keysOf(ours).filter((name) => !isDeepStrictEqual(theirs[name], ours[name]))
}

/** In words, part by part; of what only stands in another order there is nothing to tell but that. */
export function fieldsThatDiffer<T extends object>(theirs: T, ours: T): FieldThatDiffers[] {
  return namesThatDiffer(theirs, ours).flatMap((name) => {
    // Nothing that is copied is a moment, so no clock decides how it is told.
    const changes = auditChanges({ [name]: theirs[name] }, { [name]: ours[name] }, 'UTC')
    if (changes.length === 0) return { field: nameWords(String(name)), theirs: null, ours: 'another order' }
    return changes.map(({ field, before, after }) => ({ field, theirs: before, ours: after }))
  })
}

/** What differs, as it was and as it is. */
export function differing<T extends object>(theirs: T, ours: T) {
  const names = new Set<PropertyKey>(namesThatDiffer(theirs, ours))
  const partOf = (state: T) => Object.fromEntries(Object.entries(state).filter(([name]) => names.has(name)))
  return { before: partOf(theirs), after: partOf(ours) }
}
