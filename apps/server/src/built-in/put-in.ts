import { instantOf, localAt } from '@sizzle/domain/hours/local-time.ts'
import type { Database } from '../kit/db/open.ts'
import type { Tx } from '../kit/db/sql.ts'
import { BUILT_IN_LOCATIONS, type BuiltInLocation } from './locations.ts'
import { builtInMenu, defaultCategories } from './menu/built-in-menu.ts'
import * as rows from './put-in.sql.ts'

/** Puts the two locations and their menus into a database that has none; an owner's own data is never touched. */
export async function putInBuiltInData(database: Database, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    await rows.lockBuiltIn(tx)
    const { count } = await rows.countLocations(tx)
    if (count > 0) return
    for (const location of BUILT_IN_LOCATIONS) {
      await rows.insertLocation(tx, location)
      await putInMenu(tx, location, localAt(location.timeZone, now).date)
    }
  })
}

/** The card of a location that opens later: its categories, and no dish yet. */
export async function putInCategories(tx: Tx, locationId: string): Promise<void> {
  for (const [position, category] of defaultCategories().entries())
    await rows.insertCategory(tx, locationId, category, position)
}

async function putInMenu(tx: Tx, { id, timeZone }: BuiltInLocation, firstDay: string): Promise<void> {
  const { categories, items, optionGroups } = builtInMenu(id, firstDay)
  for (const [position, category] of categories.entries()) await rows.insertCategory(tx, id, category, position)
  for (const [position, item] of items.entries()) {
    const back = item.backOn === null ? 'infinity' : instantOf(timeZone, item.backOn, '00:00')
    await rows.insertItem(tx, id, item, { position, soldOutUntil: item.isSoldOut ? back : null })
  }
  await rows.insertOptionGroups(tx, id, optionGroups)
  // Options point at dishes, and dishes at groups.
  await rows.insertOptions(tx, id, optionGroups)
  await rows.insertItemGroups(tx, id, items)
}
