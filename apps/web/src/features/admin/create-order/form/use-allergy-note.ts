import { shouldLookUp } from '@sizzle/domain/people/phone-lookup.ts'
import { allergyLine } from '../../../shared/known-guest/known-guest-lines.tsx'
import { useCustomerLookup } from '../../../shared/known-guest/use-customer-lookup.ts'
import type { OrderDraft } from './order-draft.ts'

/** All that is known of allergies for this order: what was written for it, and what the house knows of who was found. */
export function useAllergyNote({ phone, specialInstructions }: OrderDraft): string {
  const { customer } = useCustomerLookup(phone)
  const known = shouldLookUp(phone) && customer ? customer.allergies : ''
  return known === '' ? specialInstructions : `${specialInstructions}\n${allergyLine(known)}`
}

/** What the house knows of the guest's allergies and the kitchen would not hear of; empty where it hears of all. */
export function useUntoldAllergies({ phone, specialInstructions }: OrderDraft): string {
  const { customer } = useCustomerLookup(phone)
  const line = shouldLookUp(phone) && customer?.allergies ? allergyLine(customer.allergies) : ''
  return specialInstructions.includes(line) ? '' : line
}
