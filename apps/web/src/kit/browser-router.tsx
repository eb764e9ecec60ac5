import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type NavigateOptions,
  type Navigator,
  Router,
} from 'react-router'

/**
 * The router over the browser's own history. Why not the ready-made one: see ui/link.tsx. A step waits for its screen,
 * except where it asks for `flushSync`: the screen that is left must be gone by the next line.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [{ history, navigator, isAtOnce }] = useState(openHistory)
  const [{ action, location }, setStep] = useState({ action: history.action, location: history.location })
  useLayoutEffect(
    () =>
      history.listen((step) => {
        const show = isAtOnce() ? flushSync : startTransition
        show(() => setStep(step))
      }),
    [history, isAtOnce],
  )
  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  )
}

function openHistory() {
  const history = createBrowserHistory({ v5Compat: true }) // tells of every step, also of its own
  let isSync = false
  const step = (take: () => void, options: NavigateOptions | undefined) => {
    isSync = options?.flushSync === true
    take()
    isSync = false
  }
  const navigator: Navigator = {
    createHref: (to) => history.createHref(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (by) => history.go(by),
    push: (to, state, options) => step(() => history.push(to, state), options),
    replace: (to, state, options) => step(() => history.replace(to, state), options),
  }
  return { history, navigator, isAtOnce: () => isSync }
}
