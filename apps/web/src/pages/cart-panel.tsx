import { type Cart, type CartChanges, type CartLine, putBack, updateQuantity } from '@sizzle/domain/cart/cart.ts'
import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { useState } from 'react'
import { CartSheet } from '../features/customer/cart/cart-sheet.tsx'
import { changeSentences } from '../features/customer/cart/change-sentences.ts'
import { cartSentence } from '../kit/cart/cart-sentence.ts'
import { cartOf, saveCart } from '../kit/cart/cart-store.ts'
import { useWishedOrderType, wishOrderType } from '../kit/cart/order-type-store.ts'
import { OrderTypeChoice } from '../ui/order-type-choice.tsx'
import type { PageLocation } from './page-content.ts'

type CartPanelProps = {
  location: PageLocation
  checked: CartChanges
  onCheckout: (cart: Cart, wished: OrderType) => void
  onClose: () => void
}

/** The cart of one location with everything one can do to it; loaded when the cart is first opened. */
export function CartPanel({ location, checked, onCheckout, onClose }: CartPanelProps) {
  const [refusal, setRefusal] = useState<string>()
  const wished = useWishedOrderType()

  const keep = (changed: ReturnType<typeof updateQuantity> | ReturnType<typeof putBack>): boolean => {
    if (changed.ok) saveCart(location.id, changed.value)
    setRefusal(changed.ok ? undefined : cartSentence(changed.refusal))
    return changed.ok
  }
  return (
    <CartSheet
      locationName={location.name}
      lines={checked.cart}
      changes={changeSentences(checked)}
      closedText={location.openState.isOpen ? undefined : location.openState.text}
      refusal={refusal}
      orderType={<OrderTypeChoice location={location} wished={wished} onWish={wishOrderType} />}
      onQuantity={(cartKey, quantity) => keep(updateQuantity(cartOf(location.id), cartKey, quantity))}
      onPutBack={(line: CartLine, at) => keep(putBack(cartOf(location.id), line, at))}
      onSeen={() => saveCart(location.id, checked.cart)}
      onCheckout={() => {
        saveCart(location.id, checked.cart)
        onCheckout(checked.cart, wished)
      }}
      onClose={onClose}
    />
  )
}
