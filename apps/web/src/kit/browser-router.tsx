import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router'

/** The router over the browser's own history. Why not the ready-made one: see ui/link.tsx. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true })) // tells of every step, also of its own
  const [{ action, location }, setStep] = useState({ action: history.action, location: history.location })
  useLayoutEffect(() => history.listen((step) => startTransition(() => setStep(step))), [history])
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
