import type { Topic } from '@sizzle/contract/live.ts'
import { useEffect, useEffectEvent } from 'react'
import { hearWho } from '../session/expiry.ts'
import { useStore } from '../store.ts'
import { createLive, type LiveNews } from './live.ts'
import type { LiveState } from './run-stream.ts'

const live = createLive({
  url: '/api/live',
  name: 'sizzle-live',
  onWho: hearWho,
  isOnline: () => navigator.onLine,
  onNetworkBack: (listener) => {
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  },
  onNetworkLost: (listener) => {
    addEventListener('offline', listener)
    return () => removeEventListener('offline', listener)
  },
})

export const restartLive = live.restart
export const subscribeLive = live.subscribe

/** Tells of changes of these topics while the screen is there. `topics` is written once, outside the component. */
export function useLive(topics: readonly Topic[], tell: (news: LiveNews) => void): void {
  const onNews = useEffectEvent(tell)
  useEffect(() => live.subscribe(topics, onNews), [topics])
}

export function useLiveState(): LiveState {
  return useStore(live.state, 'reconnecting')
}
