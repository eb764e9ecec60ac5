import { setTimeout as sleep } from 'node:timers/promises'

/** A wait that can be ended early; a ring while nobody waits ends the next wait at once. */
export function openAlarm() {
  let rang = false
  let end: (() => void) | undefined
  return {
    ring() {
      rang = true
      end?.()
    },
    /** What rings in the `gatherMs` after the first ring is heard with it. */
    async wait(ms: number, gatherMs = 0) {
      if (!rang) {
        const { promise, resolve } = Promise.withResolvers<void>()
        const timer = setTimeout(resolve, ms)
        end = resolve
        await promise
        clearTimeout(timer)
        end = undefined
      }
      if (gatherMs > 0) await sleep(gatherMs)
      rang = false
    },
  }
}
