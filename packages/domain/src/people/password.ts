import { characters } from '../characters.ts'

// Five checks: four must pass, and 8 characters always (people 7).
const MIN_PASSWORD_LENGTH = 8
const NEEDED_CHECKS = 4
export const PASSWORD_REQUIRED = 'Password is required'
const PASSWORD_TOO_WEAK = 'Password must meet at least 4 security requirements'
const PASSWORD_TOO_SHORT = 'Password must be at least 8 characters'

/** The five, as the form lists them. */
export const PASSWORD_CHECKS = [
  {
    name: 'length',
    label: '8 or more characters',
    passes: (password: string) => characters(password).length >= MIN_PASSWORD_LENGTH,
  },
  { name: 'uppercase', label: 'An uppercase letter', passes: (password: string) => /\p{Lu}/u.test(password) },
  { name: 'lowercase', label: 'A lowercase letter', passes: (password: string) => /\p{Ll}/u.test(password) },
  { name: 'digit', label: 'A digit', passes: (password: string) => /\p{Nd}/u.test(password) },
  {
    name: 'special',
    label: 'A special character',
    passes: (password: string) => /[^\p{L}\p{M}\p{Nd}]/u.test(password),
  },
] as const

export type PasswordStrength = 'weak' | 'medium' | 'strong'

export function passedChecks(password: string): number {
  return PASSWORD_CHECKS.filter(({ passes }) => passes(password)).length
}

/** Weak below 3 passes, medium 3 to 4, strong 5. */
export function passwordStrength(password: string): PasswordStrength {
  const passed = passedChecks(password)
  if (passed < 3) return 'weak'
  return passed < PASSWORD_CHECKS.length ? 'medium' : 'strong'
}

/** How many characters it lacks, and how many of the other four checks. */
export function passwordLacks(password: string): { readonly characters: number; readonly checks: number } {
  const length = characters(password).length
  const others = PASSWORD_CHECKS.filter(({ name, passes }) => name !== 'length' && passes(password)).length
  return {
    characters: Math.max(0, MIN_PASSWORD_LENGTH - length),
    checks: Math.max(0, NEEDED_CHECKS - 1 - others),
  }
}

/** A short password never passes, even when it has everything else (people 7). */
export function passwordProblem(password: string): string | null {
  if (password === '') return PASSWORD_REQUIRED
  if (passedChecks(password) < NEEDED_CHECKS) return PASSWORD_TOO_WEAK
  return characters(password).length < MIN_PASSWORD_LENGTH ? PASSWORD_TOO_SHORT : null
}
