import type { Cart } from '@sizzle/domain/cart/cart.ts'
import { shownSpice } from '@sizzle/domain/cart/spice.ts'
import { type Cents, formatCad } from '@sizzle/domain/money/cents.ts'
import type { LineWords } from '@sizzle/domain/order/line-words.ts'
import { fromDollars, type OrderInRows, type OrderToRead, readOrder } from '@sizzle/domain/order/read-order.ts'
import { sumsRounded } from '@sizzle/domain/payment/cash-due.ts'
import { type Pricing, priceOrder } from '@sizzle/domain/pricing/pricing.ts'
import { taxName } from '@sizzle/domain/pricing/tax-name.ts'
import { cashRounding } from '@sizzle/domain/pricing/tenders.ts'
import { readCartLine } from '../../../ui/line-rows.tsx'
import { inDollars } from '../../shared/cart-quote/cart-on-wire.ts'
import type { Quote } from '../../shared/cart-quote/use-quote.ts'
import { type CheckoutForm, tipOf } from './checkout-form.ts'

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
function priceCart({ lines, quote, isAnswered, ratePer100k, tip }: ToPrice): Pricing {
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

/** All that the form makes of the cart: with the tip, and rounded where it is paid in cash. */
export function billToPay(cart: Omit<ToPrice, 'tip'>, form: CheckoutForm) {
  const priced = priceCart({ ...cart, tip: 0 })
  const tip = tipOf(form, priced)
  const pricing = priceCart({ ...cart, tip })
  const rounding = form.payment === 'cash' ? cashRounding(pricing.total) : 0
  const rows = cartInRows({ ...cart, tip })
  return {
    priced,
    pricing,
    rows: { ...rows, sums: sumsRounded(rows.sums, rounding) },
    toPay: formatCad(pricing.total + rounding),
  }
}
