import { may } from '@sizzle/domain/people/rights.ts'
import { recordOf } from '@sizzle/domain/record.ts'
import { BRAND } from '../brand/brand.ts'
import { type CheckoutState, readCheckoutState } from '../kit/cart/checkout-state.ts'
import { returnPath } from '../kit/session/return-to.ts'
import type { Session } from '../kit/session/session.ts'
import { useHydrated } from '../kit/use-hydrated.ts'
import { paths } from '../paths.ts'
import { useLocation, useNavigate } from '../router/router.tsx'

/** What the links to the sign-in screens hand over: the page to return to, or the order that signing in interrupted. */
export type CameFrom = { from?: unknown; order?: CheckoutState | undefined }

/**
 * Signing in goes on with the order that it interrupted, else back to where the visitor came from. Without either, staff
 * start at their board and customers at the menu.
 */
export function useWayBack() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const { from, order } = readCameFrom(useHydrated() ? state : undefined)
  const page = (session: Session) => returnPath(from, homeOf(session))
  const target = (session: Session) => (order ? { to: paths.checkout(), state: order } : { to: page(session) })
  return {
    cameFrom: { from, order } satisfies CameFrom,
    target,
    /** A sign-in at another site comes back by address alone. */
    page,
    goOn: (session: Session) => {
      const { to, ...state } = target(session)
      navigate(to, { replace: true, ...state })
    },
  }
}

function readCameFrom(state: unknown): CameFrom {
  // Written by our own links, but anything may stand in a history entry.
  const { from, order } = recordOf(state)
  return { from, order: readCheckoutState(order) }
}

function homeOf(session: Session): string {
  const user = session.state === 'ready' ? session.user : null
  if (user?.heldBack) return paths.profile('security')
  return user && may(user, 'backOffice.enter') ? paths.adminDashboard() : paths.menu(BRAND.defaultLocationId)
}
