import type { ManagedItem } from '@sizzle/contract/menu-office.ts'
import { isSpecialRunning } from '@sizzle/domain/menu/availability.ts'
import type { z } from 'zod'
import type { Db } from '../kit/db/sql.ts'
import type { LocationRow } from '../locations/locations.sql.ts'
import { firstLookAt } from './first-look.ts'
import { stateOf } from './item-state.ts'
import { type ItemMarks, itemMarks } from './managed-items.sql.ts'
import { dishesByIds, type ItemRow, type MenuRows, menuOf } from './menu.sql.ts'
import { itemGroupOf } from './option-menu.ts'
import { photoReader } from './photos.ts'

export type Managed = z.output<typeof ManagedItem>

/** The whole menu of a location as the back office sees it. */
export async function presentAllManaged(db: Db, location: LocationRow, now: Date): Promise<Managed[]> {
  const [rows, marks] = await Promise.all([menuOf(db, location.id, now), itemMarks(db, location.id, null, now)])
  return presentRows(rows, marks, { location, now, photoOf: await photoReader(db, rows.items) })
}

/** One dish as it is now. */
export async function presentOneManaged(db: Db, location: LocationRow, id: string, now: Date): Promise<Managed> {
  const rows = await dishesByIds(db, location.id, [id], now)
  const marks = await itemMarks(db, location.id, [id], now)
  const own = rows.items.filter((row) => row.id === id)
  const at = { location, now, photoOf: await photoReader(db, own) }
  const item = presentRows(rows, marks, at).find((one) => one.id === id)
  if (!item) throw new Error(`the dish ${id} has just been written`)
  return item
}

type At = {
  readonly location: LocationRow
  readonly now: Date
  readonly photoOf: Awaited<ReturnType<typeof photoReader>>
}

function presentRows(rows: MenuRows, marks: readonly ItemMarks[], at: At): Managed[] {
  const marksOf = new Map(marks.map((one) => [one.id, one]))
  const groupsOf = Map.groupBy(rows.item_groups, ({ item_id }) => item_id)
  const sizes = new Set(rows.groups.filter(({ kind }) => kind === 'size').map(({ id }) => id))
  const lookAt = firstLookAt(rows)
  return rows.items.flatMap((row) => {
    const mark = marksOf.get(row.id)
    const groups = groupsOf.get(row.id) ?? []
    if (!mark) return []
    return {
      ...presentItem(row, mark, at),
      ...lookAt(row),
      groups: groups.map(itemGroupOf),
      hasSizes: groups.some(({ group_id }) => sizes.has(group_id)),
    }
  })
}

function presentItem(row: ItemRow, mark: ItemMarks, { location, now, photoOf }: At) {
  const special = {
    isTodaysSpecial: row.is_todays_special,
    specialStartDate: row.special_start,
    specialEndDate: row.special_end,
  }
  return {
    id: row.id,
    ...stateOf(row),
    ...photoOf(row),
    price: row.price,
    prepTime: row.prep_time,
    isSpecialNow: isSpecialRunning(special, location.time_zone, now),
    soldOut: mark.is_sold_out ? { until: mark.sold_out_until } : null,
    unitsLeft: mark.units_left,
    version: mark.version,
    createdAt: mark.created_at,
    updatedAt: mark.updated_at,
    updatedBy: mark.updated_by_name,
  }
}
