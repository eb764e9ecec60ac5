import { useEffect, useState } from 'react'

/** Searches wait until typing has paused for so long. */
const SEARCH_DEBOUNCE_MS = 300

/** The value as it was when typing paused. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
