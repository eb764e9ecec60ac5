import type { validatePricing } from '@sizzle/contract/pricing.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { type Cart, type CartChanges, refreshCart } from '@sizzle/domain/cart/cart.ts'
import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { priceOrder } from '@sizzle/domain/pricing/pricing.ts'
import { CHECKOUT_POSTAL_CODE, taxPer100k } from '@sizzle/domain/pricing/tax.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CheckoutLocation } from '../../../kit/cart/checkout-state.ts'
import { everyMinute } from '../../../kit/every-minute.ts'
import { ask } from '../../../kit/server/ask.ts'
import { toCents } from '../../../ui/money.ts'
import { inDollars, itemsOf } from './cart-on-wire.ts'

export type Quote = WireOutputOf<typeof validatePricing>

type ToQuote = {
  readonly location: CheckoutLocation
  readonly lines: Cart
  readonly orderType: OrderType
  readonly wish: { readonly date: string; readonly time: string } | null
  /** What the customer typed; empty or missing: none. */
  readonly promotionCode?: string
  /** Off where there is nothing to quote. */
  readonly isOn?: boolean
}

/** What the cart costs by the server's word; asked again whenever the menu or the location changes, and by the clock. */
export function useQuote({ isOn = true, ...cart }: ToQuote) {
  const { location, lines } = cart
  const quote = useQuery({
    ...ask('/validatePricing', question(cart)),
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled: isOn,
  })
  const { refetch } = quote
  // Doors close and pauses end on the minute, of which no event tells.
  useEffect(() => (isOn ? everyMinute(() => void refetch()) : undefined), [refetch, isOn])
  const ratePer100k = quote.data?.tax.ratePer100k ?? taxPer100k(location.postalCode || CHECKOUT_POSTAL_CODE)
  const changes = quote.data && changesOf(lines, quote.data)
  const isAnswered = quote.data !== undefined && !quote.isPlaceholderData && !changes
  return { quote: quote.data, error: quote.error, isAnswered, ratePer100k, changes, ask: refetch }
}

function question({ location, lines, orderType, wish, promotionCode }: ToQuote) {
  const pricing = priceOrder(lines, 0, taxPer100k(location.postalCode || CHECKOUT_POSTAL_CODE))
  return {
    items: itemsOf(lines),
    tipAmount: 0,
    frontendPricing: inDollars(pricing),
    locationInfo: { id: location.id },
    orderType,
    ...(wish ? { scheduledFor: wish } : {}),
    ...(promotionCode ? { promotionCode } : {}),
  }
}

/** What differs from what the customer was shown, line by line; undefined when nothing does. */
function changesOf(lines: Cart, { items }: Quote): CartChanges | undefined {
  const quoted = new Map(items.map((item) => [item.cartKey, item]))
  // An answer about the cart of a moment ago says nothing of a line that is new.
  if (lines.some(({ cartKey }) => !quoted.has(cartKey))) return undefined
  const found = lines.map((line) => {
    const { price = null, isAvailable = false, problems = [] } = quoted.get(line.cartKey) ?? {}
    const isFit = price !== null && problems.length === 0
    const now = {
      price: isFit ? toCents(price) : line.price,
      // Where only a choice is wrong, its problem says so.
      isAvailable: problems.length > 0 || (isAvailable && isFit),
    }
    const sentences = problems.map(({ sentence }) => sentence)
    // One by one: lines of the same dish differ in their choices.
    return refreshCart([line], [{ id: line.id, ...now }], () => ({ price: now.price, problems: sentences }))
  })
  const changes = {
    cart: found.flatMap(({ cart }) => cart),
    gone: found.flatMap(({ gone }) => gone),
    repriced: found.flatMap(({ repriced }) => repriced),
    unfit: found.flatMap(({ unfit }) => unfit),
  }
  return changes.gone.length + changes.repriced.length + changes.unfit.length > 0 ? changes : undefined
}
