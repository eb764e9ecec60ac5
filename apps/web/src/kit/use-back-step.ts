import { useEffect, useEffectEvent } from 'react'
import { newId } from './new-id.ts'

/**
 * While something lies over the page, the browser's Back takes a step in it instead of leaving the page under it. The answer says whether
 * something still lies there.
 */
export function useBackStep(onBack: () => 'open' | 'closed'): void {
  const step = useEffectEvent(onBack)
  useEffect(() => {
    const entry = newId()
    const isHere = () => entryOf(history.state) === entry
    const add = () => history.pushState({ ...history.state, over: entry }, '')
    const onPop = () => {
      if (!isHere() && step() === 'open') add()
    }
    add()
    addEventListener('popstate', onPop)
    return () => {
      removeEventListener('popstate', onPop)
      // Who has gone elsewhere meanwhile is not taken back.
      if (isHere()) history.back()
    }
  }, [])
}

function entryOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'over' in state ? state.over : undefined
}
