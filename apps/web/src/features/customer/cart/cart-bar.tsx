import { type Cart, piecesIn } from '@sizzle/domain/cart/cart.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { button } from '../../../ui/button.ts'
import { Icon } from '../../../ui/icon.tsx'

type CartBarProps = { lines: Cart; closedText: string | undefined; onOpen: () => void }

/**
 * Sticks to the end of the page's own flow, so it never lies over the last dish: the page is simply longer by its height.
 * A closed kitchen says when it opens; browsing and filling the cart stay free.
 */
export function CartBar({ lines, closedText, onOpen }: CartBarProps) {
  const count = piecesIn(lines)
  const total = lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
  if (count === 0)
    return (
      <p role="status" className="sr-only">
        Your cart is empty
      </p>
    )
  return (
    <div className="sticky bottom-0 z-30 px-3 pb-[max(12px,env(safe-area-inset-bottom))]">
      <div className="rise mx-auto flex max-w-[760px] items-center gap-4 rounded-[18px] bg-night py-2.5 pr-2.5 pl-5 text-cream shadow-[0_18px_44px_-14px_var(--shadow)]">
        <Icon name="bag" className="hidden size-6 text-saffron sm:block" />
        <p role="status" className="min-w-0 grow leading-tight">
          <span className="block font-semibold">
            {count} {count === 1 ? 'item' : 'items'} · <span className="price">{formatCad(total)}</span>
          </span>
          <span className="block truncate text-sm text-cream/80">{closedText ?? 'Taxes are added with the order'}</span>
        </p>
        <button
          type="button"
          className={button('primary', 'min-h-12 shrink-0')}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          View cart
        </button>
      </div>
    </div>
  )
}
