import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { OfflineFrame } from './offline-frame.tsx'

/** Stands where a screen cannot be fetched, and makes room for it as soon as it can. */
export function offlineScreenOf(load: () => Promise<ComponentType>): ComponentType {
  return function OfflineScreen() {
    const [Screen, setScreen] = useState<ComponentType>()
    const tryAgain = useCallback(() => {
      load().then((loaded) => setScreen(() => loaded), reloadWhereOnline)
    }, [])
    useEffect(() => {
      addEventListener('online', tryAgain)
      return () => removeEventListener('online', tryAgain)
    }, [tryAgain])
    return Screen ? (
      <Screen />
    ) : (
      <OfflineFrame next="This page opens by itself when the connection is back." onRetry={tryAgain} />
    )
  }
}

/** A browser may remember that a file could not be fetched, and never ask for it again on this page. */
function reloadWhereOnline(): void {
  if (navigator.onLine) location.reload()
}
