import type { CartLine } from '@sizzle/domain/cart/cart.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { rowsUnder } from '@sizzle/domain/order/line-words.ts'
import { LineRows, readCartLine } from './line-rows.tsx'

/** Nothing where the dish has none to choose. */
export function heatOfLine({ cartKey, spiceLevelName }: CartLine): string {
  return /-default(~|$)/.test(cartKey) ? '' : spiceLevelName
}

/** What was chosen with a dish and how hot, in one line under its name; what belongs to another choice is indented under that. Then its note. */
export function CartLineWords({ line, heat }: { line: CartLine; heat: string }) {
  const read = readCartLine(line)
  const isNested = read.choices.some(({ depth }) => depth > 0)
  const below = isNested ? read : { ...read, isEach: false, choices: [] }
  const choices = isNested ? [] : rowsUnder({ ...read, isEach: false, note: '' }, 'priced').map(({ text }) => text)
  const each = line.quantity > 1 && `${formatCad(line.price)} each`
  return (
    <>
      <p className="mt-0.5 text-sm text-soft empty:hidden">
        {[choices.join(', '), heat, each].filter(Boolean).join(' · ')}
      </p>
      <div className="mt-1 border-l-2 border-line-strong pl-3 text-sm leading-snug empty:hidden">
        <LineRows line={below} shown="priced" noteLook="text-soft italic" />
      </div>
    </>
  )
}
