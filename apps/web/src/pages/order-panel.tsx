import { putBack, updateQuantity } from '@sizzle/domain/cart/cart.ts'
import { CartLines } from '../features/customer/cart/cart-lines.tsx'
import { OrderDialog } from '../features/customer/order-panel/order-dialog.tsx'
import { cartSentence } from '../kit/cart/cart-sentence.ts'
import { saveCart, useCart } from '../kit/cart/cart-store.ts'
import { toast } from '../kit/toast/toast.ts'
import type { PageLocation } from './page-content.ts'

/** Puts the cart into the ordering dialog; loaded when somebody is about to order. */
export function OrderPanel({ location, onClose }: { location: PageLocation; onClose: () => void }) {
  const lines = useCart(location.id)
  const keep = (changed: ReturnType<typeof updateQuantity> | ReturnType<typeof putBack>): boolean => {
    if (changed.ok) saveCart(location.id, changed.value)
    else toast('error', cartSentence(changed.refusal))
    return changed.ok
  }
  return (
    <OrderDialog
      location={location}
      lines={lines}
      cart={
        <CartLines
          lines={lines}
          onQuantity={(cartKey, quantity) => keep(updateQuantity(lines, cartKey, quantity))}
          onPutBack={(line, at) => keep(putBack(lines, line, at))}
        />
      }
      onOrdered={() => saveCart(location.id, [])}
      onClose={onClose}
    />
  )
}
