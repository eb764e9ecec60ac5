import { checkChoices, presetChoices } from '../menu/options-choices.ts'
import { choicesNow, type OptionsNow } from '../menu/options-now.ts'
import { priceUnit } from '../menu/options-price.ts'
import { noLongerAvailable } from '../menu/options-sold-out.ts'
import type { CartLine, LineNow } from './cart.ts'
import { wordsOf } from './chosen-line.ts'

/** What a line with choices is on today's menu: its price, or what is wrong with it (menu 49). */
export function lineNow(line: CartLine, now: OptionsNow): LineNow | undefined {
  const dish = now.menu.dishes.get(line.id)
  if (!dish) return undefined
  const before = line.words ?? line.options ?? presetChoices(dish, now.menu)
  const { kept, gone } = choicesNow(dish.groups, before, now)
  const problems = gone.map((name) => noLongerAvailable(name, dish.name))
  const checked = checkChoices(dish, kept, now.menu, 'options')
  if (problems.length > 0) return { price: line.price, problems }
  if (!checked.ok) return { price: line.price, problems: checked.refusal.fields.map(({ sentence }) => sentence) }
  const unit = priceUnit(dish, checked.value, now.menu)
  return { price: unit.price, problems: [], ...(line.words && { words: unit.choices.map(wordsOf) }) }
}
