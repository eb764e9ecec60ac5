import type { Cart } from '@sizzle/domain/cart/cart.ts'
import type { Cents } from '@sizzle/domain/money/cents.ts'
import { fromDollars, type OrderInRows, type OrderToRead, readOrder } from '@sizzle/domain/order/read-order.ts'
import { type Pricing, priceOrder } from '@sizzle/domain/pricing/pricing.ts'
import { taxName } from '@sizzle/domain/pricing/tax-name.ts'
import { inDollars } from './order-payload.ts'
import type { Quote } from './use-quote.ts'

type ToPrice = {
  readonly lines: Cart
  /** The newest answer, also when it was about the cart of a moment ago. */
  readonly quote: Quote | undefined
  /** The answer is about exactly these lines. */
  readonly isAnswered: boolean
  readonly ratePer100k: number
  readonly tip: Cents
}

/** What the cart costs by the server's word; until it has answered, by our estimate. */
export function priceCart({ lines, quote, isAnswered, ratePer100k, tip }: ToPrice): Pricing {
  const estimate = priceOrder(lines, tip, ratePer100k)
  if (!quote || !isAnswered) return estimate
  const [subtotal, tax] = [fromDollars(quote.pricing.subtotal), fromDollars(quote.pricing.tax)]
  return { subtotal, tax, tip, total: subtotal + tax + tip, taxRate: quote.pricing.taxRate }
}

export function cartInRows(cart: ToPrice): OrderInRows {
  const { lines, quote, isAnswered, ratePer100k } = cart
  const pricing = inDollars(priceCart(cart))
  const estimated = {
    name: quote?.tax.name ?? taxName(ratePer100k),
    ratePer100k,
    base: pricing.subtotal,
    amount: pricing.tax,
    registration: '',
    classes: [],
  }
  const order: OrderToRead = {
    // The letters of taxes are for receipts: parts of lines are not needed here.
    items: lines.map(({ cartKey, name, price, quantity }) => {
      const options = quote?.items.find((item) => item.cartKey === cartKey)?.options ?? []
      return { name, price: price / 100, quantity, options, note: '', discount: 0, taxParts: [] }
    }),
    charges: isAnswered && quote ? quote.charges : [],
    taxes: isAnswered && quote ? quote.taxes : [estimated],
    pricing,
  }
  return readOrder(order, fromDollars, 'checkout')
}
