import { isDeepStrictEqual } from 'node:util'
import * as contract from '@sizzle/contract/menu-categories.ts'
import { CATEGORY_EXISTS, categoryDeleteProblem, categoryId, categoryProblem } from '@sizzle/domain/menu/categories.ts'
import { ownHoursProblems, tidyHours } from '@sizzle/domain/menu/own-hours.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { Tx } from '../kit/db/sql.ts'
import { operation } from '../kit/operation.ts'
import { refuseInput } from '../kit/refuse-input.ts'
import * as rows from './categories.sql.ts'
import { beginEdit, endEdit } from './edit-menu.ts'
import { presentCategories } from './present-categories.ts'

export const addCategory = operation(contract.addCategory, async (wish, context) => {
  const { locationId } = wish
  const edit = await beginEdit(context, locationId, 'menu.edit')
  if (!edit.ok) return edit
  const { tx } = context
  const name = wish.name.trim().normalize('NFC')
  const problem = nameProblem(name, await rows.managedCategories(tx, locationId))
  if (problem) return problem
  const id = categoryId(name)
  await rows.insertCategory(tx, locationId, id, name)
  await endEdit(context, edit.value, { action: 'addCategory', subject: `category:${id}`, after: { name } })
  return ok({ id, categories: await categoriesNow(tx, locationId) })
})

export const renameCategory = operation(contract.renameCategory, async ({ locationId, id, ...wish }, context) => {
  const edit = await beginEdit(context, locationId, 'menu.edit')
  if (!edit.ok) return edit
  const { tx } = context
  const name = wish.name.trim().normalize('NFC')
  const categories = await rows.managedCategories(tx, locationId)
  const before = categories.find((one) => one.id === id)
  if (!before) return refuse({ code: 'category_not_found' })
  const others = categories.filter((one) => one.id !== id)
  const problem = nameProblem(name, others)
  if (problem) return problem
  if (name !== before.name) {
    await rows.setCategoryName(tx, locationId, id, name)
    await endEdit(context, edit.value, {
      action: 'renameCategory',
      subject: `category:${id}`,
      before: { name: before.name },
      after: { name },
    })
  }
  return ok({ categories: await categoriesNow(tx, locationId) })
})

export const setCategoryHours = operation(contract.setCategoryHours, async ({ locationId, id, ...wish }, context) => {
  const edit = await beginEdit(context, locationId, 'menu.edit')
  if (!edit.ok) return edit
  const { tx } = context
  const before = (await rows.managedCategories(tx, locationId)).find((one) => one.id === id)
  if (!before) return refuse({ code: 'category_not_found' })
  const problem = refuseInput(ownHoursProblems(wish.schedule))
  if (problem) return problem
  const schedule = tidyHours(wish.schedule)
  if (!isDeepStrictEqual(schedule, before.schedule)) {
    await rows.setCategorySchedule(tx, locationId, id, schedule)
    await endEdit(context, edit.value, {
      action: 'setCategoryHours',
      subject: `category:${id}`,
      before: { schedule: before.schedule },
      after: { schedule },
    })
  }
  return ok({ categories: await categoriesNow(tx, locationId) })
})

export const deleteCategory = operation(contract.deleteCategory, async ({ locationId, id, moveItemsTo }, context) => {
  const edit = await beginEdit(context, locationId, 'menu.edit')
  if (!edit.ok) return edit
  const { tx } = context
  const categories = await rows.managedCategories(tx, locationId)
  const before = categories.find((one) => one.id === id)
  const target = categories.find((one) => one.id === moveItemsTo && one.id !== id)
  if (!before || (moveItemsTo !== null && !target)) return refuse({ code: 'category_not_found' })
  const isDefault = before.is_default || categoryDeleteProblem(id, 0) !== null
  if (isDefault) return refuse({ code: 'category_is_default' })
  if (!target && categoryDeleteProblem(id, before.items) !== null) return refuse({ code: 'category_in_use' })

  if (target) await rows.moveItems(tx, locationId, id, target.id)
  await rows.removeCategory(tx, locationId, id)
  await endEdit(context, edit.value, {
    action: 'deleteCategory',
    subject: `category:${id}`,
    before: { name: before.name, items: before.items },
    after: { movedTo: target?.id ?? null },
  })
  return ok({ categories: await categoriesNow(tx, locationId), movedItems: before.items })
})

export const reorderCategories = operation(contract.reorderCategories, async ({ locationId, ids }, context) => {
  const edit = await beginEdit(context, locationId, 'menu.edit')
  if (!edit.ok) return edit
  const { tx } = context
  const before = (await rows.managedCategories(tx, locationId)).map(({ id }) => id)
  if (!areTheSame(before, ids)) return refuse({ code: 'menu_order_changed' })
  await rows.setCategoryOrder(tx, locationId, ids)
  await endEdit(context, edit.value, {
    action: 'reorderCategories',
    subject: 'categories',
    before: { ids: before },
    after: { ids },
  })
  return ok({ categories: await categoriesNow(tx, locationId) })
})

export const reorderItems = operation(contract.reorderItems, async ({ locationId, categoryId: id, ids }, context) => {
  const edit = await beginEdit(context, locationId, 'menu.edit')
  if (!edit.ok) return edit
  const { tx } = context
  const categories = await rows.managedCategories(tx, locationId)
  if (!categories.some((one) => one.id === id)) return refuse({ code: 'category_not_found' })
  const before = await rows.itemsOfCategory(tx, locationId, id)
  if (!areTheSame(before, ids)) return refuse({ code: 'menu_order_changed' })
  await rows.setItemOrder(tx, locationId, ids)
  await endEdit(context, edit.value, {
    action: 'reorderItems',
    subject: `category:${id}`,
    before: { ids: before },
    after: { ids },
  })
  return ok({ ids })
})

/** A name that is there is one answer, and what no name can be is another. */
function nameProblem(name: string, others: readonly rows.CategoryRow[]) {
  const sentence = categoryProblem(
    name,
    others.flatMap((one) => [one.id, one.name]),
  )
  if (sentence === CATEGORY_EXISTS) return refuse({ code: 'category_exists' })
  return sentence === null ? null : refuseInput([{ field: 'name', sentence }])
}

async function categoriesNow(tx: Tx, locationId: string) {
  return presentCategories(await rows.managedCategories(tx, locationId))
}

/** Each of them once, in whatever order: somebody else may have added or taken one meanwhile. */
function areTheSame(before: readonly string[], after: readonly string[]): boolean {
  const ids = new Set(after)
  return ids.size === after.length && before.length === after.length && before.every((id) => ids.has(id))
}
