import { characters } from '../characters.ts'
import { looksLikeEmail, MAX_EMAIL_LENGTH, normalizeEmail } from '../people/email.ts'
import { nameProblem } from '../people/name.ts'
import { MAX_PHONE_DIGITS, MIN_PHONE_DIGITS, normalizePhone, phoneDigits } from '../people/phone.ts'
import { type Problem, problemsOf } from '../problem.ts'

// The checkout form (ordering 12): all three fields are required.
const INVALID_EMAIL = 'Please enter a valid email address'
const EMAIL_TOO_LONG = 'Email address is too long'
const INVALID_PHONE = 'Please enter a valid phone number'
const PHONE_TOO_LONG = 'Phone number is too long'
/** Shown when the form as a whole cannot be sent. */
export const FORM_INCOMPLETE = 'Please complete all required fields correctly'

export type CheckoutFields = { readonly name: string; readonly email: string; readonly phone: string }

export function emailProblem(email: string): string | null {
  const trimmed = email.trim()
  if (!looksLikeEmail(trimmed)) return INVALID_EMAIL
  return trimmed.length > MAX_EMAIL_LENGTH ? EMAIL_TOO_LONG : null
}

export function phoneProblem(phone: string): string | null {
  const digits = phoneDigits(phone).length
  if (digits > MAX_PHONE_DIGITS) return PHONE_TOO_LONG
  return digits < MIN_PHONE_DIGITS || normalizePhone(phone) === null ? INVALID_PHONE : null
}

export function checkCheckoutForm(fields: CheckoutFields): Problem<keyof CheckoutFields>[] {
  return problemsOf([
    ['name', nameProblem(fields.name)],
    ['email', emailProblem(fields.email)],
    ['phone', phoneProblem(fields.phone)],
  ])
}

/**
 * What the button still waits for, in the order of the form. Looser than the check on purpose: the button
 * wakes early, the sentences come on submit.
 */
export function missingFields({ name, email, phone }: CheckoutFields): (keyof CheckoutFields)[] {
  const isThere = {
    name: characters(name.trim()).length >= 2,
    email: looksLikeEmail(email.trim()),
    phone: phoneDigits(phone).length >= MIN_PHONE_DIGITS,
  }
  return (['name', 'email', 'phone'] as const).filter((field) => !isThere[field])
}

/** What is sent: trimmed, email lowercased, phone with its leading plus. Call it on fields that passed the check. */
export function submittedFields(fields: CheckoutFields): CheckoutFields {
  return {
    name: fields.name.trim(),
    email: normalizeEmail(fields.email),
    phone: normalizePhone(fields.phone) ?? fields.phone.trim(),
  }
}
