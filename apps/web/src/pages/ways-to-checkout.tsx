import { BRAND } from '../brand/brand.ts'
import { cartIdOf, latestCart } from '../kit/cart/cart-store.ts'
import { checkoutState } from '../kit/cart/checkout-state.ts'
import { paths } from '../paths.ts'
import { button } from '../ui/button.ts'
import { Link } from '../ui/link.tsx'

/** Nothing was paid: back to the checkout with the cart as it was left, or to the menu. An empty cart ends at the menu either way. */
export function WaysToCheckout({ again }: { again: string }) {
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
    <>
      <Link to={paths.checkout()} state={state} className={button('primary')}>
        {again}
      </Link>
      <Link to={paths.menu(latest?.locationId ?? BRAND.defaultLocationId)} className={button('quiet')}>
        Back to Menu
      </Link>
    </>
  )
}
