import { type Cart, piecesIn } from '@sizzle/domain/cart/cart.ts'
import { DishTile } from '../../../ui/dish-tile/dish-tile.tsx'

const MOST_PICTURES = 3

/** On a phone, where the summary is folded: what is about to be ordered, in one line of pictures. */
export function OrderStrip({ cart, locationName }: { cart: Cart; locationName: string }) {
  const pieces = piecesIn(cart)
  const more = cart.length - MOST_PICTURES
  return (
    <div className="-mb-2 flex items-center gap-3 lg:hidden">
      <div className="flex shrink-0 gap-1.5">
        {cart.slice(0, MOST_PICTURES).map((line) => (
          <span key={line.cartKey} className="w-10 overflow-hidden rounded-control">
            <DishTile dish={line} size="thumb" isFirst />
          </span>
        ))}
        {more > 0 && (
          <span
            aria-hidden="true"
            className="grid h-10 place-items-center rounded-control bg-sunk px-2 text-sm font-semibold text-soft"
          >
            +{more}
          </span>
        )}
      </div>
      <p className="leading-snug">
        <span className="font-semibold">
          {pieces} {pieces === 1 ? 'item' : 'items'}
        </span>{' '}
        <span className="inline-block text-soft">from {locationName}</span>
      </p>
    </div>
  )
}
