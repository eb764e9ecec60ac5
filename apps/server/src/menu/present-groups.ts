import type { ManagedGroup } from '@sizzle/contract/menu-groups.ts'
import type { z } from 'zod'
import type { Db } from '../kit/db/sql.ts'
import { type MenuRows, menuOf } from './menu.sql.ts'
import { type GroupMarks, groupMarks, type OptionMarks, optionMarks } from './option-groups.sql.ts'
import { groupOf } from './option-menu.ts'

type Managed = z.output<typeof ManagedGroup>

/** The library of a location as the back office sees it. */
export async function presentAllGroups(db: Db, locationId: string, now: Date): Promise<Managed[]> {
  const rows = await menuOf(db, locationId, now)
  return presentRows(rows, await groupMarks(db, locationId), await optionMarks(db, locationId, now))
}

export async function presentOneGroup(db: Db, locationId: string, id: string, now: Date): Promise<Managed> {
  const group = (await presentAllGroups(db, locationId, now)).find((one) => one.id === id)
  if (!group) throw new Error(`the group ${id} has just been read`)
  return group
}

function presentRows(rows: MenuRows, groups: readonly GroupMarks[], options: readonly OptionMarks[]): Managed[] {
  const optionsOf = Map.groupBy(rows.options, ({ group_id }) => group_id)
  const marks = new Map(groups.map((one) => [one.id, one]))
  const marksOfOption = new Map(options.map((one) => [`${one.group_id}/${one.id}`, one]))
  return rows.groups.flatMap((row) => {
    const mark = marks.get(row.id)
    if (!mark) return []
    const group = groupOf(row, optionsOf.get(row.id) ?? [])
    return {
      ...group,
      options: group.options.map((option) => {
        const own = marksOfOption.get(`${row.id}/${option.id}`)
        return {
          ...option,
          soldOut: own?.is_sold_out ? { until: own.sold_out_until } : null,
          unitsLeft: own?.units_left ?? null,
        }
      }),
      usedBy: mark.used_by,
      updatedAt: mark.updated_at,
      updatedBy: mark.updated_by_name,
    }
  })
}
