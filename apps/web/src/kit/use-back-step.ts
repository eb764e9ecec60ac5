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
    const isAbove = () => stack.indexOf(entry) > stack.indexOf(entryOf(history.state))
    let isAdded = false
    stack.push(entry)
    const add = () => {
      isAdded = true
      history.pushState({ ...history.state, over: entry }, '')
    }
    const onPop = () => {
      // What was closed a moment before has taken its own step only now.
      if (!isAdded) add()
      else if (isAbove() && step() === 'open') add()
    }
    if (!isGoingBack) add()
    addEventListener('popstate', onPop)
    return () => {
      removeEventListener('popstate', onPop)
      stack.splice(stack.indexOf(entry), 1)
      // Who has gone elsewhere meanwhile is not taken back.
      if (isHere()) goBack()
    }
  }, [])
}

/** For a dialog of one step, which Back closes. Links in it that lead away replace its entry in the history. */
export function useBackCloses(close: () => void): void {
  useBackStep(() => {
    close()
    return 'closed'
  })
}

/** Leads elsewhere once the steps of what has just closed are gone: else that step would be taken from the next page. */
export function afterSteps(lead: () => void): void {
  if (isGoingBack) addEventListener('popstate', () => afterSteps(lead), { once: true })
  else lead()
}

/** What lies over the page, the topmost last. */
const stack: unknown[] = []
let isGoingBack = false

/** The browser goes back a moment later: a step that is added meanwhile would be the one that it takes. */
function goBack(): void {
  isGoingBack = true
  const end = () => {
    isGoingBack = false
    // Of two that closed at once the lower one still has its step.
    const over = entryOf(history.state)
    if (over !== undefined && !stack.includes(over)) goBack()
  }
  addEventListener('popstate', end, { once: true })
  history.back()
}

function entryOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'over' in state ? state.over : undefined
}
