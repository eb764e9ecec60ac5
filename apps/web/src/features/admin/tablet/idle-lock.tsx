import { IDLE_SECONDS } from '@sizzle/domain/people/pin.ts'
import { useEffect, useEffectEvent } from 'react'
import { callOnce } from '../../../kit/server/call-once.ts'

const TELL_EVERY_MS = 30_000
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

type IdleLockProps = { onIdle: () => void; seconds?: number }

/** Locks a shared tablet that nobody touches, and tells the server as long as somebody does. */
export function IdleLock({ onIdle, seconds = IDLE_SECONDS }: IdleLockProps) {
  const lock = useEffectEvent(onIdle)
  useEffect(() => {
    let [seenAt, toldAt] = [Date.now(), Date.now()]
    let timer = setTimeout(() => lock(), seconds * 1000)
    const see = () => {
      clearTimeout(timer)
      const now = Date.now()
      // The tablet slept meanwhile, and its timers with it.
      if (now - seenAt > seconds * 1000) return lock()
      seenAt = now
      timer = setTimeout(() => lock(), seconds * 1000)
      if (now - toldAt < TELL_EVERY_MS) return
      toldAt = now
      // A call that is lost is followed by the next one.
      void callOnce('/stayUnlocked', {}).catch(() => undefined)
    }
    for (const sign of SIGNS) addEventListener(sign, see, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS) removeEventListener(sign, see, { capture: true })
    }
  }, [seconds])
  return null
}
