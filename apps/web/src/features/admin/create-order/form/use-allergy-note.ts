import { shouldLookUp } from '@sizzle/domain/people/phone-lookup.ts'
import { allergyLine } from '../../../shared/known-guest/known-guest-lines.tsx'
import { useCustomerLookup } from '../../../shared/known-guest/use-customer-lookup.ts'
import type { OrderDraft } from './order-draft.ts'

/** Whoever has the number of this order. */
export function useFoundGuest({ phone }: Pick<OrderDraft, 'phone'>) {
  const { customer } = useCustomerLookup(phone)
  return shouldLookUp(phone) ? customer : null
}

/** All that is known of allergies for this order: what was written for it, and what the house knows of who was found. */
export function useAllergyNote(draft: OrderDraft): string {
  const known = useFoundGuest(draft)?.allergies ?? ''
  const { specialInstructions } = draft
  return known === '' ? specialInstructions : `${specialInstructions}\n${allergyLine(known)}`
}

/** What the house knows of the guest's allergies and the kitchen would not hear of; empty where it hears of all. */
export function useUntoldAllergies(draft: OrderDraft): string {
  const known = useFoundGuest(draft)?.allergies
  const line = known ? allergyLine(known) : ''
  return draft.specialInstructions.includes(line) ? '' : line
}
