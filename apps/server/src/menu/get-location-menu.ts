import * as contract from '@sizzle/contract/menu.ts'
import { nextTurn } from '@sizzle/domain/hours/schedule.ts'
import { isSpecialRunning } from '@sizzle/domain/menu/availability.ts'
import { backWords } from '@sizzle/domain/menu/sold-out-words.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { SettingOf } from '@sizzle/domain/settings/settings.ts'
import type { Db } from '../kit/db/sql.ts'
import { query } from '../kit/operation.ts'
import { locationById } from '../locations/locations.sql.ts'
import { notNowAt, schedulesOf } from './dish-hours.ts'
import { type FirstLook, firstLookAt } from './first-look.ts'
import {
  categoriesOf,
  type DishRow,
  dishesByIds,
  type ItemRow,
  type MenuRows,
  markedSpecials,
  menuOf,
} from './menu.sql.ts'
import { groupOf, itemGroupOf } from './option-menu.ts'
import { photoReader } from './photos.ts'

export function getLocationMenu(settingOf: SettingOf) {
  return query(contract.getLocationMenu, async ({ locationId }, { db, now }) => {
    const location = await locationById(db, locationId)
    if (!location) return refuse({ code: 'location_not_found' })
    const [menu, categories] = await Promise.all([menuOf(db, locationId, now), categoriesOf(db, locationId)])
    const photoOf = await photoReader(db, menu.items)
    const groupsOf = Map.groupBy(menu.item_groups, ({ item_id }) => item_id)
    const lookAt = firstLookAt(menu)
    const notNowOf = notNowAt({ zone: location.time_zone, now, daysAhead: location.order_rules.daysAhead })
    return ok({
      items: menu.items.filter(isShown).map((item) => {
        const look = lookAt(item)
        return {
          ...presentItem(item, location.time_zone, now),
          ...photoOf(item),
          ...look,
          notNow: notNowOf(item),
          ...soldOutNow(item, look, location.time_zone, now),
          groups: (groupsOf.get(item.id) ?? []).map(itemGroupOf),
        }
      }),
      categories: categories.map(({ id, name, is_default }) => ({ id, name, isDefault: is_default })),
      optionGroups: presentGroups(menu),
      takesNotes: settingOf('orders.takesNotes', location.id),
      version: location.menu_version,
      changesAt: nextTurn([...schedulesOf(menu), ...Object.values(location.type_hours)], location.time_zone, now),
    })
  })
}

/** What is hidden is no news for guests; what has run out is (menu 84). */
function isShown({ is_available }: ItemRow): boolean {
  return is_available
}

export const getTodaysSpecials = query(contract.getTodaysSpecials, async (_, { db, now }) => {
  const marked = await markedSpecials(db, now)
  const rows = marked.filter((row) => isSpecialRunning(specialOf(row), row.time_zone, now))
  const photoOf = await photoReader(db, rows)
  const lookAt = await looksAt(db, rows, now)
  return ok({
    specials: rows.map((row) => {
      const look = lookAt(row)
      const item = {
        ...presentItem(row, row.time_zone, now),
        ...photoOf(row),
        ...look,
        notNow: notNowAt({ zone: row.time_zone, now, daysAhead: row.order_rules.daysAhead })(row),
        ...soldOutNow(row, look, row.time_zone, now),
      }
      return { locationId: row.location_id, item }
    }),
  })
})

/** What their groups make of dishes of several locations; each location is asked once. */
async function looksAt(db: Db, rows: readonly ItemRow[], now: Date): Promise<(row: ItemRow) => FirstLook> {
  const looks = new Map<string, (row: ItemRow) => FirstLook>()
  for (const [id, dishes] of Map.groupBy(rows, ({ location_id }) => location_id)) {
    const ids = dishes.map((dish) => dish.id)
    looks.set(id, firstLookAt(await dishesByIds(db, id, ids, now)))
  }
  return (row) => looks.get(row.location_id)?.(row) ?? { soldOutReason: null, startPrice: row.price }
}

/** Of both it says what its own mark does, where that names a day. */
function soldOutNow(row: DishRow, { soldOutReason }: FirstLook, zone: string, now: Date) {
  const until = row.sold_out_until
  const isOut = row.is_sold_out
  const back = isOut && until !== null && until !== 'infinity' ? backWords(new Date(until), zone, now) : null
  return { isSoldOut: isOut || soldOutReason !== null, soldOutReason: back ?? soldOutReason }
}

function presentGroups({ groups, options }: MenuRows) {
  const optionsOf = Map.groupBy(options, ({ group_id }) => group_id)
  return groups.map((group) => groupOf(group, optionsOf.get(group.id) ?? []))
}

function specialOf(row: ItemRow) {
  return {
    isTodaysSpecial: row.is_todays_special,
    specialStartDate: row.special_start,
    specialEndDate: row.special_end,
  }
}

/** By itself: its groups, and what they make of it, come with the menu of its location. */
function presentItem(row: ItemRow, zone: string, now: Date) {
  const special = specialOf(row)
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: row.price,
    category: row.category_id,
    spiceLevel: row.spice_level,
    prepTime: row.prep_time,
    calories: row.calories,
    isVegetarian: row.is_vegetarian,
    isVegan: row.is_vegan,
    isGlutenFree: row.is_gluten_free,
    isPopular: row.is_popular,
    isAvailable: row.is_available,
    ...special,
    isTodaysSpecial: isSpecialRunning(special, zone, now),
    image: row.image,
    tags: row.tags,
    allergens: row.allergens,
    taxClass: row.tax_class,
    isSoldOut: row.is_sold_out,
    soldOutReason: null,
    startPrice: row.price,
    notNow: {},
    groups: [],
  }
}
