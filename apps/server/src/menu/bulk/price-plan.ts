import type { changePrices } from '@sizzle/contract/menu-prices.ts'
import type { InputOf } from '@sizzle/contract/route.ts'
import { changedPrice, type PriceRule } from '@sizzle/domain/menu/bulk-prices.ts'
import { MAX_ITEM_PRICE } from '@sizzle/domain/menu/menu-item.ts'
import { MAX_OPTION_PRICE } from '@sizzle/domain/menu/options.ts'
import type { ItemGroupRow, ItemRow, MenuRows, OptionRow } from '../menu.sql.ts'
import { sizePrices } from '../size-prices.ts'
import { problemsMade } from '../unmet-options.ts'
import { isInPart } from './menu-part.ts'

export type PriceWish = Omit<InputOf<typeof changePrices>, 'locationId' | 'previewHash'>

/** Where a price stands: at a dish, at an option (for a size, or any), or at an option of one dish alone. */
type Place =
  | { readonly at: 'item'; readonly itemId: string }
  | { readonly at: 'option'; readonly groupId: string; readonly optionId: string; readonly size: string | null }
  | { readonly at: 'link'; readonly itemId: string; readonly groupId: string; readonly optionId: string }

export type PriceEdit = Place & {
  readonly key: string
  readonly kind: 'item' | 'size' | 'option'
  readonly name: string
  readonly before: number
  readonly after: number | null
  readonly reason: string | null
}

export type PricePlan = { readonly edits: readonly PriceEdit[]; readonly after: MenuRows }

/** Every price that the rule is about, and the menu with those that it changes. */
export function pricePlan(rows: MenuRows, wish: PriceWish): PricePlan {
  let edits = [...new Map(editsIn(rows, wish).map((edit) => [edit.key, edit])).values()]
  for (;;) {
    const after = withEdits(rows, edits)
    const made = problemsMade(rows, after)
    if (made.length === 0) return { edits, after }
    // What nobody could order any more keeps its prices. In the worst case that is all of them, which is the menu as it is.
    const next = edits.map((edit) => refusedFor(edit, made, rows))
    edits = next.every((edit, at) => edit === edits[at]) ? edits.map((edit) => refused(edit, made[0]?.sentence)) : next
  }
}

export function isChanging({ before, after }: PriceEdit): boolean {
  return after !== null && after !== before
}

function editsIn(rows: MenuRows, wish: PriceWish): PriceEdit[] {
  const isMeant = isInPart(wish.what)
  const links = Map.groupBy(rows.item_groups, ({ item_id }) => item_id)
  const groups = groupsByUse(rows, isMeant)
  return rows.items.filter(isMeant).flatMap((item) => {
    const offered = (links.get(item.id) ?? []).flatMap((link) => {
      const group = groups.get(link.group_id)
      return group ? [{ link, group }] : []
    })
    const size = offered.find(({ group }) => group.kind === 'size')
    const own = size ? sizeEdits(item, size, wish) : [itemEdit(item, wish)]
    const others = offered.filter(({ group }) => group.kind !== 'size')
    return wish.includeOptions ? [...own, ...others.flatMap((one) => optionEdits(item, one, { groups, wish }))] : own
  })
}

type UsedGroup = {
  readonly id: string
  readonly name: string
  readonly kind: string
  readonly options: readonly OptionRow[]
  /** Dishes that are not meant and ask it too. */
  readonly others: readonly string[]
}
type Offered = { readonly link: ItemGroupRow; readonly group: UsedGroup }

function groupsByUse(rows: MenuRows, isMeant: (item: ItemRow) => boolean): Map<string, UsedGroup> {
  const optionsOf = Map.groupBy(rows.options, ({ group_id }) => group_id)
  const openedBy = (id: string) => (optionsOf.get(id) ?? []).flatMap(({ group_ids }) => group_ids)
  const others = new Map(rows.items.filter((item) => !isMeant(item)).map(({ id, name }) => [id, name]))
  const users = Map.groupBy(
    rows.item_groups.flatMap(({ item_id, group_id }) =>
      [group_id, ...openedBy(group_id)].map((id) => ({ id, name: others.get(item_id) })),
    ),
    ({ id }) => id,
  )
  return new Map(
    rows.groups.map(({ id, name, kind }) => {
      const names = (users.get(id) ?? []).flatMap((user) => user.name ?? [])
      return [id, { id, name, kind, options: optionsOf.get(id) ?? [], others: [...new Set(names)] }]
    }),
  )
}

function itemEdit({ id, name, price }: ItemRow, rule: PriceRule): PriceEdit {
  const place = { at: 'item', itemId: id } as const
  return edit({ place, kind: 'item', name, before: price, most: MAX_ITEM_PRICE }, rule)
}

/** A size that other dishes have too gets a price at this dish alone. */
function sizeEdits(item: ItemRow, { link, group }: Offered, rule: PriceRule): PriceEdit[] {
  return group.options
    .filter(({ id }) => !link.hidden.includes(id))
    .map((option) => {
      const own = ownPrice(link, option)
      const isShared = group.others.length > 0
      const place = own !== undefined || isShared ? atLink(link, option) : atOption(option, null)
      const name = `${item.name}, ${option.name}`
      return edit({ place, kind: 'size', name, before: own ?? option.price, most: MAX_OPTION_PRICE }, rule)
    })
}

