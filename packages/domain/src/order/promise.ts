import { ok, refuse } from '../result.ts'
import type { OrderStatus } from './status.ts'

const FURTHEST_HOURS = 4

/** A promise is moved while the order is being made, to a time that the kitchen can mean. */
export function movePromise(
  order: { readonly status: OrderStatus; readonly promisedAt: Date },
  wanted: Date,
  now: Date,
) {
  if (order.status !== 'pending' && order.status !== 'preparing') return refuse({ code: 'promise_not_open' })
  const ahead = wanted.getTime() - now.getTime()
  if (ahead <= 0 || ahead > FURTHEST_HOURS * 3_600_000) return refuse({ code: 'promise_time_invalid' })
  return ok({ promisedAt: wanted, changed: wanted.getTime() !== order.promisedAt.getTime() })
}
