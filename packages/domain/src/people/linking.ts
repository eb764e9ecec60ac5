import { type Ok, ok, type Refusal, refuse } from '../result.ts'

/** What a sign-in at a provider told, and what is known here. */
export type ProviderSignIn = {
  /** There is an account of this issuer and subject. */
  readonly isKnown: boolean
  readonly email: string | undefined
  readonly providerSaysVerified: boolean
  /** The local account with that email, if any. */
  readonly local: { readonly emailVerified: boolean } | undefined
}
export type Step = 'sign-in' | 'link' | 'sign-up'

/**
 * A known (issuer, subject) signs in, whatever email it carries by now. An email joins two accounts only when both
 * sides have proven it: an unproven one here may have been typed by whoever waits for the owner to come (people 11).
 */
export function decideProviderSignIn({
  isKnown,
  email,
  providerSaysVerified,
  local,
}: ProviderSignIn): Ok<Step> | Refusal<{ code: 'social_email_missing' | 'account_not_linked' }> {
  if (isKnown) return ok('sign-in')
  if (email === undefined) return refuse({ code: 'social_email_missing' })
  if (local === undefined) return ok('sign-up')
  return providerSaysVerified && local.emailVerified ? ok('link') : refuse({ code: 'account_not_linked' })
}
