import { IDLE_SECONDS } from '@sizzle/domain/people/pin.ts'
import { useEffect, useEffectEvent } from 'react'
import { callOnce } from '../../../kit/server/call-once.ts'

const TELL_EVERY_MS = 30_000
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

type IdleLockProps = {
  onIdle: () => void
  seconds?: number
  /** False while nobody could unlock it again: then it locks as soon as somebody can. */
  mayLock?: () => boolean
}

/** Locks a shared tablet that nobody touches, and tells the server as long as somebody does. */
export function IdleLock({ onIdle, seconds = IDLE_SECONDS, mayLock = () => true }: IdleLockProps) {
  const lock = useEffectEvent(() => {
    const isAllowed = mayLock()
    if (isAllowed) onIdle()
    return isAllowed
  })
  useEffect(() => {
    let [seenAt, toldAt] = [Date.now(), Date.now()]
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => lock() || wait(), seconds * 1000)
    }
    wait()
    const see = () => {
      wait()
      const now = Date.now()
      // The tablet slept meanwhile, and its timers with it.
      if (now - seenAt > seconds * 1000 && lock()) return clearTimeout(timer)
      seenAt = now
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
