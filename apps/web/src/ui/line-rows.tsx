import type { CartLine } from '@sizzle/domain/cart/cart.ts'
import { type LineWords, readLine, rowsUnder } from '@sizzle/domain/order/line-words.ts'

const INDENT = ['', 'pl-4', 'pl-8']

type LineRowsProps = { line: LineWords; shown: 'priced' | 'plain'; noteLook?: string }

/** What was chosen for a dish and noted beside it, under its name. */
export function LineRows({ line, shown, noteLook = '' }: LineRowsProps) {
  return rowsUnder(line, shown).map(({ kind, text, depth }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows under a dish never change their places
    <span key={index} className={`block ${INDENT[depth] ?? 'pl-8'} ${kind === 'note' ? noteLook : ''}`}>
      {text}
    </span>
  ))
}

/** How a line of the cart reads, in the cart and at the checkout, with no word from the server. */
export function readCartLine({ name, quantity, words = [], note = '' }: CartLine): LineWords {
  return readLine({ name, quantity, options: words, note })
}
