import type { Cents } from '@sizzle/domain/money/cents.ts'
import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { AT_DOOR, readyAbout } from '@sizzle/domain/order/ready-about.ts'
import { CASH_WORDS } from '@sizzle/domain/order/standing.ts'
import { handedOver, readyClock } from '../../../kit/ready-time.ts'
import { stillMade } from '../../../kit/still-made.ts'
import { formatDollars } from '../../../ui/money.ts'
import type { Quote } from '../../shared/cart-quote/use-quote.ts'
import { chosenTime, type OrderTimes } from '../../shared/order-times/order-time.ts'
import type { CheckoutForm } from './checkout-form.ts'

/** 'Ready about 6:40 p.m.', 'At your door about 6:40 p.m.', or the time that was chosen. */
export function whenInWords(
  form: CheckoutForm,
  times: OrderTimes,
  { zone, isOffline }: { zone: string; isOffline: boolean },
): string | undefined {
  if (form.when === 'later') {
    const at = chosenTime(form, times) ?? 'at a time you choose'
    // "Today" and "Tomorrow" stand in the middle here.
    return `${form.orderType === 'delivery' ? AT_DOOR : 'Ready'} ${at.replace(/^To(?=day|morrow)/, 'to')}`
  }
  return isOffline ? undefined : readyInWords(times, form, zone)
}

function readyInWords(
  { asap }: OrderTimes,
  { orderType }: Pick<CheckoutForm, 'orderType'>,
  timeZone: string,
): string | undefined {
  if (!asap) return undefined
  return `${readyAbout(orderType)} ${readyClock(asap.readyAt, timeZone)}`
}

/** Why it is not known now is said at the button. */
const AT_THE_ORDER = 'You’ll see the time once you’re back online.'

/** How long it takes is known of the moment it was asked. */
export function withoutMinutes(times: OrderTimes | undefined): OrderTimes | undefined {
  return times?.asap ? { ...times, asap: { ...times.asap, text: 'As soon as possible' } } : times
}

/** Below the choice of it: that the doors close first. The time itself stands at the top of the page. */
export function asapHint(times: OrderTimes | undefined, isOffline: boolean): string | undefined {
  return isOffline ? AT_THE_ORDER : stillMade(times?.asap?.closesFirst)
}

const WHERE: Record<OrderType, (location: Pick<Quote['location'], 'name' | 'address'>) => string> = {
  pickup: ({ address }) => `Pick it up at ${address}.`,
  delivery: () => 'We bring it to your door.',
  'dine-in': ({ name }) => `We bring it to your table in ${name}.`,
}

/** Behind the time: 'at 395 Truro Heights Road', or what it costs to bring it. */
export function whereThen({ location, charges }: Quote, { orderType }: CheckoutForm): string {
  return orderType === 'delivery' ? feeInWords(charges) : handedOver(location, orderType).trim().replace(/\.$/, '')
}

/** The same while there is no time. */
export function whereInWords({ location, charges }: Quote, { orderType }: CheckoutForm): string {
  const words = WHERE[orderType](location)
  return orderType === 'delivery' ? `${words} ${feeInWords(charges)}` : words
}

function feeInWords(charges: Quote['charges']): string {
  const fee = feeIn(charges)
  return fee > 0 ? `Delivery costs ${formatDollars(fee)}.` : 'Delivery is free.'
}

/** Once it is known: said where a fee would stand. */
export function isBroughtFree(quote: Quote | undefined, { orderType }: Pick<CheckoutForm, 'orderType'>): boolean {
  return quote !== undefined && orderType === 'delivery' && feeIn(quote.charges) === 0
}

/** In dollars. */
function feeIn(charges: Quote['charges']): number {
  return charges.find(({ kind }) => kind === 'delivery_fee')?.amount ?? 0
}

/** What the total holds beside the dishes, in the least words: on a phone its parts are folded. */
export function includedInWords({ tax, tip }: { tax: Cents; tip: Cents }): string | undefined {
  const parts = [...(tax > 0 ? ['tax'] : []), ...(tip > 0 ? ['tip'] : [])]
  return parts.length > 0 ? `${parts.join(' and ')} included` : undefined
}

/** 'Cash on pickup', where the whole of the order is told. */
export function payInWords({ payment, orderType }: Pick<CheckoutForm, 'payment' | 'orderType'>): string {
  return payment === 'cash' ? CASH_WORDS[orderType] : 'Pay online by card'
}
