import { type Cents, formatCad } from '@sizzle/domain/money/cents.ts'
import type { Pricing } from '@sizzle/domain/pricing/pricing.ts'

type Sum = 'subtotal' | 'tax' | 'tip'
const LABELS = { subtotal: 'Subtotal', tax: 'Tax', tip: 'Tip' } as const satisfies Record<Sum, string>

type PriceRowsProps = {
  pricing: Pricing
  order?: readonly Sum[]
  totalLook?: string
  /** What is handed over in cash, in coins that there are; where it is another sum, it is the one that counts. */
  coins?: Cents
}

/** What the dishes come to, at the foot of the cart where that has a column of its own. Elsewhere what stands below it has the total. */
export function PriceBreakdown({ pricing, className }: { pricing: Pricing; className: string }) {
  return (
    <section aria-labelledby="price-breakdown" className={className}>
      <h2 id="price-breakdown" className="mb-2 text-xl">
        Price Breakdown
      </h2>
      <PriceRows pricing={pricing} totalLook="hidden @min-[71.875rem]:contents" />
    </section>
  )
}

export function PriceRows({
  pricing,
  order = ['subtotal', 'tax', 'tip'],
  totalLook = 'contents',
  coins,
}: PriceRowsProps) {
  const isRounded = coins !== undefined && coins !== pricing.total
  const rows = order.map((sum) => [LABELS[sum], pricing[sum]] as const)
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1">
      {rows.map(([label, amount]) => (
        <div key={label} className="contents">
          <dt className="text-soft">{label}</dt>
          <dd className="price text-right">{formatCad(amount)}</dd>
        </div>
      ))}
      <div className={totalLook}>
        <dt className="mt-1 border-t border-line pt-2 font-display text-xl">Total</dt>
        <dd className={`price mt-1 border-t border-line pt-2 text-right ${isRounded ? 'leading-8' : 'text-2xl'}`}>
          {formatCad(pricing.total)}
        </dd>
      </div>
      {isRounded && (
        <div className="contents">
          <dt className="text-soft">Cash rounding</dt>
          <dd className="price text-right">{formatCad(coins - pricing.total)}</dd>
          <dt className="font-display text-xl">In cash</dt>
          <dd className="price text-right text-2xl">{formatCad(coins)}</dd>
        </div>
      )}
    </dl>
  )
}
