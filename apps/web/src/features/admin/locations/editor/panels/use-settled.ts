import { useEffect, useEffectEvent, useState } from 'react'

const PAUSE_MS = 300

/** The value once it has stayed the same for a moment: what is asked of the server while somebody types. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  const content = JSON.stringify(value)
  const settle = useEffectEvent(() => setSettled(value))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the content starts the wait anew
  useEffect(() => {
    const timer = setTimeout(() => settle(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [content])
  return settled
}
