import type { ReactNode } from 'react'
import { latestCart } from '../kit/cart/cart-store.ts'
import { button } from '../ui/button.ts'
import { DeadEnd } from '../ui/dead-end.tsx'

export type OfflineFrameProps = {
  /** What becomes of it by itself. */
  next: string
  onRetry: () => void
  children?: ReactNode
}

/** In the place of a page that needs the network (offline 25). The cart lies on this device, so it is never lost. */
export function OfflineFrame({ next, onRetry, children }: OfflineFrameProps) {
  const hasCart = (latestCart()?.cart.length ?? 0) > 0
  return (
    <DeadEnd
      isAlert
      art="lamp"
      title={hasCart ? 'You’re offline, your cart is saved' : 'You’re offline'}
      way={
        <div className="flex flex-wrap justify-center gap-3">
          <button type="button" className={button('primary')} onClick={onRetry}>
            Try Again
          </button>
          {children}
        </div>
      }
    >
      <p>{next}</p>
    </DeadEnd>
  )
}
