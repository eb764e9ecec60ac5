import { afterEach, vi } from 'vitest'

const STEP_MS = 500
/** By then a call that fails each time was tried for the last time. */
export const TRIES_MS = 12_000

/**
 * For a test file in which something waits for a long time; call it once, outside of the tests and after `aServer`, whose own
 * wait is a real one.
 */
export function waits() {
  afterEach(() => void vi.useRealTimers())
  return {
    /** From now on waits of the page end when time passes here, or at the pace of what the test looks for. */
    hold: () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
    /** In steps, so that what was waited for may ask, be answered and wait again. */
    pass: async (ms: number) => {
      for (let passed = 0; passed < ms; passed += STEP_MS) await vi.advanceTimersByTimeAsync(STEP_MS)
    },
  }
}
