import type { CartLine } from '@sizzle/domain/cart/cart.ts'
import { readLine } from '@sizzle/domain/order/line-words.ts'
import { LineRows } from '../../../ui/line-rows.tsx'

/** What was chosen with a dish, indented under its name, and its note. */
export function CartLineWords({ line: { name, quantity, words = [], note = '' } }: { line: CartLine }) {
  if (words.length === 0 && note === '') return null
  return (
    <div className="mt-1 border-l-2 border-line-strong pl-3 text-sm leading-snug">
      <LineRows line={readLine({ name, quantity, options: words, note })} shown="priced" noteLook="text-soft italic" />
    </div>
  )
}
