import type { ReadableChoice } from '../order/line-words.ts'

type PlainChoice = { readonly name: string; readonly quantity: number; readonly choices: readonly PlainChoice[] }

/** Papers and screens of the kitchen have no prices. */
export function readableChoice({ name, quantity, choices }: PlainChoice): ReadableChoice {
  return { name, quantity, price: 0, choices: choices.map(readableChoice) }
}
