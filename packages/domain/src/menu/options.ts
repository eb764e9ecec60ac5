import type { Cents } from '../money/cents.ts'
import type { TaxClass } from '../pricing/tax-class.ts'
import type { Diet } from './dish-filters.ts'

// What can be chosen with a dish: sizes, extras, the parts of a combo. Heat stands beside it (options-heat.ts).

/** 'half', 'full': prices by size go by this code, never by a name (menu 32). */
export type SizeCode = string

/** What a plate is made of, as far as people must know. */
export type Contents = {
  readonly allergens: readonly string[]
  /** Null: not known. */
  readonly calories: number | null
  /** What it is marked as. */
  readonly diets: readonly Diet[]
}

export type Option = Contents & {
  readonly id: string
  readonly name: string
  /** Of one unit; in a size group the price of the dish in this size. */
  readonly price: Cents
  readonly priceBySize: Readonly<Record<SizeCode, Cents>>
  /** The size that this option is; null outside of size groups. */
  readonly sizeCode: SizeCode | null
  /** Units that are chosen at the start. */
  readonly preset: number
  /** The dish that this option puts on the plate: a part of a combo. */
  readonly itemId: string | null
  /** Groups that are asked once this option is chosen. */
  readonly groupIds: readonly string[]
  /** Null: that of the dish. */
  readonly taxClass: TaxClass | null
  readonly position: number
  readonly isSoldOut: boolean
}

/** `min` and `max` count units, `maxDistinct` counts different options, `maxEach` units of one option (menu 30). */
export type OptionGroup = {
  readonly id: string
  readonly name: string
  readonly kind: 'choice' | 'size' | 'slot'
  readonly min: number
  readonly max: number
  readonly maxDistinct: number
  readonly maxEach: number
  /** So many of the chosen units cost nothing. */
  readonly free: number
  readonly options: readonly Option[]
  readonly version: number
}

/** A shared group at one dish: what this dish does otherwise. */
export type ItemGroup = {
  readonly itemId: string
  readonly groupId: string
  readonly position: number
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly free?: number | undefined
  readonly hidden: readonly string[]
  readonly prices: Readonly<Record<string, Cents>>
}

/** A dish with its groups as it offers them, see offeredGroups. */
export type DishWithOptions = Contents & {
  readonly id: string
  readonly name: string
  readonly price: Cents
  /** What it is to the tax office by itself. */
  readonly taxClass: TaxClass
  readonly groups: readonly OptionGroup[]
}

/** Where groups find what they point at: shared groups and the dishes of combos. */
export type OptionMenu = {
  readonly groups: ReadonlyMap<string, OptionGroup>
  readonly dishes: ReadonlyMap<string, DishWithOptions>
}

/** What a client sends. Anything else in it, such as a price, is ignored. */
export type Choice = {
  readonly groupId: string
  readonly optionId: string
  readonly quantity: number
  /** For each unit of this choice. */
  readonly choices?: readonly Choice[]
}

export const MAX_GROUPS = 20
export const MAX_OPTIONS = 60
export const MAX_GROUP_UNITS = 20
export const MAX_LINE_UNITS = 40
export const MAX_OPTION_NAME = 60
export const MAX_OPTION_PRICE = 50_000
export const MIN_OPTION_PRICE = -10_000

/** The groups of a dish in their order, without what it hides and at the prices that it sets. */
export function offeredGroups(
  itemGroups: readonly ItemGroup[],
  groups: ReadonlyMap<string, OptionGroup>,
): readonly OptionGroup[] {
  return itemGroups
    .toSorted((a, b) => a.position - b.position || (a.groupId < b.groupId ? -1 : 1))
    .flatMap((itemGroup) => {
      const group = groups.get(itemGroup.groupId)
      return group ? [offeredGroup(group, itemGroup)] : []
    })
}

function offeredGroup(group: OptionGroup, { min, max, free, hidden, prices }: ItemGroup): OptionGroup {
  return {
    ...group,
    min: min ?? group.min,
    max: max ?? group.max,
    free: free ?? group.free,
    options: group.options
      .filter(({ id }) => !hidden.includes(id))
      .map((option) => ({ ...option, ...overridden(prices, option.id) }))
      .toSorted((a, b) => a.position - b.position),
  }
}

/** The price that a dish sets holds in every size. */
function overridden(prices: ItemGroup['prices'], optionId: string) {
  const price = Object.hasOwn(prices, optionId) ? prices[optionId] : undefined
  return price === undefined ? {} : { price, priceBySize: {} }
}

/** The groups that an option asks once it is chosen: its own, and what the dish behind it requires. */
export function openedBy(option: Option, menu: OptionMenu): readonly OptionGroup[] {
  const own = option.groupIds.flatMap((id) => menu.groups.get(id) ?? [])
  return [...own, ...(componentOf(option, menu)?.groups ?? []).filter(({ min }) => min > 0)]
}

export function componentOf(option: Option, menu: OptionMenu): DishWithOptions | undefined {
  return option.itemId === null ? undefined : menu.dishes.get(option.itemId)
}

/** One choice with the group and the option that it names. */
export type Chosen = { readonly choice: Choice; readonly group: OptionGroup; readonly option: Option }

/** The choices among groups, in the order of the choices. What is not offered is left out: checkChoices names it. */
export function chosenIn(groups: readonly OptionGroup[], choices: readonly Choice[]): readonly Chosen[] {
  return choices.flatMap((choice) => {
    const group = groups.find(({ id }) => id === choice.groupId)
    const option = group?.options.find(({ id }) => id === choice.optionId)
    return group && option ? [{ choice, group, option }] : []
  })
}

export function priceOf(option: Option, size: SizeCode | null): Cents {
  const bySize = size !== null && Object.hasOwn(option.priceBySize, size) ? option.priceBySize[size] : undefined
  return bySize ?? option.price
}
