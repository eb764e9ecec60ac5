import { isFinal } from '@sizzle/domain/order/status.ts'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../kit/server/ask.ts'

/** Beside the live stream, for where none gets through. */
const LOOK_EVERY_MS = 30_000

/** The order as the server has it, live until it is over. */
export function useFollowedOrder(orderId: string | undefined) {
  const { data, error, isLoading, refetch } = useQuery({
    ...ask('/getCustomerOrderDetails', { orderId: orderId ?? '' }),
    enabled: orderId !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && !isFinal(state.data.order.status) ? LOOK_EVERY_MS : false),
  })
  return { order: data?.order, error, isLoading, refetch }
}
