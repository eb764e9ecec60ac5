import { type Cart, piecesIn } from '@sizzle/domain/cart/cart.ts'
import { DishTile } from '../../../ui/dish-tile/dish-tile.tsx'

/** So many tiles have room: of more dishes the last one says how many pieces of them are not shown. */
const TILES = { phone: 2, wider: 6 } as const

type OrderStripProps = {
  cart: Cart
  /** The name of the kitchen. */
  place: string
  /** Unfolds the summary with what changes it. */
  onChange: () => void
}

/** On a phone, where the summary is folded: what is about to be ordered, in one line of pictures. */
export function OrderStrip({ cart, place, onChange }: OrderStripProps) {
  const pieces = piecesIn(cart)
  const onPhone = shownOf(cart, TILES.phone)
  return (
    <div className="-mb-2 flex flex-wrap items-center gap-x-3 lg:hidden">
      <div className="flex shrink-0 gap-1.5">
        {cart.slice(0, shownOf(cart, TILES.wider)).map((line, nth) => (
          <span
            key={line.cartKey}
            className={`relative w-10 overflow-hidden rounded-control ${nth < onPhone ? '' : 'max-sm:hidden'}`}
          >
            <DishTile dish={line} size="thumb" isFirst={nth < onPhone} />
            {line.quantity > 1 && (
              <span
                aria-hidden="true"
                className="absolute right-0 bottom-0 rounded-tl-md bg-raised px-1 text-xs leading-snug font-bold"
              >
                {line.quantity}×
              </span>
            )}
          </span>
        ))}
        <More count={piecesIn(cart.slice(onPhone))} className="sm:hidden" />
        <More count={piecesIn(cart.slice(shownOf(cart, TILES.wider)))} className="max-sm:hidden" />
      </div>
      <p className="min-w-0 grow basis-[min(100%,5rem)] leading-snug">
        <span className="font-semibold">
          {pieces} {pieces === 1 ? 'item' : 'items'}
        </span>{' '}
        <span className="inline-block text-soft">from {place}</span>
      </p>
      <button
        type="button"
        className="ml-auto min-h-11 shrink-0 font-semibold underline underline-offset-4"
        onClick={onChange}
      >
        Change<span className="max-[22.4375rem]:sr-only"> items</span>
      </button>
    </div>
  )
}

function shownOf(cart: Cart, tiles: number): number {
  return cart.length > tiles ? tiles - 1 : cart.length
}

/** The sentence beside says how many pieces there are in all. */
function More({ count, className }: { count: number; className: string }) {
  if (count === 0) return null
  return (
    <span
      aria-hidden="true"
      className={`grid size-10 place-items-center rounded-control bg-sunk text-sm font-semibold text-soft ${className}`}
    >
      +{count}
    </span>
  )
}
