import type { CartLine } from '@sizzle/domain/cart/cart.ts'
import { type Cents, formatCad } from '@sizzle/domain/money/cents.ts'
import { type LineWords, rowsUnder } from '@sizzle/domain/order/line-words.ts'
import { LineRows, readCartLine } from './line-rows.tsx'
import { Parted } from './parted.tsx'

/** Nothing where the dish has none to choose. */
export function heatOfLine({ cartKey, spiceLevelName }: CartLine): string {
  return /-default(~|$)/.test(cartKey) ? '' : spiceLevelName
}

type LineProps = { line: LineWords; heat: string; unitPrice: Cents }

/** What was chosen with a dish and how hot, in one line under its name; what belongs to another choice is indented under that. Then its note. */
export function ChosenWords({ line, heat, unitPrice }: LineProps) {
  const isNested = line.choices.some(({ depth }) => depth > 0)
  const below = isNested ? line : { ...line, isEach: false, choices: [] }
  const choices = isNested ? [] : rowsUnder({ ...line, isEach: false, note: '' }, 'priced').map(({ text }) => text)
  const each = line.quantity > 1 && `${formatCad(unitPrice)} each`
  return (
    <>
      <p className="mt-0.5 text-sm text-soft empty:hidden">
        <Parted parts={[choices.join(', '), heat, each].filter(Boolean)} />
      </p>
      <div className="mt-1 border-l-2 border-line-strong pl-3 text-sm leading-snug empty:hidden">
        <LineRows line={below} shown="priced" noteLook="text-soft italic" />
      </div>
    </>
  )
}

/** The same of a line of the cart, with no word from the server. */
export function CartLineWords({ line, heat }: { line: CartLine; heat: string }) {
  return <ChosenWords line={readCartLine(line)} heat={heat} unitPrice={line.price} />
}
