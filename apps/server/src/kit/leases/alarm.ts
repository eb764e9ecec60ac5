/** A wait that can be ended early; a ring while nobody waits ends the next wait at once. */
export function openAlarm() {
  let rang = false
  let end: (() => void) | undefined
  return {
    ring() {
      rang = true
      end?.()
    },
    async wait(ms: number) {
      if (!rang) {
        const { promise, resolve } = Promise.withResolvers<void>()
        const timer = setTimeout(resolve, ms)
        end = resolve
        await promise
        clearTimeout(timer)
        end = undefined
      }
      rang = false
    },
  }
}
