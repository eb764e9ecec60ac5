import type { getPaymentProblems, getPayments } from '@sizzle/contract/payment-lists.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../../kit/api.ts'
import type { PaymentFilters } from './payment-filters.ts'

export type Payment = WireOutputOf<typeof getPayments>['payments'][number]
export type Refund = Payment['refunds'][number]
export type PaymentProblems = WireOutputOf<typeof getPaymentProblems>
export type Alert = PaymentProblems['alerts'][number]
export type FailedWebhook = PaymentProblems['failedWebhooks'][number]

export const PAGE_SIZE = 25
/** Beside the live stream: a safety net, not the way news arrives. */
const REFRESH_MS = 30_000
const KEY = ['payments'] as const

export function paymentsQuery({ refunds, search, locationId, page }: PaymentFilters) {
  return queryOptions({
    queryKey: [...KEY, 'list', refunds, search, locationId, page],
    queryFn: () =>
      api.get('/getPayments', {
        refunds,
        locationId,
        search: search === '' ? undefined : search,
        limit: String(PAGE_SIZE),
        offset: String((page - 1) * PAGE_SIZE),
      }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
}

export function problemsQuery(locationId: string | undefined) {
  return queryOptions({
    queryKey: [...KEY, 'problems', locationId],
    queryFn: () => api.get('/getPaymentProblems', { locationId }),
    refetchInterval: REFRESH_MS,
  })
}

export function openMoneyQuery(locationId: string | undefined) {
  return queryOptions({
    queryKey: [...KEY, 'open-money', locationId],
    queryFn: () => api.get('/getOpenMoney', { locationId }),
    refetchInterval: REFRESH_MS,
  })
}

/** Never from the cache: a refund that was tried again has left behind what was known of it. */
export function refundQuery(refundId: string) {
  return queryOptions({
    queryKey: [...KEY, 'refund', refundId],
    queryFn: async () => (await api.get('/getRefund', { refundId })).refund,
    refetchInterval: REFRESH_MS,
    gcTime: 0,
  })
}

export function locationsQuery() {
  return queryOptions({
    queryKey: ['locations', 'active'],
    queryFn: async () => (await api.get('/getActiveLocations', {})).locations,
  })
}

export function refreshPayments(queries: QueryClient) {
  return queries.invalidateQueries({ queryKey: KEY })
}
