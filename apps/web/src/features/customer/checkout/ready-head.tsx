import { sentenceOf } from '../../../kit/page-calls.ts'
import { handedOver, readyClock } from '../../../kit/ready-time.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Quote } from '../../shared/cart-quote/use-quote.ts'
import { chosenTime, type OrderTimes } from '../../shared/order-times/order-time.ts'
import type { CheckoutForm } from './checkout-form.ts'

type ReadyHeadProps = {
  form: CheckoutForm
  location: Quote['location'] | undefined
  times: OrderTimes | undefined
  /** Why it is not known. */
  error: Error | null
  onRetry: () => void
}

/** When and where, before anything is asked. Its place is kept while the answer is under way. */
export function ReadyHead({ form, location, times, error, onRetry }: ReadyHeadProps) {
  if (!location || !times) {
    if (!error) return <Skeleton className="h-13" />
    return (
      <LoadProblem isPart title="The ready time could not be loaded" sentence={sentenceOf(error)} onRetry={onRetry} />
    )
  }
  const when = whenInWords(form, times, location.timeZone)
  if (when === undefined) return null
  return (
    <p className="flex min-h-13 items-center gap-3 rounded-control bg-sunk px-4 py-2.5 leading-snug">
      <Icon name="clock" className="size-5 shrink-0" />
      <span className="text-balance">
        <b className="font-semibold">{when}</b> {handedOver(location, form.orderType)}
      </span>
    </p>
  )
}

/** 'Ready about 6:40 p.m.', or the time that was chosen. */
export function whenInWords(form: CheckoutForm, times: OrderTimes, timeZone: string): string | undefined {
  if (form.when === 'later') return chosenTime(form, times) ?? 'Ready at a time you choose'
  return times.asap ? `Ready about ${readyClock(times.asap.readyAt, timeZone)}` : undefined
}
