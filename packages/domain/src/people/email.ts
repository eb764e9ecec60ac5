/** At most so many characters (people 17). */
export const MAX_EMAIL_LENGTH = 100

/**
 * One address, nothing else: no spaces, commas, line breaks or brackets, so that it can never carry a second recipient.
 * It only has to look like one; whether it exists is for a mail to find out.
 */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s\p{C}@,;:<>()[\]\\"]+@(?:[^\s\p{C}@.,;:<>()[\]\\"]+\.)+[^\s\p{C}@.,;:<>()[\]\\"]{2,}$/u.test(text)
}

/** Trimmed and lowercased, as it is stored and compared (people 17). */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase()
}

/** The general helper's sentences (people 17), for forms other than the checkout. */
const EMAIL_REQUIRED = 'Email is required'
const EMAIL_FORMAT = 'Invalid email format'

export function emailHelperProblem(email: string): string | null {
  if (email.trim() === '') return EMAIL_REQUIRED
  return looksLikeEmail(email.trim()) && email.trim().length <= MAX_EMAIL_LENGTH ? null : EMAIL_FORMAT
}
