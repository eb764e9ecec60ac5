import { useEffect, useState } from 'react'
import { useLiveState } from './live-state.ts'

/** A blink of the network worries nobody. With the 2.5 s in which a silent line counts as alive, it is said within 5. */
const WORRY_AFTER_MS = 2_000
/** A page that has just come up is not live yet, and that is no loss. */
const FIRST_WORRY_AFTER_MS = 4_000

/** Since when this screen has not heard of what happens; null while it hears, and for a moment after that. */
export function useLineLost(): Date | null {
  const isLive = useLiveState() === 'live'
  const [hasBeenLive, setBeenLive] = useState(isLive)
  const [lostAt, setLostAt] = useState<Date | null>(null)
  if (isLive && !hasBeenLive) setBeenLive(true)
  useEffect(() => {
    if (isLive) return setLostAt(null)
    // A connection that was never live says nothing about age: then only the list itself knows how old it is.
    const since = hasBeenLive ? new Date() : new Date(0)
    const timer = setTimeout(() => setLostAt(since), hasBeenLive ? WORRY_AFTER_MS : FIRST_WORRY_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isLive, hasBeenLive])
  return lostAt
}
