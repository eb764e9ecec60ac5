import { may } from '@sizzle/domain/people/rights.ts'
import { useLocation, useNavigate } from 'react-router'
import { BRAND } from '../brand/brand.ts'
import { returnPath } from '../kit/session/return-to.ts'
import type { Session } from '../kit/session/session.ts'
import { paths } from '../paths.ts'

/** Signing in goes back to where the visitor was sent away from; staff otherwise start at their board, customers at the menu. */
export function useWayBack() {
  const navigate = useNavigate()
  // Written by our own links, but anything may stand in a history entry.
  const from: unknown = (useLocation().state as { from?: unknown } | null)?.from
  const target = (session: Session) => returnPath(from, homeOf(session))
  return {
    from,
    target,
    goOn: (session: Session) => void navigate(target(session), { replace: true }),
  }
}

function homeOf(session: Session): string {
  const user = session.state === 'ready' ? session.user : null
  return user && may(user, 'backOffice.enter') ? paths.adminDashboard('orders') : paths.menu(BRAND.defaultLocationId)
}
