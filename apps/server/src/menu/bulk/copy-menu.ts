import * as contract from '@sizzle/contract/menu-copy.ts'
import { problemsOf } from '@sizzle/domain/problem.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { WriteContext } from '../../kit/context.ts'
import { operation } from '../../kit/operation.ts'
import { refuseInput } from '../../kit/refuse-input.ts'
import { beginEdit, editableLocation } from '../edit-menu.ts'
import { categoriesOf, menuOf } from '../menu.sql.ts'
import { problemsMade } from '../unmet-options.ts'
import { imagesGone } from './bulk-pictures.ts'
import { type CopyPart, copyPlan, type WholeMenu, withCopied } from './copy-plan.ts'
import { cutList, MOST_LISTED } from './cut-list.ts'
import { isInPart, type Part } from './menu-part.ts'
import { previewHash } from './preview-hash.ts'
import { writeCopy } from './write-copy.ts'

const ANOTHER_LOCATION = 'Please choose another location than the one that is copied'

export const previewMenuCopy = operation(contract.previewMenuCopy, async (wish, context) => {
  const { fromLocationId, toLocationIds, what } = wish
  const problem = refuseInput(
    problemsOf([['toLocationIds', toLocationIds.includes(fromLocationId) && ANOTHER_LOCATION]]),
  )
  if (problem) return problem
  const source = await sourceOf(context, fromLocationId, what)
  if (!source.ok) return source
  const targets = []
  let room = MOST_LISTED
  for (const locationId of new Set(toLocationIds)) {
    const location = await editableLocation(context, locationId)
    if (!location.ok) return location
    const plan = copyPlan(source.value.menu, await wholeMenu(context, locationId), source.value.itemIds)
    const target = presentPlan(plan, room)
    room -= target.parts.length
    targets.push({ locationId, name: location.value.name, ...target, previewHash: hashOf(wish, locationId, plan) })
  }
  return ok({ targets })
})

export const copyMenu = operation(contract.copyMenu, async (wish, context) => {
  const { fromLocationId, toLocationId, what, overwrite } = wish
  const problem = refuseInput(problemsOf([['toLocationId', toLocationId === fromLocationId && ANOTHER_LOCATION]]))
  if (problem) return problem
  const edit = await beginEdit(context, toLocationId, 'menu.edit')
  if (!edit.ok) return edit
  const source = await sourceOf(context, fromLocationId, what)
  if (!source.ok) return source
  const { menu: from, itemIds } = source.value
  const to = await wholeMenu(context, toLocationId)
  const plan = copyPlan(from, to, itemIds)
  if (hashOf(wish, toLocationId, plan) !== wish.previewHash) return refuse({ code: 'menu_preview_old' })

  const isTicked = (key: string) => overwrite === 'all' || overwrite.includes(key)
  const parts = plan.filter(({ state, key }) => state === 'new' || (state === 'differs' && isTicked(key)))
  const after = withCopied(from, to, parts)
  const made = refuseInput(
    problemsMade(to.rows, after).map(({ dish, sentence }) => ({
      field: `overwrite.item:${dish.id}`,
      sentence: `${dish.name}: ${sentence}`,
    })),
  )
  if (made) return made
  const images = parts.map((part) => (part.kind === 'item' ? part.ours.image : null))
  const gone = refuseInput([...(await imagesGone(context.tx, images)).values()])
  if (gone) return gone
  if (parts.length > 0) await writeCopy(context, edit.value, { fromLocationId, parts, after })
  return ok({ added: count(parts, 'new'), changed: count(parts, 'differs') })
})

async function wholeMenu({ tx, now }: WriteContext, locationId: string): Promise<WholeMenu> {
  return { rows: await menuOf(tx, locationId, now), categories: await categoriesOf(tx, locationId) }
}

/** What is named has to be there: nothing is left out in silence. */
async function sourceOf(context: WriteContext, locationId: string, part: Part) {
  const location = await editableLocation(context, locationId)
  if (!location.ok) return location
  const menu = await wholeMenu(context, locationId)
  const { items } = menu.rows
  const known = new Set((part.kind === 'categories' ? menu.categories : items).map(({ id }) => id))
  const isUnknown = part.kind !== 'menu' && part.ids.some((id) => !known.has(id))
  if (isUnknown) return refuse({ code: part.kind === 'items' ? 'menu_item_not_found' : 'category_not_found' })
  return ok({ menu, itemIds: items.filter(isInPart(part)).map(({ id }) => id) })
}

/** With all that stands at both locations, listed or not. */
function hashOf(
  { fromLocationId }: { readonly fromLocationId: string },
  toLocationId: string,
  plan: readonly CopyPart[],
) {
  return previewHash(fromLocationId, toLocationId, plan)
}

function presentPlan(plan: readonly CopyPart[], room: number) {
  const { list, isCut } = cutList(plan.flatMap(presentPart), room)
  return {
    added: count(plan, 'new'),
    addedItems: count(
      plan.filter(({ kind }) => kind === 'item'),
      'new',
    ),
    addedGroups: count(
      plan.filter(({ kind }) => kind === 'group'),
      'new',
    ),
    differing: count(plan, 'differs'),
    same: count(plan, 'same'),
    blocked: count(plan, 'blocked'),
    parts: list,
    isCut,
  }
}

function presentPart({ key, kind, id, name, state, fields, reason }: CopyPart) {
  return state === 'same' ? [] : [{ key, kind, id, name, state, fields: [...fields], reason }]
}

function count(parts: readonly CopyPart[], state: CopyPart['state']): number {
  return parts.filter((part) => part.state === state).length
}
