import * as contract from '@sizzle/contract/menu-office.ts'
import { duplicateName, menuItemId, withoutEmpty } from '@sizzle/domain/menu/menu-item.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { operation } from '../kit/operation.ts'
import { refuseInput } from '../kit/refuse-input.ts'
import { beginEdit, endEdit } from './edit-menu.ts'
import { columnsOf, NEW_ITEM, problemsIn, tidy } from './item-state.ts'
import { copyItem, insertItem, takenItemIds } from './managed-items.sql.ts'
import { categoriesOf, dishesByIds } from './menu.sql.ts'
import { pictureProblems } from './photos.ts'
import { presentOneManaged } from './present-managed.ts'

export const addMenuItem = operation(contract.addMenuItem, async ({ locationId, ...wish }, context) => {
  const edit = await beginEdit(context, locationId, 'menu.edit')
  if (!edit.ok) return edit
  const { tx, now } = context
  const { person, location } = edit.value
  const { name, description, category, price, ...optional } = wish
  const state = tidy({ ...NEW_ITEM, name, description, category, price, ...withoutEmpty(optional) })
  const problem = refuseInput([
    ...problemsIn(state, await categoriesOf(tx, locationId)),
    ...(await pictureProblems(tx, state.image)),
  ])
  if (problem) return problem

  const id = await freeId(context, locationId, state.name)
  if (!id.ok) return id
  await insertItem(tx, locationId, id.value, columnsOf(state), { userId: person.userId, now })
  await endEdit(context, edit.value, {
    action: 'addMenuItem',
    subject: `menu_item:${id.value}`,
    after: { ...withoutEmpty(state), version: 1 },
  })
  return ok({ item: await presentOneManaged(tx, location, id.value, now) })
})

export const duplicateMenuItem = operation(contract.duplicateMenuItem, async ({ locationId, id }, context) => {
  const edit = await beginEdit(context, locationId, 'menu.edit')
  if (!edit.ok) return edit
  const { tx, now } = context
  const { person, location } = edit.value
  const { items } = await dishesByIds(tx, locationId, [id], now)
  const original = items.find((item) => item.id === id)
  if (!original) return refuse({ code: 'menu_item_not_found' })

  const name = duplicateName(original.name)
  const copyId = await freeId(context, locationId, name)
  if (!copyId.ok) return copyId
  await copyItem(tx, locationId, [id, copyId.value], name, { userId: person.userId, now })
  await endEdit(context, edit.value, {
    action: 'duplicateMenuItem',
    subject: `menu_item:${copyId.value}`,
    after: { name, copyOf: id, version: 1 },
  })
  return ok({ item: await presentOneManaged(tx, location, copyId.value, now) })
})

async function freeId({ tx }: { readonly tx: Parameters<typeof takenItemIds>[0] }, locationId: string, name: string) {
  const taken = await takenItemIds(tx, locationId)
  return menuItemId(name, (id) => taken.has(id))
}
