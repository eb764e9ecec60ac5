import {
  type Choice,
  type DishWithOptions,
  type Option,
  type OptionGroup,
  type OptionMenu,
  openedBy,
} from '@sizzle/domain/menu/options.ts'
import { checkChoices, presetChoices } from '@sizzle/domain/menu/options-choices.ts'
import { lineContents } from '@sizzle/domain/menu/options-contents.ts'
import { priceUnit } from '@sizzle/domain/menu/options-price.ts'
import { soldOutReason } from '@sizzle/domain/menu/options-sold-out.ts'
import { partsOfOtherClass } from '@sizzle/domain/menu/options-tax.ts'
import type { ClassAmount, TaxClass } from '@sizzle/domain/pricing/tax-class.ts'
import type { ItemRow, MenuRows } from '../menu/menu.sql.ts'
import { canBeHad, optionMenuOf } from '../menu/option-menu.ts'
import { type Dice, diceOf } from './dice.ts'

/** One unit of a dish as somebody wants it, as an order keeps it. */
export type DemoPlate = {
  readonly price: number
  readonly base: number
  /** The frozen choices as JSON: the same plate is sold many times. */
  readonly options: string
  readonly allergens: readonly string[]
  readonly apart: readonly ClassAmount[]
}

export type DemoDish = {
  readonly id: string
  readonly name: string
  readonly category: string
  readonly taxClass: TaxClass
  readonly hasHeat: boolean
  readonly isPopular: boolean
  /** With what is chosen at the start. */
  readonly usual: DemoPlate
  /** Other ways to have it; none where there is nothing to choose. */
  readonly others: readonly DemoPlate[]
}

/** So many ways to have a dish are worked out once, however many orders there will be. */
const WAYS = 12

/** What can be ordered without being asked anything, each dish with some of the ways to have it. */
export function demoDishes(locationId: string, rows: MenuRows): DemoDish[] {
  const menu = optionMenuOf(rows)
  const dice = diceOf(`choices ${locationId}`)
  const isThere = canBeHad(rows)
  return rows.items.flatMap((item) => {
    const dish = menu.dishes.get(item.id)
    if (!dish || !item.is_available || item.is_sold_out || soldOutReason(dish, menu, isThere) !== null) return []
    const waysFrom = (wish: readonly Choice[]) => {
      const checked = checkChoices(dish, wish, menu, '')
      return checked.ok ? [plateOf(dish, checked.value, menu)] : []
    }
    const [usual] = waysFrom(presetChoices(dish, menu))
    const wishes = Array.from({ length: dish.groups.length === 0 ? 0 : WAYS }, () =>
      demoChoices(dice, dish, menu, isThere),
    )
    return usual ? [demoDish(item, usual, wishes.flatMap(waysFrom))] : []
  })
}

function demoDish(item: ItemRow, usual: DemoPlate, others: readonly DemoPlate[]): DemoDish {
  return {
    id: item.id,
    name: item.name,
    category: item.category_id,
    taxClass: item.tax_class,
    // Dishes without a spice level, such as a mango lassi, are never ordered hot.
    hasHeat: item.spice_level !== 'none',
    isPopular: item.is_popular,
    usual,
    others,
  }
}

function plateOf(dish: DishWithOptions, choices: readonly Choice[], menu: OptionMenu): DemoPlate {
  const unit = priceUnit(dish, choices, menu)
  return {
    price: unit.price,
    base: unit.base,
    options: JSON.stringify(unit.choices),
    allergens: lineContents(dish, choices, menu).allergens,
    apart: partsOfOtherClass(dish, unit, choices, menu),
  }
}

type CanBeHad = (option: Option) => boolean

function demoChoices(dice: Dice, dish: DishWithOptions, menu: OptionMenu, isThere: CanBeHad): readonly Choice[] {
  return dish.groups.flatMap((group) =>
    drawn(dice, group, isThere).map(({ option, ...choice }) => ({
      ...choice,
      choices: openedBy(option, menu).flatMap((below) =>
        drawn(dice, below, isThere).map(({ option: _, ...nested }) => nested),
      ),
    })),
  )
}

/** What somebody takes of a group: often what it starts with, else one or two of its options. */
function drawn(dice: Dice, group: OptionGroup, isThere: CanBeHad): (Choice & { readonly option: Option })[] {
  const isUsual = dice.chance(0.5)
  const units = Math.max(group.min, dice.between(1, Math.min(2, group.max)))
  const [first, ...rest] = group.options.filter(isThere)
  if (isUsual || !first) {
    const presets = group.options.filter(({ preset }) => preset > 0)
    return presets.map((option) => choiceOf(group, option, option.preset))
  }
  const taken = new Map<Option, number>()
  for (let unit = 0; unit < units; unit += 1) {
    const option = dice.pick([first, ...rest])
    taken.set(option, Math.min(group.maxEach, (taken.get(option) ?? 0) + 1))
  }
  return [...taken].map(([option, quantity]) => choiceOf(group, option, quantity))
}

function choiceOf(group: OptionGroup, option: Option, quantity: number) {
  return { groupId: group.id, optionId: option.id, quantity, option }
}
