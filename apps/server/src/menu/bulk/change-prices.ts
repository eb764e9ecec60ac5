import * as contract from '@sizzle/contract/menu-prices.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { AuditEntry } from '../../kit/audit.sql.ts'
import type { WriteContext } from '../../kit/context.ts'
import { operation } from '../../kit/operation.ts'
import { groupState, linkState } from '../audit-states.ts'
import { beginEdit, editableLocation, endEdits } from '../edit-menu.ts'
import { itemMarks } from '../managed-items.sql.ts'
import { type MenuRows, menuOf } from '../menu.sql.ts'
import { setPrices } from '../option-groups.sql.ts'
import { sizePrices } from '../size-prices.ts'
import { nextVersions, saveLinkPrices, saveOptionPrices } from './bulk.sql.ts'
import { cutList, MOST_LISTED } from './cut-list.ts'
import { previewHash } from './preview-hash.ts'
import { isChanging, type PriceEdit, type PricePlan, pricePlan } from './price-plan.ts'

export const previewPrices = operation(contract.previewPrices, async ({ locationIds, ...wish }, context) => {
  const targets = []
  let room = MOST_LISTED
  for (const locationId of new Set(locationIds)) {
    const location = await editableLocation(context, locationId)
    if (!location.ok) return location
    const { edits } = pricePlan(await menuOf(context.tx, locationId, context.now), wish)
    const lines = cutList(edits.filter((edit) => isChanging(edit) || edit.after === null).map(presentEdit), room)
    room -= lines.list.length
    const changing = edits.filter(isChanging).length
    const refused = edits.filter(({ after }) => after === null).length
    targets.push({
      locationId,
      name: location.value.name,
      changing,
      refused,
      staying: edits.length - changing - refused,
      lines: lines.list,
      isCut: lines.isCut,
      previewHash: previewHash(locationId, edits),
    })
  }
  return ok({ targets })
})

export const changePrices = operation(contract.changePrices, async (asked, context) => {
  const { locationId, previewHash: hash, ...wish } = asked
  const edit = await beginEdit(context, locationId, 'menu.edit')
  if (!edit.ok) return edit
  const { tx, now } = context
  const before = await menuOf(tx, locationId, now)
  const plan = pricePlan(before, wish)
  if (previewHash(locationId, plan.edits) !== hash) return refuse({ code: 'menu_preview_old' })
  const changed = plan.edits.filter(isChanging)
  if (changed.length === 0) return ok({ changed: 0 })

  const touched = touchedBy(changed)
  const by = { userId: edit.value.person.userId, now }
  const entries = await auditOf(context, { locationId, before, plan, touched })
  await saveOptionPrices(
    tx,
    locationId,
    plan.after.options.filter(({ group_id }) => touched.groups.includes(group_id)),
  )
  await saveLinkPrices(
    tx,
    locationId,
    plan.after.item_groups.filter(({ item_id }) => touched.items.includes(item_id)),
  )
  const prices = plan.after.items.filter(({ id }) => touched.items.includes(id)).map(({ id, price }) => ({ id, price }))
  await setPrices(tx, locationId, [...prices, ...sizePrices(plan.after)])
  await nextVersions(tx, locationId, touched, by)
  await endEdits(context, edit.value, entries)
  return ok({ changed: changed.length })
})

function presentEdit({ key, kind, name, before, after, reason }: PriceEdit) {
  return { key, kind, name, before, after, reason }
}

type Touched = { readonly items: readonly string[]; readonly groups: readonly string[] }

function touchedBy(edits: readonly PriceEdit[]): Touched {
  const items = edits.flatMap((edit) => (edit.at === 'option' ? [] : [edit.itemId]))
  const groups = edits.flatMap((edit) => (edit.at === 'option' ? [edit.groupId] : []))
  return { items: [...new Set(items)], groups: [...new Set(groups)] }
}

type Change = {
  readonly locationId: string
  readonly before: MenuRows
  readonly plan: PricePlan
  readonly touched: Touched
}

/** One for each dish and each group, as they were and as they are. */
async function auditOf({ tx, now }: WriteContext, { locationId, before, plan, touched }: Change) {
  const marks = await itemMarks(tx, locationId, touched.items, now)
  const versions = new Map(marks.map(({ id, version }) => [id, version + 1]))
  const ofItems = touched.items.map((id) => {
    const [was, is] = [itemState(before, id), itemState(plan.after, id)]
    const isPriced = plan.edits.some((edit) => edit.at === 'item' && edit.itemId === id && isChanging(edit))
    const states = isPriced
      ? [{ price: was.price }, { price: is.price }]
      : [{ groups: was.groups }, { groups: is.groups }]
    return entry(`menu_item:${id}`, states[0] ?? {}, { ...states[1], version: versions.get(id) })
  })
  return [
    ...ofItems,
    ...touched.groups.map((id) => entry(`option_group:${id}`, groupIn(before, id), groupIn(plan.after, id))),
  ]
}

function entry(subject: string, before: object, after: object): Omit<AuditEntry, 'locationId'> {
  return { action: 'changePrices', subject, before, after }
}

function itemState({ items, item_groups }: MenuRows, itemId: string) {
  const price = items.find(({ id }) => id === itemId)?.price
  return { price, groups: item_groups.filter(({ item_id }) => item_id === itemId).map(linkState) }
}

function groupIn({ groups, options }: MenuRows, groupId: string): object {
  const row = groups.find(({ id }) => id === groupId)
  return row
    ? groupState(
        row,
        options.filter(({ group_id }) => group_id === groupId),
      )
    : {}
}
