import { makeBill } from '@sizzle/domain/pricing/bill.ts'
import { rateOf } from '@sizzle/domain/pricing/order-tax.ts'
import { type Pricing, priceOrder, rateAsFraction } from '@sizzle/domain/pricing/pricing.ts'
import type { TillBook } from '../../../../kit/offline/till-book.ts'
import type { PageLocation } from '../../../../kit/page-content.ts'
import { toCents } from '../../../../ui/money.ts'
import { useQuote } from '../../../shared/cart-quote/use-quote.ts'
import { wishedTime } from '../../../shared/order-times/order-time.ts'
import type { OrderDraft } from '../form/order-draft.ts'
import { tipOf } from './staff-payload.ts'

/** What it costs: by the rules that this screen shares with the server at once, and by the server's word when it is here. */
export function useOrderPrice(location: PageLocation, draft: OrderDraft, till: TillTaxes | undefined) {
  const { lines, orderType, linkId } = draft
  const isOn = lines.length > 0 && linkId === '' && till === undefined
  const { quote, isAnswered, ratePer100k, changes } = useQuote({
    location,
    lines,
    orderType,
    wish: wishedTime(draft),
    isOn,
  })
  const shared = till ? billed(lines, till) : priceOrder(lines, 0, ratePer100k)
  const { subtotal, tax, taxRate } = isOn && isAnswered && quote ? inCents(quote.pricing) : shared
  const tip = tipOf(draft, { subtotal, tax })
  const pricing: Pricing = { subtotal, tax, tip, total: subtotal + tax + tip, taxRate }
  return { pricing, changes: isOn ? changes : undefined }
}

type TillTaxes = Pick<TillBook, 'taxes' | 'taxClasses'>

/** Without a network: by the taxes and the kinds of dishes that the till was told last. */
function billed(lines: OrderDraft['lines'], { taxes, taxClasses }: TillTaxes): Omit<Pricing, 'tip' | 'total'> {
  const bill = makeBill({
    lines: lines.map(({ id, name, price, quantity }) => ({
      label: name,
      price,
      quantity,
      taxClass: taxClasses[id] ?? 'prepared',
    })),
    charges: [],
    taxes: taxes.map(({ smallOrder, ...tax }) => ({
      ...tax,
      smallOrder: smallOrder && { ...smallOrder, upTo: toCents(smallOrder.upTo) },
    })),
    tip: 0,
  })
  return { subtotal: bill.subtotal, tax: bill.tax, taxRate: rateAsFraction(rateOf(bill.taxes)) }
}

type WirePricing = { readonly subtotal: number; readonly tax: number; readonly taxRate: number }

function inCents({ subtotal, tax, taxRate }: WirePricing) {
  return { subtotal: toCents(subtotal), tax: toCents(tax), taxRate }
}
