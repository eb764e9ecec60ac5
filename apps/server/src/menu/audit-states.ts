import type { ItemGroup, Option, OptionGroup } from '@sizzle/domain/menu/options.ts'
import type { GroupRow, ItemGroupRow, OptionRow } from './menu.sql.ts'
import { groupOf, itemGroupOf } from './option-menu.ts'

// What the audit trail says of options: what people set, without what the clock or the orders did.

export type GroupState = Omit<OptionGroup, 'id' | 'version' | 'options'> & {
  readonly options: readonly Omit<Option, 'isSoldOut' | 'position'>[]
}

export function groupState(row: GroupRow, options: readonly OptionRow[]): GroupState {
  const { id: _, version: _version, ...group } = groupOf(row, options)
  return { ...group, options: group.options.map(({ isSoldOut: _now, position: _place, ...option }) => option) }
}

export function linkState(row: ItemGroupRow): Omit<ItemGroup, 'itemId'> {
  const { itemId: _, ...group } = itemGroupOf(row)
  return group
}
