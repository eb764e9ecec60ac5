import type { Topic } from '@sizzle/contract/live.ts'
import { useEffect, useEffectEvent } from 'react'
import type { LiveNews } from './live.ts'

/** Tells of changes of these topics while the screen is there. `topics` is written once, outside the component. */
export function useLive(topics: readonly Topic[], tell: (news: LiveNews) => void): void {
  const onNews = useEffectEvent(tell)
  useEffect(() => {
    let leave: (() => void) | undefined
    let isGone = false
    // Nothing is heard before the screen stands, so the stream is no part of the first script.
    void import('./open-live.ts').then(({ live }) => {
      if (!isGone) leave = live.subscribe(topics, onNews)
    })
    return () => {
      isGone = true
      leave?.()
    }
  }, [topics])
}
