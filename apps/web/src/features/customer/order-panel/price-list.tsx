import { formatCad } from '@sizzle/domain/money/cents.ts'
import { formatRate } from '@sizzle/domain/pricing/pricing.ts'
import { taxPer100k } from '@sizzle/domain/pricing/tax.ts'
import { type OrderLine, priceLines } from './order-payload.ts'

export function PriceList({ lines, postalCode }: { lines: readonly OrderLine[]; postalCode: string }) {
  const { subtotal, tax, total } = priceLines(lines, postalCode)
  return (
    <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-1.5">
      <dt className="text-soft">Subtotal</dt>
      <dd className="price text-right">{formatCad(subtotal)}</dd>
      <dt className="text-soft">Tax ({formatRate(taxPer100k(postalCode))})</dt>
      <dd className="price text-right">{formatCad(tax)}</dd>
      <dt className="mt-1 border-t border-line pt-2.5 font-display text-xl">Total</dt>
      <dd className="price mt-1 border-t border-line pt-2.5 text-right text-xl">{formatCad(total)}</dd>
    </dl>
  )
}
