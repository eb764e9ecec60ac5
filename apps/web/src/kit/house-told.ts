import type { getCustomerOrderDetails } from '@sizzle/contract/orders.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { clockAt, localAt } from '@sizzle/domain/hours/local-time.ts'
import { scheduledAt } from '@sizzle/domain/order/time-words.ts'

type Told = Pick<
  WireOutputOf<typeof getCustomerOrderDetails>['order'],
  'status' | 'cancelledByHouse' | 'promiseMoved' | 'promisedAt' | 'scheduledFor' | 'locationInfo'
>

/** 'Was 7:50 p.m. The tandoor went out', while the order is made; with its day, where that is another one. */
export function movedWords({ status, promiseMoved, promisedAt, scheduledFor, locationInfo }: Told): string | undefined {
  // A copy that a step or a device kept may be from before there were such words.
  if (!promiseMoved || (status !== 'pending' && status !== 'preparing')) return undefined
  const { timeZone } = locationInfo
  const [from, to] = [new Date(promiseMoved.from), new Date(promisedAt)]
  const isSameDay = localAt(timeZone, from).date === localAt(timeZone, to).date
  const was = scheduledFor && !isSameDay ? scheduledAt(timeZone, from) : clockAt(timeZone, from)
  return `Was ${was} ${promiseMoved.reason}`
}

/** Who cancelled it and why, where that was the house. */
export function cancelledWords({ status, cancelledByHouse }: Told): string | undefined {
  if (!cancelledByHouse || status !== 'cancelled') return undefined
  const { reason } = cancelledByHouse
  return reason ? `Cancelled by the restaurant: ${reason}` : 'Cancelled by the restaurant'
}
