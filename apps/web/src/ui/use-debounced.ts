import { useEffect, useState } from 'react'

/** Searches wait until typing has paused for so long. */
const SEARCH_DEBOUNCE_MS = 300

/** What changes with every key is said aloud once typing has paused for so long. */
export const SPOKEN_AFTER_MS = 1000

/** The value as it was when typing paused. */
export function useDebounced<T>(value: T, pauseMs = SEARCH_DEBOUNCE_MS): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
