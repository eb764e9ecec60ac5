import { isFinal } from '@sizzle/domain/order/status.ts'
import type { MyOrder } from './orders-query.ts'

/** What is under way stands above what was, and first what is ready first: on the home page and in the list of orders. */
export function soonestFirst(orders: readonly MyOrder[]): readonly MyOrder[] {
  const live = orders.filter(({ status }) => !isFinal(status))
  const past = orders.filter(({ status }) => isFinal(status))
  return [...live.toSorted((one, other) => one.promisedAt.localeCompare(other.promisedAt)), ...past]
}
