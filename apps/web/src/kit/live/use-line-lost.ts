import { useEffect, useState } from 'react'
import { useLiveState } from './browser-live.ts'

/** A blink of the network worries nobody. With the 2.5 s in which a silent line counts as alive, it is said within 5. */
const WORRY_AFTER_MS = 2_000
/** A page that has just come up is not live yet, and that is no loss. */
const FIRST_WORRY_AFTER_MS = 4_000

/** True when this screen no longer hears of what happens. */
export function useLineLost(): boolean {
  const isLive = useLiveState() === 'live'
  const [hasBeenLive, setBeenLive] = useState(isLive)
  const [isLost, setLost] = useState(false)
  if (isLive && !hasBeenLive) setBeenLive(true)
  useEffect(() => {
    if (isLive) return setLost(false)
    const timer = setTimeout(() => setLost(true), hasBeenLive ? WORRY_AFTER_MS : FIRST_WORRY_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isLive, hasBeenLive])
  return isLost
}
