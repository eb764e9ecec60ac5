import { type Pricing, priceOrder } from '@sizzle/domain/pricing/pricing.ts'
import type { PageLocation } from '../../../../kit/page-content.ts'
import { toCents } from '../../../../ui/money.ts'
import { useQuote } from '../../../shared/cart-quote/use-quote.ts'
import { wishedTime } from '../../../shared/order-times/order-time.ts'
import type { OrderDraft } from '../form/order-draft.ts'
import { tipOf } from './staff-payload.ts'

/** What it costs: by the rules that this screen shares with the server at once, and by the server's word when it is here. */
export function useOrderPrice(location: PageLocation, draft: OrderDraft) {
  const { lines, orderType, linkId } = draft
  const isOn = lines.length > 0 && linkId === ''
  const { quote, isAnswered, ratePer100k, changes } = useQuote({
    location,
    lines,
    orderType,
    wish: wishedTime(draft),
    isOn,
  })
  const shared = priceOrder(lines, 0, ratePer100k)
  const { subtotal, tax, taxRate } = isOn && isAnswered && quote ? inCents(quote.pricing) : shared
  const tip = tipOf(draft, { subtotal, tax })
  const pricing: Pricing = { subtotal, tax, tip, total: subtotal + tax + tip, taxRate }
  return { pricing, changes: isOn ? changes : undefined }
}

type WirePricing = { readonly subtotal: number; readonly tax: number; readonly taxRate: number }

function inCents({ subtotal, tax, taxRate }: WirePricing) {
  return { subtotal: toCents(subtotal), tax: toCents(tax), taxRate }
}
