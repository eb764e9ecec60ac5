import { ACCOUNTS } from '@sizzle/contract/refusals/accounts.ts'
import { KIT } from '@sizzle/contract/refusals/kit.ts'
import type { Refusals } from '@sizzle/contract/refusals/refusals.ts'

const SIGN_IN_REFUSALS: Refusals = { ...KIT, ...ACCOUNTS }

/** Only our own sentences: what stands in an address is nobody's word. */
export function socialProblem(code: string): string {
  const known = Object.hasOwn(SIGN_IN_REFUSALS, code) ? SIGN_IN_REFUSALS[code] : undefined
  return (known ?? ACCOUNTS.social_failed)[1]
}
