import { formatCad } from '@sizzle/domain/money/cents.ts'
import type { Pricing } from '@sizzle/domain/pricing/pricing.ts'

type Sum = 'subtotal' | 'tax' | 'tip'
const LABELS = { subtotal: 'Subtotal', tax: 'Tax', tip: 'Tip' } as const satisfies Record<Sum, string>

type PriceRowsProps = { pricing: Pricing; order?: readonly Sum[]; totalLook?: string }

/** What the dishes come to, at the foot of the cart where that has a column of its own. Elsewhere what stands below it has the total. */
export function PriceBreakdown({ pricing, className }: { pricing: Pricing; className: string }) {
  return (
    <section aria-labelledby="price-breakdown" className={className}>
      <h2 id="price-breakdown" className="mb-2 text-xl">
        Price Breakdown
      </h2>
      <PriceRows pricing={pricing} totalLook="hidden @min-[1150px]:contents" />
    </section>
  )
}

export function PriceRows({ pricing, order = ['subtotal', 'tax', 'tip'], totalLook = 'contents' }: PriceRowsProps) {
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
        <dd className="price mt-1 border-t border-line pt-2 text-right text-2xl">{formatCad(pricing.total)}</dd>
      </div>
    </dl>
  )
}
