import { type Cart, piecesIn } from '@sizzle/domain/cart/cart.ts'
import { type Cents, formatCad } from '@sizzle/domain/money/cents.ts'
import { button } from '../../../ui/button.ts'
import { Icon } from '../../../ui/icon.tsx'

type ToOrderProps = { lines: Cart; total: Cents; onOrder: () => void }

/** On a phone dishes and order do not fit beside each other: this leads from the dishes to the order. */
export function ToOrder({ lines, total, onOrder }: ToOrderProps) {
  const pieces = piecesIn(lines)
  return (
    <div className="sticky bottom-0 z-20 fade-above bg-raised px-4 py-2 [--fade:var(--paper)] @min-[40rem]:hidden">
      <button type="button" className={button(pieces > 0 ? 'primary' : 'quiet', 'w-full')} onClick={onOrder}>
        <span className="mr-auto">
          {pieces === 0 ? 'Order details · no dishes yet' : `View order · ${pieces} ${pieces === 1 ? 'item' : 'items'}`}
        </span>
        {pieces > 0 && (
          <span className="price">
            {formatCad(total)} <span className="text-sm font-normal @max-[23rem]:sr-only">with tax</span>
          </span>
        )}
        <Icon name="arrow" />
      </button>
    </div>
  )
}
