import { expect, test } from 'vitest'
import { decideProviderSignIn } from './linking.ts'

const VERIFIED = { emailVerified: true }
const UNPROVEN = { emailVerified: false }

test.each([
  [true, 'a@b.ca', true, VERIFIED, 'sign-in'],
  [true, undefined, false, undefined, 'sign-in'],
  [false, 'a@b.ca', true, undefined, 'sign-up'],
  [false, 'a@b.ca', false, undefined, 'sign-up'],
  [false, 'a@b.ca', true, VERIFIED, 'link'],
  [false, 'a@b.ca', false, VERIFIED, 'account_not_linked'],
  [false, 'a@b.ca', true, UNPROVEN, 'account_not_linked'],
  [false, 'a@b.ca', false, UNPROVEN, 'account_not_linked'],
  [false, undefined, false, undefined, 'social_email_missing'],
  [false, undefined, true, VERIFIED, 'social_email_missing'],
] as const)(
  'known %s, email %s (verified there: %s), here %o: %s (people 11)',
  (isKnown, email, providerSaysVerified, local, expected) => {
    const decided = decideProviderSignIn({ isKnown, email, providerSaysVerified, local })
    expect(decided.ok ? decided.value : decided.refusal.code).toBe(expected)
  },
)
