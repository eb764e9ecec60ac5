import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { latestCart } from '../kit/cart/cart-store.ts'
import { button } from '../ui/button.ts'
import { Ornament } from '../ui/ornament.tsx'

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
    <section role="alert" className="wrap flex max-w-[640px]! flex-col items-center py-20 text-center">
      <Ornament className="mb-6" />
      <h1 className="text-3xl">You’re offline</h1>
      <p className="mt-3 text-soft">
        {hasCart && 'Your cart is saved. '}
        This page opens by itself when the connection is back.
      </p>
      <button type="button" className={button('primary', 'mt-8')} onClick={onRetry}>
        Try Again
      </button>
    </section>
  )
}
