import { isPopupOver, isSilent, lookFirst } from '@sizzle/domain/alerts/order-alerts.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { keepSilence, readSilence } from './seen-orders.ts'

/** Whether the popup calls for what waits, and whether it stands on the screen while it calls. */
export function usePopup(waitingIds: readonly string[], isKnown: boolean) {
  const [silence, setSilence] = useState(readSilence)
  const [isFolded, setFolded] = useState(false)
  const [, drawAgain] = useState(0)
  /** Null while no popup is on the screen. */
  const touchedAt = useRef<number | null>(null)
  const isCalling = waitingIds.length > 0 && !isSilent(silence, waitingIds, new Date())
  useEndOfSilence(isKnown && waitingIds.length === 0, () => setSilence(keepSilence(null)))
  return {
    isCalling,
    isOpen: isCalling && !isFolded,
    unfold: () => setFolded(false),
    hide: () => setSilence(keepSilence(lookFirst(silence, waitingIds, new Date()))),
    show: () => {
      setFolded(false)
      setSilence(keepSilence(null))
    },
    /** It is on the screen and somebody is at it, or it is gone. */
    touch: (isShown: boolean) => {
      touchedAt.current = isShown ? Date.now() : null
    },
    /** Looks at the time: whether nobody has touched it for so long that it makes room now. */
    hasFolded: (now: Date): boolean => {
      if (silence !== null && now.getTime() >= silence.until && !isCalling) drawAgain((times) => times + 1)
      if (touchedAt.current === null || !isPopupOver(touchedAt.current, now)) return false
      touchedAt.current = null
      setFolded(true)
      return true
    },
  }
}

/** When nothing waits any more, the next order is heard at once. */
function useEndOfSilence(isQuiet: boolean, end: () => void): void {
  const hear = useEffectEvent(end)
  useEffect(() => {
    if (isQuiet) hear()
  }, [isQuiet])
}
