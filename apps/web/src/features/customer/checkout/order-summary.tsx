import { type Cart, piecesIn } from '@sizzle/domain/cart/cart.ts'
import { shownSpice } from '@sizzle/domain/cart/spice.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { ORDER_TYPE_LABELS, type OrderType } from '@sizzle/domain/order/order-type.ts'
import { formatRate, type Pricing } from '@sizzle/domain/pricing/pricing.ts'
import { Leader } from '../../../ui/leader.tsx'

type SummaryProps = {
  locationName: string
  orderType: OrderType
  lines: Cart
  pricing: Pricing
  tax: { name: string; ratePer100k: number }
}

export function OrderSummary({ locationName, orderType, lines, pricing, tax }: SummaryProps) {
  const pieces = piecesIn(lines)
  return (
    <section aria-labelledby="summary-title" className="rounded-card border border-line bg-raised p-5">
      <h2 id="summary-title" className="text-2xl">
        Order summary
      </h2>
      <p className="mt-1 text-soft">
        {locationName || 'Selected Location'} · {ORDER_TYPE_LABELS[orderType]}
      </p>
      <p className="text-soft">
        {pieces} {pieces === 1 ? 'item' : 'items'} ({lines.length} unique)
      </p>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="Items of your order"
        className="mt-3 max-h-72 overflow-y-auto border-y border-line py-2"
      >
        {lines.map((line) => (
          <li key={line.cartKey} className="flex items-baseline gap-2 py-1.5">
            <span className="min-w-0">
              {line.quantity} × {line.name}
              {shownSpice(line.spiceLevelName) && (
                <span className="block text-sm text-soft">{line.spiceLevelName}</span>
              )}
            </span>
            <Leader />
            <span className="price">{formatCad(line.price * line.quantity)}</span>
          </li>
        ))}
      </ul>
      <Sums pricing={pricing} tax={tax} />
    </section>
  )
}

function Sums({ pricing, tax }: Pick<SummaryProps, 'pricing' | 'tax'>) {
  const { subtotal, tip, total } = pricing
  return (
    <dl aria-live="polite" className="mt-3 grid grid-cols-[1fr_auto] gap-y-1.5">
      <dt className="text-soft">Subtotal</dt>
      <dd className="price text-right">{formatCad(subtotal)}</dd>
      <dt className="text-soft">
        Tax ({tax.name} {formatRate(tax.ratePer100k)})
      </dt>
      <dd className="price text-right">{formatCad(pricing.tax)}</dd>
      {tip > 0 && (
        <>
          <dt className="text-soft">Tip</dt>
          <dd className="price text-right">{formatCad(tip)}</dd>
        </>
      )}
      <dt className="mt-1 border-t border-line pt-2.5 font-display text-xl">Total</dt>
      <dd className="price mt-1 border-t border-line pt-2.5 text-right text-xl">
        {formatCad(total)} <span className="text-sm font-normal text-soft">CAD</span>
      </dd>
    </dl>
  )
}
