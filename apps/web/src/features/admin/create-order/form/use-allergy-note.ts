import { shouldLookUp } from '@sizzle/domain/people/phone-lookup.ts'
import type { OrderDraft } from './order-draft.ts'
import { useCustomerLookup } from './use-customer-lookup.ts'

/** How the kitchen is told of what the house knows. */
export function allergyLine(allergies: string): string {
  return `Allergies: ${allergies}`
}

/** All that is known of allergies for this order: what was written for it, and what the house knows of who was found. */
export function useAllergyNote({ phone, specialInstructions }: OrderDraft): string {
  const { customer } = useCustomerLookup(phone)
  const known = shouldLookUp(phone) && customer ? customer.allergies : ''
  return known === '' ? specialInstructions : `${specialInstructions}\n${allergyLine(known)}`
}
