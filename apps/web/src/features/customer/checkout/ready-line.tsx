import { useOnline } from '../../../kit/use-online.ts'
import type { Quote } from '../../shared/cart-quote/use-quote.ts'
import type { OrderTimes } from '../../shared/order-times/order-time.ts'
import type { CheckoutForm } from './checkout-form.ts'
import { whenInWords, whereInWords, whereThen } from './ready-words.ts'

type ReadyLineProps = {
  form: CheckoutForm
  /** While they are asked for anew, the last ones stand. */
  times: OrderTimes | undefined
  quote: Quote | undefined
  /** The quote is about what is chosen now. */
  isQuoted: boolean
  /** Why the time could not be loaded, which is said below. */
  failed: unknown
}

/** 'Ready about 6:40 p.m. at 395 Truro Heights Road': the first thing to read. On a phone the time has a line of its own, and the place of both is kept. */
export function ReadyLine({ form, times, quote, isQuoted, failed }: ReadyLineProps) {
  const isOffline = !useOnline()
  const zone = quote?.location.timeZone
  const when = zone && times && whenInWords(form, times, { zone, isOffline })
  const isLookedUp = !(isOffline || failed || (zone && times))
  // Without a network it may have nothing to say, and takes no room.
  const isEmpty = !(when || isLookedUp || (quote && isQuoted))
  return (
    <p
      role="status"
      className={
        isEmpty ? 'sr-only' : `-mb-3 sm:min-h-7 lg:-mt-3 lg:mb-0 ${when || isLookedUp ? 'max-sm:min-h-[3.25rem]' : ''}`
      }
    >
      {when && <b className="mr-1 inline-block text-xl leading-snug font-semibold">{when}</b>}{' '}
      {isLookedUp && <span className="text-soft">Looking up the ready time…</span>}
      {quote && isQuoted && (
        <span className="inline-block text-soft">{when ? whereThen(quote, form) : whereInWords(quote, form)}</span>
      )}
    </p>
  )
}
