import { categoryProblem } from '@sizzle/domain/menu/categories.ts'
import type { GroupState } from '../audit-states.ts'
import type { MenuRows } from '../menu.sql.ts'
import { sizePrices } from '../size-prices.ts'
import { problemsMade } from '../unmet-options.ts'
import { type FieldThatDiffers, fieldsThatDiffer, groupToCopy, type ItemToCopy, itemToCopy } from './copy-fields.ts'

type CategoryRow = { readonly id: string; readonly name: string }
export type WholeMenu = { readonly rows: MenuRows; readonly categories: readonly CategoryRow[] }

type Of<K extends string, S> = {
  readonly key: string
  readonly kind: K
  readonly id: string
  readonly name: string
  readonly state: 'new' | 'differs' | 'same' | 'blocked'
  readonly fields: readonly FieldThatDiffers[]
  readonly reason: string | null
  readonly theirs: S | null
  readonly ours: S
}
export type ItemPart = Of<'item', ItemToCopy>
export type GroupPart = Of<'group', GroupState>
export type CategoryPart = Of<'category', CategoryRow>
export type CopyPart = ItemPart | GroupPart | CategoryPart

/**
 * What copying these dishes to another menu would do there: the dishes, the groups that they offer, the groups that those open,
 * the dishes of combos and the categories that are missing there. What nobody could order there is blocked.
 */
export function copyPlan(from: WholeMenu, to: WholeMenu, itemIds: readonly string[]): CopyPart[] {
  const wanted = withNeeded(from.rows, to.rows, itemIds)
  const items = from.rows.items.filter(({ id }) => wanted.items.has(id))
  const groups = from.rows.groups.filter(({ id }) => wanted.groups.has(id))
  const missing = new Set(items.map(({ category_id }) => category_id))
  for (const { id } of to.categories) missing.delete(id)
  const categories = from.categories.filter(({ id }) => missing.has(id))
  return blocked(
    from,
    to,
    [
      ...categories.map((category) => categoryPart(category, to)),
      ...groups.map(({ id, name }) =>
        compared(
          'group',
          { id, name: groupName(from.rows, { id, name }) },
          groupToCopy(id, to.rows) ?? null,
          groupToCopy(id, from.rows),
        ),
      ),
      ...items.map((item) => {
        const theirs = to.rows.items.find(({ id }) => id === item.id)
        return compared('item', item, theirs ? itemToCopy(theirs, to.rows) : null, itemToCopy(item, from.rows))
      }),
    ].filter((part) => part !== null),
  )
}

/** Many dishes have sizes of their own under one name: what one dish alone offers says whose it is. */
function groupName({ items, item_groups }: MenuRows, { id, name }: { readonly id: string; readonly name: string }) {
  const [link, ...others] = item_groups.filter(({ group_id }) => group_id === id)
  const dish = others.length === 0 && items.find((item) => item.id === link?.item_id)
  return dish ? `${name} of ${dish.name}` : name
}

/** The other menu with what is new, and with what differs and is overwritten. */
export function withCopied(from: WholeMenu, to: WholeMenu, parts: readonly CopyPart[]): MenuRows {
  const ids = (kind: CopyPart['kind']) => new Set(parts.filter((part) => part.kind === kind).map(({ id }) => id))
  const [items, groups] = [ids('item'), ids('group')]
  const { rows } = from
  const after = {
    items: [
      ...to.rows.items.filter(({ id }) => !items.has(id)),
      ...rows.items
        .filter(({ id }) => items.has(id))
        .map((item) => ({ ...item, ...whetherItCanBeHad(to.rows, item.id) })),
    ],
    item_groups: [
      ...to.rows.item_groups.filter(({ item_id }) => !items.has(item_id)),
      ...rows.item_groups.filter(({ item_id }) => items.has(item_id)),
    ],
    groups: [...to.rows.groups.filter(({ id }) => !groups.has(id)), ...rows.groups.filter(({ id }) => groups.has(id))],
    options: [
      ...to.rows.options.filter(({ group_id }) => !groups.has(group_id)),
      ...rows.options.filter(({ group_id }) => groups.has(group_id)),
    ],
  }
  const sizes = new Map(sizePrices(after).map(({ id, price }) => [id, price]))
  return { ...after, items: after.items.map((item) => ({ ...item, price: sizes.get(item.id) ?? item.price })) }
}

/** What is there already stays hidden or sold out, or not. */
function whetherItCanBeHad({ items }: MenuRows, itemId: string) {
  const theirs = items.find(({ id }) => id === itemId)
  return { ...(theirs && { is_available: theirs.is_available }), is_sold_out: theirs?.is_sold_out ?? false }
}

