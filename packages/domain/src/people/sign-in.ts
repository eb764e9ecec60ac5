import { type Problem, problemsOf } from '../problem.ts'
import { emailHelperProblem } from './email.ts'
import { nameHelperProblem, nameProblem } from './name.ts'
import { PASSWORD_REQUIRED, passwordProblem } from './password.ts'

/** Unknown email and wrong password read the same (people 6). */
export const SIGN_IN_REFUSED = 'Incorrect e-mail or password. Please try again.'

export type SignInFields = { readonly email: string; readonly password: string }
export type SignUpFields = SignInFields & { readonly name: string }

export function checkSignIn({ email, password }: SignInFields): Problem<keyof SignInFields>[] {
  return problemsOf([
    ['email', emailHelperProblem(email)],
    ['password', password === '' && PASSWORD_REQUIRED],
  ])
}

export function checkSignUp({ name, email, password }: SignUpFields): Problem<keyof SignUpFields>[] {
  return problemsOf([
    ['name', nameHelperProblem(name) ?? nameProblem(name)],
    ['email', emailHelperProblem(email)],
    ['password', passwordProblem(password)],
  ])
}

/** The browser's own brake, kept in the session (people 10); the server keeps its own limits. */
const MAX_ATTEMPTS = 3
const ATTEMPT_WINDOW_MINUTES = 15

export type Attempts = readonly number[]

/** Milliseconds until another try is allowed; 0 when it is. */
export function attemptWait(attempts: Attempts, now: Date): number {
  const recent = recentAttempts(attempts, now)
  const oldestThatCounts = recent.at(-MAX_ATTEMPTS)
  return oldestThatCounts === undefined ? 0 : oldestThatCounts + ATTEMPT_WINDOW_MINUTES * 60_000 - now.getTime()
}

export function withAttempt(attempts: Attempts, now: Date): Attempts {
  return [...recentAttempts(attempts, now), now.getTime()]
}

// A clock that was set back leaves times in the future: they would lock the form for ever.
function recentAttempts(attempts: Attempts, now: Date): Attempts {
  const from = now.getTime() - ATTEMPT_WINDOW_MINUTES * 60_000
  return attempts.filter((at) => at > from && at <= now.getTime())
}
