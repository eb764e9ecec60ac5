import { pauseText, type SaidPause } from '@sizzle/domain/order/paused-type.ts'
import type { Quote } from '../../shared/cart-quote/use-quote.ts'
import { CHOOSE_A_TIME, type OrderTimes, whatToDo } from '../../shared/order-times/order-time.ts'
import type { CheckoutForm, Problems } from './checkout-form.ts'

type TimeChecked = {
  form: CheckoutForm
  quote: Quote | undefined
  pauses: readonly SaidPause[]
  times: OrderTimes | undefined
}

/** Why it cannot be ordered for what is chosen. Without an answer about times, a closed door is one. */
export function whyNotThen({ form, quote, pauses, times }: TimeChecked): string | undefined {
  const offNow = quote?.location.isOpen === false ? quote.location.openText : pauseText(pauses, form.orderType)
  const isOff = form.when === 'asap' && offNow !== undefined
  if (times) return whatToDo(form, times) ?? (isOff ? CHOOSE_A_TIME : undefined)
  return isOff ? offNow : undefined
}

const REMOVE_IT = 'Please remove the code that does not count.'

/** The total of an order with a code is the server's word alone, and it is not sent without its code. */
export function whyNotWithCode(
  { promotionCode }: CheckoutForm,
  quote: Quote | undefined,
  refused: Problems,
): string | undefined {
  if (promotionCode === '') return undefined
  if (refused.promotionCode) return REMOVE_IT
  if (!quote) return 'Asking for the price with your code.'
  return quote.promotionProblem === null ? undefined : REMOVE_IT
}

/** At the choice of the time, which says why nothing can be had at once. */
export function isSaidAbove(sentence: string | undefined, times: OrderTimes | undefined): boolean {
  return sentence !== undefined && sentence === times?.notNow?.text
}
