import { type Attempts, attemptWait, withAttempt } from '@sizzle/domain/people/sign-in.ts'
import { inTab, type SafeStorage } from '../storage.ts'

const KEY = 'sign-in-attempts'

/** The browser's own brake on guessing (people 10), kept in the session; the server has its own and is not fooled. */
export function openSignInAttempts(kept: SafeStorage) {
  const read = (): Attempts => {
    try {
      const stored: unknown = JSON.parse(kept.getItem(KEY) ?? '[]')
      return Array.isArray(stored) ? stored.filter((at): at is number => typeof at === 'number') : []
    } catch {
      return []
    }
  }
  return {
    secondsLeft: (now: Date): number => Math.ceil(attemptWait(read(), now) / 1000),
    noteFailure(now: Date): void {
      kept.setItem(KEY, JSON.stringify(withAttempt(read(), now)))
    },
    release(): void {
      kept.removeItem(KEY)
    },
  }
}

export const signInAttempts = openSignInAttempts(inTab)
