import { useEffect } from 'react'

/** A tablet on the wall must not fall asleep over an order. The system takes the lock away when the page is hidden. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    const wakeLock = 'wakeLock' in navigator ? navigator.wakeLock : undefined
    if (!isWanted || !wakeLock) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const take = async () => {
      if (document.visibilityState !== 'visible' || isOver) return
      // Refused on low battery, for one: the screen then behaves as the person set it.
      lock = await wakeLock.request('screen').catch(() => undefined)
      if (isOver) void lock?.release()
    }
    const onVisible = () => void take()
    void take()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', onVisible)
      void lock?.release()
    }
  }, [isWanted])
}
