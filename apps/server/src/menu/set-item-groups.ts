import * as contract from '@sizzle/contract/menu-groups.ts'
import type { InputOf } from '@sizzle/contract/route.ts'
import { MAX_OPTION_PRICE, MIN_OPTION_PRICE } from '@sizzle/domain/menu/options.ts'
import { GROUP_TWICE, GROUP_UNKNOWN, OPTION_PRICE_INVALID } from '@sizzle/domain/menu/options-check.ts'
import { type Problem, problemsOf } from '@sizzle/domain/problem.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { operation } from '../kit/operation.ts'
import { refuseInput } from '../kit/refuse-input.ts'
import { linkState } from './audit-states.ts'
import { beginEdit, endEdit } from './edit-menu.ts'
import { changedMeanwhile } from './item-conflicts.ts'
import { itemMarks } from './managed-items.sql.ts'
import { type ItemGroupRow, type MenuRows, menuOf } from './menu.sql.ts'
import { putItemGroups, setPrices } from './option-groups.sql.ts'
import { presentOneManaged } from './present-managed.ts'
import { sizePrices } from './size-prices.ts'
import { problemsMade } from './unmet-options.ts'

type Entered = InputOf<typeof contract.setItemGroups>['groups'][number]

const NO_COUNT = 'Please enter a whole number'

export const setItemGroups = operation(contract.setItemGroups, async (wish, context) => {
  const { locationId, itemId, expectedVersion } = wish
  const edit = await beginEdit(context, locationId, 'menu.edit')
  if (!edit.ok) return edit
  const { tx, now } = context
  const { person, location } = edit.value
  const [marks] = await itemMarks(tx, locationId, [itemId], now)
  if (!marks) return refuse({ code: 'menu_item_not_found' })
  if (marks.version !== expectedVersion) return changedMeanwhile({ tx, now, location }, itemId, expectedVersion)
  const rows = await menuOf(tx, locationId, now)
  const entered = refuseInput(enteredProblems(rows, wish.groups))
  if (entered) return entered

  const groups = wish.groups.map((group, position) => rowOf(itemId, group, position))
  const others = rows.item_groups.filter(({ item_id }) => item_id !== itemId)
  const after = { ...rows, item_groups: [...others, ...groups] }
  const problem = refuseInput(problemsMade(rows, after).map((made) => fieldOf(made, itemId, wish.groups)))
  if (problem) return problem

  const before = rows.item_groups.filter(({ item_id }) => item_id === itemId)
  await putItemGroups(tx, locationId, itemId, groups, { userId: person.userId, now })
  await setPrices(tx, locationId, sizePrices(after))
  await endEdit(context, edit.value, {
    action: 'setItemGroups',
    subject: `menu_item:${itemId}`,
    before: { groups: before.map(linkState) },
    after: { groups: groups.map(linkState), version: marks.version + 1 },
  })
  return ok({ item: await presentOneManaged(tx, location, itemId, now) })
})

/** What no row could hold. */
function enteredProblems({ groups }: MenuRows, entered: readonly Entered[]): Problem[] {
  const known = new Set(groups.map(({ id }) => id))
  const ids = entered.map(({ groupId }) => groupId)
  return problemsOf(
    entered.flatMap(({ groupId, min, max, free, prices = {} }, at) => [
      [`groups.${at}`, !known.has(groupId) && GROUP_UNKNOWN],
      [`groups.${at}`, ids.indexOf(groupId) < at && GROUP_TWICE],
      ...Object.entries({ min, max, free }).map(
        ([name, value]) => [`groups.${at}.${name}`, !isCountOrNone(value) && NO_COUNT] as const,
      ),
      ...Object.entries(prices).map(
        ([id, price]) => [`groups.${at}.prices.${id}`, !isPrice(price) && OPTION_PRICE_INVALID] as const,
      ),
    ]),
  )
}

function isCountOrNone(value: number | null | undefined): boolean {
  return value === undefined || value === null || (Number.isInteger(value) && value >= 0 && value <= 1000)
}

function isPrice(price: number | null): boolean {
  return price !== null && price >= MIN_OPTION_PRICE && price <= MAX_OPTION_PRICE
}

function rowOf(itemId: string, { groupId, min, max, free, hidden, prices }: Entered, position: number): ItemGroupRow {
  return {
    item_id: itemId,
    group_id: groupId,
    position,
    min: min ?? null,
    max: max ?? null,
    free: free ?? null,
    hidden: [...new Set(hidden ?? [])],
    prices: Object.fromEntries(
      Object.entries(prices ?? {}).flatMap(([id, price]) => (price === null ? [] : [[id, price]])),
    ),
  }
}

type Made = ReturnType<typeof problemsMade>[number]

/** By the place of a group in what was sent; of a combo with this dish, beside the combo's name. */
function fieldOf({ dish, field, sentence }: Made, itemId: string, groups: readonly Entered[]): Problem {
  if (dish.id !== itemId) return { field: `usedBy.${dish.id}`, sentence: `${dish.name}: ${sentence}` }
  const [, id] = /^groups\.([^.]+)/.exec(field) ?? []
  const at = groups.findIndex(({ groupId }) => groupId === id)
  return { field: at < 0 ? field : field.replace(`groups.${id}`, `groups.${at}`), sentence }
}
