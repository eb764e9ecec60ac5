import { updateQuantity } from '@sizzle/domain/cart/cart.ts'
import { Link, useLocation } from 'react-router'
import { CartDialog } from '../features/customer/cart/cart-dialog.tsx'
import { cartSentence } from '../kit/cart/cart-sentence.ts'
import { saveCart, useCart } from '../kit/cart/cart-store.ts'
import { checkoutState } from '../kit/cart/checkout-state.ts'
import { useSession } from '../kit/session/session.ts'
import { toast } from '../kit/toast/toast.ts'
import { paths } from '../paths.ts'
import { button } from '../ui/button.ts'
import type { PageLocation } from './page-content.ts'

/** The cart of the open menu and the way to the checkout; loaded when the cart is first opened. */
export function CartPanel({ location, onClose }: { location: PageLocation; onClose: () => void }) {
  const lines = useCart(location.id)
  const change = (cartKey: string, quantity: number) => {
    const changed = updateQuantity(lines, cartKey, quantity)
    if (changed.ok) saveCart(location.id, changed.value)
    else toast('error', cartSentence(changed.refusal))
  }
  return (
    <CartDialog
      locationName={location.name}
      lines={lines}
      onQuantity={change}
      next={<WayOn location={location} />}
      onClose={onClose}
    />
  )
}

function WayOn({ location }: { location: PageLocation }) {
  const session = useSession()
  const here = useLocation()
  const lines = useCart(location.id)
  if (!location.openState.isOpen) {
    return <p className="rounded-control bg-sunk px-4 py-3 font-semibold">{location.openState.text}</p>
  }
  if (session.state === 'ready' && session.user) {
    return (
      <Link
        to={paths.checkout()}
        state={checkoutState(location, lines)}
        className={button('primary', 'min-h-12 w-full')}
      >
        Checkout
      </Link>
    )
  }
  return (
    <>
      <p className="text-soft">Sign in, and we know who to call when it is ready. Your cart stays as it is.</p>
      <Link to={paths.login()} state={{ from: here.pathname }} className={button('primary', 'mt-3 min-h-12 w-full')}>
        Sign in to order
      </Link>
    </>
  )
}
