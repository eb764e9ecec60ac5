import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

/** The phone number of the last order. It only saves typing, so a failure is none. */
export function knownPhoneQuery(userId: string) {
  return queryOptions({
    queryKey: ['known phone', userId],
    queryFn: () =>
      api.get('/getMyOrders', { limit: '1' }).then(
        ({ orders }) => orders[0]?.customerInfo.phone ?? '',
        () => '',
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
