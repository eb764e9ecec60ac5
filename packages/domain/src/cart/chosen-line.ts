import type { Choice, DishWithOptions, OptionMenu } from '../menu/options.ts'
import { canonicalChoices } from '../menu/options-canonical.ts'
import { cleanNote } from '../menu/options-note.ts'
import { type FrozenChoice, priceUnit } from '../menu/options-price.ts'
import type { LineChoice, MadeLine } from './cart.ts'
import { lineKey } from './line-key.ts'
import type { SpiceLevel } from './spice.ts'

export type ChosenDish = {
  readonly dish: DishWithOptions
  readonly spice: SpiceLevel | null
  readonly choices: readonly Choice[]
  readonly note: string
}

/** What choices and a note make of a dish in the cart; a dish without groups says nothing about choices (menu 47). */
export function chosenLine({ dish, spice, choices, note: typed }: ChosenDish, menu: OptionMenu): MadeLine {
  const note = cleanNote(typed)
  const options = canonicalChoices(choices)
  const unit = priceUnit(dish, options, menu)
  return {
    cartKey: lineKey({ itemId: dish.id, spice, choices: options, note }),
    price: unit.price,
    ...(dish.groups.length > 0 && { options, words: unit.choices.map(wordsOf) }),
    ...(note !== '' && { note }),
  }
}

export function wordsOf({ groupId, optionId, quantity, name, price, choices }: FrozenChoice): LineChoice {
  return { groupId, optionId, quantity, name, price, choices: choices.map(wordsOf) }
}
