import { useEffect } from 'react'
import { useLineLost } from '../../../../kit/live/use-line-lost.ts'
import { useLostSince } from '../../../../kit/live/use-lost-since.ts'
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
  /** A screen of the kitchen is open: until its first orders are there, a slow line is said on it. */
  isInKitchen: boolean
  /** The board is open, whose moves wait on this device; what is done at a station does not. */
  isOnBoard: boolean
}

const LOST = {
  failed: 'New orders may be missing: the server is not answering',
  slow: 'New orders may not show yet.',
} as const

/** In every section: warns staff that this screen no longer receives new orders. */
export function StaleBanner({ updatedAt, hasOrders, hasFailed, isInKitchen, isOnBoard }: StaleBannerProps) {
  const lostAt = useLineLost()
  const lostSince = useLostSince(lostAt)
  const isOnline = useOnline()
  const isKnown = updatedAt > 0
  const isOnlySlow = !isKnown && isOnline && !hasFailed
  const isLost = lostAt !== null || (hasFailed && hasOrders)
  const isShown = isLost || !isOnline || (isInKitchen && hasFailed)
  // A quiet hour on a living line makes no list old.
  const trueAt = Math.max(updatedAt, lostSince?.getTime() ?? 0)
  useEffect(() => {
    if (!isLost) return undefined
    alertLineLost()
    setLineLost(true)
    return () => setLineLost(false)
  }, [isLost])
  return (
    <div role="alert">
      {isShown && !(isInKitchen && isOnlySlow) && (
        <p
          className={`flex items-center gap-3 px-4 py-2.5 font-semibold md:text-lg ${isOnlySlow ? 'only-slow bg-saffron text-night' : 'bg-chilli text-paper lg:text-2xl'}`}
        >
          <Icon name="alert" className="size-6 shrink-0" />
          {isKnown || !isOnline
            ? `New orders may be missing: no connection${sinceWords(trueAt)}${isOnline ? '' : whatWaits(isInKitchen, isOnBoard)}`
            : LOST[hasFailed ? 'failed' : 'slow']}
        </p>
      )}
    </div>
  )
}

const sinceWords = (at: number) => (at > 0 ? ` since ${deviceClock().time(new Date(at))}` : '')

/** What becomes of the work at the screen that is open. */
function whatWaits(isInKitchen: boolean, isOnBoard: boolean): string {
  if (isOnBoard) return ' – moves are sent later'
  return isInKitchen ? ' – Done is off' : ''
}
