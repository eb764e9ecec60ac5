import { type Cart, piecesIn } from '@sizzle/domain/cart/cart.ts'
import { DishTile } from '../../../ui/dish-tile/dish-tile.tsx'

const MOST_PICTURES = 6
/** So many of them on a phone. */
const ON_PHONE = 2

type OrderStripProps = {
  cart: Cart
  /** The name of the kitchen. */
  place: string
  /** Unfolds the summary, where it can be changed. */
  onOpen: () => void
}

/** On a phone, where the summary is folded: what is about to be ordered, in one line of pictures. */
export function OrderStrip({ cart, place, onOpen }: OrderStripProps) {
  const pieces = piecesIn(cart)
  return (
    <div className="-mb-2 flex flex-wrap items-center gap-x-3 lg:hidden">
      <div className="flex shrink-0 gap-1.5">
        {cart.slice(0, MOST_PICTURES).map((line, nth) => (
          <span key={line.cartKey} className="w-10 overflow-hidden rounded-control max-sm:nth-[n+3]:hidden">
            <DishTile dish={line} size="thumb" isFirst={nth < ON_PHONE} />
          </span>
        ))}
      </div>
      <p className="min-w-0 grow basis-20 leading-snug">
        <span className="font-semibold">
          {pieces} {pieces === 1 ? 'item' : 'items'}
        </span>{' '}
        <span className="inline-block text-soft">from {place}</span>
      </p>
      <button
        type="button"
        className="ml-auto min-h-11 shrink-0 font-semibold underline underline-offset-4"
        onClick={() => {
          // The form below the unfolded summary takes no keys.
          document.querySelector<HTMLElement>('.submit-bar > .unfold > button')?.focus({ preventScroll: true })
          onOpen()
        }}
      >
        Change<span className="max-[22.4375rem]:sr-only"> items</span>
      </button>
    </div>
  )
}
