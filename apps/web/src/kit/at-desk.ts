import { useEffect } from 'react'
import { createStore, useStore } from './store.ts'

// What somebody at this device is in the middle of, and what they have just entered themselves. Calls for new orders do
// not cover the one, and do not announce the other to the person who made it.

const work = createStore(0)
const entered = createStore<readonly string[]>([])

/** Says that a full screen of something else would now be in the way. */
export function useAtWork(isAtWork: boolean): void {
  useEffect(() => {
    if (!isAtWork) return
    work.set(work.get() + 1)
    return () => work.set(work.get() - 1)
  }, [isAtWork])
}

export function useIsAtWork(): boolean {
  return useStore(work, 0) > 0
}

export function noteEnteredHere(orderId: string): void {
  entered.set([...entered.get(), orderId].slice(-100))
}

export function useEnteredHere(): readonly string[] {
  return useStore(entered, [])
}
