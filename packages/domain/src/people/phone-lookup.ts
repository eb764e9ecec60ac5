import { displayPhone, phoneDigits } from './phone.ts'

// Finding a customer by phone in the back office (people 21).
const LOOKUP_DIGITS = 10
const LOOKUP_HINT_FROM = 7
const LOOKUP_INCOMPLETE = 'Enter complete 10-digit phone number to search'
const LOOKUP_NOBODY = 'Complete number - no existing customer found'
const LOOKUP_FOUND = 'Existing Customer Found'
export const UNKNOWN_USER = 'Unknown User'

export function shouldLookUp(typed: string): boolean {
  return phoneDigits(typed).length === LOOKUP_DIGITS
}

/** Below 7 digits nothing is said; then what is still missing, then what was found. */
export function lookupHint(typed: string, found: boolean): string | null {
  const digits = phoneDigits(typed).length
  if (digits < LOOKUP_HINT_FROM) return null
  if (digits !== LOOKUP_DIGITS) return LOOKUP_INCOMPLETE
  return found ? LOOKUP_FOUND : LOOKUP_NOBODY
}

/** Every way in which ten digits may have been stored (people 21). */
export function phoneVariations(tenDigits: string): string[] {
  const parts = [tenDigits.slice(0, 3), tenDigits.slice(3, 6), tenDigits.slice(6)]
  return [
    tenDigits,
    `1${tenDigits}`,
    `+1${tenDigits}`,
    displayPhone(tenDigits),
    parts.join('-'),
    parts.join('.'),
    parts.join(' '),
  ]
}
