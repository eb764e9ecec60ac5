import { type OrderType, offers } from '@sizzle/domain/order/order-type.ts'
import { useEffect, useState } from 'react'
import { followReadyTime, type ReadyPlace, type ReadySaid } from './ready-time.ts'

type Said = { readonly about: string; readonly ready: ReadySaid | undefined }

/** After the last of several presses. */
const STILL_MS = 600

/** "Ready about 6:40 p.m. at 395 Truro Heights Road." for an order that came now ("from" while the cart is empty), or the first time later on while there are none; undefined while it is not known. */
export function useReadyTime(place: ReadyPlace, orderType: OrderType, pieces: number): ReadySaid | undefined {
  const [said, say] = useState<Said>()
  const isOn = place.isActive && offers(place.features, orderType)
  const about = [place.id, orderType, isOn, place.openState.isOpen].join()
  const ready = said?.about === about ? said.ready : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is about names the place; an answer asks for nothing
  useEffect(() => {
    if (!isOn) return
    const end = new AbortController()
    const follow = () =>
      followReadyTime({ place, orderType, pieces }, (next) => say({ about, ready: next }), end.signal)
    // For a cart that grows or shrinks what was said stands until there is an answer for all of it.
    const timer = setTimeout(follow, ready ? STILL_MS : 0)
    return () => {
      clearTimeout(timer)
      end.abort()
    }
  }, [about, pieces])
  return ready
}
