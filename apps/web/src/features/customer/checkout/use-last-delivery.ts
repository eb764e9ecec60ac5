import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../kit/server/ask.ts'
import type { CheckoutForm } from './checkout-form.ts'

/** Some may be cancelled: an address that was wrong is a reason for that. */
const LAST = { orderType: 'delivery', limit: '5', offset: '0' } as const

/** Where the person's last delivery went; asked for only once an address is needed and none is entered. */
export function useLastDelivery({ orderType, address }: Pick<CheckoutForm, 'orderType' | 'address'>) {
  const last = useQuery({
    ...ask('/getMyOrders', LAST),
    enabled: orderType === 'delivery' && address.trim() === '',
    retry: false,
  })
  return last.data?.orders
    .filter(({ status, deliveryInfo }) => status !== 'cancelled' && deliveryInfo?.address)
    .toSorted((a, b) => b.orderTime.localeCompare(a.orderTime))[0]?.deliveryInfo
}
