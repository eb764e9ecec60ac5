import type { Cart } from '@sizzle/domain/cart/cart.ts'
import { isCart, isCartId } from '@sizzle/domain/cart/is-cart.ts'
import { isOrderType, type OrderType } from '@sizzle/domain/order/order-type.ts'
import { recordOf } from '@sizzle/domain/record.ts'

export type CheckoutLocation = { id: string; name: string; postalCode: string }
export type CheckoutState = {
  items: Cart
  locationInfo: CheckoutLocation
  orderType: OrderType
  /** Which cart this was; carried for a browser that keeps none. */
  cartId?: string
  /** The person has said already that it is to be the same once more. */
  isAgain?: true
}

/** What the checkout is opened with (ordering 10): it travels in the history entry and so survives a reload. */
export function checkoutState(
  location: CheckoutLocation,
  items: Cart,
  orderType: OrderType = 'pickup',
  cartId?: string,
): CheckoutState {
  const { id, name, postalCode } = location
  return { items, locationInfo: { id, name, postalCode }, orderType, ...(cartId ? { cartId } : {}) }
}

/** Anything may stand in a history entry; nothing usable is undefined. */
export function readCheckoutState(state: unknown): CheckoutState | undefined {
  const { items, locationInfo, currentLocation, orderType, cartId, isAgain } = recordOf(state)
  const { id, name, postalCode } = recordOf(locationInfo ?? currentLocation)
  if (typeof id !== 'string' || id === '' || !isCart(items) || items.length === 0) return undefined
  return {
    items,
    locationInfo: { id, name: textOf(name), postalCode: textOf(postalCode) },
    orderType: isOrderType(orderType) ? orderType : 'pickup',
    ...(isCartId(cartId) ? { cartId } : {}),
    ...(isAgain === true ? { isAgain } : {}),
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
