import type { Role } from './rights.ts'

// A second step at sign-in: a code of an authenticator app, or one of the recovery codes.

/** Who has to have one. */
export const SECOND_FACTOR_RULES = ['nobody', 'admins', 'managers'] as const
export type SecondFactorRule = (typeof SECOND_FACTOR_RULES)[number]

export const SECOND_FACTOR_WORDS: Readonly<Record<SecondFactorRule, string>> = {
  nobody: 'Optional',
  admins: 'Required for admins',
  managers: 'Required for managers and admins',
}

export const CODE_DIGITS = 6
export const RECOVERY_CODES = 10
export const RECOVERY_LETTERS = 16
/** So long the codes are shown and a first one may be typed. */
export const SET_UP_MINUTES = 15
/** So long a session waits for its code. */
export const CODE_MINUTES = 10

/** A rule for managers is one for admins, too. */
export function mustHaveSecondFactor(rule: SecondFactorRule, role: Role): boolean {
  return rule !== 'nobody' && (role === 'admin' || (rule === 'managers' && role === 'manager'))
}

type TypedCode = { readonly kind: 'app' | 'recovery'; readonly code: string }

/** However it was typed: blanks, dashes and capitals are no part of it. */
export function readCode(typed: string): TypedCode | undefined {
  const code = typed.replaceAll(/[\s-]/g, '').toLowerCase()
  if (/^\d+$/.test(code) && code.length === CODE_DIGITS) return { kind: 'app', code }
  if (/^[a-z2-7]+$/.test(code) && code.length === RECOVERY_LETTERS) return { kind: 'recovery', code }
  return undefined
}

export const CODE_REQUIRED = 'Enter the 6 digits of your app, or one of your recovery codes'
export const FIRST_CODE_REQUIRED = 'Enter the 6 digits that the app shows'

/** As people read it: 'abcd-efgh-ijkl-mnop'. */
export function inFours(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join('-')
}
