import { isFinal } from '@sizzle/domain/order/status.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../kit/api.ts'
import { useLive } from '../../../kit/live/browser-live.ts'

const TOPICS = ['order.changed'] as const
/** Beside the live stream, for where none gets through. */
const LOOK_EVERY_MS = 30_000

function orderQuery(orderId: string | undefined) {
  return queryOptions({
    queryKey: ['order', orderId],
    queryFn: () => api.get('/getCustomerOrderDetails', { orderId: orderId ?? '' }),
    enabled: orderId !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && !isFinal(state.data.order.status) ? LOOK_EVERY_MS : false),
  })
}

/** The order as the server has it, live until it is over. */
export function useFollowedOrder(orderId: string | undefined) {
  const queries = useQueryClient()
  const { data, error, isLoading, refetch } = useQuery(orderQuery(orderId))
  useLive(TOPICS, (news) => {
    if (orderId === undefined || (news.kind === 'change' && news.change.id !== orderId)) return
    void queries.invalidateQueries({ queryKey: ['order', orderId] })
  })
  return { order: data?.order, error, isLoading, refetch }
}
