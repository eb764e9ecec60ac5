import { may } from '@sizzle/domain/people/rights.ts'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { BRAND } from '../brand/brand.ts'
import { LoginForm } from '../features/customer/account/login-form.tsx'
import { returnPath } from '../kit/session/return-to.ts'
import { type Session, useSession } from '../kit/session/session.ts'
import { useTitle } from '../kit/use-title.ts'
import { paths } from '../paths.ts'

export function LoginPage() {
  useTitle(`Sign in | ${BRAND.name}`)
  const session = useSession()
  const navigate = useNavigate()
  // Written by our own links, but anything may stand in a history entry.
  const from: unknown = (useLocation().state as { from?: unknown } | null)?.from
  const arrive = (signedIn: Session) => void navigate(returnPath(from, homeOf(signedIn)), { replace: true })

  if (session.state === 'ready' && session.user) return <Navigate to={returnPath(from, homeOf(session))} replace />
  return <LoginForm onSignedIn={arrive} />
}

/** Staff start at their board; customers where they can order. */
function homeOf(session: Session): string {
  const user = session.state === 'ready' ? session.user : null
  return user && may(user, 'backOffice.enter') ? paths.adminDashboard('orders') : paths.menu(BRAND.defaultLocationId)
}
