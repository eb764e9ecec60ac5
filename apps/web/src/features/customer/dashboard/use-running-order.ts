import { isFinal } from '@sizzle/domain/order/status.ts'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../kit/server/ask.ts'
import type { MyOrder } from './orders-query.ts'
import { soonestFirst } from './soonest-first.ts'

/** What is under way comes first, so it is always among them (ordering 59). */
export const FIRST = { limit: '3', offset: '0' } as const

/** The order of the signed-in person that is next, as long as one is under way. */
export function useRunningOrder(isSignedIn: boolean): MyOrder | undefined {
  const { data } = useQuery({ ...ask('/getMyOrders', FIRST), enabled: isSignedIn })
  const [first] = soonestFirst(data?.orders ?? [])
  return first && !isFinal(first.status) ? first : undefined
}
