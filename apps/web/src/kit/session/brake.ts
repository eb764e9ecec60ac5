import { type Attempts, attemptWait, withAttempt } from '@sizzle/domain/people/sign-in.ts'

const KEY = 'sign-in-attempts'

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The browser's own brake on guessing (customer spec §5), kept in the session; the server has its own and is not fooled. */
export function openBrake(kept: () => Kept) {
  const read = (): Attempts => {
    try {
      const stored: unknown = JSON.parse(kept().getItem(KEY) ?? '[]')
      return Array.isArray(stored) ? stored.filter((at): at is number => typeof at === 'number') : []
    } catch {
      return []
    }
  }
  return {
    secondsLeft: (now: Date): number => Math.ceil(attemptWait(read(), now) / 1000),
    noteFailure(now: Date): void {
      try {
        kept().setItem(KEY, JSON.stringify(withAttempt(read(), now)))
      } catch {
        // Storage full or refused: the server's limits hold.
      }
    },
    release(): void {
      try {
        kept().removeItem(KEY)
      } catch {
        // Nothing was kept, then.
      }
    },
  }
}

export const signInBrake = openBrake(() => sessionStorage)
