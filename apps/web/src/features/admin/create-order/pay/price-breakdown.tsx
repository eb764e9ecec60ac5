import { formatCad } from '@sizzle/domain/money/cents.ts'
import type { Pricing } from '@sizzle/domain/pricing/pricing.ts'

const LABELS = { subtotal: 'Subtotal', tax: 'Tax', tip: 'Tip' } as const
const SUMS = ['subtotal', 'tax', 'tip'] as const

/** What the dishes come to, at the foot of the cart where that has a column of its own. Elsewhere what stands below it has the total. */
export function PriceBreakdown({ pricing, className }: { pricing: Pricing; className: string }) {
  return (
    <section aria-labelledby="price-breakdown" className={className}>
      <h2 id="price-breakdown" className="mb-2 text-xl">
        Price Breakdown
      </h2>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1">
        {SUMS.map((sum) => (
          <div key={sum} className="contents">
            <dt className="text-soft">{LABELS[sum]}</dt>
            <dd className="price text-right">{formatCad(pricing[sum])}</dd>
          </div>
        ))}
        <div className="hidden @min-[71.875rem]:contents">
          <dt className="mt-1 border-t border-line pt-2 font-display text-xl">Total</dt>
          <dd className="price mt-1 border-t border-line pt-2 text-right text-2xl">{formatCad(pricing.total)}</dd>
        </div>
      </dl>
    </section>
  )
}
