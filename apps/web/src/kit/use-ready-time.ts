import { type OrderType, offers } from '@sizzle/domain/order/order-type.ts'
import { useEffect, useState } from 'react'
import { followReadyTime, type ReadyPlace } from './ready-time.ts'

/** "Ready about 6:40 p.m. at 395 Truro Heights Road." for an order that came now, or the first time later on while there are none; undefined while it is not known. */
export function useReadyTime(place: ReadyPlace, orderType: OrderType, pieces: number): string | undefined {
  const [said, say] = useState<string>()
  const isOn = place.isActive && offers(place.features, orderType)
  // biome-ignore lint/correctness/useExhaustiveDependencies: pieces count when it is asked, and are no reason to ask
  useEffect(() => {
    if (!isOn) return
    const end = new AbortController()
    followReadyTime({ place, orderType, pieces }, say, end.signal)
    return () => {
      end.abort()
      say(undefined)
    }
  }, [place.id, orderType, isOn, place.openState.isOpen])
  return said
}
