import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Searches wait until typing has paused for 300 ms. */
const PAUSE_MS = 300

/** What stands in a search box: told on once typing pauses, and taken from `value` when that changed by itself. */
export function useTypedSearch(value: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(value)
  const known = useRef(value)
  const send = useEffectEvent(() => {
    if (typed === known.current) return
    known.current = typed
    onSearch(typed)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key starts the wait anew
  useEffect(() => {
    const timer = setTimeout(() => send(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  // Back, forward, or filters that were taken away. Our own search coming back must not undo what was typed meanwhile.
  useEffect(() => {
    if (value.trim() === known.current.trim()) return
    known.current = value
    setTyped(value)
  }, [value])
  return [typed, setTyped] as const
}
