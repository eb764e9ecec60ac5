import type { Cents } from '../money/cents.ts'
import type { TaxClass } from '../pricing/tax-class.ts'
import {
  type Choice,
  type Chosen,
  chosenIn,
  componentOf,
  type DishWithOptions,
  type Option,
  type OptionGroup,
  type OptionMenu,
  openedBy,
  priceOf,
  type SizeCode,
} from './options.ts'
import { canonicalChoices } from './options-canonical.ts'

/** A choice as an order keeps it: later names and prices do not change it. */
export type FrozenChoice = {
  readonly groupId: string
  readonly optionId: string
  readonly quantity: number
  readonly group: string
  readonly name: string
  /** What all units of this choice cost in one unit of the line, without what is chosen below it. */
  readonly price: Cents
  readonly itemId: string | null
  readonly taxClass: TaxClass | null
  readonly choices: readonly FrozenChoice[]
}

export type PricedUnit = {
  /** The dish, or its size. */
  readonly base: Cents
  readonly choices: readonly FrozenChoice[]
  /** Base and choices together: what one unit of the line costs. */
  readonly price: Cents
}

/** All-in price of one unit of a line, for choices that checkChoices accepts (menu 32). */
export function priceUnit(dish: DishWithOptions, choices: readonly Choice[], menu: OptionMenu): PricedUnit {
  const chosen = chosenIn(dish.groups, canonicalChoices(choices))
  const size = sizeIn(chosen)
  const frozen = inMenuOrder(frozenFrom(chosen, { size: size?.sizeCode ?? null, units: 1, menu }), dish.groups)
  const base = size?.price ?? dish.price
  return { base, choices: frozen, price: base + sumOf(frozen) }
}

/** What choices cost together, with everything below them. */
function sumOf(choices: readonly FrozenChoice[]): Cents {
  return choices.reduce((sum, { price, choices: nested }) => sum + price + sumOf(nested), 0)
}

type Plate = { readonly size: SizeCode | null; readonly units: number; readonly menu: OptionMenu }

function frozenFrom(chosen: readonly Chosen[], { size, units, menu }: Plate): readonly FrozenChoice[] {
  const freeUnits = freeUnitsAmong(chosen, size)
  return chosen.map((one) => {
    const { choice, group, option } = one
    const paid = choice.quantity - (freeUnits.get(one) ?? 0)
    // A size is in the base already.
    const price = group.kind === 'size' ? 0 : priceOf(option, size) * paid * units
    return {
      ...namesOf(one),
      price,
      choices: nestedFrom(one, { size, units: units * choice.quantity, menu }),
    }
  })
}

function namesOf({ choice, group, option }: Chosen) {
  const { itemId, taxClass, name } = option
  return {
    groupId: group.id,
    optionId: option.id,
    quantity: choice.quantity,
    group: group.name,
    name,
    itemId,
    taxClass,
  }
}

/** The groups that an option opens; the dish behind it has a size of its own. */
function nestedFrom({ choice, option }: Chosen, plate: Plate): readonly FrozenChoice[] {
  const opened = openedBy(option, plate.menu)
  const nested = chosenIn(opened, choice.choices ?? [])
  const size = sizeIn(nested)
  const component = componentOf(option, plate.menu)
  const frozen = frozenFrom(nested, { ...plate, size: component ? (size?.sizeCode ?? null) : plate.size })
  const priced = frozen.map((one, at) => {
    const group = nested[at]?.group
    return group?.kind === 'size' && size ? { ...one, price: sizeUpgrade(group, size) * plate.units } : one
  })
  return inMenuOrder(priced, opened)
}

/** People read choices in the order in which the menu asks for them. */
function inMenuOrder(choices: readonly FrozenChoice[], groups: readonly OptionGroup[]): readonly FrozenChoice[] {
  const places = groups.flatMap((group) => group.options.map(({ id }) => `${group.id}:${id}`))
  const placeOf = ({ groupId, optionId }: FrozenChoice) => places.indexOf(`${groupId}:${optionId}`)
  return choices.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** In a combo a dish comes in its usual size, or the cheapest; a larger one costs the difference, a smaller one the same. */
export function sizeUpgrade(group: OptionGroup, size: Option): Cents {
  const usual = group.options.find(({ preset }) => preset > 0)?.price
  return Math.max(0, size.price - (usual ?? Math.min(...group.options.map(({ price }) => price))))
}

function sizeIn(chosen: readonly Chosen[]): Option | undefined {
  return chosen.find(({ group }) => group.kind === 'size')?.option
}

/**
 * How many units of each choice are free: the dearest of each group (menu 33). The choices are in their canonical order, so
 * that equal prices fall alike. A unit that takes something off the price is not given away.
 */
function freeUnitsAmong(chosen: readonly Chosen[], size: SizeCode | null): ReadonlyMap<Chosen, number> {
  const left = new Map(chosen.map(({ group }) => [group.id, group.free]))
  const free = new Map<Chosen, number>()
  const dearestFirst = chosen.toSorted((a, b) => priceOf(b.option, size) - priceOf(a.option, size))
  for (const one of dearestFirst.filter(({ option }) => priceOf(option, size) > 0)) {
    const given = Math.min(left.get(one.group.id) ?? 0, one.choice.quantity)
    left.set(one.group.id, (left.get(one.group.id) ?? 0) - given)
    free.set(one, given)
  }
  return free
}
