import type { PastLine } from '@sizzle/domain/cart/reorder.ts'
import { toCents } from '../../../ui/money.ts'

type PastChoice = PastLine['options'][number]
type WireChoice = Omit<PastChoice, 'choices'> & { readonly choices: readonly WireChoice[] }
/** Amounts travel as dollars. */
type WireLine = Omit<PastLine, 'options'> & { readonly options: readonly WireChoice[] }

/** A line of an order that is over, as the rules of ordering it again read it. */
export function pastLine(item: WireLine): PastLine {
  return {
    ...item,
    price: toCents(item.price),
    basePrice: toCents(item.basePrice),
    options: item.options.map(pastChoice),
  }
}

function pastChoice(choice: WireChoice): PastChoice {
  return { ...choice, price: toCents(choice.price), choices: choice.choices.map(pastChoice) }
}
