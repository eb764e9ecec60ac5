import { lookupHint, shouldLookUp } from '@sizzle/domain/people/phone-lookup.ts'
import { useEffect, useEffectEvent } from 'react'
import { useCustomerLookup } from './use-customer-lookup.ts'

export type KnownGuest = NonNullable<ReturnType<typeof useCustomerLookup>['customer']>

/** Who has the number that is typed, and what to say of the number meanwhile; each person is told of once, to fill in what is empty. */
export function useKnownGuest(typed: string, onFound: (guest: KnownGuest) => void) {
  const { customer, isAnswered } = useCustomerLookup(typed)
  const isWhole = shouldLookUp(typed)
  const found = isWhole ? customer : null
  const tell = useEffectEvent(() => {
    if (found) onFound(found)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person who is found
  useEffect(() => tell(), [found?.id])
  return { found, hint: isWhole && !isAnswered ? null : lookupHint(typed, found !== null) }
}
