import { isFinal } from '@sizzle/domain/order/status.ts'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../kit/server/ask.ts'
import type { MyOrder } from './orders-query.ts'
import { soonestFirst } from './soonest-first.ts'

/** More are seldom under way at once. */
export const NEWEST = { limit: '3', offset: '0' } as const

/** The order of the signed-in person that is next, as long as one is under way. */
export function useRunningOrder(isSignedIn: boolean): MyOrder | undefined {
  const { data } = useQuery({ ...ask('/getMyOrders', NEWEST), enabled: isSignedIn })
  const [first] = soonestFirst(data?.orders ?? [])
  return first && !isFinal(first.status) ? first : undefined
}
