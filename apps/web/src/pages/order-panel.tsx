import { setQuantity } from '../features/customer/cart/cart.ts'
import { CartLines } from '../features/customer/cart/cart-lines.tsx'
import { saveCart, useCart } from '../features/customer/cart/cart-store.ts'
import { OrderDialog } from '../features/customer/order-panel/order-dialog.tsx'
import type { PageLocation } from './page-content.ts'

/** Puts the cart into the ordering dialog; loaded when the cart is first opened. */
export function OrderPanel({ location, onClose }: { location: PageLocation; onClose: () => void }) {
  const lines = useCart(location.id)
  return (
    <OrderDialog
      location={location}
      lines={lines}
      cart={
        <CartLines
          lines={lines}
          onQuantity={(cartKey, quantity) => saveCart(location.id, setQuantity(lines, cartKey, quantity))}
        />
      }
      onOrdered={() => saveCart(location.id, [])}
      onClose={onClose}
    />
  )
}
