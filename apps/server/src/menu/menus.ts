import { randomUUID } from 'node:crypto'
import * as contract from '@sizzle/contract/menus.ts'
import type { InputOf } from '@sizzle/contract/route.ts'
import { checkMenu } from '@sizzle/domain/menu/menu-form.ts'
import { ORDER_TYPES } from '@sizzle/domain/order/order-type.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { type Problem, problemsOf } from '@sizzle/domain/problem.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { type Person, personOf } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import { operation, query } from '../kit/operation.ts'
import { refuseInput } from '../kit/refuse-input.ts'
import { locationById, nextMenuVersion } from '../locations/locations.sql.ts'
import { categoriesOf } from './menu.sql.ts'
import { insertMenu, type MenuRow, menusOf, type NamedMenuRow, removeMenu, updateMenu } from './menus.sql.ts'

const CATEGORIES_UNKNOWN = 'Please choose categories from the list'

export const getMenus = query(contract.getMenus, async ({ locationId }, { db, who }) => {
  const isTheirs = mayAt(personOf(who), 'location.edit', locationId)
  if (!isTheirs || !(await locationById(db, locationId))) return refuse({ code: 'location_not_found' })
  const [menus, categories] = await Promise.all([menusOf(db, locationId), categoriesOf(db, locationId)])
  return ok({
    menus: menus.map(presentNamed),
    categories: categories.map(({ id, name, is_default }) => ({ id, name, isDefault: is_default })),
  })
})

export const saveMenu = operation(contract.saveMenu, async (wish, { tx, who, now, requestId }) => {
  const person = personOf(who)
  const { locationId, id, expectedVersion } = wish
  const version = await startChange(tx, person, locationId)
  if (version === null) return refuse({ code: 'location_not_found' })
  const menus = await menusOf(tx, locationId)
  const before = menus.find((menu) => menu.id === id)
  if (id !== null && !before) return refuse({ code: 'menu_not_found' })
  if (before && before.version !== expectedVersion) return changed(before)
  const problem = refuseInput(await problemsIn(tx, wish, menus))
  if (problem) return problem

  const columns = columnsOf(wish)
  const after = before
    ? await updateMenu(tx, locationId, before.id, columns, now)
    : await insertMenu(tx, locationId, randomUUID(), columns, now)
  await note(tx, { person, requestId, action: 'saveMenu', before, after, version })
  return ok({ menu: presentNamed({ ...after, updated_by_name: person.name }) })
})

export const deleteMenu = operation(contract.deleteMenu, async (wish, { tx, who, requestId }) => {
  const person = personOf(who)
  const { locationId, id, expectedVersion } = wish
  const version = await startChange(tx, person, locationId)
  if (version === null) return refuse({ code: 'location_not_found' })
  const before = (await menusOf(tx, locationId)).find((menu) => menu.id === id)
  if (!before) return refuse({ code: 'menu_not_found' })
  if (before.version !== expectedVersion) return changed(before)
  await removeMenu(tx, locationId, id)
  await note(tx, { person, requestId, action: 'deleteMenu', before, after: undefined, version })
  return ok({ id })
})

/** The version that the whole menu gets; null where the person has no such location. Who comes second waits. */
async function startChange(tx: Tx, person: Person, locationId: string): Promise<number | null> {
  const isTheirs = mayAt(person, 'location.edit', locationId)
  return (isTheirs && (await nextMenuVersion(tx, locationId))?.menu_version) || null
}

/** Says who was first. */
function changed({ version, updated_by_name, updated_at }: NamedMenuRow) {
  return refuse({
    code: 'menu_changed',
    current: { version, changedBy: updated_by_name, changedAt: updated_at },
  })
}

type MenuWish = InputOf<typeof contract.saveMenu>

async function problemsIn(tx: Tx, wish: MenuWish, menus: readonly MenuRow[]): Promise<Problem[]> {
  const others = menus.filter(({ id }) => id !== wish.id).map(({ name }) => name)
  const known = new Set((await categoriesOf(tx, wish.locationId)).map(({ id }) => id))
  const isUnknown = wish.categoryIds.some((id) => !known.has(id))
  return [...checkMenu(wish, others), ...problemsOf([['categoryIds', isUnknown && CATEGORIES_UNKNOWN]])]
}

/** All order types are the same as none: then a type that comes later is in it too. */
function columnsOf({ name, schedule, categoryIds, orderTypes }: MenuWish) {
  const chosen = ORDER_TYPES.filter((type) => orderTypes.includes(type))
  return {
    name: name.trim(),
    schedule: { ...schedule, from: schedule.from || null, until: schedule.until || null },
    category_ids: [...new Set(categoryIds)],
    order_types: chosen.length === ORDER_TYPES.length ? [] : chosen,
  }
}

type MenuChange = {
  readonly person: Person
  readonly requestId: string
  readonly action: 'saveMenu' | 'deleteMenu'
  readonly before: MenuRow | undefined
  readonly after: MenuRow | undefined
  readonly version: number
}

async function note(tx: Tx, { person, requestId, action, before, after, version }: MenuChange): Promise<void> {
  const menu = after ?? before
  if (!menu) return
  const { location_id: locationId, id } = menu
  await addAudit(tx, person, requestId, {
    action,
    subject: `menu:${id}`,
    locationId,
    ...(before && { before: presentMenu(before) }),
    ...(after && { after: presentMenu(after) }),
  })
  await announce(tx, 'menu.changed', { id: locationId, version, locationId })
}

function presentNamed(row: NamedMenuRow) {
  return { ...presentMenu(row), updatedBy: row.updated_by_name }
}

function presentMenu({ id, name, schedule, category_ids, order_types, version }: MenuRow) {
  return { id, name, schedule, categoryIds: category_ids, orderTypes: order_types, version }
}
