import type { createCustomerOrderCash } from '@sizzle/contract/orders.ts'
import type { WireInputOf } from '@sizzle/contract/route.ts'
import type { Cart } from '@sizzle/domain/cart/cart.ts'
import { submittedFields } from '@sizzle/domain/checkout/checkout-form.ts'
import { addressOnOneLine } from '@sizzle/domain/order/order-texts.ts'
import { typedPartySize } from '@sizzle/domain/order/party-size.ts'
import type { Pricing } from '@sizzle/domain/pricing/pricing.ts'
import type { CheckoutLocation } from '../../../kit/cart/checkout-state.ts'
import { inDollars, itemsOf } from '../../shared/cart-quote/cart-on-wire.ts'
import { wishedTime } from '../../shared/order-times/order-time.ts'
import type { CheckoutForm } from './checkout-form.ts'

export type OrderPayload = WireInputOf<typeof createCustomerOrderCash>

type OrderSource = {
  readonly form: CheckoutForm
  readonly lines: Cart
  readonly location: CheckoutLocation
  readonly pricing: Pricing
  readonly userId: string
  readonly cartId: string
  /** False: ask when the same was ordered a moment ago. */
  readonly orderAgain: boolean
}

/** The form as the API takes it: dollars, trimmed text, and only the details of the chosen order type. */
export function orderPayload({
  form,
  lines,
  location,
  pricing,
  userId,
  cartId,
  orderAgain,
}: OrderSource): OrderPayload {
  const instructions = form.specialInstructions.trim()
  const scheduledFor = wishedTime(form)
  return {
    customerInfo: { ...submittedFields(form), firebaseId: userId },
    items: itemsOf(lines),
    locationInfo: { id: location.id, name: location.name || location.id, postalCode: location.postalCode },
    orderType: form.orderType,
    paymentMethod: form.payment,
    tipAmount: pricing.tip / 100,
    pricing: inDollars(pricing),
    cartId,
    orderAgain,
    ...(form.orderType === 'delivery'
      ? { deliveryInfo: { address: addressOnOneLine(form.address), instructions: form.deliveryInstructions.trim() } }
      : {}),
    ...(form.orderType === 'dine-in'
      ? { tableInfo: { tableNumber: form.tableNumber.trim(), partySize: typedPartySize(form.partySize) } }
      : {}),
    ...(scheduledFor ? { scheduledFor } : {}),
    ...(form.promotionCode ? { promotionCode: form.promotionCode } : {}),
    ...(instructions ? { specialInstructions: instructions } : {}),
  }
}
