import { useEffect } from 'react'
import { useLineLost } from '../../../../kit/live/use-line-lost.ts'
import { alertLineLost } from '../../../../kit/sound/alerts.ts'
import { setLineLost } from '../../../../kit/sound/title-badge.ts'
import { useOnline } from '../../../../kit/use-online.ts'
import { deviceClock } from '../../../../ui/clock.ts'
import { Icon } from '../../../../ui/icon.tsx'

type StaleBannerProps = {
  updatedAt: number
  /** Orders are on this device, if only those of some of its kitchens. */
  hasOrders: boolean
  /** The last question for the orders got no answer. */
  hasFailed: boolean
  /** A screen of the kitchen is open, and itself says that it has nothing to show. */
  isSaidThere: boolean
  /** The board is open, whose moves wait on this device; what is done at a station does not. */
  isOnBoard: boolean
}

const LOST = {
  offline: 'New orders may be missing: no connection',
  failed: 'New orders may be missing: the server is not answering',
  slow: 'New orders may not show yet.',
} as const

/** In every section: warns staff that this screen no longer receives new orders. */
export function StaleBanner({ updatedAt, hasOrders, hasFailed, isSaidThere, isOnBoard }: StaleBannerProps) {
  const lostAt = useLineLost()
  const isOnline = useOnline()
  const isKnown = updatedAt > 0
  const isOnlySlow = !isKnown && isOnline && !hasFailed
  const isLost = lostAt !== null || (hasFailed && hasOrders)
  // A quiet hour on a living line makes no list old.
  const trueAt = new Date(Math.max(updatedAt, lostAt?.getTime() ?? 0))
  useEffect(() => {
    if (!isLost) return undefined
    alertLineLost()
    setLineLost(true)
    return () => setLineLost(false)
  }, [isLost])
  return (
    <div role="alert">
      {(isLost || !isOnline) && !isSaidThere && (
        <p
          className={`flex items-center gap-3 bg-chilli px-4 py-2.5 font-semibold text-paper ${isOnlySlow ? 'only-slow md:text-lg' : 'md:text-lg lg:text-2xl'}`}
        >
          <Icon name="alert" className="size-6 shrink-0" />
          {isKnown
            ? `New orders may be missing: no connection${isLost ? ` since ${deviceClock().time(trueAt)}` : ''}${isOnline || !isOnBoard ? '' : ' – moves are sent later'}`
            : LOST[!isOnline ? 'offline' : hasFailed ? 'failed' : 'slow']}
        </p>
      )}
    </div>
  )
}
