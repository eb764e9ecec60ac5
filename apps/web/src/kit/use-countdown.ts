import { useEffect, useState } from 'react'

/** Whole seconds until then, counted down; 0 when it has come or there is nothing to wait for. */
export function useCountdown(until: number | undefined): number {
  const [now, setNow] = useState(Date.now)
  const left = until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
  const isWaiting = left > 0

  useEffect(() => {
    if (until === undefined) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [until])

  return isWaiting ? left : 0
}
