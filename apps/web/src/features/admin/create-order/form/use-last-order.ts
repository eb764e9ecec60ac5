import type { AskAnswer } from '@sizzle/contract/client.ts'
import { phoneDigits } from '@sizzle/domain/people/phone.ts'
import { shouldLookUp } from '@sizzle/domain/people/phone-lookup.ts'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../../kit/server/ask.ts'
import { useCustomerLookup } from '../../../shared/known-guest/use-customer-lookup.ts'

export type PastOrder = NonNullable<AskAnswer<'/getLastOrderOfCustomer'>['order']>

/** What the customer who was found by this number had here last time. */
export function useLastOrder(phone: string, locationId: string): PastOrder | null | undefined {
  const { customer } = useCustomerLookup(phone)
  const last = useQuery({
    ...ask('/getLastOrderOfCustomer', { phone: phoneDigits(phone), locationId }),
    enabled: shouldLookUp(phone) && customer?.lastOrderDate != null,
    retry: false,
  })
  return last.data?.order
}
