import type { CartLine } from '@sizzle/domain/cart/cart.ts'
import { LineRows, readCartLine } from '../../../ui/line-rows.tsx'

/** What was chosen with a dish, indented under its name, and its note. */
export function CartLineWords({ line }: { line: CartLine }) {
  const read = readCartLine(line)
  if (read.choices.length === 0 && read.note === '') return null
  return (
    <div className="mt-1 border-l-2 border-line-strong pl-3 text-sm leading-snug">
      <LineRows line={read} shown="priced" noteLook="text-soft italic" />
    </div>
  )
}