/** Until nothing more is needed: a group of a combo brings its dishes where they are missing, and they bring their groups. */
function withNeeded(ours: MenuRows, theirs: MenuRows, itemIds: readonly string[]) {
  const there = new Set(theirs.items.map(({ id }) => id))
  const linksOf = Map.groupBy(ours.item_groups, ({ item_id }) => item_id)
  const optionsOf = Map.groupBy(ours.options, ({ group_id }) => group_id)
  const [items, groups] = [new Set<string>(), new Set<string>()]
  const waiting = itemIds.map((id) => ({ kind: 'item', id }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { kind, id } = next
    const known = kind === 'item' ? items : groups
    if (known.has(id)) continue
    known.add(id)
    if (kind === 'item') waiting.push(...(linksOf.get(id) ?? []).map((link) => ({ kind: 'group', id: link.group_id })))
    else
      for (const { item_id, group_ids } of optionsOf.get(id) ?? []) {
        waiting.push(...group_ids.map((group) => ({ kind: 'group', id: group })))
        if (item_id !== null && !there.has(item_id)) waiting.push({ kind: 'item', id: item_id })
      }
  }
  return { items, groups }
}

function categoryPart({ id, name }: CategoryRow, to: WholeMenu): CategoryPart {
  const names = to.categories.flatMap((one) => [one.id, one.name])
  const reason = categoryProblem(name, names)
  const part = {
    key: `category:${id}`,
    kind: 'category',
    id,
    name,
    fields: [],
    theirs: null,
    ours: { id, name },
  } as const
  return { ...part, state: reason === null ? 'new' : 'blocked', reason }
}

function compared<K extends 'item' | 'group', S extends object>(
  kind: K,
  { id, name }: { readonly id: string; readonly name: string },
  theirs: S | null,
  ours: S | undefined,
): Of<K, S> | null {
  if (ours === undefined) return null
  const fields = theirs ? fieldsThatDiffer(theirs, ours) : []
  const state = theirs === null ? 'new' : fields.length > 0 ? 'differs' : 'same'
  return { key: `${kind}:${id}`, kind, id, name, state, fields, reason: null, theirs, ours }
}

/** What needs something that cannot come along cannot come either; then what could not be ordered with all of it copied. */
function blocked(from: WholeMenu, to: WholeMenu, all: readonly CopyPart[]): CopyPart[] {
  let parts = [...all]
  for (;;) {
    const between = reasonsBetween(from.rows, parts)
    const reasons = between.size > 0 ? between : reasonsThere(from, to, parts)
    if (reasons.size === 0) return parts
    parts = parts.map((part) => {
      const reason = reasons.get(part.key)
      return reason === undefined ? part : { ...part, state: 'blocked', reason }
    })
  }
}

function isCopied({ state }: CopyPart): boolean {
  return state === 'new' || state === 'differs'
}

/** A part that is blocked and is not there either takes along whatever points at it. */
function reasonsBetween({ options }: MenuRows, parts: readonly CopyPart[]): Map<string, string> {
  const absent = new Map(
    parts.filter(({ state, theirs }) => state === 'blocked' && theirs === null).map(({ key, name }) => [key, name]),
  )
  return new Map(
    parts.filter(isCopied).flatMap((part) => {
      const name = needsOf(part, options).flatMap((key) => absent.get(key) ?? [])[0]
      return name === undefined ? [] : [[part.key, `It needs “${name}”, which cannot be copied`] as const]
    }),
  )
}

function needsOf(part: CopyPart, options: MenuRows['options']): string[] {
  if (part.kind === 'item')
    return [`category:${part.ours.category}`, ...part.ours.groups.map(({ groupId }) => `group:${groupId}`)]
  if (part.kind === 'category') return []
  return options
    .filter(({ group_id }) => group_id === part.id)
    .flatMap(({ item_id, group_ids }) => [`item:${item_id}`, ...group_ids.map((id) => `group:${id}`)])
}

/** By the dish itself, or for a dish that is not copied by the groups of it that are. */
function reasonsThere(from: WholeMenu, to: WholeMenu, parts: readonly CopyPart[]): Map<string, string> {
  const copied = parts.filter(isCopied)
  const known = new Map(copied.map((part) => [part.key, part]))
  const after = withCopied(from, to, copied)
  const made = problemsMade(to.rows, after).flatMap(({ dish, sentence }): (readonly [string, string])[] => {
    if (known.has(`item:${dish.id}`)) return [[`item:${dish.id}`, sentence]]
    const own = dish.groups.map(({ id }) => `group:${id}`).filter((key) => known.has(key))
    const keys = own.length > 0 ? own : copied.filter(({ kind }) => kind === 'group').map(({ key }) => key)
    return keys.map((key) => [key, `${dish.name}: ${sentence}`])
  })
  return new Map(made)
}
