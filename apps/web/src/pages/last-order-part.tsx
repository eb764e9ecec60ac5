import { lazy, Suspense } from 'react'
import { useSession } from '../kit/session/session.ts'

/** Fetched only for people who are signed in; where it cannot be, nobody misses it. */
const Part = lazy(() =>
  import('./last-order-bar.tsx').then(
    (module) => ({ default: module.LastOrderBar }),
    () => ({ default: () => null }),
  ),
)

export function LastOrderPart({ locationId, hasCart = false }: { locationId?: string; hasCart?: boolean }) {
  const session = useSession()
  if (session.state !== 'ready' || !session.user || session.user.byPin) return null
  return (
    <Suspense>
      <Part locationId={locationId} hasCart={hasCart} />
    </Suspense>
  )
}
