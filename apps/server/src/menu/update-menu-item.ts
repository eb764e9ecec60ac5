import * as contract from '@sizzle/contract/menu-office.ts'
import { type Problem, problemsOf } from '@sizzle/domain/problem.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { operation } from '../kit/operation.ts'
import { refuseInput } from '../kit/refuse-input.ts'
import { noteNoLongerShown } from './drop-pictures.ts'
import { beginEdit, endEdit } from './edit-menu.ts'
import { changedMeanwhile } from './item-conflicts.ts'
import { changesIn, columnsOf, type ItemState, only, problemsIn, stateOf, withUpdates } from './item-state.ts'
import { itemMarks, saveItem } from './managed-items.sql.ts'
import { categoriesOf, dishesByIds, type ItemRow, type MenuRows } from './menu.sql.ts'
import { pictureProblems } from './photos.ts'
import { presentOneManaged } from './present-managed.ts'
import { problemsMade } from './unmet-options.ts'

const PRICE_IS_OF_SIZES = 'This item is priced by its sizes. Change them under Options'

export const updateMenuItem = operation(contract.updateMenuItem, async (wish, context) => {
  const { locationId, id, expectedVersion, updates } = wish
  const edit = await beginEdit(context, locationId, 'menu.edit')
  if (!edit.ok) return edit
  const { tx, now } = context
  const { person, location } = edit.value
  const rows = await dishesByIds(tx, locationId, [id], now)
  const row = rows.items.find((item) => item.id === id)
  const [marks] = await itemMarks(tx, locationId, [id], now)
  if (!row || !marks) return refuse({ code: 'menu_item_not_found' })
  if (marks.version !== expectedVersion) return changedMeanwhile({ tx, now, location }, id, expectedVersion)

  const before = stateOf(row)
  const after = withUpdates(before, updates)
  const changes = changesIn(before, after)
  const problem = refuseInput([
    ...problemsIn(after, await categoriesOf(tx, locationId)),
    ...(changes.includes('price') ? priceProblems(rows, row, after) : []),
    ...(changes.includes('image') ? await pictureProblems(tx, after.image) : []),
  ])
  if (problem) return problem
  if (changes.length > 0) {
    await saveItem(tx, locationId, id, columnsOf(after), { userId: person.userId, now })
    if (changes.includes('image')) await noteNoLongerShown(tx, before.image)
    await endEdit(context, edit.value, {
      action: 'updateMenuItem',
      subject: `menu_item:${id}`,
      before: only(before, changes),
      after: { ...only(after, changes), version: marks.version + 1 },
    })
  }
  return ok({ item: await presentOneManaged(tx, location, id, now) })
})

/** Another price that would change nothing, or that options take more off than there is. */
function priceProblems(rows: MenuRows, row: ItemRow, { price }: ItemState): Problem[] {
  if (price === null || price < 1) return []
  const own = rows.item_groups.filter(({ item_id }) => item_id === row.id).map(({ group_id }) => group_id)
  const hasSizes = rows.groups.some(({ id, kind }) => kind === 'size' && own.includes(id))
  const repriced = { ...rows, items: rows.items.map((item) => (item.id === row.id ? { ...item, price } : item)) }
  const made = problemsMade(rows, repriced).filter(({ dish }) => dish.id === row.id)
  return [
    ...problemsOf([['price', hasSizes && PRICE_IS_OF_SIZES]]),
    ...made.map(({ sentence }) => ({ field: 'price', sentence })),
  ]
}
