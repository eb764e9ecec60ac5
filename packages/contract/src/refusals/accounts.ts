import { SIGN_IN_REFUSED } from '@sizzle/domain/people/sign-in.ts'
import type { Refusals } from './refusals.ts'

/** Signing in and up, the own profile and other people. An unknown e-mail and a wrong password are one answer. */
export const ACCOUNTS = {
  invalid_credentials: [401, SIGN_IN_REFUSED],
  'invalid-email': [400, 'Please enter a valid email address.'],
  'email-already-in-use': [409, 'An account with this email already exists.'],
  'weak-password': [400, 'Password should be at least 6 characters long.'],
  'wrong-password': [403, 'Incorrect password. Please try again.'],
  account_deactivated: [403, 'This account is switched off. Please contact the restaurant.'],
  provider_not_found: [404, 'This way of signing in is not available.'],
  provider_unavailable: [503, 'The sign-in provider does not answer. Please try again later.'],
  reset_link_invalid: [410, 'This link has expired or was already used. Please ask for a new one.'],
  verification_link_invalid: [410, 'This link has expired or was already used. Please ask for a new one.'],
  social_failed: [400, 'Signing in did not work. Please try again.'],
  social_cancelled: [400, 'Signing in was cancelled.'],
  social_email_missing: [400, 'The provider did not share an email address. Please sign up with your email instead.'],
  account_not_linked: [
    409,
    'An account with this email already exists. Please sign in with its password, or reset the password first.',
  ],
  no_password: [409, 'This account has no password yet. Use "Forgot password" to choose one.'],
  fresh_sign_in_needed: [403, 'Please sign in again first, then try once more.'],
  orders_in_progress: [409, 'You have an order in progress. Please try again once it is completed.'],
  reservations_ahead: [409, 'You have an upcoming reservation. Please cancel it first, or try again after your visit.'],
  user_not_found: [404, 'User not found'],
  last_admin: [409, 'The last admin cannot be deactivated or lose the role.'],
} as const satisfies Refusals
