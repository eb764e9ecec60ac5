import { type OrderType, offers } from '@sizzle/domain/order/order-type.ts'
import { useEffect } from 'react'
import { followReadyTime, type ReadyPlace, type ReadySaid } from './ready-time.ts'
import { createStore, useStore } from './store.ts'

/** What the menu was told last: the cart that opens over it says the same. */
const saidLast = createStore<ReadySaid | undefined>(undefined)
/** After the last of several presses. */
const STILL_MS = 600

const isPossible = (place: ReadyPlace, orderType: OrderType) => place.isActive && offers(place.features, orderType)

/** "Ready about 6:40 p.m. at 395 Truro Heights Road." for an order that came now, or the first time later on while there are none; undefined while it is not known. */
export function useReadyTime(place: ReadyPlace, orderType: OrderType, pieces: number): ReadySaid | undefined {
  const isOn = isPossible(place, orderType)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said is about these
  useEffect(() => () => saidLast.set(undefined), [place.id, orderType, isOn, place.openState.isOpen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is the one with this id
  useEffect(() => {
    if (!isOn) return
    const end = new AbortController()
    const follow = () => followReadyTime({ place, orderType, pieces }, saidLast.set, end.signal)
    // For a cart that grows or shrinks what was said stands until there is an answer for all of it.
    const timer = setTimeout(follow, saidLast.get() ? STILL_MS : 0)
    return () => {
      clearTimeout(timer)
      end.abort()
    }
  }, [place.id, orderType, isOn, place.openState.isOpen, pieces])
  return useSaidReadyTime(place, orderType)
}

/** What is said of it already, for what opens over the page that asks. */
export function useSaidReadyTime(place: ReadyPlace, orderType: OrderType): ReadySaid | undefined {
  const said = useStore(saidLast, undefined, true)
  return isPossible(place, orderType) ? said : undefined
}
