import { piecesIn } from '@sizzle/domain/cart/cart.ts'
import { useLatestCart } from '../../../kit/cart/cart-store.ts'
import { cartToOpen } from '../../../kit/cart/to-choose.ts'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'

/** The way back to a cart that waits: its menu, with the cart open. `isOver`: in the menu that has an entry of its own in the history. */
export function HeaderCart({ isOver }: { isOver: boolean }) {
  const latest = useLatestCart()
  if (!latest) return null
  const count = piecesIn(latest.cart)
  return (
    <Link
      to={paths.menu(latest.locationId)}
      replace={isOver || undefined}
      aria-label={`Your cart, ${count} ${count === 1 ? 'item' : 'items'}`}
      className="relative grid size-11 shrink-0 place-items-center rounded-lg hover:bg-sunk"
      onClick={() => cartToOpen.set(true)}
    >
      <Icon name="bag" className="size-6" />
      <span
        aria-hidden="true"
        className="price absolute top-0 right-0 min-w-[1.7em] rounded-full bg-saffron px-1 text-center text-[0.75rem] leading-[1.7] text-night"
      >
        {count}
      </span>
    </Link>
  )
}
