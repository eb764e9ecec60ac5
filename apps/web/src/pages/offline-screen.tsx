import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { latestCart } from '../kit/cart/cart-store.ts'
import { button } from '../ui/button.ts'
import { DeadEnd } from '../ui/dead-end.tsx'

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
    return Screen ? <Screen /> : <Offline onRetry={tryAgain} />
  }
}

/** A browser may remember that a file could not be fetched, and never ask for it again on this page. */
function reloadWhereOnline(): void {
  if (navigator.onLine) location.reload()
}

function Offline({ onRetry }: { onRetry: () => void }) {
  const hasCart = (latestCart()?.cart.length ?? 0) > 0
  return (
    <DeadEnd
      isAlert
      title="You’re offline"
      way={
        <button type="button" className={button('primary')} onClick={onRetry}>
          Try Again
        </button>
      }
    >
      <p>
        {hasCart && 'Your cart is saved. '}
        This page opens by itself when the connection is back.
      </p>
    </DeadEnd>
  )
}
