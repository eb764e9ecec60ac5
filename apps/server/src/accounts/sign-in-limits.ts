import { normalizeEmail } from '@sizzle/domain/people/email.ts'
import type { Pace } from '../kit/attempts/attempts.sql.ts'
import type { AttemptCounter } from '../kit/attempts/attempts.ts'

// How fast things may be tried. Sign-in to one account: five at once, then 1, 2, 4 ... up to 40 seconds apart, which is
// under a hundred in the first hour and ninety in each further one, over however many addresses they come.
const PACE = {
  signInAccount: { free: 5, firstSeconds: 1, maxSeconds: 40 },
  signInAddress: { free: 20, firstSeconds: 1, maxSeconds: 10 },
  signUpAddress: { free: 10, firstSeconds: 15, maxSeconds: 360 },
  mailAccount: { free: 3, firstSeconds: 300, maxSeconds: 3600 },
  mailAddress: { free: 10, firstSeconds: 5, maxSeconds: 60 },
  tokenAddress: { free: 20, firstSeconds: 1, maxSeconds: 30 },
  // After five wrong ones a guesser has about eight tries in the first hour and four in each further one.
  code: { free: 5, firstSeconds: 30, maxSeconds: 900 },
  // After five wrong ones 1 minute, then 5, then 15.
  pin: { free: 5, firstSeconds: 60, growth: 5, maxSeconds: 900 },
  passkeyAddress: { free: 20, firstSeconds: 1, maxSeconds: 30 },
  provePassword: { free: 5, firstSeconds: 1, maxSeconds: 40 },
  socialAddress: { free: 30, firstSeconds: 1, maxSeconds: 10 },
  photoAccount: { free: 20, firstSeconds: 5, maxSeconds: 60 },
} as const satisfies Record<string, Pace>

/**
 * A browser that has signed in to this account before is counted by itself: a stranger who keeps guessing slows down
 * strangers, not the owner.
 */
export function signInAttempt(email: string, address: string, device: string | undefined): AttemptCounter[] {
  return [
    byAddress('sign-in', address, PACE.signInAddress),
    device === undefined
      ? byAccount('sign-in', normalizeEmail(email), PACE.signInAccount)
      : byAccount('sign-in with device', device, PACE.signInAccount),
  ]
}

export const signUpAttempt = (address: string) => [byAddress('sign-up', address, PACE.signUpAddress)]
export const resetAttempt = (email: string, address: string) => [
  byAddress('reset', address, PACE.mailAddress),
  byAccount('reset', normalizeEmail(email), PACE.mailAccount),
]
export const verificationAttempt = (userId: string) => [byAccount('verify', userId, PACE.mailAccount)]
/** Nobody fills a stranger's mailbox, however many accounts ask for it. */
export const changeEmailAttempt = (userId: string, email: string) => [
  byAccount('change email', userId, PACE.mailAccount),
  byAccount('change email to', normalizeEmail(email), PACE.mailAccount),
]
export const tokenAttempt = (address: string) => [byAddress('token', address, PACE.tokenAddress)]
export const passwordProof = (userId: string) => [byAccount('prove password', userId, PACE.provePassword)]
/** For each person and device: whoever guesses at one tablet holds nobody up at another. */
export const pinAttempt = (userId: string, deviceId: string) => [byAccount('pin', `${userId} ${deviceId}`, PACE.pin)]
export const codeAttempt = (userId: string) => [byAccount('code', userId, PACE.code)]
export const passkeyAttempt = (address: string) => [byAddress('passkey', address, PACE.passkeyAddress)]
export const socialAttempt = (address: string) => [byAddress('social', address, PACE.socialAddress)]
export const photoAttempt = (userId: string) => [byAccount('photo', userId, PACE.photoAccount)]

function byAddress(what: string, whose: string, pace: Pace): AttemptCounter {
  return { what, by: 'address', whose, pace }
}
function byAccount(what: string, whose: string, pace: Pace): AttemptCounter {
  return { what, by: 'account', whose, pace }
}
