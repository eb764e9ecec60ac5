import { type ReactNode, Suspense } from 'react'
import { quietPart } from '../kit/quiet-part.ts'
import { useSession } from '../kit/session/session.ts'

/** Fetched only for people who are signed in. */
const Part = quietPart(() => import('./last-order-bar.tsx').then((module) => module.LastOrderBar))

type LastOrderPartProps = {
  locationId?: string
  hasCart?: boolean
  /** What stands in its place for everybody else. */
  children?: ReactNode
}

export function LastOrderPart({ locationId, hasCart = false, children = null }: LastOrderPartProps) {
  const session = useSession()
  if (session.state !== 'ready' || !session.user || session.user.byPin) return children
  return (
    <Suspense fallback={children}>
      <Part locationId={locationId} hasCart={hasCart} instead={children} />
    </Suspense>
  )
}
