import { BRAND } from '../brand/brand.ts'
import { cartIdOf, latestCart } from '../kit/cart/cart-store.ts'
import { checkoutState } from '../kit/cart/checkout-state.ts'
import { paths } from '../paths.ts'
import { button } from '../ui/button.ts'
import { DEAD_END_LINK } from '../ui/dead-end.tsx'
import { Link } from '../ui/link.tsx'

/** Nothing was paid: back to the checkout with the cart as it was left. An empty cart ends at the menu. */
export function WayToCheckout({ again }: { again: string }) {
  const latest = latestCart()
  const state =
    latest &&
    checkoutState(
      { id: latest.locationId, name: '', postalCode: '' },
      latest.cart,
      undefined,
      cartIdOf(latest.locationId),
    )
  return (
    <Link to={paths.checkout()} state={state} className={button('primary')}>
      {again}
    </Link>
  )
}

/** The other way: to the menu of that cart. */
export function LinkToMenu() {
  return (
    <Link to={paths.menu(latestCart()?.locationId ?? BRAND.defaultLocationId)} className={DEAD_END_LINK}>
      Back to Menu
    </Link>
  )
}
