import { lazy, Suspense, useEffect, useState } from 'react'

const Toaster = lazy(() => import('./toaster.tsx').then((module) => ({ default: module.Toaster })))

/** After the page has settled, and before anything needs it: a live region must be there before its first words. */
export function LazyToaster() {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const due = () => setDue(true)
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(due, 600)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(due, { timeout: 2000 })
    return () => cancelIdleCallback(idle)
  }, [])
  return isDue ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
