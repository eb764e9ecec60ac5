import { Suspense } from 'react'
import { quietPart } from '../kit/quiet-part.ts'
import { useSession } from '../kit/session/session.ts'

/** Fetched only for people who are signed in. */
const Part = quietPart(() => import('./last-order-bar.tsx').then((module) => module.LastOrderBar))

export function LastOrderPart({ locationId, hasCart = false }: { locationId?: string; hasCart?: boolean }) {
  const session = useSession()
  if (session.state !== 'ready' || !session.user || session.user.byPin) return null
  return (
    <Suspense>
      <Part locationId={locationId} hasCart={hasCart} />
    </Suspense>
  )
}
