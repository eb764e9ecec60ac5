import { formatCad } from '@sizzle/domain/money/cents.ts'
import type { Pricing } from '@sizzle/domain/pricing/pricing.ts'

const LABELS = { subtotal: 'Subtotal', tax: 'Tax', tip: 'Tip' } as const
const SUMS = ['subtotal', 'tax', 'tip'] as const

/** What the total beside it, or below it, is made of. */
export function PriceBreakdown({ pricing, className }: { pricing: Pricing; className: string }) {
  return (
    <section aria-labelledby="price-breakdown" className={className}>
      <h2 id="price-breakdown" className="mb-1.5 text-xl">
        Price Breakdown
      </h2>
      <dl className="grid grid-cols-[1fr_auto] @max-[71.875rem]:gap-y-0.5">
        {SUMS.map((sum) => (
          <div key={sum} className="contents">
            <dt className="text-soft">{LABELS[sum]}</dt>
            <dd className="price text-right">{formatCad(pricing[sum])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
