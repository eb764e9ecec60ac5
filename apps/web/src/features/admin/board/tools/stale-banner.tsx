import { useEffect, useState } from 'react'
import { useLiveState } from '../../../../kit/live/browser-live.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { clockTime } from '../clock.ts'

/** A blink of the network worries nobody; after this the screen says that it may be wrong (trust.md R062). */
const WORRY_AFTER_MS = 10_000

type StaleBannerProps = {
  updatedAt: number
  /** The last question for the orders got no answer. */
  hasFailed: boolean
}

export function StaleBanner({ updatedAt, hasFailed }: StaleBannerProps) {
  const isLive = useLiveState() === 'live'
  const [isStale, setStale] = useState(false)
  useEffect(() => {
    if (isLive) return setStale(false)
    const timer = setTimeout(() => setStale(true), WORRY_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isLive])
  return (
    <div role="status">
      {(isStale || (hasFailed && updatedAt > 0)) && (
        <p className="flex items-center gap-2 bg-chilli-soft px-4 py-2.5 font-semibold text-chilli">
          <Icon name="alert" />
          {updatedAt > 0
            ? `No connection. What you see is from ${clockTime(new Date(updatedAt))}; new orders may be missing.`
            : 'No connection yet.'}
        </p>
      )}
    </div>
  )
}
