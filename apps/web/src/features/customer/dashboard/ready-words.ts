import { readyLabel, scheduledAt } from '@sizzle/domain/order/time-words.ts'
import { readyClock } from '../../../kit/ready-time.ts'
import { keptTimes } from '../../../ui/kept-times.ts'
import type { MyOrder } from './orders-query.ts'

/** When an order is ready that is still being made; undefined for every other. */
export function readyWords({ status, orderType, scheduledFor, promisedAt, locationInfo }: MyOrder): string | undefined {
  if (status !== 'pending' && status !== 'preparing') return undefined
  const { timeZone } = locationInfo
  const time = scheduledFor ? scheduledAt(timeZone, new Date(promisedAt)) : readyClock(promisedAt, timeZone)
  return keptTimes(`${readyLabel(orderType, Boolean(scheduledFor))} ${time}`)
}
