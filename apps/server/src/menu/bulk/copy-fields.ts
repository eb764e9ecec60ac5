import { isDeepStrictEqual } from 'node:util'
import { dollars } from '@sizzle/domain/money/cents.ts'
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

export function fieldsThatDiffer<T extends object>(theirs: T, ours: T): FieldThatDiffers[] {
  return keysOf(ours)
    .filter((field) => !isDeepStrictEqual(theirs[field], ours[field]))
    .map((field) => ({ field, theirs: inWords(field, theirs[field]), ours: inWords(field, ours[field]) }))
}

export function only<T extends object>(state: T, fields: readonly FieldThatDiffers[]): Partial<T> {
  const names = new Set(fields.map(({ field }) => field))
  // Entries that were left out are what Partial means.
  return Object.fromEntries(Object.entries(state).filter(([name]) => names.has(name))) as Partial<T>
}

function inWords(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (field === 'price' && typeof value === 'number') return dollars(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (field === 'schedule') return 'own hours'
  if (Array.isArray(value)) return value.map(oneInWords).join(', ') || null
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A word, a group at a dish, or an option with its price. */
function oneInWords(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  if ('groupId' in value) return String(value.groupId)
  const name = 'name' in value ? String(value.name) : ''
  return 'price' in value && typeof value.price === 'number' ? `${name} ${dollars(value.price)}` : name
}
