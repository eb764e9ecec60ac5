export type Alarm = ReturnType<typeof createAlarm>

/** Ends a wait early; a full ring ends the connection too. */
export function createAlarm() {
  let endWait: (() => void) | undefined
  const alarm = {
    onRing: () => {},
    ring: (what: 'all' | 'waiting' = 'all') => {
      if (what === 'all') alarm.onRing()
      endWait?.()
    },
    wait: (milliseconds: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        const end = () => {
          clearTimeout(timer)
          endWait = undefined
          resolve()
        }
        const timer = setTimeout(end, milliseconds)
        endWait = end
        if (signal.aborted) end()
      }),
  }
  return alarm
}
