import type { getOrderDetails } from '@sizzle/contract/board.ts'
import type { getPaymentProblems, getPayments } from '@sizzle/contract/payment-lists.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../kit/server/ask.ts'
import type { PaymentFilters } from './payment-filters.ts'

export type PaymentPage = WireOutputOf<typeof getPayments>
export type Payment = PaymentPage['payments'][number]
export type PaymentDay = PaymentPage['days'][number]
export type Refund = Payment['refunds'][number]
export type OrderOfPayment = WireOutputOf<typeof getOrderDetails>['order']
export type PaymentProblems = WireOutputOf<typeof getPaymentProblems>
export type Alert = PaymentProblems['alerts'][number]
export type FailedWebhook = PaymentProblems['failedWebhooks'][number]

export const PAGE_SIZE = 25
/** Beside the live stream: a safety net, not the way news arrives. */
const REFRESH_MS = 30_000

export function paymentsQuery({ refunds, search, location, from, to, page }: PaymentFilters) {
  return queryOptions({
    ...ask('/getPayments', {
      refunds,
      locationId: location,
      from,
      to,
      search: search === '' ? undefined : search,
      limit: String(PAGE_SIZE),
      offset: String((page - 1) * PAGE_SIZE),
    }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
}

/** The order that was paid for, with its dishes. */
export function orderOfPaymentQuery(orderId: string) {
  return queryOptions({ ...ask('/getOrderDetails', { orderId }), select: ({ order }) => order })
}

export function problemsQuery(locationId: string | undefined) {
  return queryOptions({ ...ask('/getPaymentProblems', { locationId }), refetchInterval: REFRESH_MS })
}

export function openMoneyQuery(locationId: string | undefined) {
  return queryOptions({ ...ask('/getOpenMoney', { locationId }), refetchInterval: REFRESH_MS })
}

/** Never from the cache: a refund that was tried again has left behind what was known of it. */
export function refundQuery(refundId: string) {
  return queryOptions({
    ...ask('/getRefund', { refundId }),
    select: ({ refund }) => refund,
    refetchInterval: REFRESH_MS,
    gcTime: 0,
  })
}
