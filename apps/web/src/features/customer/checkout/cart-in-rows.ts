import type { Cart } from '@sizzle/domain/cart/cart.ts'
import { shownSpice } from '@sizzle/domain/cart/spice.ts'
import type { Cents } from '@sizzle/domain/money/cents.ts'
import type { LineWords } from '@sizzle/domain/order/line-words.ts'
import { fromDollars, type OrderInRows, type OrderToRead, readOrder } from '@sizzle/domain/order/read-order.ts'
import { type Pricing, priceOrder } from '@sizzle/domain/pricing/pricing.ts'
import { taxName } from '@sizzle/domain/pricing/tax-name.ts'
import { readCartLine } from '../../../ui/line-rows.tsx'
import { inDollars } from '../../shared/cart-quote/cart-on-wire.ts'
import type { Quote } from '../../shared/cart-quote/use-quote.ts'

type ToPrice = {
  readonly lines: Cart
  /** The newest answer, also when it was about the cart of a moment ago. */
  readonly quote: Quote | undefined
  /** The answer is about exactly these lines. */
  readonly isAnswered: boolean
  readonly ratePer100k: number
  readonly tip: Cents
}

export type CartLineRow = LineWords & {
  readonly cartKey: string
  readonly heat: string | null
  readonly unitPrice: Cents
  readonly amount: Cents
}

/** What the cart costs by the server's word; until it has answered, by our estimate. */
export function priceCart({ lines, quote, isAnswered, ratePer100k, tip }: ToPrice): Pricing {
  const estimate = priceOrder(lines, tip, ratePer100k)
  if (!quote || !isAnswered) return estimate
  const [subtotal, tax] = [fromDollars(quote.pricing.subtotal), fromDollars(quote.pricing.tax)]
  return { subtotal, tax, tip, total: subtotal + tax + tip, taxRate: quote.pricing.taxRate }
}

/** The lines are the cart's own; what they cost together is the server's word. */
export function cartInRows(cart: ToPrice): Pick<OrderInRows, 'sums'> & { lines: readonly CartLineRow[] } {
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
    items: [],
    charges: isAnswered && quote ? quote.charges : [],
    taxes: isAnswered && quote ? quote.taxes : [estimated],
    pricing,
  }
  const { sums } = readOrder(order, fromDollars, 'checkout')
  return {
    lines: lines.map((line) => ({
      ...readCartLine(line),
      cartKey: line.cartKey,
      heat: shownSpice(line.spiceLevelName),
      unitPrice: line.price,
      amount: line.price * line.quantity,
    })),
    sums,
  }
}
