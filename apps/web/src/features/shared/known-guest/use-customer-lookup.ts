import { phoneDigits } from '@sizzle/domain/people/phone.ts'
import { shouldLookUp } from '@sizzle/domain/people/phone-lookup.ts'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../kit/server/ask.ts'

const FRESH_MS = 300_000

/** Asked at exactly ten digits and kept for five minutes. A look-up that fails finds nobody. */
export function useCustomerLookup(typed: string) {
  const found = useQuery({
    ...ask('/findCustomerByPhone', { phone: phoneDigits(typed) }),
    enabled: shouldLookUp(typed),
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    retry: false,
  })
  return { customer: found.data?.customer ?? null, isAnswered: !found.isPending }
}
