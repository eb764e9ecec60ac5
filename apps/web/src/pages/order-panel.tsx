import { updateQuantity } from '@sizzle/domain/cart/cart.ts'
import { CartLines } from '../features/customer/cart/cart-lines.tsx'
import { OrderDialog } from '../features/customer/order-panel/order-dialog.tsx'
import { cartSentence } from '../kit/cart/cart-sentence.ts'
import { saveCart, useCart } from '../kit/cart/cart-store.ts'
import { toast } from '../kit/toast/toast.ts'
import type { PageLocation } from './page-content.ts'

/** Puts the cart into the ordering dialog; loaded when the cart is first opened. */
export function OrderPanel({ location, onClose }: { location: PageLocation; onClose: () => void }) {
  const lines = useCart(location.id)
  const change = (cartKey: string, quantity: number) => {
    const changed = updateQuantity(lines, cartKey, quantity)
    if (changed.ok) saveCart(location.id, changed.value)
    else toast('error', cartSentence(changed.refusal))
  }
  return (
    <OrderDialog
      location={location}
      lines={lines}
      cart={<CartLines lines={lines} onQuantity={change} />}
      onOrdered={() => saveCart(location.id, [])}
      onClose={onClose}
    />
  )
}
