import { formatCad } from '@sizzle/domain/money/cents.ts'
import type { Pricing } from '@sizzle/domain/pricing/pricing.ts'

const LABELS = { subtotal: 'Subtotal', tax: 'Tax', tip: 'Tip' } as const
const SUMS = ['subtotal', 'tax', 'tip'] as const

/** Where they stand above the total in a narrow column, one line has to do: the form above keeps its room. */
const SUMS_LOOK =
  'grid grid-cols-[1fr_auto] @max-[71.875rem]:gap-y-0.5 @min-[40rem]:@max-[71.875rem]:flex @min-[40rem]:@max-[71.875rem]:flex-wrap @min-[40rem]:@max-[71.875rem]:justify-between @min-[40rem]:@max-[71.875rem]:gap-x-3 @min-[40rem]:@max-[71.875rem]:text-sm'

/** What the total below it is made of. A narrow column has the total in its foot, beside the way to pay. */
export function PriceBreakdown({ pricing, className }: { pricing: Pricing; className: string }) {
  return (
    <section aria-labelledby="price-breakdown" className={className}>
      <h2 id="price-breakdown" className="mb-1.5 text-xl @min-[40rem]:@max-[71.875rem]:sr-only">
        Price Breakdown
      </h2>
      <dl className={SUMS_LOOK}>
        {SUMS.map((sum) => (
          <div key={sum} className="contents @min-[40rem]:@max-[71.875rem]:flex @min-[40rem]:@max-[71.875rem]:gap-1.5">
            <dt className="text-soft">{LABELS[sum]}</dt>
            <dd className="price text-right">{formatCad(pricing[sum])}</dd>
          </div>
        ))}
        <div className="col-span-full mt-1 hidden items-baseline justify-between border-t border-line pt-1 @min-[71.875rem]:flex">
          <dt className="text-lg font-semibold">Total</dt>
          <dd className="price font-display text-2xl leading-tight">{formatCad(pricing.total)}</dd>
        </div>
      </dl>
    </section>
  )
}