type Around = { readonly groups: ReadonlyMap<string, UsedGroup>; readonly wish: PriceWish }

/** What costs nothing stays free, and what takes something off stays as it is. */
function optionEdits(item: ItemRow, { link, group }: Offered, { groups, wish }: Around): PriceEdit[] {
  const own = group.options.flatMap((option) => {
    const price = ownPrice(link, option)
    if (price === undefined || price <= 0 || link.hidden.includes(option.id)) return []
    const name = `${item.name}: ${group.name}, ${option.name}`
    return [edit({ place: atLink(link, option), kind: 'option', name, before: price, most: MAX_OPTION_PRICE }, wish)]
  })
  const opened = group.options.flatMap(({ group_ids }) => group_ids.flatMap((id) => groups.get(id) ?? []))
  const asked = [group, ...opened].filter(({ kind }) => kind !== 'size')
  return [...own, ...asked.flatMap((one) => groupEdits(one, wish))]
}

function groupEdits(group: UsedGroup, rule: PriceRule): PriceEdit[] {
  const { others } = group
  const reason = others.length > 0 ? `Also offered by ${inWords(others)}, which keeps its prices` : null
  return group.options.flatMap((option) => {
    const bySize = Object.entries(option.price_by_size).map(([size, price]) => ({ size, price }))
    return [{ size: null, price: option.price }, ...bySize]
      .filter(({ price }) => price > 0)
      .map(({ size, price }) => {
        const name = `${group.name}, ${option.name}${size === null ? '' : ` (${size})`}`
        const of = {
          place: atOption(option, size),
          kind: 'option',
          name,
          before: price,
          most: MAX_OPTION_PRICE,
        } as const
        return reason === null ? edit(of, rule) : refused(edit(of, rule), reason)
      })
  })
}

function inWords(names: readonly string[]): string {
  const [first = '', ...more] = names
  return more.length === 0 ? first : `${first} and ${more.length} more`
}

type EditOf = {
  readonly place: Place
  readonly kind: PriceEdit['kind']
  readonly name: string
  readonly before: number
  readonly most: number
}

function edit({ place, kind, name, before, most }: EditOf, rule: PriceRule): PriceEdit {
  const { price, sentence } = changedPrice(before, rule, most)
  return { ...place, key: Object.values(place).join('/'), kind, name, before, after: price, reason: sentence }
}

function refused(edit: PriceEdit, reason = 'This item could no longer be ordered'): PriceEdit {
  return { ...edit, after: null, reason }
}

function atOption({ group_id, id }: OptionRow, size: string | null): Place {
  return { at: 'option', groupId: group_id, optionId: id, size }
}

function atLink({ item_id, group_id }: ItemGroupRow, { id }: OptionRow): Place {
  return { at: 'link', itemId: item_id, groupId: group_id, optionId: id }
}

function ownPrice({ prices }: ItemGroupRow, { id }: OptionRow): number | undefined {
  return Object.hasOwn(prices, id) ? prices[id] : undefined
}

function refusedFor(edit: PriceEdit, made: ReturnType<typeof problemsMade>, rows: MenuRows): PriceEdit {
  const problem = isChanging(edit) ? made.find(({ dish }) => concerns(edit, dish.id, rows)) : undefined
  return problem ? refused(edit, `${problem.dish.name}: ${problem.sentence}`) : edit
}

function concerns(edit: PriceEdit, itemId: string, { item_groups }: MenuRows): boolean {
  if (edit.at !== 'option') return edit.itemId === itemId
  return item_groups.some((link) => link.item_id === itemId && link.group_id === edit.groupId)
}

function withEdits(rows: MenuRows, edits: readonly PriceEdit[]): MenuRows {
  const changing = new Map(edits.filter(isChanging).map((edit) => [edit.key, edit.after ?? edit.before]))
  const priceAt = (before: number, ...place: readonly string[]) => changing.get(place.join('/')) ?? before
  const options = rows.options.map((option) => ({
    ...option,
    price: priceAt(option.price, 'option', option.group_id, option.id, ''),
    price_by_size: mapped(option.price_by_size, (size, price) =>
      priceAt(price, 'option', option.group_id, option.id, size),
    ),
  }))
  const links = edits.filter((one) => one.at === 'link' && isChanging(one))
  const linkEdits = Map.groupBy(links, (one) => (one.at === 'link' ? `${one.itemId}/${one.groupId}` : ''))
  const item_groups = rows.item_groups.map((link) => {
    const own = linkEdits.get(`${link.item_id}/${link.group_id}`) ?? []
    const prices = own.flatMap((one) => (one.at === 'link' ? [[one.optionId, one.after ?? one.before] as const] : []))
    return { ...link, prices: { ...link.prices, ...Object.fromEntries(prices) } }
  })
  const items = rows.items.map((item) => ({ ...item, price: priceAt(item.price, 'item', item.id) }))
  const after = { ...rows, items, item_groups, options }
  const sizes = new Map(sizePrices(after).map(({ id, price }) => [id, price]))
  return { ...after, items: items.map((item) => ({ ...item, price: sizes.get(item.id) ?? item.price })) }
}

function mapped(prices: Readonly<Record<string, number>>, price: (size: string, before: number) => number) {
  return Object.fromEntries(Object.entries(prices).map(([size, before]) => [size, price(size, before)]))
}
