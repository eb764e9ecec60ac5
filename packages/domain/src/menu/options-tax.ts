import type { Cents } from '../money/cents.ts'
import { allocate } from '../pricing/allocate.ts'
import type { ClassAmount, TaxClass } from '../pricing/tax-class.ts'
import type { Choice, DishWithOptions, OptionMenu } from './options.ts'
import { standaloneParts } from './options-contents.ts'
import type { FrozenChoice, PricedUnit } from './options-price.ts'

/**
 * What of one unit's price is of another class than the dish. An extra of a class of its own stands for its price; the rest
 * of a combo is divided over its parts by what they cost by themselves (money 54).
 */
export function partsOfOtherClass(
  dish: DishWithOptions,
  { price, choices: frozen }: PricedUnit,
  choices: readonly Choice[],
  menu: OptionMenu,
): readonly ClassAmount[] {
  const extras = extrasIn(frozen)
  const rest = Math.max(0, price - extras.reduce((sum, { amount }) => sum + amount, 0))
  const parts = standaloneParts(dish, choices, menu)
  const shares = allocate(
    rest,
    parts.map((part) => part.price),
  )
  const all = [...extras, ...parts.map(({ taxClass }, n) => ({ taxClass, amount: shares[n] ?? 0 }))]
  return [...Map.groupBy(all, ({ taxClass }) => taxClass)]
    .filter(([taxClass]) => taxClass !== dish.taxClass)
    .map(([taxClass, amounts]) => ({ taxClass, amount: amounts.reduce((sum, { amount }) => sum + amount, 0) }))
}

/** Options that are no dish of their own; the parts of a combo are divided with its whole price. */
function extrasIn(choices: readonly FrozenChoice[]): readonly { taxClass: TaxClass; amount: Cents }[] {
  return choices.flatMap(({ taxClass, itemId, price, choices: nested }) => {
    const isExtra = taxClass !== null && itemId === null && price > 0
    return [...(isExtra ? [{ taxClass, amount: price }] : []), ...extrasIn(nested)]
  })
}
