import type { Cart } from '@sizzle/domain/cart/cart.ts'
import { useState } from 'react'
import { beginCart, useCart, useCartId } from '../../../kit/cart/cart-store.ts'
import type { CheckoutState } from '../../../kit/cart/checkout-state.ts'
import { newId } from '../../../kit/new-id.ts'
import { onDevice } from '../../../kit/storage.ts'

/**
 * The cart as it is by now, in every tab; the one of the history entry only where this browser keeps none. Once it was
 * there and is empty, it was ordered or emptied elsewhere, and what was last shown is only there to be named.
 */
export function useCheckoutCart({ items, locationInfo, cartId }: CheckoutState) {
  const held = useCart(locationInfo.id)
  const heldId = useCartId(locationInfo.id)
  const [carried, setCarried] = useState(() => ({ lines: items, id: cartId ?? newId() }))
  const [shown, setShown] = useState<{ lines: Cart; id: string }>()
  if (heldId !== undefined && (shown?.id !== heldId || shown.lines !== held)) setShown({ lines: held, id: heldId })

  const cart = heldId === undefined ? (shown ?? carried) : { lines: held, id: heldId }
  return {
    ...cart,
    isEmptied: heldId === undefined && shown !== undefined,
    beginAgain: () => {
      if (heldId === undefined) setCarried({ lines: carried.lines, id: newId() })
      else beginCart(locationInfo.id, held)
    },
  }
}

/** Whether this browser keeps anything at all; some are told not to. */
export function keepsCarts(): boolean {
  const isKept = onDevice.setItem(TRIAL, '1')
  onDevice.removeItem(TRIAL)
  return isKept
}
const TRIAL = 'sizzle_spice_trial'
